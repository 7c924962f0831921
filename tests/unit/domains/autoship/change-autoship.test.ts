import {describe, expect, it} from 'vitest';
import {addDays, today} from '~/domains/autoship/parts/day';
import {submitAutoshipForm} from '~/domains/autoship/autoship-form.server';
import type {Delivery, Subscription} from '~/domains/autoship/subscription';
import {siteOf} from '~/domains/session/site';
import {failure, type UpstreamFailureKind} from '~/platform/http.server';
import {fail, ok} from '~/platform/result';
import type {SubscriptionsFailure} from '~/services/subscriptions/client.server';
import type {
  SubscriptionChange,
  Subscriptions,
} from '~/services/subscriptions/subscriptions.server';
import {contextOf, fakeOf} from '~tests/support/context';
import {makeProfile, makeSession} from '~tests/support/session';
import {deliveryOf, subscriptionOf} from './builders';

const CUSTOMER = makeSession();
const ADDRESS = {
  id: 'gid://shopify/MailingAddress/7',
  isDefault: true,
  firstName: 'Ada',
  lastName: 'Whitfield',
  company: null,
  address1: '77 Kiln Street',
  address2: null,
  city: 'Denver',
  provinceCode: 'CO',
  zip: '80205',
  countryCode: 'US',
  phone: null,
};

/** The provider with one subscription and one delivery. Each change takes the next of `failures`; `null` succeeds. */
function provider(
  failures: (SubscriptionsFailure | null)[] = [],
  delivered: Delivery['status'] = 'placed',
) {
  const sent: unknown[] = [];
  const change = (...call: unknown[]) => {
    sent.push(call);
    const next = failures.shift();
    return Promise.resolve(next ? fail(next) : ok(null));
  };
  const subscriptions = fakeOf<Subscriptions>({
    list: () => Promise.resolve(ok<Subscription[]>([subscriptionOf()])),
    comingDeliveries: () => Promise.resolve(ok([deliveryOf()])),
    pastDeliveries: () =>
      Promise.resolve(ok([deliveryOf({id: 'order-0', status: 'skipped', day: '2026-11-30'})])),
    addressLike: () => Promise.resolve(ok({id: 'address-7', name: 'Ada', lines: []})),
    changeSubscription: (id, subscription, what: SubscriptionChange) =>
      change(id, subscription, what) as never,
    changeDelivery: async (id, delivery, what) => {
      const made = await change(id, delivery, what);
      return made.ok ? ok(delivered) : made;
    },
    addOnce: (id, item) => change(id, item),
    removeOnce: (id, item) => change(id, item),
    skipItem: (id, item) => change(id, item),
  });
  const logged: string[] = [];
  const context = contextOf<Parameters<typeof submitAutoshipForm>[0]>({
    request: {
      log: {warn: (message: string) => void logged.push(message)},
      quota: () => Promise.resolve(null),
    },
    services: {
      catalog: {},
      subscriptions,
      customers: {profile: () => Promise.resolve(ok(makeProfile({addresses: [ADDRESS]})))},
    },
    site: siteOf('DTC'),
    visitor: {session: {}},
  });
  return {
    sent,
    logged,
    submit: (fields: Record<string, string>) => submitAutoshipForm(context, CUSTOMER, fields),
  };
}

const OWN = CUSTOMER.customerId;
const DAY = addDays(today(), 11);
const EDIT = {
  intent: 'edit',
  subscriptionId: 'sub-1',
  quantity: '2',
  weeks: '4',
  variantId: 'gid://shopify/ProductVariant/1',
};

