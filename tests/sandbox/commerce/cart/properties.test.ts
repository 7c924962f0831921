import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {createPricing} from '~sandbox/commerce/cart/cart-service';
import {shippingRates} from '~sandbox/commerce/cart/delivery';
import {DISCOUNT_CODES} from '~sandbox/commerce/cart/discount-codes';
import {GIFT_CARDS} from '~sandbox/commerce/cart/gift-cards';
import {mergeKey} from '~sandbox/commerce/cart/line-rules';
import {addLines, removeLines, updateLines} from '~sandbox/commerce/cart/lines';
import {orderTotals} from '~sandbox/commerce/cart/totals';
import type {CartRecord} from '~sandbox/commerce/cart/types';
import {
  BIG_BAG,
  cartApp,
  CLUB_BOX,
  DONATION,
  PLAN_2,
  PLAN_4,
  PLAN_OF_OTHERS,
  SMALL_BAG,
  SOLD_OUT,
  TREATS,
} from './cart-app';

const {sandbox, catalog, carts} = cartApp();
const {price} = createPricing({
  sandbox,
  catalog,
  hasLiveSubscription: (id) => id === 'subscriber',
});

const variant = fc.constantFrom(
  SMALL_BAG,
  BIG_BAG,
  SOLD_OUT,
  TREATS,
  DONATION,
  CLUB_BOX,
  'unknown',
);
const sellingPlanId = fc.constantFrom(null, PLAN_2, PLAN_4, PLAN_OF_OTHERS);
const quantity = fc.integer({min: -1, max: 12});
const attributes = fc.shuffledSubarray([
  {key: 'a', value: '1'},
  {key: 'b', value: '2'},
]);

