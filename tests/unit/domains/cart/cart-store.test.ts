import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {changeCartByForm, isSavedForm, parseCartForm} from '~/domains/cart/cart-form.server';
import {keyOf, toBrowserCart, type Cart} from '~/domains/cart/cart';
import type {ShownOutcome} from '~/domains/cart/cart-outcome';
import {showOutcome} from '~/domains/cart/show-outcome.server';
import {readCart, type CartContext} from '~/domains/cart/read-cart.server';
import {createCartStore, type CartTransport} from '~/domains/cart/store/cart-store';
import {pendingView} from '~/domains/cart/store/optimistic-cart';
import {cartOf, lineOf} from '../../../support/cart-builders';
import {assertConvergence, atOnce} from '../../../support/cart-convergence';
import type {CartServer} from '../../../support/flaky-network';
import {createPlatform, visitorOf, type Mishap} from './platform';

const once = lineOf({variant: '1'});
const lineKey = keyOf(once);

function manualTransport() {
  const sent: string[] = [];
  const answers: {resolve: (outcome: ShownOutcome) => void; reject: (error: Error) => void}[] = [];
  let reads = 0;
  let cart: Cart | null = null;
  const transport: CartTransport = {
    change: (form) =>
      new Promise((resolve, reject) => {
        sent.push(form.toString());
        answers.push({resolve, reject});
      }),
    read: async () => {
      reads += 1;
      return cart;
    },
  };
  return {
    transport,
    sent,
    reads: () => reads,
    hold: (next: Cart | null) => void (cart = next),
    answer: (outcome: ShownOutcome) => answers.shift()?.resolve(outcome),
    lose: () => answers.shift()?.reject(new Error('offline')),
  };
}

const okWith = (cart: Cart | null): ShownOutcome => ({ok: true, cart, notices: []});

