import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {orderPath} from '~/domains/account/account-paths';
import type {NoteAnswer} from '~/domains/cart/page/order-note';
import {createDocumentStore} from '~/shell/documents/document-store';
import {makeAccount} from '~tests/support/accounts';
import {createSandboxControl, type SandboxControl} from '~tests/support/sandbox-control';
import {useOwnSandbox} from '../support/own-sandbox';
import {BIG_KIBBLE, KIBBLE} from '../support/variants';
import {dataOf, ordersOf} from './support/account-shop';
import {fill, logInOrThrow} from './support/cart-visitor';
import {VALID_CHECKOUT_FORM} from './support/checkout-form';
import {cartOf, guestWith, sizes} from './support/guest';
import {createHtmlBuild} from './support/html-build';
import {ADA, loggedInVisitor} from './support/log-in';
import {openShop, watchShop, type Answer, type Shop, type Visitor} from './support/shop';

const {log, unexpected} = watchShop();
const sandbox = useOwnSandbox();
let control: SandboxControl;
let shop: Shop;

beforeEach(() => {
  control = createSandboxControl(sandbox.origin());
  shop = openShop(sandbox.origin());
});
afterEach(() => control.clearFaults());

const NOTE = '/cart/note';
const BROWSER = {Accept: 'text/html', 'User-Agent': 'Mozilla/5.0 Firefox/140.0'};
const answerOf = (answer: Answer) => answer.page().actionData?.['routes/cart.note'] as NoteAnswer;

describe('the note for an order', () => {
  it('CART-150 is saved with its lines, shown in the cart and the field, changed and removed', async () => {
    const {visitor} = await guestWith(shop, [KIBBLE, 1]);
    const saved = await visitor.post(NOTE, {note: '  By the side door.\r\nThe dog barks. '});
    expect([saved.status, saved.location]).toEqual([303, '/cart']);
    expect((await cartOf(visitor))?.note).toBe('By the side door.\nThe dog barks.');
    expect((await control.cart(visitor.cartId() ?? '')).note).toContain('side door');
    expect((await visitor.get('/cart')).text).toContain('By the side door.');
    expect((await visitor.get(NOTE)).text).toContain('By the side door.');

    await visitor.post(NOTE, {note: 'Ring twice.'});
    expect((await cartOf(visitor))?.note).toBe('Ring twice.');
    await visitor.post(NOTE, {note: ' '});
    expect((await cartOf(visitor))?.note ?? '').toBe('');
  });

  it.each([
    ['too long', 'a'.repeat(501), /at most 500 characters/],
    ['with control characters', 'Ring\u0007twice', /control characters/],
  ])('CART-151 stays in the field if it’s %s', async (_, note, error) => {
    const {visitor} = await guestWith(shop, [KIBBLE, 1]);
    const refused = await visitor.post(NOTE, {note});
    expect(refused.status).toBe(422);
    expect(answerOf(refused)).toEqual({
      values: {note},
      errors: {note: expect.stringMatching(error) as string},
      problem: null,
    });
    expect((await cartOf(visitor))?.note ?? '').toBe('');
  });

  it('CART-151 stays in the field while Shopify can’t save it', async () => {
    const {visitor} = await guestWith(shop, [KIBBLE, 1]);
    await control.fault({service: 'commerce', kind: 'error', match: 'CartNoteUpdate'});
    const failed = await visitor.post(NOTE, {note: 'Ring twice.'});
    expect(failed.status).toBe(503);
    expect(answerOf(failed)).toMatchObject({
      values: {note: 'Ring twice.'},
      problem: expect.stringContaining('couldn’t save your note') as string,
    });
  });

  it('CART-153 is on the order’s page in the account', async () => {
    const visitor = await loggedInVisitor(shop);
    await fill(visitor, [KIBBLE, 1]);
    await visitor.post(NOTE, {note: 'Ring twice.'});
    const {location} = await visitor.post('/cart', {intent: 'checkout'});
    const checkout = await fetch(location ?? '');
    const payment = new URLSearchParams({...VALID_CHECKOUT_FORM, email: ADA});
    await fetch(checkout.url, {method: 'POST', body: payment});
    const {orders} = await ordersOf(visitor);
    const {order} = dataOf(await visitor.get(orderPath(orders[0] ?? {id: ''})), 'account-order');
    expect(order.note).toBe('Ring twice.');
  });

  it('CART-150 leads to the cart if there is none', async () => {
    const visitor = shop.visitor();
    for (const answer of [await visitor.get(NOTE), await visitor.post(NOTE, {note: 'Ring.'})]) {
      expect(answer.location).toBe('/cart');
    }
  });

  it('CART-171 survives a login that merges two carts, whichever of them has it', async () => {
    const account = await makeAccount(sandbox.origin());
    const merged = async (variant: string, note: string | null) => {
      const {visitor} = await guestWith(shop, [variant, 1]);
      if (note !== null) await visitor.post(NOTE, {note});
      await logInOrThrow(visitor, account);
      return cartOf(visitor);
    };
    expect((await merged(KIBBLE, 'Ring twice.'))?.note).toBe('Ring twice.');
    const kept = await merged(BIG_KIBBLE, null);
    expect([sizes(kept), kept?.note]).toEqual([[1, 1], 'Ring twice.']);
    const replaced = await merged(KIBBLE, 'By the side door.');
    expect([sizes(replaced), replaced?.note]).toEqual([[2, 1], 'By the side door.']);
  });

  it('CART-171 is in the guest’s own pages, but in no document that guests share', async () => {
    const documents = createDocumentStore({maxBytes: 10_000_000});
    const stored = vi.spyOn(documents, 'set');
    shop = openShop(sandbox.origin(), {documents, build: createHtmlBuild(unexpected())});
    const {visitor} = await guestWith(shop, [KIBBLE, 1]);
    await visitor.post(NOTE, {note: 'Ring twice.'});
    const read = (reader: Visitor) =>
      Promise.all(
        ['/', '/products/dog', '/faq', '/cart', NOTE].map(async (path) => {
          const {text} = await reader.get(path, BROWSER);
          return text.includes('Ring twice.');
        }),
      );
    await read(visitor);
    expect(await read(shop.visitor())).toEqual([false, false, false, false, false]);
    /* Copies of the documents that were stored for the other guest, with this guest's cart. */
    expect(await read(visitor)).toEqual([true, true, true, true, true]);
    const texts = stored.mock.calls.map(([, {pieces}]) => Buffer.concat(pieces).toString());
    expect(texts.length).toBeGreaterThan(2);
    expect(texts.filter((text) => text.includes('Ring'))).toHaveLength(0);
  });

  it('CART-171 is in no line of the log, whether it’s saved, refused or ordered, or a service fails', async () => {
    const account = await makeAccount(sandbox.origin());
    const {visitor} = await guestWith(shop, [KIBBLE, 1]);
    const post = (note: string) => visitor.post(NOTE, {note});
    await post('Ring twice.');
    await post(`Ring ${'a'.repeat(501)}`);
    for (const kind of ['error', 'malformed'] as const) {
      await control.fault({service: 'commerce', kind, match: 'CartNoteUpdate'});
      await post('Ring once.');
      await control.clearFaults();
    }
    await control.fault({service: 'commerce', kind: 'error', match: 'CartCreate'});
    await logInOrThrow(visitor, account);
    await control.clearFaults();
    await visitor.get('/cart', BROWSER);
    await visitor.post('/cart', {intent: 'checkout'});
    expect(log().length).toBeGreaterThan(8);
    expect(log().filter((line) => JSON.stringify(line).includes('Ring'))).toEqual([]);
  });
});
