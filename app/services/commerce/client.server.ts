import type {CachingStrategy, StorefrontMutations, StorefrontQueries} from '@shopify/hydrogen';
import type {AppEnv} from '~/platform/env.server';
import type {Http, UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import type {ById, SharedCache} from '~/services/shared-cache.server';
import {callGraphql, type ReplySchema} from './graphql-call.server';

/** All documents are written for this version. The default of Hydrogen 2025.4 is no longer served. */
const STOREFRONT_API_VERSION = '2026-10';

const SERVICE = 'commerce';

type Documents = StorefrontQueries & StorefrontMutations;
/** A document that codegen knows: any other text fails to compile (HOUSE-05). */
export type Document = Extract<keyof Documents, string>;

type ContextVariable = 'country' | 'language';

type OwnVariables<D extends Document> = Omit<Documents[D]['variables'], ContextVariable>;

interface CommerceCall<D extends Document, Out, In> {
  variables: OwnVariables<D>;
  reply: ReplySchema<Documents[D], Out, In>;
}

export interface CommerceClient {
  /** Never throws. */
  query<D extends Document, Out, In>(
    document: D,
    call: CommerceCall<D, Out, In>,
  ): Promise<Result<Out, UpstreamFailure>>;
  /** Never retried, never cached. */
  mutate<D extends Document, Out, In>(
    document: D,
    call: CommerceCall<D, Out, In>,
  ): Promise<Result<Out, UpstreamFailure>>;
  /** The failure of a call whose reply has neither what was asked for nor an error. Logs it (HOUSE-99b). */
  refuse(operation: string, detail: string): Result<never, UpstreamFailure>;
  /**
   * Reads data that all shoppers share through the cache. Stores the result of `produce`, but no failures (HOUSE-09).
   */
  cached<Out>(
    key: readonly string[],
    strategy: CachingStrategy,
    produce: () => Promise<Result<Out, UpstreamFailure>>,
  ): Promise<Result<Out, UpstreamFailure>>;
  /** Reads many things of this kind as `cached` does. `produce` gets the ids that aren't in memory. */
  cachedEach<Thing>(
    kind: string,
    ids: readonly string[],
    strategy: CachingStrategy,
    produce: (ids: readonly string[]) => Promise<Result<ById<Thing>, UpstreamFailure>>,
  ): Promise<Result<ById<Thing>, UpstreamFailure>>;
}

interface ClientParts {
  env: Pick<AppEnv, 'PUBLIC_STORE_DOMAIN' | 'PRIVATE_STOREFRONT_API_TOKEN'>;
  http: Http;
  request: Request;
  sharedCache: SharedCache;
}

export function createCommerceClient({
  env,
  http,
  request,
  sharedCache,
}: ClientParts): CommerceClient {
  const url = `${env.PUBLIC_STORE_DOMAIN}/api/${STOREFRONT_API_VERSION}/graphql.json`;
  const buyerIp = request.headers.get('oxygen-buyer-ip');
  const headers = {
    'Shopify-Storefront-Private-Token': env.PRIVATE_STOREFRONT_API_TOKEN,
    ...(buyerIp ? {'Shopify-Storefront-Buyer-IP': buyerIp} : {}),
  };

  /* Counted per request. A complete read that runs beside a partial one isn't cached either, which is harmless. */
  let partialReplies = 0;

  async function send<D extends Document, Out, In>(
    kind: 'read' | 'write',
    document: D,
    {variables, reply}: CommerceCall<D, Out, In>,
  ): Promise<Result<Out, UpstreamFailure>> {
    const answer = await callGraphql<Out>(http, {
      service: SERVICE,
      kind,
      url,
      headers,
      document,
      variables: {...variables, country: 'US', language: 'EN'},
      reply,
    });
    if (!answer.ok) return answer;
    /* Data that came with errors is used if it matches the schema, but it isn't cached. */
    if (answer.value.isPartial) partialReplies += 1;
    return ok(answer.value.data);
  }

  const keyOf = (...key: readonly string[]) => [
    STOREFRONT_API_VERSION,
    env.PUBLIC_STORE_DOMAIN,
    ...key,
  ];

  async function notingPartial<Out>(produce: () => Promise<Result<Out, UpstreamFailure>>) {
    const before = partialReplies;
    const result = await produce();
    return partialReplies === before ? result : {...result, isPartial: true};
  }

  return {
    query: (document, call) => send('read', document, call),
    mutate: (document, call) => send('write', document, call),
    refuse: (operation, detail) => http.refuse({service: SERVICE, operation}, 'malformed', detail),
    cached: (key, strategy, produce) =>
      sharedCache.run(keyOf(...key), strategy, () => notingPartial(produce)),
    cachedEach: (kind, ids, strategy, produce) =>
      sharedCache.runEach(keyOf(kind), ids, strategy, (missing) =>
        notingPartial(() => produce(missing)),
      ),
  };
}
