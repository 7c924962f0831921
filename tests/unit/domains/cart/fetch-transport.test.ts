import {afterEach, describe, expect, it, vi} from 'vitest';
import type {ShownOutcome} from '~/domains/cart/cart-outcome';
import {fetchTransport} from '~/domains/cart/store/fetch-transport';
import {cartOf, lineOf} from '../../../support/cart-builders';

const full = cartOf([
  lineOf({plan: 'plan-4', compareAtCents: 1200, attributes: [{key: '_weightUnit', value: 'lbs'}]}),
  lineOf({variant: '2'}),
]);
const [line] = full.lineItems;
const outcome: ShownOutcome = {
  ok: true,
  cart: full,
  notices: [
    {tone: 'warning', text: 'Less was taken.', lineKey: 'a'},
    {tone: 'info', text: 'b'},
  ],
  added: {lineKey: 'a', quantity: 2},
};

function respondWith(body: unknown, status = 200) {
  const fetched = vi.fn(async () => new Response(JSON.stringify(body), {status}));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
afterEach(() => void vi.unstubAllGlobals());

const change = () => fetchTransport.change(new URLSearchParams({intent: 'empty'}));

describe('fetchTransport.change', () => {
  it.each([
    [200, outcome],
    [422, {ok: false, reason: 'refused', cart: null, notices: []}],
    [503, {ok: false, reason: 'unavailable', notices: [{tone: 'error', text: 'Not now.'}]}],
  ])('fetchTransport.change returns the body of a %i response', async (status, body) => {
    respondWith(body, status);
    expect(await change()).toEqual(body);
  });

  it('fetchTransport.change uses keepalive to outlive the page', async () => {
    const fetched = respondWith(outcome);
    await change();
    expect(fetched).toHaveBeenCalledWith(
      '/cart/change',
      expect.objectContaining({method: 'POST', keepalive: true}),
    );
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'ok'],
    ['a missing ok', {...outcome, ok: undefined}],
    ['missing notices', {...outcome, notices: undefined}],
    ['a notice without a text', {...outcome, notices: [{tone: 'info'}]}],
    ['a notice in an unknown tone', {...outcome, notices: [{tone: 'loud', text: 'a'}]}],
    ['an unknown reason', {...outcome, reason: 'mood'}],
    ['an added quantity of 0.5', {...outcome, added: {lineKey: 'a', quantity: 0.5}}],
    ['an array as the cart', {...outcome, cart: []}],
    ['a cart without a cost', {...outcome, cart: {...full, cost: undefined}}],
    ['a negative total quantity', {...outcome, cart: {...full, totalQuantity: -1}}],
    [
      'a line without a variant',
      {...outcome, cart: {...full, lineItems: [{...line, variant: null}]}},
    ],
    [
      'an invalid amount',
      {
        ...outcome,
        cart: {
          ...full,
          lineItems: [
            {...line, cost: {...line?.cost, totalAmount: {amount: 'free', currencyCode: 'USD'}}},
          ],
        },
      },
    ],
  ])('fetchTransport.change rejects a response with %s', async (_name, body) => {
    respondWith(body);
    await expect(change()).rejects.toThrow('not the outcome of a cart change');
  });

  it('fetchTransport.change rejects an HTML response', async () => {
    vi.stubGlobal('fetch', async () => new Response('<!doctype html>', {status: 503}));
    await expect(change()).rejects.toThrow(SyntaxError);
  });
});

describe('fetchTransport.read', () => {
  it.each([{cart: null}, {cart: full}])(
    'fetchTransport.read returns the server’s cart: %#',
    async (body) => {
      respondWith(body);
      expect(await fetchTransport.read()).toEqual(body.cart);
    },
  );

  it('fetchTransport.read rejects a 503 response', async () => {
    respondWith({cart: null}, 503);
    await expect(fetchTransport.read()).rejects.toThrow('could not be read');
  });

  it.each([{}, {cart: 'full'}, null])(
    'fetchTransport.read rejects the response %j',
    async (body) => {
      respondWith(body);
      await expect(fetchTransport.read()).rejects.toThrow('not a cart');
    },
  );
});
