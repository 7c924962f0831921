import type {AdminDocuments} from '~graphql/generated/admin.generated';
import type {AppEnv} from '~/platform/env.server';
import type {Http, UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import {callGraphql, type ReplySchema} from './graphql-call.server';

const SERVICE = 'commerce-admin';
const ADMIN_API_VERSION = '2026-10';

/** A document that codegen knows: any other text fails to compile (HOUSE-05). */
type AdminDocument = Extract<keyof AdminDocuments, string>;

interface AdminCall<D extends AdminDocument, Out, In> {
  variables: AdminDocuments[D]['variables'];
  reply: ReplySchema<AdminDocuments[D], Out, In>;
}

/**
 * The Admin API can read and change every customer's data, so callers must take customer ids from the session. Nothing
 * is cached, and writes are never retried. Never throws.
 */
export interface AdminClient {
  query<D extends AdminDocument, Out, In>(
    document: D,
    call: AdminCall<D, Out, In>,
  ): Promise<Result<Out, UpstreamFailure>>;
  mutate<D extends AdminDocument, Out, In>(
    document: D,
    call: AdminCall<D, Out, In>,
  ): Promise<Result<Out, UpstreamFailure>>;
  /** The failure of a call whose reply has neither what was asked for nor an error. Logs it (HOUSE-99b). */
  refuse(operation: string, detail: string): Result<never, UpstreamFailure>;
}

export function createAdminClient({
  env,
  http,
}: {
  env: Pick<AppEnv, 'ADMIN_API_ORIGIN' | 'ADMIN_API_TOKEN'>;
  http: Http;
}): AdminClient {
  async function send<D extends AdminDocument, Out, In>(
    kind: 'read' | 'write',
    document: D,
    {variables, reply}: AdminCall<D, Out, In>,
  ): Promise<Result<Out, UpstreamFailure>> {
    const answer = await callGraphql<Out>(http, {
      service: SERVICE,
      kind,
      url: `${env.ADMIN_API_ORIGIN}/admin/api/${ADMIN_API_VERSION}/graphql.json`,
      headers: {'X-Shopify-Access-Token': env.ADMIN_API_TOKEN},
      document,
      variables,
      reply,
    });
    return answer.ok ? ok(answer.value.data) : answer;
  }

  return {
    query: (document, call) => send('read', document, call),
    mutate: (document, call) => send('write', document, call),
    refuse: (operation, detail) => http.refuse({service: SERVICE, operation}, 'malformed', detail),
  };
}
