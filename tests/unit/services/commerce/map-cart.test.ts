import {expect, it} from 'vitest';
import {cartReply} from '~/services/commerce/contract';
import {mapCart} from '~/services/commerce/map-cart';
import {wireCart, wireMoney} from './wire';

function mapped(changes: Partial<Record<keyof typeof wireCart, unknown>> = {}) {
  const {cart} = cartReply.parse({cart: {...wireCart, ...changes}});
  if (!cart) throw new Error('there is a cart');
  return mapCart(cart);
}

it('CART-01 a cart has id, buyerIdentity, lineItems, totalQuantity, attributes, discount codes and note', () => {
  expect(mapped()).toMatchObject({
    id: 'gid://shopify/Cart/token?key=secret',
    buyerIdentity: {email: 'ada@example.com', phone: null, countryCode: 'US'},
    lineItems: [{id: 'gid://shopify/CartLine/a'}],
    totalQuantity: 3,
    attributes: [
      {key: 'gift', value: 'yes'},
      {key: 'empty', value: ''},
    ],
    discountCodes: [{code: 'AUTO35', applicable: false}],
    note: 'Ring twice',
  });
});

it('CART-03 a line has id, quantity, attributes, product, variant, selling plan and subtotal', () => {
  expect(mapped().lineItems[0]).toMatchObject({
    id: 'gid://shopify/CartLine/a',
    quantity: 3,
    attributes: [{key: '_weightValue', value: '4'}],
    product: {
      productType: 'Dry Food',
      brand: 'Marlowe Balance',
      foodForm: 'dry-food',
      isPrescription: true,
      isDropship: false,
    },
    variant: {
      id: 'gid://shopify/ProductVariant/1',
      adminGraphqlId: 'gid://shopify/ProductVariant/1',
      inStock: true,
      weight: 4,
      weightUnit: 'lbs',
    },
    sellingPlanAllocation: {sellingPlan: {id: 'plan-2'}},
    cost: {subtotalAmount: {amount: '41.31'}},
  });
});

const code = (name: string, applicable = true) => ({code: name, applicable});
const discounted = {subtotalAmount: wireMoney('41.31'), totalAmount: wireMoney('37.18')};

it.each([
  ['takes nothing off', {discountCodes: [code('FREESHIP')]}, true],
  ['doesn’t apply', {discountCodes: [code('FREESHIP', false)]}, undefined],
  ['takes something off', {discountCodes: [code('WELCOME10')], cost: discounted}, undefined],
  [
    'is next to one that takes something off',
    {discountCodes: [code('WELCOME10'), code('FREESHIP')], cost: discounted},
    undefined,
  ],
  ['is missing', {discountCodes: []}, undefined],
])('CART-111 the code is for shipping, in a cart whose code %s: %#', (_code, changes, expected) => {
  expect(mapped(changes).hasShippingCode).toBe(expected);
});
