import {beforeEach, describe, expect, it} from 'vitest';
import type {Delivery, Subscription} from '~/domains/autoship/subscription';
import {addDays} from '~/domains/autoship/parts/day';
import {useFreshSandbox} from '~tests/support/own-sandbox';
import {createSandboxControl} from '~tests/support/sandbox-control';
import {SEED_DAY} from '~tests/support/seeded-folder';
import {valueOf} from '../commerce/platform-at';
import {providerAt} from './provider-at';
import {seededCustomer} from './seeded-customer';

const {origin} = useFreshSandbox();

const ADA = 'ada.whitfield@example.com';
const PETER = 'peter.nakamura@example.com';
const LENA = 'lena.fischer@example.com';
const OMAR = 'omar.haddad@example.com';
const GRACE = 'grace.okafor@example.com';

/** Another size of Ada's dog food, and a variant of another product. */
const BAG_45_LB = 'gid://shopify/ProductVariant/700104';
const OTHER_FOOD = 'gid://shopify/ProductVariant/705702';

const inDays = (days: number) => addDays(SEED_DAY, days);
/** The day of Ada's next delivery. */
const NEXT = inDays(26);

let provider: ReturnType<typeof providerAt>;
beforeEach(() => {
  provider = providerAt(origin());
});

async function planOf(email: string) {
  const id = await seededCustomer(origin(), email);
  const [subscriptions, deliveries] = await Promise.all([
    valueOf(provider.list(id)),
    valueOf(provider.comingDeliveries(id)),
  ]);
  return {id, subscriptions, deliveries};
}

const first = <Row>([row]: readonly Row[]): Row => {
  if (row === undefined) throw new Error('there is none');
  return row;
};

const daysOf = (deliveries: Delivery[]) => deliveries.map(({day}) => day);

describe('reading', () => {
  it('AUTO-03, AUTO-04 lists a customer’s subscriptions in the shop’s names', async () => {
    const {id, subscriptions} = await planOf(ADA);
    expect(subscriptions).toMatchObject([
      {
        customerId: id,
        variantId: 'gid://shopify/ProductVariant/700103',
        contractId: 'gid://shopify/SubscriptionContract/600001',
        frequency: {every: 4, period: 'week', days: 28},
        status: 'active',
        canceled: null,
        quantity: 1,
      },
      {quantity: 2, frequency: {every: 8, days: 56}},
    ]);
  });

  it('AUTO-18 combines items for one day and address into a delivery whose amounts add up', async () => {
    const {deliveries} = await planOf(ADA);
    expect(deliveries).toHaveLength(1);
    const {items, subtotalCents, savingCents, shippingCents, taxCents, totalCents} =
      first(deliveries);
    expect(items).toHaveLength(2);
    expect(subtotalCents).toBe(
      items.reduce((sum, item) => sum + item.priceCents * item.quantity, 0),
    );
    expect(subtotalCents - savingCents).toBe(items.reduce((sum, item) => sum + item.totalCents, 0));
    expect(subtotalCents - savingCents + shippingCents + taxCents).toBe(totalCents);
  });

  it.each([
    [ADA, true],
    [PETER, true],
    [OMAR, true],
    [LENA, false],
  ])('AUTO-05 knows whether %s has a live subscription: a paused one is', async (email, live) => {
    const {id} = await planOf(email);
    expect(await valueOf(provider.hasLive(id))).toBe(live);
  });

  it('knows autoship products by variant', async () => {
    expect(await valueOf(provider.product(BAG_45_LB))).toMatchObject({
      sku: 'MB-DEVC-45',
      autoship_enabled: true,
    });
    expect(await valueOf(provider.product('gid://shopify/ProductVariant/1'))).toBeNull();
  });
});

