import {describe, expect, test} from 'vitest';
import {
  BIG_BAG,
  cartApp,
  CLUB_BOX,
  codesOf,
  linesOf,
  PLAN_2,
  PLAN_4,
  PLAN_OF_OTHERS,
  SMALL_BAG,
  SOLD_OUT,
  TREATS,
} from './cart-app';

const line = (merchandiseId: string, more: Record<string, unknown> = {}) => ({
  merchandiseId,
  ...more,
});
const A = {key: '_weightValue', value: '4'};
const B = {key: '_weightUnit', value: 'lbs'};

async function firstLine(app: ReturnType<typeof cartApp>, ...lines: Record<string, unknown>[]) {
  const cart = await app.cartOf(...lines);
  const [first] = cart.lines.nodes;
  if (!first) throw new Error('the cart is empty');
  return {cart, first};
}

describe('adding cart lines', () => {
  test("SAND-08a puts new lines first, with quantity 1 by default and the selling plan's price", async () => {
    const app = cartApp();
    const cart = await app.cartOf(
      line(SMALL_BAG),
      line(BIG_BAG, {quantity: 2, sellingPlanId: PLAN_4}),
    );
    expect(linesOf(cart)).toEqual([
      [2, BIG_BAG, PLAN_4],
      [1, SMALL_BAG, null],
    ]);
    expect(cart.totalQuantity).toBe(3);
    // 74.99 less 5 % is 71.2405, rounded half up per unit.
    expect(cart.lines.nodes.map(({cost}) => cost)).toEqual([
      {
        amountPerQuantity: {amount: '71.24'},
        compareAtAmountPerQuantity: null,
        subtotalAmount: {amount: '142.48'},
        totalAmount: {amount: '142.48'},
      },
      {
        amountPerQuantity: {amount: '19.99'},
        compareAtAmountPerQuantity: {amount: '24.99'},
        subtotalAmount: {amount: '19.99'},
        totalAmount: {amount: '19.99'},
      },
    ]);
    expect(cart.cost.subtotalAmount).toEqual({amount: '162.47'});
  });

  test('SAND-08b merges lines with the same variant, plan and attributes, in any attribute order', async () => {
    const app = cartApp();
    const {cart, first} = await firstLine(app, line(SMALL_BAG, {attributes: [A, B]}));
    const {cart: merged} = await app.add(cart.id, [
      line(SMALL_BAG, {quantity: 2, attributes: [B, A]}),
    ]);
    expect(linesOf(merged)).toEqual([[3, SMALL_BAG, null]]);
    expect(merged?.lines.nodes[0]?.id).toBe(first.id);
  });

  test.each([
    ['another plan', {sellingPlanId: PLAN_2}],
    ['no plan', {}],
    ['other attributes', {sellingPlanId: PLAN_4, attributes: [A]}],
  ])('SAND-08b keeps a line with %s separate', async (_what, more) => {
    const app = cartApp();
    const cart = await app.cartOf(line(SMALL_BAG, {sellingPlanId: PLAN_4}));
    const {cart: after} = await app.add(cart.id, [line(SMALL_BAG, more)]);
    expect(after?.lines.nodes).toHaveLength(2);
  });

  test.each([
    [line('gid://shopify/ProductVariant/999'), 'INVALID', 'merchandiseId'],
    [line('not a gid'), 'INVALID', 'merchandiseId'],
    [line(SMALL_BAG, {quantity: -1}), 'INVALID', 'quantity'],
    [line(SMALL_BAG, {quantity: 1_000_000}), 'LESS_THAN', 'quantity'],
    [
      line(SMALL_BAG, {sellingPlanId: PLAN_OF_OTHERS}),
      'SELLING_PLAN_NOT_APPLICABLE',
      'sellingPlanId',
    ],
    [line(SMALL_BAG, {sellingPlanId: 'nonsense'}), 'SELLING_PLAN_NOT_APPLICABLE', 'sellingPlanId'],
    [line(CLUB_BOX), 'VARIANT_REQUIRES_SELLING_PLAN', 'sellingPlanId'],
  ])('SAND-08f rejects %j with %s and adds nothing', async (wrong, code, field) => {
    const app = cartApp();
    const {id} = await app.cartOf(line(TREATS));
    const {cart, userErrors} = await app.add(id, [line(BIG_BAG), wrong]);
    expect(userErrors).toEqual([
      {code, field: ['lines', '1', field], message: expect.any(String) as string},
    ]);
    expect(cart).toBeNull();
    expect(linesOf(await app.read(id))).toEqual([[1, TREATS, null]]);
  });

  test.each([SMALL_BAG, TREATS, SOLD_OUT])(
    'SAND-08a adds nothing for quantity 0 of %s, without error or warning',
    async (merchandiseId) => {
      const app = cartApp();
      const {id} = await app.cartOf(line(TREATS));
      const {cart, userErrors, warnings} = await app.add(id, [line(merchandiseId, {quantity: 0})]);
      expect({userErrors, warnings}).toEqual({userErrors: [], warnings: []});
      expect(linesOf(cart)).toEqual([[1, TREATS, null]]);
      const {cart: created} = await app.create({lines: [line(merchandiseId, {quantity: 0})]});
      expect(created?.totalQuantity).toBe(0);
    },
  );

  test('SAND-08f names an unknown variant in the message', async () => {
    const app = cartApp();
    const {cart, userErrors} = await app.create({
      lines: [line('gid://shopify/ProductVariant/999')],
    });
    expect(cart).toBeNull();
    expect(userErrors).toEqual([
      {
        code: 'INVALID',
        field: ['input', 'lines', '0', 'merchandiseId'],
        message: 'The merchandise with id gid://shopify/ProductVariant/999 does not exist.',
      },
    ]);
  });

  test('SAND-08f rejects more than 500 lines with CART_TOO_LARGE', async () => {
    const app = cartApp();
    const many = (from: number, count: number) =>
      Array.from({length: count}, (_, index) =>
        line(TREATS, {attributes: [{key: 'n', value: String(from + index)}]}),
      );
    const {id} = await app.cartOf(...many(0, 250));
    expect((await app.add(id, many(250, 250))).userErrors).toEqual([]);
    expect(codesOf((await app.add(id, many(500, 1))).userErrors)).toEqual(['CART_TOO_LARGE']);
    expect((await app.read(id))?.totalQuantity).toBe(500);
  });

  test('SAND-08f rejects more than 250 lines in one call as a request error', async () => {
    const app = cartApp();
    const {id} = await app.cartOf();
    const {errors} = await app.execute(
      'mutation ($id: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $id, lines: $lines) { cart { id } } }',
      {id, lines: Array.from({length: 251}, () => line(TREATS))},
    );
    expect(errors?.[0]).toMatchObject({
      message: 'The input array size of 251 is greater than the maximum allowed of 250.',
      path: ['cartLinesAdd', 'lines'],
      extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'},
    });
  });
});

