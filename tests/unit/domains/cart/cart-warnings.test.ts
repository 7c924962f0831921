import {expect, it} from 'vitest';
import {identityOf} from '~/domains/cart/cart';
import type {CartContext} from '~/domains/cart/read-cart.server';
import {siteOf} from '~/domains/session/site';
import {ok} from '~/platform/result';
import type {ChangedCart} from '~/services/commerce/cart.server';
import {contextOf} from '~tests/support/context';
import {lineOf, storedCartOf} from '../../../support/cart-builders';
import {texts, updateLine} from './visit';

const line = lineOf({quantity: 2});
const cart = storedCartOf([line]);
const silent = () => undefined;

function shopperWith(warnings: ChangedCart['warnings']): CartContext {
  const changed: ChangedCart = {cart, errors: [], isGone: false, warnings};
  return contextOf({
    request: {log: {info: silent, warn: silent, error: silent}},
    services: {
      cart: {
        get: () => Promise.resolve(ok(cart)),
        updateLines: () => Promise.resolve(ok(changed)),
      },
    },
    site: siteOf('DTC'),
    visitor: {
      cartPolicies: [],
      offersGift: async () => false,
      purchaseRules: async () => ({quota: null, mayBuyPrescription: true}),
      buyer: () => ({}),
      cart: {get: () => cart.id, set: silent, clear: silent},
    },
    settings: {showsAddFailures: true},
  });
}

it.each(['DISCOUNT_NOT_FOUND', 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE', 'DISCOUNT_OF_A_KIND_TO_COME'])(
  'updateLine omits the warning %s about a discount code that was already on the cart',
  async (code) => {
    const context = shopperWith([{code, target: 'gid://shopify/Cart/token-1234'}]);
    expect(await updateLine(context, {lineId: line.id, quantity: 3})).toMatchObject({
      ok: true,
      notices: [],
    });
  },
);

it('updateLine returns a warning about the line as a notice of that line', async () => {
  const context = shopperWith([{code: 'MERCHANDISE_NOT_ENOUGH_STOCK', target: line.id}]);
  const outcome = await updateLine(context, {lineId: line.id, quantity: 3});
  expect(outcome.notices).toMatchObject([{tone: 'warning', line: identityOf(line)}]);
  expect(texts(outcome)).toEqual(['We don’t have that many left. Your cart has all we have left.']);
});
