import {CacheCustom} from '@shopify/hydrogen';
import {createExpiry} from '~/platform/expiry';
import {expect, it} from 'vitest';
import {PRODUCTS_BY_IDS_QUERY} from '~graphql/storefront/catalog';
import {createMemoryCache} from '~/node/memory-cache';
import {parseEnv} from '~/platform/env.server';
import {ok} from '~/platform/result';
import {createCommerceClient} from '~/services/commerce/client.server';
import {productsByIdsReply} from '~/services/commerce/contract';
import {createSharedCache} from '~/services/shared-cache.server';
import {composeEnv} from '~scripts/env-file';
import {ROOT} from '~sandbox/root';
import {wireSummary} from './wire';
import {refuse} from '~tests/support/refuse';

const HOUR = CacheCustom({mode: 'public', maxAge: 3600});

/** A cached read of two products, from a service that returns these bodies in turn. */
function readerOf(...bodies: unknown[]) {
  const pending: Promise<unknown>[] = [];
  const request = new Request('https://shop.test/');
  const client = createCommerceClient({
    env: parseEnv(composeEnv({root: ROOT, personal: false, overrides: {}})),
    http: {refuse, json: async () => ok(bodies.shift())},
    request,
    sharedCache: createSharedCache({
      expiry: createExpiry(),
      cache: createMemoryCache({entries: 10, bytes: 100_000}) as unknown as Cache,
      waitUntil: (promise) => void pending.push(promise),
      request,
    }),
  });
  return async () => {
    const read = await client.cached(['products'], HOUR, async () => {
      const reply = await client.query(PRODUCTS_BY_IDS_QUERY, {
        variables: {ids: ['a', 'b']},
        reply: productsByIdsReply,
      });
      return reply.ok ? ok(reply.value.nodes.map((node) => node?.title ?? null)) : reply;
    });
    await Promise.all(pending);
    return read.ok ? read.value : read.failure.kind;
  };
}

const {title} = wireSummary;
const whole = {data: {nodes: [wireSummary, wireSummary]}};
const partial = {
  data: {nodes: [null, wireSummary]},
  errors: [{message: 'Internal error', path: ['nodes', 0]}],
};

it('HOUSE-09a, HOUSE-21a a reply with errors is shown but not cached', async () => {
  const read = readerOf(partial, whole);
  expect(await read()).toEqual([null, title]);
  expect(await read()).toEqual([title, title]);
});

it('HOUSE-09a a complete reply is cached, even when an object is missing', async () => {
  const read = readerOf({data: {nodes: [null, wireSummary]}}, whole);
  expect(await read()).toEqual([null, title]);
  expect(await read()).toEqual([null, title]);
});
