import {describe, expect, it} from 'vitest';
import type {OrderAnswer} from '~/domains/account/order-page';
import {VALID_CHECKOUT_FORM} from './support/checkout-form';
import {useCustomer} from './support/customer';
import {fill, quantitiesByVariant, idIn, visit} from './support/cart-visitor';
import {add, BIG_KIBBLE, KIBBLE} from '../support/variants';
import {change} from './support/guest';
import type {Visitor} from './support/shop';

const {control, later, savedCart, signedInBrowser} = useCustomer();

describe('a purchased cart', () => {
  async function buy(visitor: Visitor) {
    const {location} = await visitor.post('/cart', {intent: 'checkout'});
    const page = await fetch(location ?? '');
    const paid = await fetch(page.url, {
      method: 'POST',
      body: new URLSearchParams(VALID_CHECKOUT_FORM),
    });
    expect(paid.url).toMatch(/\/thank-you/);
  }

  it('ACCT-26a ACCT-28 becomes an order that says when it arrives, and that can be canceled once', async () => {
    const visitor = await signedInBrowser();
    await fill(visitor, [KIBBLE, 2]);
    await buy(visitor);
    const [order] = await control().orders();
    const path = `/account/orders/${order?.number}`;
    const shown = async () => (await visitor.get(path)).page().loaderData['account-order'];
    expect(await shown()).toMatchObject({
      arrival: expect.stringMatching(/^\w+day, \w+ \d+$/) as string,
      changes: {minutesToCancel: 60},
    });

    const canceled = await visitor.post(path, {intent: 'cancel'});
    expect([canceled.status, canceled.location]).toEqual([303, `${path}?done=canceled`]);
    const after = await control().order(order?.number ?? 0);
    expect(after).toMatchObject({cancellation: {reason: 'CUSTOMER'}, financialStatus: 'REFUNDED'});
    const [mail] = await control().mails();
    expect(mail).toMatchObject({to: order?.email, subject: `Order ${order?.name} is canceled`});
    expect(await shown()).toMatchObject({arrival: null, changes: {minutesToCancel: 0}});
  });

  it('ERR-72 may have been canceled when Shopify fails, so the page says to check the order', async () => {
    const visitor = await signedInBrowser();
    await fill(visitor, [KIBBLE, 2]);
    await buy(visitor);
    const [order] = await control().orders();
    await control().fault({service: 'commerce', kind: 'error', match: 'AdminOrderCancel'});
    const answer = await visitor.post(`/account/orders/${order?.number}`, {intent: 'cancel'});
    await control().clearFaults();
    expect(answer.status).toBe(503);
    const {notCanceled} = answer.page().actionData?.['account-order'] as OrderAnswer;
    expect(notCanceled).toMatch(/Check the status of your order/);
    expect(notCanceled).not.toMatch(/nothing/i);
  });

  it('ACCT-26d says that an order is already canceled when the form is sent again, even at the same time', async () => {
    const visitor = await signedInBrowser();
    await fill(visitor, [KIBBLE, 2]);
    await buy(visitor);
    const [order] = await control().orders();
    const path = `/account/orders/${order?.number}`;
    const press = () => visitor.post(path, {intent: 'cancel'});
    const [one, other] = await Promise.all([press(), press()]);
    const already = `${path}?done=already-canceled`;
    expect([one.status, other.status]).toEqual([303, 303]);
    expect([one.location, other.location].sort()).toEqual([already, `${path}?done=canceled`]);
    const subject = `Order ${order?.name} is canceled`;
    const mails = await control().mails();
    expect(mails.filter((mail) => mail.subject === subject)).toHaveLength(1);

    const later = await press();
    expect([later.status, later.location]).toEqual([303, already]);
    expect((await visitor.get(already)).page().loaderData['account-order']).toMatchObject({
      order: {status: 'cancelled'},
      done: expect.stringContaining('already canceled') as string,
    });
  });

  it('CART-18 ends the copy that another device made by logging in', async () => {
    const visitor = await signedInBrowser();
    await fill(visitor, [KIBBLE, 2]);
    const phone = await signedInBrowser();
    expect(idIn(phone, 'cart')).not.toBe(idIn(visitor, 'cart'));
    await buy(visitor);
    expect((await visit(visitor)).cart).toBeNull();
    expect([idIn(visitor, 'cart'), await savedCart()]).toEqual([null, null]);
    later();
    await visit(phone);
    expect((await visit(phone)).cart).toBeNull();
  });

  it('CART-14 keeps a new cart that another device has started since', async () => {
    const visitor = await signedInBrowser();
    await fill(visitor, [KIBBLE, 2]);
    const phone = await signedInBrowser();
    await buy(phone);
    await visit(phone);
    await fill(phone, [BIG_KIBBLE, 1]);
    await change(visitor, {intent: 'empty'});
    expect(await savedCart()).toBe(idIn(phone, 'cart'));
    expect(quantitiesByVariant((await visit(visitor)).cart)).toEqual({[BIG_KIBBLE]: 1});
  });

  it('CHK-04b CART-18 is gone with its saved id, here and on the other device', async () => {
    const visitor = await signedInBrowser();
    const phone = await signedInBrowser();
    await fill(visitor, [KIBBLE, 2]);
    later();
    await visit(phone);
    expect(idIn(phone, 'cart')).toBe(idIn(visitor, 'cart'));

    await buy(visitor);
    expect((await visit(visitor)).cart).toBeNull();
    expect([idIn(visitor, 'cart'), await savedCart()]).toEqual([null, null]);
    expect((await visit(phone)).cart).toBeNull();
    expect(idIn(phone, 'cart')).toBeNull();
    await visitor.post('/cart/change', add(BIG_KIBBLE));
    expect(await savedCart()).toBe(idIn(visitor, 'cart'));
  });
});
