import {describe, expect, it} from 'vitest';
import {
  bestSellersReply,
  cartChangeReply,
  cartReply,
  graphqlReply,
  merchandiseReply,
  productReply,
  productsByIdsReply,
  recommendationsReply,
} from '~/services/commerce/contract';
import {pathsOf, withValueAt} from './broken-reply';
import {wireCart, wireChange, wireProduct, wireSummary, wireVariant} from './wire';

const GOOD = {
  cart: [cartReply, {cart: wireCart}],
  'no cart': [cartReply, {cart: null}],
  change: [cartChangeReply, {change: wireChange}],
  'rejected change': [
    cartChangeReply,
    {
      change: {
        cart: null,
        userErrors: [{code: null, field: null, message: 'No'}],
        warnings: [{code: 'MERCHANDISE_OUT_OF_STOCK', message: 'Gone', target: 'line'}],
      },
    },
  ],
  product: [productReply, {product: wireProduct}],
  'no product': [productReply, {product: null}],
  'best sellers': [bestSellersReply, {collection: {products: {nodes: [wireSummary]}}}],
  list: [productsByIdsReply, {nodes: [wireSummary, null]}],
  related: [recommendationsReply, {productRecommendations: null}],
  merchandise: [
    merchandiseReply,
    {
      node: {
        id: wireVariant.id,
        weight: 4,
        weightUnit: 'POUNDS',
        product: {productType: 'Food', prescription: null},
      },
    },
  ],
  'node of another kind': [merchandiseReply, {node: {}}],
} as const;

describe('the commerce contract', () => {
  it.each(Object.entries(GOOD))('accepts a valid reply: %s', (_name, [schema, reply]) => {
    expect(schema.safeParse(reply).success).toBe(true);
  });

  it.each(Object.entries(GOOD))(
    'HOUSE-21a rejects %s with a wrong type anywhere',
    (_name, entry) => {
      const [schema, reply] = entry;
      const wrong = Symbol('no value of JSON');
      const passed = pathsOf(reply).filter(
        (path) => schema.safeParse(withValueAt(reply, path, wrong)).success,
      );
      expect(passed).toEqual([]);
    },
  );

  it.each([
    [
      'weightUnit',
      productReply,
      {product: {...wireProduct, variants: {nodes: [{...wireVariant, weightUnit: 'STONES'}]}}},
    ],
    [
      'userErrors.code',
      cartChangeReply,
      {change: {...wireChange, userErrors: [{code: 'NEW_CODE', field: ['x'], message: ''}]}},
    ],
    [
      'warnings.code',
      cartChangeReply,
      {change: {...wireChange, warnings: [{code: 'NEW_CODE', message: '', target: ''}]}},
    ],
    [
      'countryCode',
      cartReply,
      {cart: {...wireCart, buyerIdentity: {...wireCart.buyerIdentity, countryCode: 'ZZ'}}},
    ],
  ] as const)('accepts an unknown value of %s', (_field, schema, reply) => {
    expect(schema.safeParse(reply).success).toBe(true);
  });

  it.each(['-1.00', '1,00', '', 'abc', '1e3', 'NaN'])(
    'HOUSE-21a rejects %j as an amount',
    (amount) => {
      const cost = {
        subtotalAmount: {amount, currencyCode: 'USD'},
        totalAmount: wireCart.cost.totalAmount,
      };
      expect(cartReply.safeParse({cart: {...wireCart, cost}}).success).toBe(false);
    },
  );

  it.each(['javascript', '/cart/c/x', ''])(
    'HOUSE-21a rejects %j as a checkout URL',
    (checkoutUrl) => {
      expect(cartReply.safeParse({cart: {...wireCart, checkoutUrl}}).success).toBe(false);
    },
  );
});

describe('the GraphQL envelope', () => {
  it.each([
    [{data: {shop: 1}}, {data: {shop: 1}, errors: []}],
    [
      {data: null, errors: [{message: 'No'}]},
      {data: null, errors: [{message: 'No', code: undefined}]},
    ],
    [
      {errors: [{message: 'Throttled', extensions: {code: 'THROTTLED', cost: 9}}]},
      {data: null, errors: [{message: 'Throttled', code: 'THROTTLED'}]},
    ],
    [
      {data: {a: 1}, errors: [{extensions: 3}]},
      {data: {a: 1}, errors: [{message: '', code: undefined}]},
    ],
    [
      {data: {}, errors: []},
      {data: {}, errors: []},
    ],
  ])('accepts %j', (reply, parsed) => {
    expect(graphqlReply.parse(reply)).toMatchObject(parsed);
  });

  it.each([
    [{}],
    [{data: null}],
    [{data: 1}],
    [{data: []}],
    [{errors: 'Not Found'}],
    [[]],
    ['text'],
    [null],
    [7],
  ])('HOUSE-21a rejects %j', (reply) => {
    expect(graphqlReply.safeParse(reply).success).toBe(false);
  });
});