describe('changes', () => {
  it('moves a delivery, and one that already comes on that day to that address joins it', async () => {
    const {id, subscriptions, deliveries} = await planOf(ADA);
    const {id: treats} = subscriptions[1] as Subscription;
    await valueOf(provider.changeSubscription(id, treats, {kind: 'date', day: inDays(20)}));
    expect(daysOf((await planOf(ADA)).deliveries)).toEqual([inDays(20), NEXT]);
    const move = {kind: 'date', day: inDays(20)} as const;
    await valueOf(provider.changeDelivery(id, first(deliveries).id, move));
    const after = await planOf(ADA);
    expect(daysOf(after.deliveries)).toEqual([inDays(20)]);
    expect(first(after.deliveries).items).toHaveLength(2);
  });

  it('skips a delivery: each item comes one interval later, and can be brought back', async () => {
    const {id, deliveries, subscriptions} = await planOf(ADA);
    await valueOf(provider.changeDelivery(id, first(deliveries).id, {kind: 'skip'}));
    expect(daysOf((await planOf(ADA)).deliveries)).toEqual([addDays(NEXT, 28), addDays(NEXT, 56)]);
    const past = await valueOf(provider.pastDeliveries(id));
    expect(past.find(({status}) => status === 'skipped')).toMatchObject({day: NEXT});
    for (const {id: one} of subscriptions) {
      await valueOf(provider.changeSubscription(id, one, {kind: 'date', day: NEXT}));
    }
    expect(daysOf((await planOf(ADA)).deliveries)).toEqual([NEXT]);
  });

  it('leaves one item out of a delivery', async () => {
    const {id, deliveries} = await planOf(ADA);
    const [food] = first(deliveries).items;
    await valueOf(provider.skipItem(id, food?.id ?? ''));
    const after = (await planOf(ADA)).deliveries;
    expect(daysOf(after)).toEqual([NEXT, addDays(NEXT, 28)]);
    expect(after.map(({items}) => items.length)).toEqual([1, 1]);
  });

  it('changes quantity, size and frequency; the next date stays', async () => {
    const {id, subscriptions} = await planOf(ADA);
    const {id: food} = first(subscriptions);
    const change = (what: Parameters<typeof provider.changeSubscription>[2]) =>
      valueOf(provider.changeSubscription(id, food, what));
    await change({kind: 'quantity', quantity: 5});
    await change({kind: 'variant', variantId: BAG_45_LB});
    const changed = await change({kind: 'frequency', frequency: {every: 6, period: 'week'}});
    expect(changed).toMatchObject({quantity: 5, variantId: BAG_45_LB, frequency: {every: 6}});
    const {deliveries} = await planOf(ADA);
    expect(daysOf(deliveries)).toEqual([NEXT]);
    expect(first(deliveries).items[0]).toMatchObject({quantity: 5, variantId: BAG_45_LB});
  });

  it('sends one subscription to another address, apart from the rest', async () => {
    const {id, subscriptions} = await planOf(ADA);
    const address = await valueOf(
      provider.addressLike(id, {
        firstName: 'Ada',
        lastName: 'Whitfield',
        company: 'Whitfield Pottery',
        address1: '77 Kiln Street',
        address2: null,
        city: 'Denver',
        provinceCode: 'CO',
        zip: '80205',
        countryCode: 'US',
        phone: null,
      }),
    );
    const change = {kind: 'address', addressId: address.id} as const;
    await valueOf(provider.changeSubscription(id, first(subscriptions).id, change));
    const {deliveries} = await planOf(ADA);
    expect(deliveries.map(({day, addressId}) => [day, addressId === address.id])).toEqual(
      expect.arrayContaining([
        [NEXT, true],
        [NEXT, false],
      ]),
    );
    const same = await valueOf(provider.addresses(id));
    expect(same).toHaveLength(2);
  });

  it('pauses until a day or until resumed', async () => {
    const {id, subscriptions} = await planOf(ADA);
    const [food, treats] = subscriptions as [Subscription, Subscription];
    const until = {kind: 'pause', until: inDays(90)} as const;
    expect(await valueOf(provider.changeSubscription(id, food.id, until))).toMatchObject({
      status: 'paused',
      pause: {until: inDays(90), reason: 'customer'},
    });
    await valueOf(provider.changeSubscription(id, treats.id, {kind: 'pause', until: null}));
    expect(daysOf((await planOf(ADA)).deliveries)).toEqual([inDays(90)]);
    const resumed = await valueOf(provider.changeSubscription(id, treats.id, {kind: 'resume'}));
    expect(resumed).toMatchObject({status: 'active', pause: null});
    expect((await planOf(ADA)).deliveries).toHaveLength(2);
  });

  it('cancels and starts again', async () => {
    const {id, subscriptions} = await planOf(ADA);
    for (const {id: one} of subscriptions) {
      const reason = 'I have too much food';
      const canceled = await valueOf(
        provider.changeSubscription(id, one, {kind: 'cancel', reason}),
      );
      expect(canceled).toMatchObject({status: 'canceled', canceled: {reason}});
    }
    expect((await planOf(ADA)).deliveries).toEqual([]);
    expect(await valueOf(provider.hasLive(id))).toBe(false);
    const [food, treats] = subscriptions as [Subscription, Subscription];
    await valueOf(provider.changeSubscription(id, food.id, {kind: 'reactivate'}));
    expect((await planOf(ADA)).deliveries).toHaveLength(1);
    const again = {kind: 'reactivate', day: NEXT} as const;
    await valueOf(provider.changeSubscription(id, treats.id, again));
    expect(daysOf((await planOf(ADA)).deliveries)[1]).toBe(NEXT);
  });

  it('adds an item to one delivery only, and removes it again', async () => {
    const {id, deliveries} = await planOf(ADA);
    const delivery = first(deliveries);
    const extra = {deliveryId: delivery.id, variantId: BAG_45_LB, quantity: 1};
    await valueOf(provider.addOnce(id, extra));
    const added = first((await planOf(ADA)).deliveries);
    expect(added.items[2]).toMatchObject({subscriptionId: null, variantId: BAG_45_LB});
    expect(added.items[2]?.totalCents).toBe(added.items[2]?.priceCents);
    await valueOf(provider.removeOnce(id, added.items[2]?.id ?? ''));
    expect(first((await planOf(ADA)).deliveries).totalCents).toBe(delivery.totalCents);
  });

  it('sends a delivery now, and the next one counts from today', async () => {
    const {id, deliveries} = await planOf(ADA);
    const {totalCents} = first(deliveries);
    await valueOf(provider.changeDelivery(id, first(deliveries).id, {kind: 'send-now'}));
    const [placed] = await valueOf(provider.pastDeliveries(id));
    expect(placed).toMatchObject({status: 'placed', totalCents});
    const orders = await createSandboxControl(origin()).orders();
    expect(orders[0]).toMatchObject({id: placed?.orderId, total: totalCents});
    const today = placed?.day ?? '';
    expect(daysOf((await planOf(ADA)).deliveries)).toEqual([
      addDays(today, 28),
      addDays(today, 56),
    ]);
  });

  it.each<[string, Parameters<typeof provider.changeSubscription>[2]]>([
    ['more than five', {kind: 'quantity', quantity: 6}],
    ['another product', {kind: 'variant', variantId: OTHER_FOOD}],
    ['a frequency that isn’t offered', {kind: 'frequency', frequency: {every: 7, period: 'week'}}],
    ['a day in the past', {kind: 'date', day: inDays(-1)}],
    ['a day in two years', {kind: 'date', day: inDays(730)}],
    ['an unknown address', {kind: 'address', addressId: 'nowhere'}],
    ['resuming what isn’t paused', {kind: 'resume'}],
    ['starting what isn’t canceled', {kind: 'reactivate'}],
  ])('AUTO-20 refuses %s, and changes nothing', async (_what, change) => {
    const before = await planOf(ADA);
    const refused = await provider.changeSubscription(
      before.id,
      first(before.subscriptions).id,
      change,
    );
    expect(refused).toMatchObject({ok: false, failure: {kind: 'refused'}});
    expect(await planOf(ADA)).toEqual(before);
  });

  it('AUTO-20 refuses changes from 24 hours before, and says that it’s locked', async () => {
    const {id, deliveries} = await planOf(ADA);
    const {id: delivery, locksAt} = first(deliveries);
    await createSandboxControl(origin()).setClock(new Date(Date.parse(locksAt) + 1000));
    expect(first((await planOf(ADA)).deliveries)).toMatchObject({isLocked: true});
    expect(await provider.changeDelivery(id, delivery, {kind: 'skip'})).toMatchObject({
      ok: false,
      failure: {kind: 'refused', problems: ['This order can no longer be changed.']},
    });
  });
});

