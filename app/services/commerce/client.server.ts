import type {CachingStrategy, StorefrontMutations, StorefrontQueries} from '@shopify/hydrogen';
import type {z} from 'zod';
import type {AppEnv} from '~/platform/env.server';
import {failure, type Http, type UpstreamFailure} from '~/platform/http.server';
import {fail, ok, type Result} from '~/platform/result';
import type {SharedCache} from '~/services/shared-cache.server';
import {graphqlReply} from './contract';

/** The version that every document is written for. Hydrogen 2025.4's own default is no longer served. */
const STOREFRONT_API_VERSION = '2026-10';

type Documents = StorefrontQueries & StorefrontMutations;
/** A document that codegen has seen. Any other text does not compile (HOUSE-05). */
export type Document = Extract<keyof Documents, string>;

/** Every document is asked in this context; callers never pass it. */
type ContextVariable = 'country' | 'language';

type OwnVariables<D extends Document> = Omit<Documents[D]['variables'], ContextVariable>;

/**
 * The schema that a reply is parsed with must take everything that the document can return; where it does not, the
 * call does not compile.
 */
type ReplySchema<D extends Document, Out, In> = z.ZodType<Out, In> &
  (Documents[D]['return'] extends In ? unknown : {replyDoesNotFitDocument: Documents[D]['return']});

interface CommerceCall<D extends Document, Out, In> {
  variables: OwnVariables<D>;
  reply: ReplySchema<D, Out, In>;
}

export interface CommerceClient {
  /** Reads, parsed by `reply`. Never throws. */
  query<D extends Document, Out, In>(
    document: D,
    call: CommerceCall<D, Out, In>,
  ): Promise<Result<Out, UpstreamFailure>>;
  /** Writes: never retried, never cached. */
  mutate<D extends Document, Out, In>(
    document: D,
    call: CommerceCall<D, Out, In>,
  ): Promise<Result<Out, UpstreamFailure>>;
  /** A shared, impersonal read through the cache: what `produce` maps is kept, failures are not (HOUSE-09). */
  cached<Out>(
    key: readonly string[],
    strategy: CachingStrategy,
    produce: () => Promise<Result<Out, UpstreamFailure>>,
  ): Promise<Result<Out, UpstreamFailure>>;
}

interface ClientParts {
  env: AppEnv;
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
    'Content-Type': 'application/json',
    Accept: 'application/json',
    'Shopify-Storefront-Private-Token': env.PRIVATE_STOREFRONT_API_TOKEN,
    ...(buyerIp ? {'Shopify-Storefront-Buyer-IP': buyerIp} : {}),
  };

  /* Counted for the whole request: a read beside a partial one is not kept either, which does no harm. */
  let partialReplies = 0;

  async function send<D extends Document, Out, In>(
    kind: 'read' | 'write',
    document: D,
    {variables, reply}: CommerceCall<D, Out, In>,
  ): Promise<Result<Out, UpstreamFailure>> {
    const call = {service: 'commerce', operation: operationName(document)};
    const answer = await http.json({
      ...call,
      kind,
      url,
      init: {
        method: 'POST',
        headers,
        body: JSON.stringify({
          query: document,
          operationName: call.operation,
          variables: {...variables, country: 'US', language: 'EN'},
        }),
      },
    });
    if (!answer.ok) return answer;
    const envelope = graphqlReply.safeParse(answer.value);
    if (!envelope.success) {
      return fail(failure(call, 'malformed', 'not a GraphQL reply'));
    }
    const {data, errors} = envelope.data;
    if (errors.some((error) => error.code === 'THROTTLED')) {
      return fail(failure(call, 'throttled', 'the cost limit is used up'));
    }
    /* A field that was lost to an error is null as well: that says nothing of what is there (HOUSE-21). */
    const isLost = errors.length > 0 && Object.values(data ?? {}).every((field) => field === null);
    if (data === null || isLost) {
      return fail(failure(call, 'rejected', errors.map((error) => error.message).join('; ')));
    }
    /* With errors beside the data, whatever still has the shape that the page needs is used, but not kept. */
    if (errors.length > 0) partialReplies += 1;
    const parsed = reply.safeParse(data);
    return parsed.success
      ? ok(parsed.data)
      : fail(failure(call, 'malformed', parsed.error.issues.slice(0, 3).map(issueText).join('; ')));
  }

  return {
    query: (document, call) => send('read', document, call),
    mutate: (document, call) => send('write', document, call),
    cached: (key, strategy, produce) =>
      sharedCache.run(
        [STOREFRONT_API_VERSION, env.PUBLIC_STORE_DOMAIN, ...key],
        strategy,
        async () => {
          const before = partialReplies;
          const result = await produce();
          return partialReplies === before ? result : {...result, isPartial: true};
        },
      ),
  };
}

function operationName(document: string): string {
  return /(?:query|mutation)\s+(\w+)/.exec(document)?.[1] ?? 'anonymous';
}

function issueText(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')}: ${issue.message}`;
}
