import path from 'node:path';
import Database from 'libsql';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {seededFolder} from '~tests/support/seeded-folder';
import {addDays, formatDay} from '~sandbox/day';
import type {Delivery} from '~sandbox/subscriptions/records';
import {startProvider, type Page, type Provider} from './provider';

const ADA = 'ada.whitfield@example.com';
const JUNE = 'june.park@example.com';
const OMAR = 'omar.haddad@example.com';
const GRACE = 'grace.okafor@example.com';
const ROSA = 'rosa.delgado@example.com';

const FOUR_WEEKS = 'gid://shopify/SellingPlan/600003';
const TREATS = 'gid://shopify/ProductVariant/705702';

let provider: Provider;

beforeEach(async () => {
  provider = await startProvider();
});

afterEach(() => provider.close());

const at = (day: string, time = '12:00:00') => new Date(`${day}T${time}Z`);

async function nextOf(email: string) {
  const open = (await provider.deliveries(email)).filter(
    ({status}) => status === 'unsent' || status === 'retrying',
  );
  const [next] = open.sort((a, b) => (a.day < b.day ? -1 : 1));
  if (!next) throw new Error(`${email} has no delivery`);
  return next;
}

/** Whether each item waits for stock. */
async function shortagesOf({id}: Pick<Delivery, 'id'>): Promise<unknown[]> {
  const {body} = await provider.get<Page>(`/items/?order=${id}`);
  return body.results.map((one) => one.out_of_stock);
}

/** A day and its neighbors, because orders of the seed have times. */
const around = (day: string) => [addDays(day, -1), day, addDays(day, 1)];

const placedOf = async (email: string) =>
  (await provider.deliveries(email)).filter(({status}) => status === 'placed');

it('SAND-53c HOUSE-90 a paid cart’s autoship lines begin subscriptions, and an email gives the terms', async () => {
  await provider.buy([{merchandiseId: TREATS, quantity: 2, sellingPlanId: FOUR_WEEKS}], JUNE);
  const [subscription, ...others] = await provider.subscriptions(JUNE);
  expect(others).toEqual([]);
  expect(subscription).toMatchObject({variantId: TREATS, quantity: 2, weeks: 4, canceled: null});
  expect(subscription?.contractId).toMatch(/^gid:\/\/shopify\/SubscriptionContract\/\d+$/);
  expect(await nextOf(JUNE)).toMatchObject({day: addDays(subscription?.startDay ?? '', 28)});
  const [mail] = await provider.control.mails(JUNE);
  expect(mail).toMatchObject({subject: 'Your autoship has started'});
  expect(mail?.text).toMatch(/every 4 weeks, ships next on [A-Z][a-z]+day, [A-Z][a-z]+ \d{1,2}\n/);
  expect(mail?.text).toContain('less 5%');
  expect(mail?.text).toContain('You can change or cancel up to 24 hours before a delivery ships.');
});

it('SAND-81 the seed’s subscriptions go on from its orders: each began with its first delivery, and the next one comes an interval after the last', async () => {
  const past = await placedOf(ADA);
  const next = await nextOf(ADA);
  const subscriptions = await provider.subscriptions(ADA);
  expect(subscriptions.map(({weeks}) => weeks)).toEqual([4, 8]);
  for (const {id, weeks, startDay} of subscriptions) {
    const days = past
      .filter(({items}) => items.some(({subscriptionId}) => subscriptionId === id))
      .map(({day}) => day)
      .sort();
    expect(next.items.some(({subscriptionId}) => subscriptionId === id)).toBe(true);
    const [first, last] = [days[0] ?? '', days.at(-1) ?? ''];
    expect(around(first)).toContain(startDay);
    expect(around(addDays(last, weeks * 7))).toContain(next.day);
  }
});

it('SAND-53c a one-time line begins none', async () => {
  await provider.buy([{merchandiseId: TREATS, quantity: 1}], JUNE);
  expect(await provider.subscriptions(JUNE)).toEqual([]);
});

it('SAND-53d a due delivery is ordered at the price of the day less the plan’s saving', async () => {
  const {day} = await nextOf(ADA);
  await provider.control.setPrice('MB-DEVC-30', 8000);
  await provider.control.setClock(at(day, '09:59:59'));
  expect((await nextOf(ADA)).status).toBe('unsent');
  await provider.control.setClock(at(day, '10:00:00'));

  const delivery = (await placedOf(ADA)).find((item) => item.day === day);
  const order = await provider.control.order(delivery?.order?.number ?? 0);
  expect(order.lines.map(({price, quantity}) => [price, quantity])).toEqual([
    [8000, 1],
    [expect.any(Number), 2],
  ]);
  const full = order.lines.reduce((sum, {price, quantity}) => sum + price * quantity, 0);
  const saved = order.lines.reduce(
    (sum, {price, quantity}) => sum + Math.round(price * 0.05) * quantity,
    0,
  );
  expect(delivery?.amounts).toEqual({
    subtotal: full,
    saving: saved,
    shipping: order.shipping,
    tax: order.tax,
    total: full - saved + order.shipping + order.tax,
  });
  expect(order.total).toBe(delivery?.amounts.total);
  expect((await nextOf(ADA)).day).toBe(addDays(day, 28));
});