describe('submitAutoshipForm', () => {
  it.each<[Record<string, string>, unknown[], object]>([
    [
      {intent: 'move', deliveryId: 'order-1', day: DAY},
      [OWN, 'order-1', {kind: 'date', day: DAY}],
      {change: 'moved', id: 'order-1', was: '2026-12-01'},
    ],
    [
      {intent: 'skip', deliveryId: 'order-1'},
      [OWN, 'order-1', {kind: 'skip'}],
      {change: 'skipped', id: 'order-1', was: null},
    ],
    [
      {intent: 'unskip', deliveryId: 'order-0'},
      [OWN, 'sub-1', {kind: 'date', day: '2026-11-30'}],
      {change: 'unskipped', id: null, was: null},
    ],
    [
      {intent: 'send', deliveryId: 'order-1'},
      [OWN, 'order-1', {kind: 'send-now'}],
      {change: 'sent', id: 'order-1', was: null},
    ],
    [
      {intent: 'retry', deliveryId: 'order-1'},
      [OWN, 'order-1', {kind: 'retry'}],
      {change: 'retried', id: 'order-1', was: null},
    ],
    [
      {intent: 'add', deliveryId: 'order-1', variantId: 'gid://shopify/ProductVariant/9'},
      [OWN, {deliveryId: 'order-1', variantId: 'gid://shopify/ProductVariant/9', quantity: 1}],
      {change: 'added', id: 'order-1', was: null},
    ],
    [{intent: 'remove', itemId: 'item-2'}, [OWN, 'item-2'], {change: 'removed'}],
    [{intent: 'skip-item', itemId: 'item-1'}, [OWN, 'item-1'], {change: 'item-skipped'}],
    [
      {intent: 'address', subscriptionId: 'sub-1', addressId: ADDRESS.id},
      [OWN, 'sub-1', {kind: 'address', addressId: 'address-7'}],
      {change: 'readdressed', id: 'sub-1', was: null},
    ],
    [
      {intent: 'pause', subscriptionId: 'sub-1', until: DAY},
      [OWN, 'sub-1', {kind: 'pause', until: DAY}],
      {change: 'paused', id: 'sub-1', was: null},
    ],
    [
      {intent: 'pause', subscriptionId: 'sub-1', until: ''},
      [OWN, 'sub-1', {kind: 'pause', until: null}],
      {change: 'paused', id: 'sub-1', was: null},
    ],
    [
      {intent: 'resume', subscriptionId: 'sub-1'},
      [OWN, 'sub-1', {kind: 'resume'}],
      {change: 'resumed', id: 'sub-1', was: null},
    ],
    [
      {intent: 'cancel', subscriptionId: 'sub-1', reason: ' Too much food '},
      [OWN, 'sub-1', {kind: 'cancel', reason: 'Too much food'}],
      {change: 'canceled', id: 'sub-1', was: null},
    ],
    [
      {intent: 'restart', subscriptionId: 'sub-1'},
      [OWN, 'sub-1', {kind: 'reactivate'}],
      {change: 'restarted', id: 'sub-1', was: null},
    ],
  ])('submitAutoshipForm sends %j as the session’s customer', async (fields, call, done) => {
    const {submit, sent} = provider();
    expect(await submit(fields)).toMatchObject({ok: true, value: done});
    expect(sent).toEqual([call]);
  });

  it.each<[string, Record<string, string>, SubscriptionChange[]]>([
    ['nothing', {}, []],
    ['the quantity', {quantity: '5'}, [{kind: 'quantity', quantity: 5}]],
    ['the frequency', {weeks: '12'}, [{kind: 'frequency', frequency: {every: 12, period: 'week'}}]],
    [
      'everything',
      {quantity: '1', weeks: '2', variantId: 'gid://shopify/ProductVariant/2'},
      [
        {kind: 'variant', variantId: 'gid://shopify/ProductVariant/2'},
        {kind: 'quantity', quantity: 1},
        {kind: 'frequency', frequency: {every: 2, period: 'week'}},
      ],
    ],
  ])('submitAutoshipForm sends only what differs: %s', async (_what, fields, changes) => {
    const {submit, sent} = provider();
    expect(await submit({...EDIT, ...fields})).toMatchObject({ok: true, value: {change: 'edited'}});
    expect(sent).toEqual(changes.map((change) => [OWN, 'sub-1', change]));
  });

  it.each<Record<string, string>>([
    {},
    {intent: 'delete'},
    {intent: 'move', deliveryId: 'order-1', day: '2026-02-30'},
    {intent: 'move', deliveryId: 'order-1', day: ''},
    {intent: 'move', deliveryId: '../orders', day: DAY},
    {intent: 'move', deliveryId: 'order-1', day: addDays(today(), 1)},
    {intent: 'move', deliveryId: 'order-1', day: addDays(today(), 366)},
    {intent: 'skip', deliveryId: ''},
    {intent: 'skip', deliveryId: 'x'.repeat(65)},
    {...EDIT, quantity: '0'},
    {...EDIT, quantity: '6'},
    {...EDIT, quantity: '1.5'},
    {...EDIT, weeks: '7'},
    {...EDIT, weeks: ''},
    {...EDIT, variantId: '1'},
    {intent: 'cancel', subscriptionId: 'sub-1', reason: 'x'.repeat(201)},
    {intent: 'address', subscriptionId: 'sub-1', addressId: 'home'},
    {
      intent: 'add',
      deliveryId: 'order-1',
      variantId: 'gid://shopify/ProductVariant/9',
      quantity: '11',
    },
  ])('submitAutoshipForm rejects %j and sends nothing', async (fields) => {
    const {submit, sent} = provider();
    expect(await submit(fields)).toMatchObject({ok: false, failure: {status: 400}});
    expect(sent).toEqual([]);
  });

  it.each<[string, SubscriptionsFailure, number, RegExp]>([
    ['not found', 'NOT_FOUND', 404, /changed in the meantime/],
    [
      'locked',
      {kind: 'refused', problems: ['This order can no longer be changed.']},
      422,
      /already packing/,
    ],
    ['refused', {kind: 'refused', problems: ['No.']}, 422, /isn’t possible/],
    ...(['timeout', 'network', 'status', 'malformed'] satisfies UpstreamFailureKind[]).map(
      (kind): [string, SubscriptionsFailure, number, RegExp] => [
        kind,
        failure({service: 'subscriptions', operation: 'x'}, kind, ''),
        503,
        /couldn’t confirm/,
      ],
    ),
    ...(['open-circuit', 'throttled'] satisfies UpstreamFailureKind[]).map(
      (kind): [string, SubscriptionsFailure, number, RegExp] => [
        kind,
        failure({service: 'subscriptions', operation: 'x'}, kind, ''),
        503,
        /Nothing was lost/,
      ],
    ),
  ])('submitAutoshipForm says what is true after %s', async (_what, reason, status, problem) => {
    const {submit, logged} = provider([reason]);
    expect(await submit({intent: 'skip', deliveryId: 'order-1'})).toMatchObject({
      ok: false,
      failure: {status, answer: {problem: expect.stringMatching(problem) as string}},
    });
    expect(logged).toEqual(['autoship not changed']);
  });

  it.each([
    ['retry', 'retrying', /card was declined/],
    ['send', 'retrying', /card was declined/],
    ['send', 'coming', /out of stock/],
  ] as const)(
    'AUTO-24 submitAutoshipForm says that nothing was sent: %s, %s',
    async (intent, delivered, problem) => {
      const {submit} = provider([], delivered);
      expect(await submit({intent, deliveryId: 'order-1'})).toMatchObject({
        ok: false,
        failure: {status: 422, answer: {problem: expect.stringMatching(problem) as string}},
      });
    },
  );

  it('submitAutoshipForm says that only a part was made', async () => {
    const {submit} = provider([null, 'NOT_FOUND']);
    const made = await submit({...EDIT, quantity: '3', weeks: '6'});
    expect(made).toMatchObject({
      ok: false,
      failure: {status: 422, answer: {problem: expect.stringContaining('only a part') as string}},
    });
  });

  it.each<Record<string, string>>([
    {...EDIT, subscriptionId: 'sub-of-somebody-else'},
    {intent: 'unskip', deliveryId: 'order-of-somebody-else'},
    {
      intent: 'address',
      subscriptionId: 'sub-1',
      addressId: 'gid://shopify/MailingAddress/8',
    },
  ])('submitAutoshipForm doesn’t find what another customer owns: %j', async (fields) => {
    const {submit, sent} = provider();
    expect(await submit(fields)).toMatchObject({ok: false, failure: {status: 404}});
    expect(sent).toEqual([]);
  });
});
