import {describe, expect, it} from 'vitest';
import {PRODUCT_QUERY, PRODUCTS_BY_IDS_QUERY} from '~graphql/storefront/catalog';
import {CART_LINES_ADD_MUTATION, CART_QUERY} from '~graphql/storefront/cart';
import {failure, type Http, type UpstreamRequest} from '~/platform/http.server';
import {fail, ok} from '~/platform/result';
import {createCommerceClient} from '~/services/commerce/client.server';
import {
  cartChangeReply,
  cartReply,
  productReply,
  productsByIdsReply,
} from '~/services/commerce/contract';
import {UNCACHED} from '~tests/support/uncached';
import {wireCart, wireSummary} from './wire';
import {refuse} from '~tests/support/refuse';

const ENV = {
  PUBLIC_STORE_DOMAIN: 'https://commerce.test',
  PRIVATE_STOREFRONT_API_TOKEN: 'private-token',
};

/** A client whose service answers `body` to every call. `sent` collects the requests. */
function clientOf(body: unknown, headers: HeadersInit = {}) {
  const sent: UpstreamRequest[] = [];
  const http: Http = {
    refuse,
    json: async (request) => {
      sent.push(request);
      return ok(body);
    },
  };
  const client = createCommerceClient({
    env: ENV,
    http,
    request: new Request('https://shop.test/', {headers}),
    sharedCache: UNCACHED,
  });
  return {client, sent};
}

const askCart = (body: unknown) =>
  clientOf(body).client.query(CART_QUERY, {variables: {cartId: 'c'}, reply: cartReply});
const lost = (path: string) => ({
  message: 'Internal error',
  path: [path],
  extensions: {code: 'INTERNAL_SERVER_ERROR'},
});

describe('a commerce request', () => {
  it('goes to the pinned API version, with the private token, country and language', async () => {
    const {client, sent} = clientOf({data: {cart: null}});
    await client.query(CART_QUERY, {variables: {cartId: 'c'}, reply: cartReply});
    const [request] = sent;
    expect(request).toMatchObject({
      service: 'commerce',
      operation: 'Cart',
      kind: 'read',
      url: 'https://commerce.test/api/2026-10/graphql.json',
      init: {method: 'POST', headers: {'Shopify-Storefront-Private-Token': 'private-token'}},
    });
    expect(JSON.parse(request?.init.body as string)).toEqual({
      query: CART_QUERY,
      operationName: 'Cart',
      variables: {cartId: 'c', country: 'US', language: 'EN'},
    });
  });

  it('includes the buyer’s address when the runtime knows it', async () => {
    const {client, sent} = clientOf({data: {cart: null}}, {'oxygen-buyer-ip': '203.0.113.7'});
    await client.query(CART_QUERY, {variables: {cartId: 'c'}, reply: cartReply});
    expect(sent[0]?.init.headers).toMatchObject({'Shopify-Storefront-Buyer-IP': '203.0.113.7'});
  });

  it('HOUSE-16b is a write for a mutation, so it is never retried', async () => {
    const {client, sent} = clientOf({data: {change: null}});
    await client.mutate(CART_LINES_ADD_MUTATION, {
      variables: {cartId: 'c', lines: []},
      reply: cartChangeReply,
    });
    expect(sent[0]).toMatchObject({kind: 'write', operation: 'CartLinesAdd'});
  });
});

describe('a commerce reply', () => {
  it('is parsed', async () => {
    expect(await askCart({data: {cart: wireCart}})).toMatchObject({
      ok: true,
      value: {cart: {totalQuantity: 3}},
    });
    expect(await askCart({data: {cart: null}})).toEqual(ok({cart: null}));
  });

  it.each([
    ['throttled', {errors: [{message: 'Throttled', extensions: {code: 'THROTTLED'}}]}],
    ['rejected', {errors: [{message: 'Field does not exist'}]}],
    ['rejected', {data: null, errors: [{message: 'Internal error'}]}],
    ['malformed', {data: {cart: {id: 1}}}],
    ['malformed', {data: {}}],
    ['malformed', {errors: 'Not Found'}],
    ['malformed', 'text'],
  ])('HOUSE-21a is %s: %j', async (kind, body) => {
    expect(await askCart(body)).toMatchObject({ok: false, failure: {kind, operation: 'Cart'}});
  });

  it('passes on a transport failure', async () => {
    const down = failure({service: 'commerce', operation: 'Cart'}, 'network', 'gone');
    const client = createCommerceClient({
      env: ENV,
      http: {refuse, json: async () => fail(down)},
      request: new Request('https://shop.test/'),
      sharedCache: UNCACHED,
    });
    expect(await client.query(CART_QUERY, {variables: {cartId: 'c'}, reply: cartReply})).toEqual(
      fail(down),
    );
  });

  it('HOUSE-21b with an unreadable cart is a failure, not a missing cart', async () => {
    const answer = await askCart({data: {cart: null}, errors: [lost('cart')]});
    expect(answer.ok).toBe(false);
  });

  it('HOUSE-21a with an unreadable product is a failure, not a missing product', async () => {
    const {client} = clientOf({data: {product: null}, errors: [lost('product')]});
    const product = await client.query(PRODUCT_QUERY, {
      variables: {handle: 'x'},
      reply: productReply,
    });
    expect(product.ok).toBe(false);
  });

  it('keeps complete parts when another part failed', async () => {
    const {client} = clientOf({
      data: {nodes: [null, wireSummary]},
      errors: [{message: 'Internal error', path: ['nodes', 0]}],
    });
    const answer = await client.query(PRODUCTS_BY_IDS_QUERY, {
      variables: {ids: ['a', 'b']},
      reply: productsByIdsReply,
    });
    expect(answer).toMatchObject({ok: true, value: {nodes: [null, {title: wireSummary.title}]}});
  });
});
