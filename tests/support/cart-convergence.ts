import fc from 'fast-check';
import {expect} from 'vitest';
import {identityOf, keyOf, lineKey, type CartLine, type PlanChoice} from '~/domains/cart/cart';
import {createCartStore, type CartStore} from '~/domains/cart/store/cart-store';
import {pendingView, type CartIntent} from '~/domains/cart/store/optimistic-cart';
import {newLine} from '~/domains/cart/add/new-line';
import {createNetwork, fate, type CartServer, type Goods} from './flaky-network';

/** Sends a change without waiting for a paint. */
export const atOnce = (send: () => void) => send();

type Step =
  | {kind: 'add'; goods: number; plan: number | null; quantity: number}
  | {kind: 'update'; line: number; quantity: number}
  | {kind: 'plan'; line: number; goods: number; plan: number | null}
  | {kind: 'remove'; line: number}
  | {kind: 'empty'}
  /** Requests a page, which returns the server's current cart. */
  | {kind: 'page'}
  /** Delivers this many requests or responses, in any order. */
  | {kind: 'wait'; arrivals: number};

const plan = fc.option(fc.nat({max: 3}), {freq: 2});
const line = fc.nat({max: 5});
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      goods: fc.nat({max: 3}),
      plan,
      quantity: fc.integer({min: 1, max: 6}),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('update' as const),
      line,
      quantity: fc.integer({min: 1, max: 12}),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({kind: fc.constant('plan' as const), line, goods: fc.nat({max: 3}), plan}),
  },
  {weight: 2, arbitrary: fc.record({kind: fc.constant('remove' as const), line})},
  {weight: 1, arbitrary: fc.constant({kind: 'empty' as const})},
  {weight: 2, arbitrary: fc.constant({kind: 'page' as const})},
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      arrivals: fc.integer({min: 1, max: 4}),
    }),
  },
);
/**
 * Asserts that the store ends with the server's cart after any actions of a shopper and any order or loss of requests
 * and responses, and that it shows the expected lines at every step, with one-time and autoship lines apart.
 */
export async function assertConvergence<Setting>(
  setting: fc.Arbitrary<Setting>,
  startServer: (setting: Setting) => Promise<CartServer>,
  {runs, steps}: {runs: number; steps: number},
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, {minLength: 1, maxLength: steps, size: 'max'}),
      fc.infiniteStream(fate),
      setting,
      async (scheduler, chosen, fates, given) => {
        const server = await startServer(given);
        const network = createNetwork(server, scheduler, fates);
        const store = createCartStore(null, network.transport, atOnce);
        const shopper = createShopper(store, server.goods);
        for (const one of chosen) {
          if (one.kind === 'wait') await network.arrive(one.arrivals, () => assertView(store));
          else if (one.kind === 'page') network.visitPage(store);
          else shopper.act(one);
          assertView(store);
        }
        await network.settle(() => assertView(store));
        expect(store.state().pending).toEqual([]);
        expect(shopper.unanswered()).toBe(0);
        const truth = await server.truth();
        if (!network.hasLostRead()) expect(pendingView(store.state())).toEqual(truth);
        /* After a lost read the store catches up with the next read. */
        await store.refresh();
        expect(pendingView(store.state())).toEqual(truth);
      },
    ),
    {numRuns: runs},
  );
}

function createShopper(store: CartStore, goods: Goods[]) {
  const seen: string[] = [];
  let asked = 0;
  let answered = 0;

  function ask(intent: CartIntent) {
    asked += 1;
    void store.ask(intent).then(() => {
      answered += 1;
    });
    for (const one of pendingView(store.state())?.lineItems ?? []) {
      if (!seen.includes(keyOf(one))) seen.push(keyOf(one));
    }
  }

  return {
    unanswered: () => asked - answered,
    act(one: Exclude<Step, {kind: 'page' | 'wait'}>) {
      if (one.kind === 'empty') {
        ask({kind: 'empty'});
        return;
      }
      if (one.kind === 'add') {
        const added = lineOfGoods(goods, one);
        if (added) ask({kind: 'add', line: added});
        return;
      }
      /* Includes lines that may no longer exist, because a dialog can still show them. */
      const lineKey = seen[one.line % Math.max(1, seen.length)];
      if (lineKey === undefined) return;
      if (one.kind === 'plan') {
        const shown = pendingView(store.state())?.lineItems ?? [];
        const current = shown.find((each) => keyOf(each) === lineKey);
        if (current) ask(planIntent(current, planOf(goods, one)));
        return;
      }
      ask(
        one.kind === 'remove'
          ? {kind: 'remove', lineKey}
          : {kind: 'update', lineKey, quantity: one.quantity},
      );
    },
  };
}

function planIntent(current: CartLine, chosen: PlanChoice | null): CartIntent {
  const newKey = lineKey({...identityOf(current), sellingPlanId: chosen?.id ?? null});
  return {kind: 'plan', lineKey: keyOf(current), newKey, plan: chosen};
}

function planOf(
  goods: Goods[],
  {goods: index, plan: planIndex}: {goods: number; plan: number | null},
): (PlanChoice & {priceCents: number}) | null {
  const plans = goods[index % goods.length]?.plans ?? [];
  const chosen = planIndex === null ? undefined : plans[planIndex % plans.length];
  return chosen ? {...chosen, name: chosen.id} : null;
}

function lineOfGoods(goods: Goods[], step: Extract<Step, {kind: 'add'}>): CartLine | null {
  const sold = goods[step.goods % goods.length];
  if (!sold) return null;
  return newLine({
    product: {
      id: 'gid://shopify/Product/1',
      handle: 'x',
      title: 'X',
      brand: 'X',
      productType: 'Dry Food',
      isPrescription: false,
      isDropship: false,
    },
    variant: {...sold, sku: 'X', selectedOptions: [], compareAtCents: null, image: null},
    quantity: step.quantity,
    plan: planOf(goods, step),
  });
}

/** Computes the expected view independently, line by line, from the confirmed cart and the pending intents. */
function assertView(store: CartStore): void {
  const {confirmed, pending} = store.state();
  const expected = new Map(
    (confirmed?.lineItems ?? []).map((item) => [keyOf(item), item.quantity]),
  );
  for (const {intent} of pending) {
    if (intent.kind === 'empty') expected.clear();
    else if (intent.kind === 'add') {
      const key = keyOf(intent.line);
      expected.set(key, (expected.get(key) ?? 0) + intent.line.quantity);
    } else if (intent.kind === 'plan') {
      const moved = expected.get(intent.lineKey);
      if (moved === undefined || intent.newKey === intent.lineKey) continue;
      expected.delete(intent.lineKey);
      expected.set(intent.newKey, (expected.get(intent.newKey) ?? 0) + moved);
    } else if (!('lineKey' in intent)) continue;
    else if (intent.kind === 'remove') expected.delete(intent.lineKey);
    else if (expected.has(intent.lineKey)) expected.set(intent.lineKey, intent.quantity);
  }
  const shown = pendingView(store.state());
  const lines = shown?.lineItems ?? [];
  expect(lines).toHaveLength(expected.size);
  expect(new Map(lines.map((item) => [keyOf(item), item.quantity]))).toEqual(expected);
  expect(shown?.totalQuantity ?? 0).toBe(lines.reduce((sum, {quantity}) => sum + quantity, 0));
  expect(shown === null).toBe(lines.length === 0);
}