it('SAND-61 a delivery that is sent in the evening counts for that day in Denver, and so do those that follow', async () => {
  const {day} = await nextOf(ADA);
  await provider.control.setClock(at(addDays(day, 1), '05:30:00'));
  const {id} = await nextOf(ADA);
  await provider.patch(`/orders/${id}/send_now/`);
  expect((await placedOf(ADA)).find((one) => one.id === id)).toMatchObject({day});
  expect(await nextOf(ADA)).toMatchObject({day: addDays(day, 28)});
});

it('SAND-53e a declined card is charged again after 1, 3 and 5 days, then its subscriptions are paused', async () => {
  const {day} = await nextOf(OMAR);
  for (const [attempts, retryDay] of [1, 3, 5].map(
    (days, index) => [index + 1, addDays(day, days)] as const,
  )) {
    await provider.goToNextDelivery();
    while ((await nextOf(OMAR)).attempts < attempts) await provider.goToNextDelivery();
    expect(await nextOf(OMAR)).toMatchObject({status: 'retrying', attempts, retryDay});
  }
  await provider.control.setClock(at(addDays(day, 5)));
  expect(await placedOf(OMAR)).toEqual([]);
  expect(await provider.subscriptions(OMAR)).toMatchObject([
    {paused: {since: addDays(day, 5), until: null, reason: 'payment'}},
  ]);
  const own = (await provider.control.orders()).filter(({email}) => email === OMAR);
  expect(own).toEqual([]);
  const declined = (await provider.subjects(OMAR)).filter(
    (item) => item === 'Your card was declined',
  );
  expect(declined).toHaveLength(4);
});

it('AUTO-141 a subscription that is canceled after a declined card isn’t charged again', async () => {
  const {day} = await nextOf(OMAR);
  await provider.control.setClock(at(day));
  expect(await nextOf(OMAR)).toMatchObject({status: 'retrying', day});
  const [subscription] = await provider.subscriptions(OMAR);
  await provider.patch(`/subscriptions/${subscription?.id}/cancel/`, {cancel_reason: ''});
  await provider.control.setClock(at(addDays(day, 6)));
  const subjects = await provider.subjects(OMAR);
  expect(subjects.filter((item) => item === 'Your card was declined')).toHaveLength(1);
  expect(await provider.deliveries(OMAR)).toEqual([]);
});

it('SAND-53e a new card is charged at the next attempt', async () => {
  const {day, paymentId} = await nextOf(OMAR);
  await provider.control.setClock(at(day));
  const refused = await provider.patch(`/payments/${paymentId}/update/`, {
    cc_number: '4000 0000 0000 0002',
    cc_exp_date: '01/2031',
  });
  expect(refused).toEqual({status: 400, body: {cc_number: ['This card is not accepted.']}});
  const changed = await provider.patch(`/payments/${paymentId}/update/`, {
    cc_number: '4242 4242 4242 4242',
    cc_exp_date: '01/2031',
  });
  expect(changed).toMatchObject({status: 200, body: {cc_number_ending: '4242'}});
  await provider.control.setClock(at(addDays(day, 1)));
  expect(await placedOf(OMAR)).toMatchObject([{day: addDays(day, 1), status: 'placed'}]);
});

it.each<[string, string, (delivery: Delivery) => string]>([
  ['customer', 'customers WHERE number = ?', ({customer}) => customer],
  ['address', 'autoship_addresses WHERE id = ?', ({addressId}) => addressId],
  ['card', 'autoship_payments WHERE id = ?', ({paymentId}) => paymentId],
])(
  'SAND-60 a delivery without its %s is rejected with a reason, by “send now” too, and all others are sent',
  async (_what, rows, idOf) => {
    const delivery = await nextOf(ADA);
    const folder = seededFolder();
    const db = new Database(path.join(folder, 'sandbox.db'));
    db.prepare(`DELETE FROM ${rows}`).run(idOf(delivery));
    db.close();
    const damaged = await startProvider(folder);
    await damaged.control.setClock(at(addDays(delivery.day, 1)));
    const rejected = {
      status: 200,
      body: {status: 3, rejected_message: 'The customer, address or card is missing.'},
    };
    expect(await damaged.get(`/orders/${delivery.id}/`)).toMatchObject(rejected);
    expect(await damaged.patch(`/orders/${delivery.id}/send_now/`)).toMatchObject(rejected);
    const others = await damaged.deliveries(GRACE);
    expect(others.map(({status}) => status)).toContain('placed');
    await damaged.close();
  },
);

