import {describe, expect, it} from 'vitest';
import {ok} from '~/platform/result';
import type {UpstreamRequest} from '~/platform/http.server';
import {createCommerceCart, type CommerceCart} from '~/services/commerce/cart.server';
import {createCommerceClient} from '~/services/commerce/client.server';
import {wireCart, wireChange} from './wire';
import {UNCACHED} from '~tests/support/uncached';
import {refuse} from '~tests/support/refuse';

const LINE = {
  merchandiseId: 'gid://shopify/ProductVariant/1',
  quantity: 2,
  attributes: [],
  sellingPlanId: null,
};
const ID = 'gid://shopify/Cart/c';

/** The cart adapter, and the requests that it sends through the shop's own HTTP client. */
function adapter(reply: object = {change: wireChange}) {
  const sent: UpstreamRequest[] = [];
  const client = createCommerceClient({
    env: {PUBLIC_STORE_DOMAIN: 'https://commerce.test', PRIVATE_STOREFRONT_API_TOKEN: 'private'},
    http: {
      refuse,
      json: async (request) => {
        sent.push(request);
        return ok({data: request.kind === 'read' ? {cart: wireCart} : reply});
      },
    },
    request: new Request('https://shop.test/'),
    sharedCache: UNCACHED,
  });
  return {cart: createCommerceCart(client), sent};
}

interface Call {
  /** The platform's name for it. */
  operation: string;
  call: (cart: CommerceCart) => Promise<unknown>;
  reply?: object;
  variables: object;
}

const CALLS: Call[] = [
  {
    operation: 'CartCreate',
    call: (cart) => cart.create([LINE], {email: 'noa@example.com'}),
    variables: {
      input: {lines: [LINE], buyerIdentity: {email: 'noa@example.com', countryCode: 'US'}},
    },
  },
  {operation: 'Cart', call: (cart) => cart.get(ID), variables: {cartId: ID}},
  {
    operation: 'CartLinesAdd',
    call: (cart) => cart.addLines(ID, [LINE]),
    variables: {cartId: ID, lines: [LINE]},
  },
  {
    operation: 'CartLinesRemove',
    call: (cart) => cart.removeLines(ID, ['line']),
    variables: {cartId: ID, lineIds: ['line']},
  },
  {
    operation: 'CartLinesUpdate',
    call: (cart) => cart.updateLines(ID, [{id: 'line', quantity: 3}]),
    variables: {cartId: ID, lines: [{id: 'line', quantity: 3}]},
  },
  {
    operation: 'CartAttributesUpdate',
    call: (cart) => cart.updateAttributes(ID, [{key: 'gift', value: 'yes'}]),
    variables: {cartId: ID, attributes: [{key: 'gift', value: 'yes'}]},
  },
  {
    operation: 'CartHandOff',
    call: (cart) => cart.handOff(ID, {attributes: [], address: null}),
    reply: {change: wireChange, delivery: null},
    variables: {cartId: ID, attributes: [], addresses: []},
  },
  {
    operation: 'CartDiscountCodesUpdate',
    call: (cart) => cart.updateDiscountCodes(ID, ['AUTO35']),
    variables: {cartId: ID, discountCodes: ['AUTO35']},
  },
];

describe('the cart operations of the storefront', () => {
  it.each(CALLS)(
    'API-40 API-41 API-42 $operation goes through our own client with these fields',
    async ({operation, call, reply, variables}) => {
      const {cart, sent} = adapter(reply);
      expect(await call(cart)).toMatchObject({ok: true});
      expect(sent).toHaveLength(1);
      expect(sent[0]).toMatchObject({
        service: 'commerce',
        operation,
        url: 'https://commerce.test/api/2026-10/graphql.json',
      });
      expect(JSON.parse(sent[0]?.init.body as string)).toMatchObject({
        operationName: operation,
        variables,
      });
    },
  );
});
