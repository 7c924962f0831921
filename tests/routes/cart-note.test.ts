import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {orderPath} from '~/domains/account/account-paths';
import type {NoteAnswer} from '~/domains/cart/page/order-note';
import {createSandboxControl, type SandboxControl} from '~tests/support/sandbox-control';
import {useOwnSandbox} from '../support/own-sandbox';
import {KIBBLE} from '../support/variants';
import {dataOf, ordersOf} from './support/account-shop';
import {fill} from './support/cart-visitor';
import {VALID_CHECKOUT_FORM} from './support/checkout-form';
import {cartOf, guestWith} from './support/guest';
import {ADA, loggedInVisitor} from './support/log-in';
import {openShop, watchShop, type Answer, type Shop} from './support/shop';

watchShop();
const sandbox = useOwnSandbox();
let control: SandboxControl;
let shop: Shop;

beforeEach(() => {
  control = createSandboxControl(sandbox.origin());
  shop = openShop(sandbox.origin());
});
afterEach(() => control.clearFaults());

const NOTE = '/cart/note';
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
});