it('SAND-53f out-of-stock items wait, and the rest ships', async () => {
  const {day, items} = await nextOf(GRACE);
  expect(items).toHaveLength(2);
  await provider.control.setClock(at(day));
  const [placed = expect.fail()] = await placedOf(GRACE);
  expect(placed.day).toBe(day);
  expect(await shortagesOf(placed)).toEqual([false]);
  const waiting = await nextOf(GRACE);
  expect(waiting.day).toBe(addDays(day, 1));
  expect(await shortagesOf(waiting)).toEqual([true]);
  await provider.control.setStock('MB-DSSS-4', 10);
  await provider.control.setClock(at(addDays(day, 1)));
  expect((await placedOf(GRACE)).map((item) => item.day)).toEqual(
    expect.arrayContaining([day, addDays(day, 1)]),
  );
});

it('SAND-66 an item that is out of stock when its delivery is sent during the night waits for that morning', async () => {
  const {id, day} = await nextOf(GRACE);
  const today = addDays(day, -2);
  await provider.control.setClock(at(today, '08:00:00'));
  expect(await provider.patch(`/orders/${id}/send_now/`)).toMatchObject({status: 200});
  const waiting = await nextOf(GRACE);
  expect(waiting.day).toBe(today);
  expect(await shortagesOf(waiting)).toEqual([true]);
});

it('SAND-65 an item that was out of stock no longer waits for stock in a delivery whose card was declined, even if that is moved', async () => {
  const {day} = await nextOf(OMAR);
  await provider.control.setStock('MB-DEVC-30', 0);
  await provider.control.setClock(at(day));
  const waiting = await nextOf(OMAR);
  expect(await shortagesOf(waiting)).toEqual([true]);

  await provider.control.setStock('MB-DEVC-30', 10);
  await provider.control.setClock(at(addDays(day, 1)));
  expect(await nextOf(OMAR)).toMatchObject({id: waiting.id, status: 'retrying'});
  expect(await shortagesOf(waiting)).toEqual([false]);

  const moved = {order_date: addDays(day, 9)};
  expect(await provider.patch(`/orders/${waiting.id}/change_date/`, moved)).toMatchObject({
    status: 200,
  });
  expect(await shortagesOf(waiting)).toEqual([false]);
});

it('SAND-53g HOUSE-71 each step sends one email: reminder, shipped, changed, canceled', async () => {
  const {day} = await nextOf(ADA);
  await provider.control.setClock(at(addDays(day, -5)));
  await provider.control.setClock(at(addDays(day, 1)));
  const [first] = await provider.subscriptions(ADA);
  await provider.patch(`/subscriptions/${first?.id}/change_quantity/`, {quantity: 3});
  await provider.patch(`/subscriptions/${first?.id}/cancel/`, {cancel_reason: 'moving'});
  expect((await provider.subjects(ADA)).filter((item) => !item.startsWith('Order'))).toEqual([
    'Your delivery ships in 5 days',
    'Your delivery is on its way',
    'Your autoship has changed',
    'Your autoship is canceled',
  ]);
});

it('AUTO-141 the email about a cancellation names the day of a delivery that still ships', async () => {
  const {day} = await nextOf(ADA);
  await provider.control.setClock(at(addDays(day, -1)));
  const [first] = await provider.subscriptions(ADA);
  await provider.patch(`/subscriptions/${first?.id}/cancel/`, {cancel_reason: ''});
  const mails = await provider.control.mails(ADA);
  const mail = mails.find(({subject}) => subject === 'Your autoship is canceled');
  expect(mail?.text).toContain(`ships one last time, on ${formatDay(day)}.`);
  expect(mail?.text).not.toContain('We won’t send');
});

const isReminder = ({subject}: {subject: string}) => subject.includes('in 5 days');

