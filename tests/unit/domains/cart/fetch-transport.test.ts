import {afterEach, describe, expect, it, vi} from 'vitest';
import type {CartOutcome} from '~/domains/cart/cart';
import {fetchTransport} from '~/domains/cart/parts/fetch-transport';
import {cartOf, lineOf} from './builders';

const full = cartOf([
  lineOf({plan: 'plan-4', compareAtCents: 1200, attributes: [{key: '_weightUnit', value: 'lbs'}]}),
  lineOf({variant: '2'}),
]);
const [line] = full.lineItems;
const outcome: CartOutcome = {
  ok: true,
  cart: full,
  notices: [
    {tone: 'warning', text: 'Less was taken.', lineKey: 'a'},
    {tone: 'info', text: 'b'},
  ],
  added: {lineKey: 'a', quantity: 2},
};

function answerWith(body: unknown, status = 200) {
  const fetched = vi.fn(async () => new Response(JSON.stringify(body), {status}));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
afterEach(() => void vi.unstubAllGlobals());

const change = () => fetchTransport.change(new URLSearchParams({intent: 'empty'}));

describe('a change over HTTP', () => {
  it.each([
    [200, outcome],
    [422, {ok: false, reason: 'refused', cart: null, notices: []}],
    [503, {ok: false, reason: 'unavailable', notices: [{tone: 'error', text: 'Not now.'}]}],
  ])('is what a %i says', async (status, body) => {
    answerWith(body, status);
    expect(await change()).toEqual(body);
  });

  it('outlives the page that sends it', async () => {
    const fetched = answerWith(outcome);
    await change();
    expect(fetched).toHaveBeenCalledWith(
      '/cart/change',
      expect.objectContaining({method: 'POST', keepalive: true}),
    );
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'ok'],
    ['no ok', {...outcome, ok: undefined}],
    ['no notices', {...outcome, notices: undefined}],
    ['a notice without a text', {...outcome, notices: [{tone: 'info'}]}],
    ['a notice in an unknown tone', {...outcome, notices: [{tone: 'loud', text: 'a'}]}],
    ['an unknown reason', {...outcome, reason: 'mood'}],
    ['an add of half a piece', {...outcome, added: {lineKey: 'a', quantity: 0.5}}],
    ['a cart that is none', {...outcome, cart: []}],
    ['a cart without a cost', {...outcome, cart: {...full, cost: undefined}}],
    ['fewer than no items', {...outcome, cart: {...full, totalQuantity: -1}}],
    [
      'a line without a variant',
      {...outcome, cart: {...full, lineItems: [{...line, variant: null}]}},
    ],
    [
      'an amount that is none',
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
  ])('that is answered with %s has failed', async (_name, body) => {
    answerWith(body);
    await expect(change()).rejects.toThrow('not the outcome of a cart change');
  });

  it('that is answered with a page has failed', async () => {
    vi.stubGlobal('fetch', async () => new Response('<!doctype html>', {status: 503}));
    await expect(change()).rejects.toThrow(SyntaxError);
  });
});

describe('the cart over HTTP', () => {
  it.each([{cart: null}, {cart: full}])('is what is there: %#', async (body) => {
    answerWith(body);
    expect(await fetchTransport.read()).toEqual(body.cart);
  });

  it('cannot be read while the server cannot', async () => {
    answerWith({cart: null}, 503);
    await expect(fetchTransport.read()).rejects.toThrow('could not be read');
  });

  it.each([{}, {cart: 'full'}, null])('%j is no cart', async (body) => {
    answerWith(body);
    await expect(fetchTransport.read()).rejects.toThrow('not a cart');
  });
});
