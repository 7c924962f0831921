import {describe, expect, test} from 'vitest';
import {
  BIG_BAG,
  cartApp,
  cents,
  codesOf,
  DONATION,
  PLAN_4,
  SMALL_BAG,
  TREATS,
  type CartAnswer,
  type PayloadAnswer,
} from './cart-app';

/** $71.24 */
const AUTOSHIP_BAG = {merchandiseId: BIG_BAG, sellingPlanId: PLAN_4};
/** $19.99 */
const BAG = {merchandiseId: SMALL_BAG};
/** $3.33 */
const BITES = {merchandiseId: TREATS};
const ADA = {customerAccessToken: 'token-ada'};
const BO = {customerAccessToken: 'token-bo'};

async function withCodes(
  app: ReturnType<typeof cartApp>,
  lines: object[],
  codes: string[],
  buyerIdentity: object = {},
): Promise<PayloadAnswer & {cart: NonNullable<PayloadAnswer['cart']>}> {
  const payload = await app.create({lines, buyerIdentity, discountCodes: codes});
  if (!payload.cart) throw new Error(JSON.stringify(payload.userErrors));
  return {...payload, cart: payload.cart};
}

const beforeDiscounts = (cart: CartAnswer) =>
  cart.lines.nodes.reduce((sum, {cost}) => sum + cents(cost.subtotalAmount), 0);

describe('applicable discount codes', () => {
  test.each([
    ['AUTO35', [AUTOSHIP_BAG, BAG], ADA, 9123, 6630],
    ['WELCOME10', [BAG, BITES], {}, 2332, 2099],
    ['TREATS5', [{...BITES, quantity: 2}, BAG], {}, 2665, 2165],
    ['TREATS5', [BITES, BAG], {}, 2332, 1999],
    ['BIG15', [{merchandiseId: BIG_BAG, quantity: 2}], {}, 14998, 12748],
    ['ONETIME10', [AUTOSHIP_BAG, BAG], {}, 9123, 8923],
    ['FREESHIP', [BAG], {}, 1999, 1999],
  ])('SAND-09a %s takes off its discount', async (code, lines, buyer, items, total) => {
    const {cart, warnings} = await withCodes(cartApp(), lines, [code], buyer);
    expect(warnings).toEqual([]);
    expect(cart.discountCodes).toEqual([{code, applicable: true}]);
    expect(beforeDiscounts(cart)).toBe(items);
    expect(cents(cart.cost.totalAmount)).toBe(total);
  });

  test('SAND-09a are case-insensitive, shown as entered, and applied once', async () => {
    const {cart} = await withCodes(cartApp(), [BAG], ['welcome10', 'WELCOME10', ' Welcome10 ']);
    expect(cart.discountCodes).toEqual([{code: 'welcome10', applicable: true}]);
    expect(cents(cart.cost.totalAmount)).toBe(1799);
  });

  test('SAND-09a on lines reduce lines and subtotal, on the order only the total', async () => {
    const {cart} = await withCodes(cartApp(), [BAG, AUTOSHIP_BAG], ['WELCOME10', 'AUTO35'], ADA);
    // 71.24 less 35 % (24.93) is 46.31; with 19.99 that is 66.30, less 10 % (6.63) 59.67.
    expect(
      cart.lines.nodes.map(({cost}) => [cents(cost.subtotalAmount), cents(cost.totalAmount)]),
    ).toEqual([
      [7124, 4631],
      [1999, 1999],
    ]);
    expect(cents(cart.cost.subtotalAmount)).toBe(6630);
    expect(cents(cart.cost.totalAmount)).toBe(5967);
  });
});

