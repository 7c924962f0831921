import {describe, expect, test} from 'vitest';
import {cartApp, TREATS} from './cart-app';

const strangers: [string, (id: string) => string][] = [
  ['unknown', () => 'gid://shopify/Cart/0123456789abcdef?key=0123456789abcdef'],
  ['malformed', () => 'cart-1'],
  ['without its key', (id) => id.replace(/\?.*/, '')],
  ['with a wrong key', (id) => id.replace(/key=.*/, 'key=0123456789abcdef')],
  ['with an empty key', (id) => id.replace(/key=.*/, 'key=')],
];

/** Every mutation that takes a cart id, with arguments of valid types. */
const mutations: [string, Record<string, [string, unknown]>][] = [
  ['cartLinesAdd', {lines: ['[CartLineInput!]!', [{merchandiseId: TREATS}]]}],
  ['cartLinesUpdate', {lines: ['[CartLineUpdateInput!]!', [{id: 'x', quantity: 1}]]}],
  ['cartLinesRemove', {lineIds: ['[ID!]', ['x']]}],
  ['cartAttributesUpdate', {attributes: ['[AttributeInput!]!', []]}],
  ['cartNoteUpdate', {note: ['String!', 'hello']}],
  ['cartBuyerIdentityUpdate', {buyerIdentity: ['CartBuyerIdentityInput!', {}]}],
  ['cartDiscountCodesUpdate', {discountCodes: ['[String!]!', []]}],
  ['cartGiftCardCodesUpdate', {giftCardCodes: ['[String!]!', []]}],
];

describe('cart id', () => {
  test('contains a secret, as does the checkout URL', async () => {
    const {id, checkoutUrl} = await cartApp().cartOf();
    const [, token, key] =
      /^gid:\/\/shopify\/Cart\/([\da-f]{32})\?key=([\da-f]{32})$/.exec(id) ?? [];
    expect(checkoutUrl).toBe(`http://sandbox.test/cart/c/${token}?key=${key}`);
  });

  test.each(strangers)('SAND-08g that is %s reads as null', async (_what, change) => {
    const app = cartApp();
    const {id} = await app.cartOf({merchandiseId: TREATS});
    expect(await app.read(change(id))).toBeNull();
    expect((await app.read(id))?.totalQuantity).toBe(1);
  });

  test('SAND-08g of a completed cart can no longer be read or changed', async () => {
    const app = cartApp();
    const {id} = await app.cartOf({merchandiseId: TREATS});
    app.carts.complete(/Cart\/(\w+)/.exec(id)?.[1] ?? '');
    expect(await app.read(id)).toBeNull();
    const {cart, userErrors} = await app.add(id, [{merchandiseId: TREATS}]);
    expect(cart).toBeNull();
    expect(userErrors).toHaveLength(1);
  });

  test.each(mutations)(
    "SAND-08f for %s returns a user error when the cart doesn't exist",
    async (name, args) => {
      const app = cartApp();
      const {id} = await app.cartOf({merchandiseId: TREATS});
      for (const [, change] of strangers) {
        expect(await app.mutate(name, {cartId: ['ID!', change(id)], ...args})).toEqual({
          cart: null,
          userErrors: [
            {code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.'},
          ],
          warnings: [],
        });
      }
    },
  );
});