describe('cart store', () => {
  it('cart store shows an add at once and sends it', async () => {
    const {transport, sent, answer} = manualTransport();
    const store = createCartStore(null, transport, atOnce);
    const asked = store.ask({kind: 'add', line: once});
    expect(pendingView(store.state())?.totalQuantity).toBe(1);
    expect(sent).toHaveLength(1);
    const cart = cartOf([{...once, id: 'server-line'}]);
    answer(okWith(cart));
    expect(await asked).toEqual(okWith(cart));
    expect(store.state()).toMatchObject({confirmed: cart, pending: []});
  });

  it('CART-110 cart store shows a change before it sends it, and sends it once if the page is left in between', async () => {
    const {transport, sent, answer} = manualTransport();
    const waiting: (() => void)[] = [];
    const store = createCartStore(null, transport, (send) => waiting.push(send));
    const asked = store.ask({kind: 'add', line: once});
    expect(pendingView(store.state())?.totalQuantity).toBe(1);
    expect(sent).toEqual([]);
    store.flush();
    expect(sent).toHaveLength(1);
    waiting.forEach((send) => send());
    expect(sent).toHaveLength(1);
    const outcome = okWith(cartOf([{...once, id: 'server-line'}]));
    answer(outcome);
    expect(await asked).toEqual(outcome);
  });

  it('cart store sends one change at a time, in order', async () => {
    const {transport, sent, answer} = manualTransport();
    const other = lineOf({variant: '2'});
    const store = createCartStore(cartOf([once, other]), transport, atOnce);
    const all = [
      store.ask({kind: 'update', lineKey, quantity: 2}),
      store.ask({kind: 'remove', lineKey: keyOf(other)}),
      store.ask({kind: 'empty'}),
    ];
    const intents = () => sent.map((form) => new URLSearchParams(form).get('intent'));
    expect(intents()).toEqual(['update']);
    answer(okWith(cartOf([once, other])));
    await all[0];
    expect(intents()).toEqual(['update', 'remove']);
    answer(okWith(cartOf([once])));
    await all[1];
    answer(okWith(null));
    await all[2];
    expect(intents()).toEqual(['update', 'remove', 'empty']);
  });

  it('cart store combines queued updates of one line and resolves each of them', async () => {
    const {transport, sent, answer} = manualTransport();
    const store = createCartStore(cartOf([once]), transport, atOnce);
    const presses = [2, 3, 4, 5].map((quantity) => store.ask({kind: 'update', lineKey, quantity}));
    expect(pendingView(store.state())?.totalQuantity).toBe(5);
    answer(okWith(cartOf([lineOf({variant: '1', quantity: 2})])));
    await presses[0];
    answer(okWith(cartOf([lineOf({variant: '1', quantity: 5})])));
    expect(await Promise.all(presses)).toHaveLength(4);
    expect(sent.map((form) => new URLSearchParams(form).get('quantity'))).toEqual(['2', '5']);
  });

  it('cart store keeps updates of two lines separate', () => {
    const {transport} = manualTransport();
    const other = lineOf({variant: '2'});
    const store = createCartStore(cartOf([once, other]), transport, atOnce);
    for (const key of [lineKey, keyOf(other), lineKey, keyOf(other)]) {
      void store.ask({kind: 'update', lineKey: key, quantity: 3});
    }
    expect(store.state().pending).toHaveLength(4);
  });

  it('cart store flushes the queue when the page is left and sends nothing twice', async () => {
    const {transport, sent, answer} = manualTransport();
    const other = lineOf({variant: '2'});
    const store = createCartStore(cartOf([once, other]), transport, atOnce);
    const asked = [
      store.ask({kind: 'update', lineKey, quantity: 2}),
      store.ask({kind: 'update', lineKey, quantity: 5}),
      store.ask({kind: 'remove', lineKey: keyOf(other)}),
    ];
    expect(sent).toHaveLength(1);
    store.flush();
    store.flush();
    const forms = () => sent.map((form) => Object.fromEntries(new URLSearchParams(form)));
    expect(forms()).toMatchObject([
      {intent: 'update', quantity: '2'},
      {intent: 'update', quantity: '5'},
      {intent: 'remove'},
    ]);
    /* The shopper stayed on the page: a new change isn't combined with those already sent. */
    asked.push(store.ask({kind: 'remove', lineKey}));
    for (const quantity of [2, 5, 5]) answer(okWith(cartOf([{...once, quantity}])));
    await asked[2];
    answer(okWith(null));
    expect((await Promise.all(asked)).map(({ok}) => ok)).toEqual([true, true, true, true]);
    expect(sent).toHaveLength(4);
    expect(store.state()).toMatchObject({confirmed: null, pending: [], inFlight: null});
  });

  it('cart store reports a flushed change as failed when its response is lost', async () => {
    const {transport, answer, lose, hold} = manualTransport();
    hold(cartOf([once]));
    const store = createCartStore(cartOf([once]), transport, atOnce);
    const asked = [2, 3].map((quantity) => store.ask({kind: 'update', lineKey, quantity}));
    store.flush();
    answer(okWith(cartOf([{...once, quantity: 2}])));
    lose();
    expect((await Promise.all(asked)).map(({ok}) => ok)).toEqual([true, false]);
  });

  it('cart store keeps an unknown cart unknown until a read succeeds', async () => {
    const {transport, hold} = manualTransport();
    hold(cartOf([once]));
    const store = createCartStore(undefined, transport, atOnce);
    store.receive(undefined, 0);
    expect(store.state()).toMatchObject({confirmed: undefined, isUnreadable: true});
    await store.refresh();
    expect(store.state()).toMatchObject({confirmed: {totalQuantity: 1}, isUnreadable: false});
    store.receive(undefined, 0);
    expect(store.state()).toMatchObject({confirmed: {totalQuantity: 1}, isUnreadable: true});
  });

  it('cart store keeps the confirmed cart after a failed read and marks it unreadable', async () => {
    const {transport} = manualTransport();
    const offline = {...transport, read: () => Promise.reject(new Error('offline'))};
    const store = createCartStore(cartOf([once]), offline, atOnce);
    await store.refresh();
    expect(store.state()).toMatchObject({confirmed: {totalQuantity: 1}, isUnreadable: true});
  });

  it('cart store confirms an unknown cart with the response to an add', async () => {
    const {transport, answer} = manualTransport();
    const store = createCartStore(undefined, transport, atOnce);
    const asked = store.ask({kind: 'add', line: once});
    expect(pendingView(store.state())).toBeUndefined();
    answer(okWith(cartOf([once, lineOf({variant: '2'})])));
    await asked;
    expect(pendingView(store.state())?.totalQuantity).toBe(2);
  });

  it('HOUSE-17 cart store reads the cart again after a lost response', async () => {
    const {transport, hold, lose, reads} = manualTransport();
    const truth = cartOf([{...once, id: 'made'}]);
    hold(truth);
    const store = createCartStore(null, transport, atOnce);
    const asked = store.ask({kind: 'add', line: once});
    lose();
    expect(await asked).toMatchObject({ok: false, reason: 'unavailable'});
    await new Promise((resolve) => setImmediate(resolve));
    expect(reads()).toBe(1);
    expect(pendingView(store.state())).toEqual(truth);
  });

  it('cart store accepts a read in flight when a change is dropped unsent', async () => {
    const {transport, hold, lose} = manualTransport();
    const truth = cartOf([{...once, id: 'made'}]);
    hold(truth);
    const store = createCartStore(null, transport, atOnce);
    const asked = store.ask({kind: 'add', line: once});
    lose();
    await asked;
    /* While the read is in flight, the shopper removes a line that isn't in the confirmed cart. */
    await store.ask({kind: 'remove', lineKey: 'of a line seen long ago'});
    await new Promise((resolve) => setImmediate(resolve));
    expect(pendingView(store.state())).toEqual(truth);
  });

  it('cart store doesn’t send a change of a line that isn’t in the cart', async () => {
    const {transport, sent} = manualTransport();
    const store = createCartStore(null, transport, atOnce);
    expect(await store.ask({kind: 'remove', lineKey})).toEqual({
      ok: false,
      reason: 'refused',
      cart: null,
      notices: [],
    });
    expect(sent).toEqual([]);
  });

  it('cart store notifies listeners of every change until they unsubscribe', async () => {
    const {transport, answer} = manualTransport();
    const store = createCartStore(null, transport, atOnce);
    let told = 0;
    const leave = store.subscribe(() => (told += 1));
    const asked = store.ask({kind: 'add', line: once});
    expect(told).toBe(2);
    answer(okWith(null));
    await asked;
    expect(told).toBe(3);
    leave();
    store.receive(null, store.state().time);
    expect(told).toBe(3);
  });

  it('cart store keeps the confirmed cart when a refresh fails', async () => {
    const cart = cartOf([once]);
    const offline = () => Promise.reject(new Error('offline'));
    const store = createCartStore(cart, {change: offline, read: offline}, atOnce);
    await expect(store.refresh()).resolves.toBeUndefined();
    expect(store.state().confirmed).toBe(cart);
  });
});