describe('cart line stock', () => {
  test("SAND-08e warns of a sold-out variant and doesn't add it", async () => {
    const app = cartApp();
    const {cart, userErrors, warnings} = await app.create({lines: [line(SOLD_OUT), line(TREATS)]});
    expect(userErrors).toEqual([]);
    expect(linesOf(cart)).toEqual([[1, TREATS, null]]);
    expect(warnings).toEqual([
      {
        code: 'MERCHANDISE_OUT_OF_STOCK',
        message: "The product 'Adult Chicken - 15 lb' is already sold out.",
        target: SOLD_OUT,
      },
    ]);
  });

  test('SAND-08e limits the quantity to the stock, across all lines of the variant', async () => {
    const app = cartApp();
    const {id} = await app.cartOf(line(BIG_BAG, {quantity: 3}));
    const {cart, warnings} = await app.add(id, [
      line(BIG_BAG, {quantity: 4, sellingPlanId: PLAN_4}),
    ]);
    expect(linesOf(cart)).toEqual([
      [2, BIG_BAG, PLAN_4],
      [3, BIG_BAG, null],
    ]);
    expect(warnings).toEqual([
      {
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        message: 'Only 2 items were added to your cart due to availability.',
        target: cart?.lines.nodes[0]?.id,
      },
    ]);
    const full = await app.add(id, [line(BIG_BAG)]);
    expect(codesOf(full.warnings)).toEqual(['MERCHANDISE_OUT_OF_STOCK']);
    expect(full.cart?.totalQuantity).toBe(5);
  });

  test('SAND-08e serves a changed line first, and the other lines with the remaining stock', async () => {
    const app = cartApp();
    const {cart, first} = await firstLine(
      app,
      line(BIG_BAG, {quantity: 2}),
      line(BIG_BAG, {quantity: 2, sellingPlanId: PLAN_4}),
    );
    const {cart: after, warnings} = await app.update(cart.id, [{id: first.id, quantity: 4}]);
    expect(linesOf(after)).toEqual([
      [4, BIG_BAG, PLAN_4],
      [1, BIG_BAG, null],
    ]);
    expect(warnings).toEqual([
      {
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        message: 'Only 1 item was added to your cart due to availability.',
        target: after?.lines.nodes[1]?.id,
      },
    ]);
  });

  test("SAND-08e isn't reserved: a line without stock shows it, and mutations warn of it", async () => {
    const app = cartApp();
    const {cart, first} = await firstLine(app, line(BIG_BAG, {quantity: 2}));
    app.catalog.takeFromStock(BIG_BAG, 5);
    expect((await app.read(cart.id))?.lines.nodes[0]).toMatchObject({
      quantity: 2,
      merchandise: {availableForSale: false},
    });
    const added = await app.add(cart.id, [line(TREATS)]);
    expect(added.warnings).toEqual([
      {code: 'MERCHANDISE_OUT_OF_STOCK', message: expect.any(String) as string, target: first.id},
    ]);
    expect(linesOf(added.cart)).toEqual([
      [1, TREATS, null],
      [2, BIG_BAG, null],
    ]);
    const updated = await app.update(cart.id, [{id: first.id, quantity: 1}]);
    expect(codesOf(updated.warnings)).toEqual(['MERCHANDISE_OUT_OF_STOCK']);
    expect(linesOf(updated.cart)).toEqual([[1, TREATS, null]]);
  });

  test('SAND-08e mutations warn of a line that exceeds the stock', async () => {
    const app = cartApp();
    const {id} = await app.cartOf(line(BIG_BAG, {quantity: 4}));
    app.catalog.takeFromStock(BIG_BAG, 2);
    const {cart, warnings} = await app.add(id, [line(TREATS)]);
    expect(codesOf(warnings)).toEqual(['MERCHANDISE_NOT_ENOUGH_STOCK']);
    expect(cart?.totalQuantity).toBe(5);
  });
});