describe('ownership', () => {
  it('AUTO-14 another customer’s subscription, delivery and item don’t exist', async () => {
    const {id: ada} = await planOf(ADA);
    const {subscriptions, deliveries} = await planOf(GRACE);
    const before = await planOf(GRACE);
    const theirs = first(deliveries);
    const tries = [
      provider.changeSubscription(ada, first(subscriptions).id, {kind: 'pause', until: null}),
      provider.changeDelivery(ada, theirs.id, {kind: 'skip'}),
      provider.changeDelivery(ada, theirs.id, {kind: 'send-now'}),
      provider.skipItem(ada, theirs.items[0]?.id ?? ''),
      provider.removeOnce(ada, theirs.items[0]?.id ?? ''),
      provider.addOnce(ada, {deliveryId: theirs.id, variantId: BAG_45_LB, quantity: 1}),
    ];
    for (const attempt of tries) {
      expect(await attempt).toMatchObject({ok: false, failure: 'NOT_FOUND'});
    }
    expect(await planOf(GRACE)).toEqual(before);
  });

  it('a wrong key proves nobody', async () => {
    const {id} = await planOf(ADA);
    const forged = providerAt(origin(), {SUBSCRIPTIONS_HASH_KEY: 'another key'});
    expect(await forged.list(id)).toMatchObject({ok: false, failure: {kind: 'rejected'}});
  });
});