it('SAND-53g the reminder says what is different from last time: total, quantity, price and new items', async () => {
  const {id, day} = await nextOf(ADA);
  const {day: firstDay} = await nextOf(ROSA);
  const [food] = await provider.subscriptions(ADA);
  await provider.patch(`/subscriptions/${food?.id}/change_quantity/`, {quantity: 3});
  await provider.control.setPrice('MB-DEVC-30', 8000);
  await provider.send('POST', '/items/iu/', {body: {order: id, product: '700101', quantity: 1}});
  await provider.control.setClock(at(addDays(day, -5)));
  expect(await changesInReminder(ADA, day)).toEqual([
    expect.stringMatching(/^The total was \$\d+\.\d{2}\.$/),
    'Everyday Chicken & Barley, 30 lb: 3 instead of 1.',
    expect.stringMatching(/, 30 lb: \$80\.00 each instead of \$\d+\.\d{2}\.$/),
    '1 x Everyday Chicken & Barley, 4 lb: just this once.',
  ]);
  expect(await changesInReminder(ROSA, firstDay)).toContainEqual(
    expect.stringMatching(/^1 x Soft-Baked Hearts, .+: for the first time\.$/),
  );
  await provider.control.setClock(at(day));
  await provider.patch(`/subscriptions/${food?.id}/change_product/`, {product: '700104'});
  await provider.control.setClock(at(addDays(day, 28 - 5)));
  expect(await changesInReminder(ADA, addDays(day, 28))).toContain(
    'Everyday Chicken & Barley, 45 lb replaces Everyday Chicken & Barley, 30 lb.',
  );
});

async function changesInReminder(email: string, day: string): Promise<string[]> {
  const mail = (await provider.control.mails(email)).find(
    (one) => isReminder(one) && one.text.includes(`On ${formatDay(day)}:`),
  );
  return /last time:\n([^]*?)\n\n/.exec(mail?.text ?? '')?.[1]?.split('\n') ?? [];
}

it('SAND-53g a delivery that is moved to within five days gets no reminder, and one that is moved away gets its own', async () => {
  const {id, day} = await nextOf(ADA);
  const reminders = async () => (await provider.control.mails(ADA)).filter(isReminder);
  await provider.patch(`/orders/${id}/change_date/`, {order_date: addDays(day, -9)});
  expect(await reminders()).toEqual([]);
  await provider.patch(`/orders/${id}/change_date/`, {order_date: addDays(day, 2)});
  await provider.control.setClock(at(addDays(day, -3)));
  expect(await reminders()).toHaveLength(1);
});

it('SAND-53f the day before, a delivery shows the total without items that are out of stock', async () => {
  const {id, day} = await nextOf(GRACE);
  const read = async () => {
    const {body: order} = await provider.get<{total: string}>(`/orders/${id}/`);
    return {total: Number(order.total), flags: await shortagesOf({id})};
  };
  const early = await read();
  expect(early.flags).toEqual([false, false]);
  await provider.control.setClock(at(addDays(day, -1)));
  const eve = await read();
  expect(eve.flags).toEqual([true, false]);
  expect(eve.total).toBeLessThan(early.total);
  await provider.control.setClock(at(day));
  const placed = (await placedOf(GRACE)).find((one) => one.id === id);
  expect((placed?.amounts.total ?? 0) / 100).toBe(eve.total);
});

it('SAND-53g a delivery that was moved, added to or skipped is confirmed by email', async () => {
  const {id, day} = await nextOf(ADA);
  await provider.patch(`/orders/${id}/change_date/`, {order_date: addDays(day, 3)});
  await provider.send('POST', '/items/iu/', {
    body: {order: id, product: '705702', quantity: 2},
  });
  const [extra] = (await nextOf(ADA)).items.filter(({subscriptionId}) => subscriptionId === null);
  await provider.send('DELETE', `/items/${extra?.id}/`);
  await provider.patch(`/orders/${id}/skip/`);
  const texts = (await provider.control.mails(ADA)).map(({text}) => text.split('\n')[2]).reverse();
  expect(texts).toEqual([
    `Your delivery now ships on ${formatDay(addDays(day, 3))}.`,
    expect.stringMatching(/^We added 2 x .+ to this delivery only\.$/),
    expect.stringMatching(/^We took 2 x .+ out of this delivery\.$/),
    'Your delivery was skipped.',
  ]);
});

it('SAND-53h the control room goes to the next delivery, one after another', async () => {
  const first = await nextOf(GRACE);
  const now = await provider.goToNextDelivery();
  /* To the minute, because the clock keeps running. */
  expect(now.toISOString().slice(0, 16)).toBe(`${first.day}T10:00`);
  expect(await placedOf(GRACE)).toHaveLength(1);
  const second = await provider.goToNextDelivery();
  expect(second.getTime()).toBeGreaterThan(at(first.day, '10:00:00').getTime());
});

it('SAND-53i a change survives a restart', async () => {
  const folder = seededFolder();
  const before = await startProvider(folder);
  const [subscription] = await before.subscriptions(ADA);
  await before.patch(`/subscriptions/${subscription?.id}/change_quantity/`, {quantity: 4});
  await before.close();
  const after = await startProvider(folder);
  const {body} = await after.get<Page>(`/subscriptions/?customer=${subscription?.customer}`);
  expect(body.results.map(({quantity}) => quantity)).toContain(4);
  await after.close();
});