describe('updating cart lines', () => {
  test('SAND-08c SAND-08d keeps omitted fields, replaces attributes, and removes lines with quantity 0', async () => {
    const app = cartApp();
    const {cart, first} = await firstLine(
      app,
      line(SMALL_BAG, {quantity: 2, sellingPlanId: PLAN_4, attributes: [A, B]}),
    );
    const kept = await app.update(cart.id, [{id: first.id, quantity: 3}]);
    expect(kept.cart?.lines.nodes[0]).toMatchObject({
      quantity: 3,
      attributes: [A, B],
      sellingPlanAllocation: {sellingPlan: {id: PLAN_4}},
    });
    const replaced = await app.update(cart.id, [{id: first.id, attributes: [B]}]);
    expect(replaced.cart?.lines.nodes[0]).toMatchObject({quantity: 3, attributes: [B]});
    const cleared = await app.update(cart.id, [{id: first.id, attributes: []}]);
    expect(cleared.cart?.lines.nodes[0]?.attributes).toEqual([]);
    const removed = await app.update(cart.id, [{id: first.id, quantity: 0}]);
    expect(removed.cart).toMatchObject({totalQuantity: 0, lines: {nodes: []}});
  });

  test('SAND-08c changes, keeps or removes a selling plan', async () => {
    const app = cartApp();
    const {cart, first} = await firstLine(app, line(SMALL_BAG));
    const change = async (sellingPlanId?: string | null) => {
      const input = sellingPlanId === undefined ? {} : {sellingPlanId};
      return linesOf((await app.update(cart.id, [{id: first.id, ...input}])).cart)[0]?.[2];
    };
    expect(await change(PLAN_4)).toBe(PLAN_4);
    expect(await change()).toBe(PLAN_4);
    expect(await change(PLAN_2)).toBe(PLAN_2);
    expect(await change(null)).toBeNull();
  });

  test('SAND-08b merges lines that become equal', async () => {
    const app = cartApp();
    const {cart, first} = await firstLine(
      app,
      line(SMALL_BAG, {quantity: 2}),
      line(SMALL_BAG, {quantity: 3, sellingPlanId: PLAN_4}),
    );
    const {cart: after} = await app.update(cart.id, [{id: first.id, sellingPlanId: null}]);
    expect(linesOf(after)).toEqual([[5, SMALL_BAG, null]]);
  });

  test('SAND-08b SAND-08e limits merged lines to the stock', async () => {
    const app = cartApp();
    const {cart, first} = await firstLine(
      app,
      line(BIG_BAG, {quantity: 3}),
      line(SMALL_BAG, {quantity: 3}),
    );
    const {cart: after, warnings} = await app.update(cart.id, [
      {id: first.id, merchandiseId: BIG_BAG},
    ]);
    expect(linesOf(after)).toEqual([[5, BIG_BAG, null]]);
    expect(codesOf(warnings)).toEqual(['MERCHANDISE_NOT_ENOUGH_STOCK']);
  });

  test("SAND-08f rejects a line that isn't in the cart with INVALID_MERCHANDISE_LINE and changes nothing", async () => {
    const app = cartApp();
    const {cart, first} = await firstLine(app, line(SMALL_BAG));
    const unknown = 'gid://shopify/CartLine/00000000-0000-4000-8000-000000000000?cart=x';
    const {cart: after, userErrors} = await app.update(cart.id, [
      {id: first.id, quantity: 2},
      {id: unknown, quantity: 2},
    ]);
    expect(userErrors).toEqual([
      {
        code: 'INVALID_MERCHANDISE_LINE',
        field: ['lines', '1', 'id'],
        message:
          'The merchandise line with id 00000000-0000-4000-8000-000000000000 does not exist.',
      },
    ]);
    expect(linesOf(after)).toEqual([[1, SMALL_BAG, null]]);
  });

  test.each([
    [{quantity: -1}, 'INVALID'],
    [{quantity: 1_000_000}, 'LESS_THAN'],
    [{merchandiseId: 'gid://shopify/ProductVariant/999'}, 'INVALID'],
    [{sellingPlanId: PLAN_OF_OTHERS}, 'SELLING_PLAN_NOT_APPLICABLE'],
    [{merchandiseId: 'gid://shopify/ProductVariant/301'}, 'SELLING_PLAN_NOT_APPLICABLE'],
    [{merchandiseId: CLUB_BOX, sellingPlanId: null}, 'VARIANT_REQUIRES_SELLING_PLAN'],
  ])('SAND-08f rejects %j with %s', async (change, code) => {
    const app = cartApp();
    const {cart, first} = await firstLine(app, line(SMALL_BAG, {sellingPlanId: PLAN_4}));
    const {cart: after, userErrors} = await app.update(cart.id, [{id: first.id, ...change}]);
    expect(codesOf(userErrors)).toEqual([code]);
    expect(linesOf(after)).toEqual([[1, SMALL_BAG, PLAN_4]]);
  });
});

describe('removing cart lines', () => {
  test('SAND-08d removes lines by id', async () => {
    const app = cartApp();
    const {cart, first} = await firstLine(app, line(SMALL_BAG), line(TREATS));
    const {cart: after} = await app.remove(cart.id, [first.id]);
    expect(linesOf(after)).toEqual([[1, SMALL_BAG, null]]);
    const gone = await app.remove(cart.id, [first.id]);
    expect(gone.userErrors).toMatchObject([
      {code: 'INVALID_MERCHANDISE_LINE', field: ['lineIds', '0']},
    ]);
    expect(linesOf(gone.cart)).toEqual([[1, SMALL_BAG, null]]);
  });
});