const GOODS = ['1', '2', '3'].map((variant) => ({
  id: `gid://shopify/ProductVariant/${variant}`,
  priceCents: 1000,
  weight: 4,
  weightUnit: 'lbs' as const,
  plans: ['2', '4'].map((weeks) => ({id: `gid://shopify/SellingPlan/${weeks}`, priceCents: 950})),
}));

/** The shop's cart functions on a platform. Each platform call takes the next of `mishaps`. */
function shopServer(mishaps: (Mishap | null)[]): CartServer {
  const platform = createPlatform({
    '1': {cents: 1000},
    '2': {cents: 1000, stock: 4},
    '3': {cents: 1000, stock: 0},
  });
  platform.mishaps.push(...mishaps);
  let cookie: string | null = null;

  /** Handles a request with the browser's cookie; its changed cookie is applied when the response arrives. */
  async function request<Answer>(handle: (context: CartContext) => Promise<Answer>) {
    const {context, id} = visitorOf(platform, cookie);
    const before = cookie;
    const answer = await handle(context);
    return () => {
      if (id() !== before) cookie = id();
      return answer;
    };
  }
  const read = () =>
    request(async (context) => {
      const cart = await readCart(context);
      if (!cart.ok) throw new Error(cart.failure.kind);
      return cart.value && toBrowserCart(cart.value);
    });
  return {
    goods: GOODS,
    read,
    truth: async () => {
      platform.mishaps.length = 0;
      return (await read())();
    },
    change: (form) =>
      request(async (context) => {
        const parsed = parseCartForm(Object.fromEntries(form));
        const posted = 'notice' in parsed ? null : parsed.form;
        if (!posted || isSavedForm(posted)) throw new Error('no form of the cart');
        if (posted.intent === 'checkout' || posted.intent === 'undo') throw new Error('no change');
        return showOutcome(await changeCartByForm(context, posted));
      }),
  };
}

const mishap: fc.Arbitrary<Mishap> = fc.record({
  kind: fc.constantFrom('timeout', 'network', 'status', 'malformed', 'rejected'),
  acted: fc.boolean(),
});

/* Many runs can exceed the default timeout on a busy machine. */
const PROPERTY_TIMEOUT_MS = 60_000;

describe('cart store under random delays and losses', () => {
  it(
    'CART-19 cart store ends with the server’s cart and shows each line separately',
    async () => {
      await assertConvergence(fc.constant(null), async () => shopServer([]), {
        runs: 250,
        steps: 25,
      });
    },
    PROPERTY_TIMEOUT_MS,
  );

  it(
    'HOUSE-17 cart store ends with the server’s cart when platform calls fail before or after taking effect',
    async () => {
      const mishaps = fc.array(
        fc.oneof({weight: 4, arbitrary: fc.constant(null)}, {weight: 1, arbitrary: mishap}),
        {minLength: 20, maxLength: 60, size: 'max'},
      );
      await assertConvergence(mishaps, async (given) => shopServer(given), {runs: 250, steps: 25});
    },
    PROPERTY_TIMEOUT_MS,
  );
});
