import type {CachingStrategy} from '@shopify/hydrogen';
import type {z} from 'zod';
import {failure, type Http, type UpstreamFailure} from '~/platform/http.server';
import {fail, ok, type Result} from '~/platform/result';
import type {SharedCache} from '~/services/shared-cache.server';

type ItemsQuery = Record<string, string | readonly string[]>;

interface ItemsRequest<Out> {
  collection: string;
  query: ItemsQuery;
  reply: z.ZodType<Out>;
  cache: CachingStrategy;
}

export interface ContentClient {
  /** Reads `/items/<collection>` through the shared cache. Never throws. */
  items<Out>(request: ItemsRequest<Out>): Promise<Result<Out, UpstreamFailure>>;
}

interface ClientParts {
  url: string;
  token: string;
  http: Http;
  sharedCache: SharedCache;
}

export function createContentClient({url, token, http, sharedCache}: ClientParts): ContentClient {
  const headers = {Accept: 'application/json', Authorization: `Bearer ${token}`};

  return {
    items: ({collection, query, reply, cache}) => {
      const address = `${url}/items/${collection}?${toQueryString(query)}`;
      return sharedCache.run(['content-system', collection, address], cache, async () => {
        const call = {service: 'content-system', operation: collection};
        const answer = await http.json({...call, kind: 'read', url: address, init: {headers}});
        if (!answer.ok) return answer;
        const parsed = reply.safeParse(answer.value);
        return parsed.success
          ? ok(parsed.data)
          : fail(failure(call, 'malformed', parsed.error.issues.slice(0, 3).map(text).join('; ')));
      });
    },
  };
}

function toQueryString(query: ItemsQuery): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((item) => [name, item]),
  );
  return new URLSearchParams(pairs).toString();
}

function text({path, message}: z.core.$ZodIssue): string {
  return `${path.join('.')}: ${message}`;
}
