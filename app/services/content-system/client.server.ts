import type {CachingStrategy} from '@shopify/hydrogen';
import type {z} from 'zod';
import type {Http, UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import type {ById, SharedCache} from '~/services/shared-cache.server';
import {publishedWith} from './index-filter';

/** The `limit` that returns all items. */
export const ALL = '-1';

type ItemsQuery = Record<string, string | readonly string[]>;

interface ItemsRequest<Out> {
  collection: string;
  query: ItemsQuery;
  reply: z.ZodType<Out>;
  cache: CachingStrategy;
}

interface PublishedRequest<Item> extends Omit<ItemsRequest<{data: Item[]}>, 'query'> {
  /** With `handle`. */
  fields: string;
  handles: readonly string[];
}

export interface ContentClient {
  /** Reads `/items/<collection>` through the shared cache. Never throws. */
  items<Out>(request: ItemsRequest<Out>): Promise<Result<Out, UpstreamFailure>>;
  /** Reads published items by handle. Each item is cached separately, because other lists often contain it. Never throws. */
  published<Item extends {handle: string}>(
    request: PublishedRequest<Item>,
  ): Promise<Result<ById<Item>, UpstreamFailure>>;
}

interface ClientParts {
  url: string;
  token: string;
  http: Http;
  sharedCache: SharedCache;
}

export function createContentClient({url, token, http, sharedCache}: ClientParts): ContentClient {
  const headers = {Accept: 'application/json', Authorization: `Bearer ${token}`};

  const addressOf = (collection: string, query: ItemsQuery) =>
    `${url}/items/${collection}?${toQueryString(query)}`;

  async function ask<Out>(collection: string, address: string, reply: z.ZodType<Out>) {
    const call = {service: 'content-system', operation: collection};
    const answer = await http.json({...call, kind: 'read', url: address, init: {headers}});
    if (!answer.ok) return answer;
    const parsed = reply.safeParse(answer.value);
    return parsed.success
      ? ok(parsed.data)
      : http.refuse(call, 'malformed', parsed.error.issues.slice(0, 3).map(text).join('; '));
  }

  return {
    items: ({collection, query, reply, cache}) => {
      const address = addressOf(collection, query);
      return sharedCache.run(['content-system', collection, address], cache, () =>
        ask(collection, address, reply),
      );
    },
    published: ({collection, fields, handles, reply, cache}) => {
      const key = ['content-system', collection, url, fields];
      return sharedCache.runEach(key, handles, cache, async (missing) => {
        const filter = publishedWith({handle: {_in: missing}});
        const address = addressOf(collection, {fields, filter, limit: ALL});
        const found = await ask(collection, address, reply);
        return found.ok
          ? ok(Object.fromEntries(found.value.data.map((item) => [item.handle, item])))
          : found;
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