/** One change; `at` picks the line. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    lines: fc.array(fc.record({merchandiseId: variant, sellingPlanId, quantity, attributes}), {
      maxLength: 3,
    }),
  }),
  fc.record({
    kind: fc.constant('update' as const),
    at: fc.nat(9),
    change: fc.record(
      {merchandiseId: variant, sellingPlanId, quantity, attributes},
      {requiredKeys: []},
    ),
  }),
  fc.record({kind: fc.constant('remove' as const), at: fc.nat(9)}),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function take(cart: CartRecord, change: Step): CartRecord {
  const at = 'at' in change ? cart.lines[change.at % Math.max(1, cart.lines.length)] : undefined;
  const outcome =
    change.kind === 'add'
      ? addLines(cart, change.lines, ['lines'], catalog)
      : change.kind === 'update'
        ? updateLines(cart, at ? [{...change.change, id: at.id}] : [], catalog)
        : removeLines(cart, at ? [at.id] : []);
  if (outcome.errors.length > 0) expect(outcome.lines).toEqual(cart.lines);
  return {...cart, lines: outcome.lines};
}

const steps = fc.array(step, {maxLength: 12});
const cartOf = (changes: Step[]) => changes.reduce(take, carts.newCart());

describe('any sequence of cart line changes', () => {
  test('SAND-08b leaves whole quantities of at least one, no unmerged duplicates, and nothing beyond the stock', () => {
    fc.assert(
      fc.property(steps, (changes) => {
        const {lines} = cartOf(changes);
        expect(lines.every((line) => Number.isInteger(line.quantity) && line.quantity >= 1)).toBe(
          true,
        );
        expect(new Set(lines.map(mergeKey)).size).toBe(lines.length);
        expect(new Set(lines.map(({id}) => id)).size).toBe(lines.length);
        for (const [id, stock] of [
          [SMALL_BAG, 10],
          [BIG_BAG, 5],
          [SOLD_OUT, 0],
        ] as const) {
          const ofVariant = lines.filter((line) => line.merchandiseId === id);
          const total = ofVariant.reduce((sum, line) => sum + line.quantity, 0);
          expect(total).toBeLessThanOrEqual(stock);
        }
      }),
      {numRuns: 300},
    );
  });

  test('SAND-08c leaves only selling plans that the product is sold with, and respects required plans', () => {
    fc.assert(
      fc.property(steps, (changes) => {
        for (const line of cartOf(changes).lines) {
          const {product} = catalog.variantById(line.merchandiseId) ?? {};
          expect(product).toBeDefined();
          if (line.sellingPlanId === null) {
            expect(product?.requiresSellingPlan).toBe(false);
          } else {
            const group = catalog.sellingPlan(line.sellingPlanId)?.groupId ?? '';
            expect(product?.sellingPlanGroupIds).toContain(group);
          }
        }
      }),
      {numRuns: 200},
    );
  });
});

describe('pricing any cart with any discount codes', () => {
  const codes = fc.uniqueArray(
    fc.constantFrom(...DISCOUNT_CODES.map(({code}) => code), 'NOSUCHCODE'),
  );
  const cards = fc.uniqueArray(fc.constantFrom(...GIFT_CARDS.map(({code}) => code)));
  const customerId = fc.constantFrom(null, 'newcomer', 'subscriber');
  const delivery = fc.option(
    fc.record({
      provinceCode: fc.constantFrom('CO', 'CA', 'AK', 'HI', 'NJ', 'OR'),
      rate: fc.constantFrom(0, 1),
    }),
  );
  const sum = (parts: number[]) => parts.reduce((left, right) => left + right, 0);

  test('SAND-23 gives lines, discounts, shipping and tax that add up to the total to the cent', () => {
    fc.assert(
      fc.property(
        fc.record({steps, codes, cards, customerId, delivery}),
        ({
          steps: changes,
          codes: discountCodes,
          cards: giftCards,
          customerId: id,
          delivery: to,
        }) => {
          const cart = cartOf(changes);
          const priced = price({
            ...cart,
            discountCodes,
            giftCards: giftCards.map((code) => ({id: code, code})),
            buyerIdentity: {...cart.buyerIdentity, customerId: id},
          });
          for (const line of priced.lines) {
            expect(line.subtotal).toBe(line.unitPrice * line.line.quantity);
            expect(line.total).toBe(line.subtotal - line.lineDiscount);
            expect(line.total - line.orderDiscount).toBeGreaterThanOrEqual(0);
          }
          expect(priced.totalQuantity).toBe(sum(cart.lines.map((line) => line.quantity)));
          expect(priced.checkoutCharge).toBe(sum(priced.lines.map((line) => line.subtotal)));
          expect(priced.subtotal).toBe(sum(priced.lines.map((line) => line.total)));
          const allocated = priced.discounts.flatMap(({allocations}) => allocations);
          expect(sum(allocated.map((part) => part.cents))).toBe(
            priced.lineDiscount + priced.orderDiscount,
          );

          const destination = to && {countryCode: 'US', provinceCode: to.provinceCode};
          const rate = destination && shippingRates(destination, priced.shippableSubtotal)[to.rate];
          const totals = orderTotals(
            priced,
            destination && {destination, shipping: rate?.cents ?? 0},
          );
          expect(totals.total).toBe(
            totals.items -
              totals.lineDiscount -
              totals.orderDiscount +
              totals.shipping -
              totals.shippingDiscount +
              totals.tax,
          );
          expect(totals.total).toBeGreaterThanOrEqual(0);
          expect(totals.due).toBe(
            totals.total - sum(totals.giftCards.map((card) => card.amountUsed)),
          );
          expect(totals.due).toBeGreaterThanOrEqual(0);
          if (!priced.needsShipping) expect(totals.shipping).toBe(0);
        },
      ),
      {numRuns: 300},
    );
  });

  test('SAND-23 gives the total calculated by hand for a cart with every kind of line', () => {
    const cart = addLines(
      carts.newCart(),
      [
        {merchandiseId: SMALL_BAG, quantity: 2},
        {merchandiseId: BIG_BAG, sellingPlanId: PLAN_4},
        {merchandiseId: TREATS, quantity: 3},
        {merchandiseId: DONATION},
      ],
      ['lines'],
      catalog,
    );
    const blank = carts.newCart();
    const priced = price({
      ...blank,
      lines: cart.lines,
      discountCodes: ['AUTO35', 'TREATS5', 'WELCOME10'],
      giftCards: [{id: 'card', code: 'MARLOWEGIFT25AB7K'}],
      buyerIdentity: {...blank.buyerIdentity, customerId: 'newcomer'},
    });
    const destination = {countryCode: 'US', provinceCode: 'HI'};
    const [standard] = shippingRates(destination, priced.shippableSubtotal);
    const inHawaii = orderTotals(priced, {destination, shipping: standard?.cents ?? 0});
    // 39.98 + 71.24 + 9.99 + 5.00; less 35 % of 71.24 and $5 off the treats; less 10 % of the remaining 91.28 without
    // the donation.
    expect(inHawaii).toMatchObject({
      items: 12621,
      lineDiscount: 2493 + 500,
      orderDiscount: 913,
      shipping: 400,
      shippingDiscount: 0,
      tax: 0,
      total: 12621 - 2993 - 913 + 400,
      giftCards: [{amountUsed: 2500}],
      due: 12621 - 2993 - 913 + 400 - 2500,
    });
    // The donation keeps its 5.00 and is not taxed: 4.5 % of 82.15 is 3.696….
    const inColorado = orderTotals(priced, {
      destination: {countryCode: 'US', provinceCode: 'CO'},
      shipping: 0,
    });
    expect(inColorado).toMatchObject({tax: 370, total: 12621 - 2993 - 913 + 370});
  });
});