describe('inapplicable discount codes', () => {
  test.each([
    ['NOSUCHCODE', [BAG], {}, 'DISCOUNT_NOT_FOUND'],
    ['', [BAG], {}, 'DISCOUNT_NOT_FOUND'],
    ['SPRING20', [BAG], {}, 'DISCOUNT_CURRENTLY_INACTIVE'],
    ['USEDUP', [BAG], {}, 'DISCOUNT_USAGE_LIMIT_REACHED'],
    ['AUTO35', [AUTOSHIP_BAG], {}, 'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING'],
    ['AUTO35', [AUTOSHIP_BAG], BO, 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE'],
    ['AUTO35', [BAG], ADA, 'DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE'],
    ['ONETIME10', [AUTOSHIP_BAG], {}, 'DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE'],
    ['TREATS5', [BAG], {}, 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'],
    ['BIG15', [{merchandiseId: BIG_BAG}], {}, 'DISCOUNT_PURCHASE_NOT_IN_RANGE'],
    ['FREESHIP', [{merchandiseId: DONATION}], {}, 'DISCOUNT_NO_ENTITLED_SHIPPING_LINES'],
    ['WELCOME10', [], {}, 'DISCOUNT_CODE_NOT_HONOURED'],
  ])('SAND-09b %s on %j as %j warns %s', async (code, lines, buyer, warning) => {
    const app = cartApp();
    const {cart, userErrors, warnings} = await withCodes(app, lines, [code], buyer);
    expect(userErrors).toEqual([]);
    expect(cart.discountCodes).toEqual([{code, applicable: false}]);
    expect(warnings).toEqual([
      {code: warning, message: expect.any(String) as string, target: cart.id.replace(/\?.*/, '')},
    ]);
    expect(cents(cart.cost.totalAmount)).toBe(beforeDiscounts(cart));
  });

  test('SAND-09b cause a warning in every payload while they are on the cart', async () => {
    const app = cartApp();
    const {id} = await app.cartOf({merchandiseId: BIG_BAG, quantity: 2});
    const applied = await app.applyCodes(id, ['NOPE', 'BIG15']);
    expect(codesOf(applied.warnings)).toEqual(['DISCOUNT_NOT_FOUND']);

    const [line] = applied.cart?.lines.nodes ?? [];
    const lowered = await app.update(id, [{id: line?.id, quantity: 1}]);
    const both = ['DISCOUNT_NOT_FOUND', 'DISCOUNT_PURCHASE_NOT_IN_RANGE'];
    expect(codesOf(lowered.warnings)).toEqual(both);
    expect(lowered.cart?.discountCodes).toEqual([
      {code: 'NOPE', applicable: false},
      {code: 'BIG15', applicable: false},
    ]);
    expect(codesOf((await app.add(id, [BITES])).warnings)).toEqual(both);
    expect(codesOf((await app.identify(id, ADA)).warnings)).toEqual(both);

    const raised = await app.update(id, [{id: line?.id, quantity: 2}]);
    expect(codesOf(raised.warnings)).toEqual(['DISCOUNT_NOT_FOUND']);
    expect(raised.cart?.discountCodes[1]).toEqual({code: 'BIG15', applicable: true});
    expect((await app.applyCodes(id, ['BIG15'])).warnings).toEqual([]);
  });

  test('SAND-09a are replaced as a whole, and removed by an empty list', async () => {
    const app = cartApp();
    const {cart} = await withCodes(app, [BAG], ['WELCOME10']);
    const changed = await app.applyCodes(cart.id, ['ONETIME10']);
    expect(changed.cart?.discountCodes).toEqual([{code: 'ONETIME10', applicable: true}]);
    const cleared = await app.applyCodes(cart.id, []);
    expect(cleared.cart?.discountCodes).toEqual([]);
    expect(cents(cleared.cart?.cost.totalAmount ?? {amount: ''})).toBe(1999);
  });

  test('SAND-09a AUTO35 becomes applicable when the buyer logs in', async () => {
    const app = cartApp();
    const {cart} = await withCodes(app, [AUTOSHIP_BAG], ['AUTO35']);
    const {cart: signedIn, warnings} = await app.identify(cart.id, ADA);
    expect(warnings).toEqual([]);
    expect(signedIn?.discountCodes).toEqual([{code: 'AUTO35', applicable: true}]);
    expect(cents(signedIn?.cost.totalAmount ?? {amount: ''})).toBe(4631);
  });

  test('SAND-09a an expired code is applicable while the sandbox clock is before its end', async () => {
    const app = cartApp();
    app.sandbox.clock.set(new Date('2026-05-31T23:59:00Z'));
    const {cart} = await withCodes(app, [BAG], ['SPRING20']);
    expect(cart.discountCodes).toEqual([{code: 'SPRING20', applicable: true}]);
    app.sandbox.clock.set(new Date('2026-06-01T00:00:00Z'));
    expect((await app.read(cart.id))?.discountCodes).toEqual([
      {code: 'SPRING20', applicable: false},
    ]);
  });
});
