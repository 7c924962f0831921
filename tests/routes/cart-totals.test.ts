import fc from 'fast-check';
import {expect, it} from 'vitest';
import type {Cart} from '~/domains/cart/cart';
import {freeShipping} from '~/domains/cart/display/free-shipping';
import {cartTotals} from '~/domains/cart/display/savings';
import {toCents} from '~/platform/money';
import {createSandboxControl} from '~tests/support/sandbox-control';
import {post} from './support/api';
import {
  add,
  BIG_KIBBLE,
  DONATION,
  EVERY_2_WEEKS,
  EVERY_4_WEEKS,
  KIBBLE,
  ON_SALE,
} from '../support/variants';
import {cartOf} from './support/guest';
import {sandboxOrigin as origin} from './support/shared-sandbox';
import {openShop, watchShop} from './support/shop';

watchShop();
const shop = openShop(origin, {variables: {FEATURE_AUTOSHIP_FULFILMENT: '0'}});
const control = createSandboxControl(origin);

const line = fc.record({
  variant: fc.constantFrom(KIBBLE, BIG_KIBBLE, ON_SALE, DONATION),
  quantity: fc.integer({min: 1, max: 4}),
  plan: fc.constantFrom(undefined, EVERY_2_WEEKS, EVERY_4_WEEKS),
});
const codes = fc.subarray(['WELCOME10', 'AUTO35', 'NO-SUCH-CODE']);

/** A cart of the sandbox's engine with these lines and discount codes. */
async function cartWith(
  lines: {variant: string; quantity: number; plan: string | undefined}[],
  discountCodes: string[],
): Promise<Cart | null> {
  const visitor = shop.visitor();
  for (const {variant, quantity, plan} of lines) {
    await visitor.post(
      '/cart/change',
      add(variant, quantity, variant === DONATION ? undefined : plan),
    );
  }
  const cartId = visitor.cartId();
  if (discountCodes.length > 0) {
    await post(visitor, '/api/ecom/v1.0/update-cart-discount-codes', {
      cartId,
      codes: discountCodes,
    });
  }
  expect((await control.cart(cartId ?? '')).lines.length).toBeGreaterThan(0);
  return cartOf(visitor);
}

it('CART-111 the code for free shipping is told from others, unless one of them takes something off', async () => {
  const lines = [{variant: KIBBLE, quantity: 1, plan: undefined}];
  const hasShippingCode = async (...entered: string[]) =>
    (await cartWith(lines, entered))?.hasShippingCode ?? false;
  expect(await hasShippingCode('FREESHIP')).toBe(true);
  expect(await hasShippingCode('FREESHIP', 'NO-SUCH-CODE')).toBe(true);
  expect(await hasShippingCode('WELCOME10')).toBe(false);
  expect(await hasShippingCode('FREESHIP', 'WELCOME10')).toBe(false);
});

it('CART-80, CART-81 the totals of a cart add up to the cent', async () => {
  const seen = {sale: 0, plan: 0, code: 0};
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, {minLength: 1, maxLength: 3}),
      codes,
      async (lines, discountCodes) => {
        const cart = await cartWith(lines, discountCodes);
        if (!cart) throw new Error('nothing was added');
        const totals = cartTotals(cart);
        const {subtotalCents, planSavingsCents, codeSavingsCents, totalCents, savingsCents} =
          totals;
        const perLine = cart.lineItems.map(({variant, quantity}) => {
          const price = toCents(variant.price);
          const full = variant.compareAtPrice ? toCents(variant.compareAtPrice) : price;
          return {day: price * quantity, sale: Math.max(0, full - price) * quantity};
        });
        const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
        const saleCents = sum(perLine.map(({sale}) => sale));
        expect(subtotalCents).toBe(sum(perLine.map(({day}) => day)));
        expect(totalCents).toBe(toCents(cart.cost.totalAmount));
        expect(subtotalCents - planSavingsCents - codeSavingsCents).toBe(totalCents);
        expect(savingsCents).toBe(saleCents + planSavingsCents + codeSavingsCents);
        expect(Math.min(planSavingsCents, codeSavingsCents)).toBeGreaterThanOrEqual(0);
        const {remainingCents} = freeShipping(cart.lineItems);
        expect(remainingCents).toBeGreaterThanOrEqual(0);
        seen.sale += saleCents > 0 ? 1 : 0;
        seen.plan += planSavingsCents > 0 ? 1 : 0;
        seen.code += codeSavingsCents > 0 ? 1 : 0;
      },
    ),
    {numRuns: 30},
  );
  /* Proves that the property saw sales, plans and codes. */
  expect(Object.values(seen).every((count) => count > 0)).toBe(true);
});
