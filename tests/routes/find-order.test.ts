import {beforeEach, describe, expect, it, vi} from 'vitest';
import {FIND_ORDER_LIMIT} from '~/domains/account/find-order.server';
import type {FindOrderAnswer} from '~/domains/account/forms/find-order';
import {createSandboxControl, type SandboxControl} from '~tests/support/sandbox-control';
import {useFreshSandbox} from '../support/own-sandbox';
import {KIBBLE} from '../support/variants';
import {VALID_CHECKOUT_FORM} from './support/checkout-form';
import {guestWith} from './support/guest';
import {openShop, watchShop, type Answer, type Shop} from './support/shop';

const {log, unexpected} = watchShop();
const sandbox = useFreshSandbox();
let control: SandboxControl;
let shop: Shop;

beforeEach(() => {
  control = createSandboxControl(sandbox.origin());
  shop = openShop(sandbox.origin());
});

const FIND = '/find-order';
const GUEST = 'guest.reed@example.com';

const ask = (fields: Record<string, string>, headers: HeadersInit = {}) =>
  shop.visitor().post(FIND, fields, headers);
const answerOf = (answer: Answer) =>
  answer.page().actionData?.['find-order'] as FindOrderAnswer | undefined;

/** Returns the order's name, for instance `#1019`. */
async function orderAsGuest(): Promise<string> {
  const {visitor} = await guestWith(shop, [KIBBLE, 1]);
  const {location} = await visitor.post('/cart', {intent: 'checkout'});
  const checkout = await fetch(location ?? '');
  const payment = new URLSearchParams({...VALID_CHECKOUT_FORM, email: GUEST});
  await fetch(checkout.url, {method: 'POST', body: payment});
  const [order] = await control.orders();
  return order?.name ?? '';
}

const linkMails = async () =>
  (await control.mails()).filter(({text}) => text.includes('See where your order'));

describe('finding an order without an account', () => {
  it.each([
    ['as shown', (name: string) => name, GUEST],
    ['without #', (name: string) => name.slice(1), GUEST],
    ['with spaces and capitals', (name: string) => `  ${name} `, ` ${GUEST.toUpperCase()} `],
  ])('ACCT-41 emails the link of its page, with the number %s', async (_, write, email) => {
    const name = await orderAsGuest();
    const answer = await ask({orderNumber: write(name), email});
    expect([answer.status, answer.location]).toEqual([303, `${FIND}?sent=1`]);
    await vi.waitFor(async () => expect(await linkMails()).toHaveLength(1));
    const [mail] = await linkMails();
    expect(mail).toMatchObject({to: GUEST, subject: `Your order ${name}`});
    const link = /^http\S+$/m.exec(mail?.text ?? '')?.[0] ?? '';
    const page = await fetch(link);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(name)]);
  });

  it('ACCT-42 gives the same answer, and sends nothing, for another email or number', async () => {
    const name = await orderAsGuest();
    const right = await ask({orderNumber: name, email: GUEST});
    await vi.waitFor(async () => expect(await linkMails()).toHaveLength(1));
    for (const wrong of [
      {orderNumber: name, email: 'someone.else@example.com'},
      {orderNumber: '#1001', email: GUEST},
      {orderNumber: name.slice(0, -1), email: GUEST},
      {orderNumber: `${name}0`, email: GUEST},
    ]) {
      const answer = await ask(wrong);
      expect([answer.status, answer.location, answer.text]).toEqual([
        right.status,
        right.location,
        right.text,
      ]);
    }
    expect(await linkMails()).toHaveLength(1);
    expect(JSON.stringify(log())).not.toMatch(/guest\.reed|someone\.else|\/orders\//i);
  });

  it.each([
    [{orderNumber: '', email: ''}, 'Enter the number', 'Enter the email'],
    [{orderNumber: 'my order', email: 'ada@'}, 'number like', 'address like'],
    [{orderNumber: '1'.repeat(21), email: `${'a'.repeat(250)}@example.com`}, 'number like', '254'],
    [{orderNumber: '1" OR name:*', email: 'x" OR email:*'}, 'number like', 'address like'],
  ])('ACCT-41 keeps invalid input %o and says what is wrong', async (fields, number, email) => {
    const answer = await ask(fields);
    expect(answer.status).toBe(422);
    expect(answerOf(answer)).toEqual({
      values: fields,
      errors: {
        orderNumber: expect.stringContaining(number) as string,
        email: expect.stringContaining(email) as string,
      },
      problem: null,
    });
  });

  it('ACCT-43 looks for five orders per client, then one a minute', async () => {
    expect(FIND_ORDER_LIMIT).toEqual({burst: 5, perSecond: 1 / 60});
    /* The wait is exact only if no second passes during the test. */
    vi.useFakeTimers({toFake: ['Date']});
    const from = (address: string) =>
      ask({orderNumber: '1001', email: GUEST}, {'oxygen-buyer-ip': address});
    for (let turn = 0; turn < FIND_ORDER_LIMIT.burst; turn += 1) {
      expect((await from('203.0.113.7')).status).toBe(303);
    }
    const sixth = await from('203.0.113.7');
    expect([sixth.status, sixth.headers.get('Retry-After')]).toEqual([429, '60']);
    expect(answerOf(sixth)).toMatchObject({
      values: {orderNumber: '1001', email: GUEST},
      problem: expect.stringContaining('Try again in a few minutes') as string,
    });
    expect((await from('203.0.113.8')).status).toBe(303);
  });

  it.each(['down', 'error', 'throttle', 'malformed'] as const)(
    'ACCT-43 says so and keeps the input while commerce is %s',
    async (kind) => {
      await control.fault({service: 'commerce', kind});
      const fields = {orderNumber: '1001', email: GUEST};
      const answer = await ask(fields);
      expect(answer.status).toBe(503);
      expect(answerOf(answer)).toEqual({
        values: fields,
        errors: {},
        problem: 'We couldn’t look up your order. Try again in a moment.',
      });
      expect(unexpected()).toEqual([]);
    },
  );

  it('ACCT-44 isn’t indexed, and doesn’t exist on the staff site', async () => {
    const page = await shop.visitor().get(FIND);
    expect(page.page().loaderData['find-order']).toMatchObject({
      head: {title: 'Find Your Order | Shop'},
      isSent: false,
    });
    expect(page.page().loaderData['find-order']).not.toHaveProperty('head.canonical');
    const staff = openShop(sandbox.origin(), {variables: {SITE_ID: 'HPSF'}}).visitor();
    expect((await staff.get(FIND)).status).toBe(404);
    expect((await staff.post(FIND, {orderNumber: '1001', email: GUEST})).status).toBe(404);
  });
});
