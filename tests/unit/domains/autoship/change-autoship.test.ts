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
import type {DeliveryView} from '~/domains/autoship/parts/autoship-view';
import {deliveryOf, subscriptionOf} from './builders';

const CUSTOMER = makeSession();
const ADDRESS = {
  id: 'gid://shopify/MailingAddress/7?model_name=CustomerAddress',
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

interface ProviderParts {
  /** Each change takes the next one; `null` succeeds. */
  failures?: (SubscriptionsFailure | null)[];
  /** The status of a delivery after it was sent. */
  delivered?: Delivery['status'];
  coming?: Delivery[];
  /** Of the subscription. */
  status?: Subscription['status'];
  skipped?: Partial<DeliveryView>;
  /** Whether the past deliveries can be read. */
  hasPast?: boolean;
}

/** The provider with one subscription, one delivery to come and one that was skipped. */
function provider({
  failures = [],
  delivered = 'placed',
  coming = [deliveryOf()],
  status = 'active',
  skipped = {},
  hasPast = true,
}: ProviderParts = {}) {
  const sent: unknown[] = [];
  const change = (...call: unknown[]) => {
    sent.push(call);
    const next = failures.shift();
    return Promise.resolve(next ? fail(next) : ok(null));
  };
  const subscriptions = fakeOf<Subscriptions>({
    list: () => Promise.resolve(ok<Subscription[]>([subscriptionOf({status})])),
    comingDeliveries: () => Promise.resolve(ok(coming)),
    pastDeliveries: () =>
      Promise.resolve(
        hasPast
          ? ok([deliveryOf({id: 'order-0', status: 'skipped', ...skipped})])
          : fail('NOT_FOUND' as const),
      ),
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
  shown: '1.2.4',
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
      [OWN, 'sub-1', {kind: 'date', day: '2026-12-01'}],
      {change: 'unskipped', id: 'order-1', was: null},
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
    [
      {intent: 'skip-item', itemId: 'item-1'},
      [OWN, 'item-1'],
      {change: 'item-skipped', id: 'sub-1', was: '2026-12-01'},
    ],
    [
      {intent: 'unskip-item', subscriptionId: 'sub-1', day: DAY},
      [OWN, 'sub-1', {kind: 'date', day: DAY}],
      {change: 'item-unskipped', id: 'sub-1', was: null},
    ],
    [
      {intent: 'address', subscriptionId: 'sub-1', addressId: ADDRESS.id},
      [OWN, 'sub-1', {kind: 'address', addressId: 'address-7'}],
      {change: 'readdressed', id: 'sub-1', was: null},
    ],
    [
      {intent: 'pause', subscriptionId: 'sub-1', until: DAY},
      [OWN, 'sub-1', {kind: 'pause', until: DAY}],
      {change: 'paused', id: 'sub-1', was: '2026-12-01'},
    ],
    [
      {intent: 'pause', subscriptionId: 'sub-1', until: ''},
      [OWN, 'sub-1', {kind: 'pause', until: null}],
      {change: 'paused', id: 'sub-1', was: '2026-12-01'},
    ],
    [
      {intent: 'resume', subscriptionId: 'sub-1'},
      [OWN, 'sub-1', {kind: 'resume'}],
      {change: 'resumed', id: 'sub-1', was: null},
    ],
    [
      {intent: 'resume', subscriptionId: 'sub-1', day: DAY},
      [OWN, 'sub-1', {kind: 'date', day: DAY}],
      {change: 'resumed', id: 'sub-1', was: null},
    ],
    [
      {intent: 'cancel', subscriptionId: 'sub-1', reason: ' Too much food '},
      [OWN, 'sub-1', {kind: 'cancel', reason: 'Too much food'}],
      {change: 'canceled', id: 'sub-1', was: '2026-12-01'},
    ],
    [
      {intent: 'restart', subscriptionId: 'sub-1'},
      [OWN, 'sub-1', {kind: 'reactivate'}],
      {change: 'restarted', id: 'sub-1', was: null},
    ],
    [
      {intent: 'restart', subscriptionId: 'sub-1', day: DAY},
      [OWN, 'sub-1', {kind: 'reactivate', day: DAY}],
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
    expect(await submit({...EDIT, ...fields})).toMatchObject({
      ok: true,
      value: {change: 'edited', id: 'sub-1', was: '1.2.4'},
    });
    expect(sent).toEqual(changes.map((change) => [OWN, 'sub-1', change]));
  });

  it.each<[string, Record<string, string>, SubscriptionChange[]]>([
    ['nothing', {quantity: '5', weeks: '8'}, []],
    [
      'the frequency',
      {quantity: '5', weeks: '12'},
      [{kind: 'frequency', frequency: {every: 12, period: 'week'}}],
    ],
    ['the quantity to what it already is', {quantity: '2', weeks: '8'}, []],
  ])(
    'AUTO-25 submitAutoshipForm keeps a change made elsewhere when an older page changes %s',
    async (_what, fields, changes) => {
      const {submit, sent} = provider();
      /* The page showed 5 every 8 weeks; meanwhile it became 2 every 4 weeks. */
      await submit({...EDIT, ...fields, shown: '1.5.8'});
      expect(sent).toEqual(changes.map((change) => [OWN, 'sub-1', change]));
    },
  );

  it('AUTO-11 submitAutoshipForm offers no undo for a delivery that joins another one', async () => {
    const other = deliveryOf({id: 'order-2', day: DAY});
    const move = {intent: 'move', deliveryId: 'order-1', day: DAY};
    expect(await provider({coming: [deliveryOf(), other]}).submit(move)).toMatchObject({
      value: {change: 'joined', id: 'order-1', was: null},
    });
    const elsewhere = {...other, addressId: 'work'};
    expect(await provider({coming: [deliveryOf(), elsewhere]}).submit(move)).toMatchObject({
      value: {change: 'moved', was: '2026-12-01'},
    });
  });

  const [food = expect.fail()] = deliveryOf().items;
  const extra = {
    ...food,
    id: 'item-9',
    subscriptionId: null,
    variantId: 'gid://shopify/ProductVariant/9',
    quantity: 3,
  };

  it.each<[string, Delivery['items'], string | null]>([
    ['alone', [food], '2026-12-01'],
    ['with another one', [food, {...food, subscriptionId: 'sub-2'}, extra], '2026-12-01'],
    ['with one-time items, which go with it', [food, extra], null],
    ['in no delivery', [], null],
  ])(
    'AUTO-40 submitAutoshipForm says which day Undo restores for a subscription that comes %s',
    async (_how, items, was) => {
      const coming = [{...deliveryOf(), items}];
      for (const intent of ['pause', 'cancel']) {
        const fields = {intent, subscriptionId: 'sub-1', until: ''};
        expect(await provider({coming}).submit(fields)).toMatchObject({value: {was}});
      }
    },
  );

  const EARLIER = addDays(today(), 8);

  it.each<[string, Record<string, string>, string | null]>([
    ['as the form showed it', {shownDay: EARLIER, shownItems: '1'}, EARLIER],
    ['with items of another delivery', {shownDay: EARLIER, shownItems: '2'}, null],
    ['that was there before', {shownDay: DAY, shownItems: '1'}, null],
    ['from a day that is over', {shownDay: '2020-01-01', shownItems: '1'}, null],
    ['from a form without a day', {}, null],
  ])(
    'AUTO-111 submitAutoshipForm of a second press that moves a delivery %s says which day Undo restores',
    async (_which, shown, was) => {
      const {submit} = provider({coming: [deliveryOf({day: DAY})]});
      expect(
        await submit({intent: 'move', deliveryId: 'order-1', day: DAY, ...shown}),
      ).toMatchObject({value: {change: 'moved', was}});
    },
  );

  const REFUSED: SubscriptionsFailure = {kind: 'refused', problems: ['It is cancelled.']};

  it.each<[string, Subscription['status'], SubscriptionsFailure, object]>([
    ['canceled', 'canceled', REFUSED, {value: {change: 'canceled', was: EARLIER}}],
    ['active', 'active', REFUSED, {failure: {status: 422}}],
    ['not found', 'canceled', 'NOT_FOUND', {failure: {status: 404}}],
  ])(
    'AUTO-111 submitAutoshipForm of a refused cancellation confirms it only if the subscription is canceled: %s',
    async (_state, status, reason, outcome) => {
      const {submit} = provider({coming: [], status, failures: [reason]});
      expect(
        await submit({intent: 'cancel', subscriptionId: 'sub-1', shownDay: EARLIER}),
      ).toMatchObject(outcome);
    },
  );

  it.each<[string, Partial<DeliveryView>, object]>([
    ['skipped', {}, {value: {change: 'skipped', id: 'order-0'}}],
    ['placed', {status: 'placed'}, {failure: {status: 422}}],
    ['unknown', {id: 'order-9'}, {failure: {status: 422}}],
  ])(
    'AUTO-150 submitAutoshipForm of a refused skip confirms it only if the delivery is skipped: %s',
    async (_state, skipped, outcome) => {
      const {submit} = provider({skipped, failures: [REFUSED]});
      expect(await submit({intent: 'skip', deliveryId: 'order-0'})).toMatchObject(outcome);
    },
  );

  it.each<[string, DeliveryView['items'], string | null, object]>([
    ['left out', [], DAY, {value: {change: 'item-skipped', id: 'sub-1', was: EARLIER}}],
    ['still in it', [food], null, {failure: {status: 404}}],
    ['moved to an earlier one', [], addDays(today(), 4), {failure: {status: 404}}],
    ['no longer planned', [], null, {failure: {status: 404}}],
  ])(
    'AUTO-150 submitAutoshipForm of an item that can’t be skipped confirms it only if the item is left out of that delivery: %s',
    async (_state, items, next, outcome) => {
      const rest = {...food, subscriptionId: 'sub-2'};
      const coming = [
        ...(next === null ? [] : [deliveryOf({id: 'order-2', day: next, items: [food]})]),
        deliveryOf({day: EARLIER, items: [...items, rest]}),
      ];
      const {submit} = provider({coming, failures: ['NOT_FOUND']});
      const fields = {itemId: 'item-8', deliveryId: 'order-1', subscriptionId: 'sub-1'};
      expect(await submit({intent: 'skip-item', ...fields})).toMatchObject(outcome);
    },
  );

  it('AUTO-11 submitAutoshipForm brings one-time items of a skipped delivery back, once', async () => {
    const skipped = {items: [food, extra]};
    const unskip = {intent: 'unskip', deliveryId: 'order-0'};
    const {submit, sent} = provider({skipped});
    expect(await submit(unskip)).toMatchObject({value: {change: 'unskipped', id: 'order-1'}});
    const {variantId} = extra;
    expect(sent[1]).toEqual([OWN, {deliveryId: 'order-1', variantId, quantity: 3}]);

    const again = provider({skipped, coming: [deliveryOf(skipped)]});
    await again.submit(unskip);
    expect(again.sent).toHaveLength(1);

    expect(await provider({skipped, failures: [null, 'NOT_FOUND']}).submit(unskip)).toMatchObject({
      failure: {answer: {title: 'We made only part of that change'}},
    });
  });

  it.each<[string, (SubscriptionsFailure | null)[], object]>([
    ['the first', ['NOT_FOUND'], {failure: {answer: {title: 'We made only part of that change'}}}],
    [
      'the last',
      [null, 'NOT_FOUND'],
      {failure: {answer: {title: 'We made only part of that change'}}},
    ],
    ['each', ['NOT_FOUND', 'NOT_FOUND'], {failure: {status: 404}}],
    [
      'the first and its reply about the last is lost',
      ['NOT_FOUND', failure({service: 'subscriptions', operation: 'x'}, 'timeout', '')],
      {failure: {answer: {title: 'We couldn’t confirm that change'}}},
    ],
  ])(
    'AUTO-107 submitAutoshipForm tries all subscriptions of a skipped delivery if the provider refuses %s',
    async (_, failures, outcome) => {
      const items = [food, {...food, subscriptionId: 'sub-2'}];
      const {submit, sent} = provider({skipped: {items}, failures});
      expect(await submit({intent: 'unskip', deliveryId: 'order-0'})).toMatchObject(outcome);
      const change = {kind: 'date', day: '2026-12-01'};
      expect(sent).toEqual([
        [OWN, 'sub-1', change],
        [OWN, 'sub-2', change],
      ]);
    },
  );

  it('AUTO-13 submitAutoshipForm brings back no delivery that was placed', async () => {
    const {submit, sent} = provider({skipped: {status: 'placed'}});
    const answer = await submit({intent: 'unskip', deliveryId: 'order-0'});
    expect(answer).toMatchObject({failure: {status: 404}});
    expect(sent).toEqual([]);
  });

  it.each<Record<string, string>>([
    {},
    {intent: 'delete'},
    {intent: 'move', deliveryId: 'order-1', day: '2026-02-30'},
    {intent: 'move', deliveryId: 'order-1', day: ''},
    {intent: 'move', deliveryId: '../orders', day: DAY},
    {intent: 'move', deliveryId: 'order-1', day: today()},
    {intent: 'move', deliveryId: 'order-1', day: addDays(today(), 366)},
    {intent: 'skip', deliveryId: ''},
    {intent: 'skip', deliveryId: 'x'.repeat(65)},
    {...EDIT, quantity: '0'},
    {...EDIT, quantity: '6'},
    {...EDIT, quantity: '1.5'},
    {...EDIT, weeks: '7'},
    {...EDIT, weeks: ''},
    {...EDIT, variantId: '1'},
    {...EDIT, shown: ''},
    {...EDIT, shown: '1.2.x'},
    {intent: 'unskip-item', subscriptionId: 'sub-1', day: '2020-01-01'},
    {intent: 'resume', subscriptionId: 'sub-1', day: '2020-01-01'},
    {intent: 'restart', subscriptionId: 'sub-1', day: addDays(today(), 366)},
    {intent: 'cancel', subscriptionId: 'sub-1', reason: 'x'.repeat(201)},
    {intent: 'address', subscriptionId: 'sub-1', addressId: 'home'},
    {intent: 'address', subscriptionId: 'sub-1', addressId: `${ADDRESS.id}<script>`},
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

  it('AUTO-12 submitAutoshipForm sends tomorrow, which an undo may return to, so that the provider decides', async () => {
    const {submit, sent} = provider();
    await submit({intent: 'move', deliveryId: 'order-1', day: addDays(today(), 1)});
    expect(sent).toHaveLength(1);
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
        /may have been made/,
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
    const {submit, logged} = provider({failures: [reason]});
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
      const {submit} = provider({delivered});
      expect(await submit({intent, deliveryId: 'order-1'})).toMatchObject({
        ok: false,
        failure: {status: 422, answer: {problem: expect.stringMatching(problem) as string}},
      });
    },
  );

  it.each<[string, string, SubscriptionsFailure]>([
    ['send', 'is refused', {kind: 'refused', problems: ['This order was sent already.']}],
    ['retry', 'is refused', {kind: 'refused', problems: ['This order was sent already.']}],
    ['send', 'is lost', failure({service: 'subscriptions', operation: 'x'}, 'timeout', '')],
  ])(
    'AUTO-30 submitAutoshipForm says that the delivery was already sent when %s %s',
    async (intent, _what, reason) => {
      const placed = {id: 'order-1', status: 'placed'} as const;
      const {submit, sent, logged} = provider({failures: [reason], skipped: placed});
      expect(await submit({intent, deliveryId: 'order-1'})).toEqual(
        ok({change: 'already-sent', id: 'order-1', was: null}),
      );
      expect([sent.length, logged]).toEqual([1, []]);
    },
  );

  it.each<[string, ProviderParts]>([
    ['another delivery was', {skipped: {id: 'order-0', status: 'placed'}}],
    ['it was skipped', {skipped: {id: 'order-1', status: 'skipped'}}],
    ['the past deliveries can’t be read', {hasPast: false}],
  ])(
    'AUTO-30 submitAutoshipForm doesn’t say that a delivery was sent when %s',
    async (_when, parts) => {
      const {submit} = provider({failures: [{kind: 'refused', problems: ['No.']}], ...parts});
      expect(await submit({intent: 'send', deliveryId: 'order-1'})).toMatchObject({
        failure: {
          status: 422,
          answer: {problem: expect.stringMatching(/isn’t possible/) as string},
        },
      });
    },
  );

  it('AUTO-43 submitAutoshipForm says that only part of the change was made', async () => {
    const {submit} = provider({failures: [null, 'NOT_FOUND']});
    const made = await submit({...EDIT, quantity: '3', weeks: '6'});
    expect(made).toMatchObject({
      ok: false,
      failure: {
        status: 422,
        answer: {title: 'We made only part of that change'},
      },
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
