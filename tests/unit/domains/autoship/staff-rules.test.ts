import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {AutoshipForm} from '~/domains/autoship/changes/posted-form';
import {
  checkStaffRules,
  type StaffRulesContext,
} from '~/domains/autoship/changes/staff-rules.server';
import type {DeliveryView} from '~/domains/autoship/parts/autoship-view';
import type {Delivery, Subscription} from '~/domains/autoship/subscription';
import {siteOf} from '~/domains/session/site';
import {failure} from '~/platform/http.server';
import {fail, ok} from '~/platform/result';
import {contextOf} from '~tests/support/context';
import {makeSession, sessionStoreOf} from '~tests/support/session';
import {productOf, variantOf} from '../catalog/builders';
import {deliveryOf, subscriptionOf} from './builders';

const MEMBER = makeSession({isEligibleForPd: true});

/** A paused subscription of one 30 lb bag every four weeks, and 100 of November's 120 lb ordered. */
const context = contextOf<StaffRulesContext>({
  request: {quota: () => Promise.resolve({month: '2026-11', usedLbs: 100, plannedLbs: 0})},
  services: {
    subscriptions: {
      comingDeliveries: () => Promise.resolve(ok([])),
      list: () => Promise.resolve(ok([subscriptionOf({quantity: 1, status: 'paused'})])),
    },
    catalog: {
      productsOfVariants: () =>
        Promise.resolve(
          ok([
            {
              variants: [{id: 'gid://shopify/ProductVariant/1', weight: 30, weightUnit: 'lbs'}],
            } as never,
          ]),
        ),
    },
  },
  site: siteOf('HPSF'),
  visitor: {session: sessionStoreOf(MEMBER)},
});

describe('checkStaffRules', () => {
  beforeEach(() => void vi.useFakeTimers({toFake: ['Date']}));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['2026-11-28T08:00:00Z', 'over-quota'],
    ['2026-11-29T08:00:00Z', 'over-quota'],
    ['2026-11-30T08:00:00Z', null],
  ])(
    'STAFF-48 checkStaffRules at %s weighs a resumed or restarted subscription from tomorrow and from the day after',
    async (now, expected) => {
      vi.setSystemTime(now);
      const resume = {intent: 'resume', subscriptionId: 'sub-1'} as const;
      expect(await checkStaffRules(context, MEMBER, resume)).toBe(expected);
      const restart = {intent: 'restart', subscriptionId: 'sub-1'} as const;
      expect(await checkStaffRules(context, MEMBER, restart)).toBe(expected);
    },
  );

  it.each([
    ['2026-11-28T08:00:00Z', null],
    ['2026-11-29T08:00:00Z', 'over-quota'],
  ])(
    'STAFF-48 checkStaffRules at %s expects two deliveries in December of a resumed subscription that begins on the first',
    async (now, expected) => {
      vi.setSystemTime(now);
      const {services, request} = context;
      const full = contextOf<StaffRulesContext>({
        ...context,
        request: {
          ...request,
          quota: () => Promise.resolve({month: '2026-11', usedLbs: 0, plannedLbs: 0}),
        },
        services: {
          ...services,
          subscriptions: {
            ...services.subscriptions,
            comingDeliveries: () =>
              Promise.resolve(
                ok([
                  deliveryOf({day: DECEMBER, items: [itemOf({subscriptionId: null, quantity: 3})]}),
                ]),
              ),
          },
        },
      });
      const resume = {intent: 'resume', subscriptionId: 'sub-1'} as const;
      expect(await checkStaffRules(full, MEMBER, resume)).toBe(expected);
    },
  );
});

const TODAY = '2026-11-10';
const NOVEMBER = '2026-11-12';
const DECEMBER = '2026-12-15';

/** 30 lb */
const BAG = 'gid://shopify/ProductVariant/1';
/** 60 lb */
const BIG_BAG = 'gid://shopify/ProductVariant/2';

type ItemView = DeliveryView['items'][number];

function itemOf(parts: Partial<ItemView>): ItemView {
  const [item = expect.fail()] = deliveryOf().items;
  return {...item, variantId: BAG, quantity: 1, ...parts};
}

interface Plan {
  subscription: Subscription;
  coming: Delivery[];
  skipped: Delivery;
}

/** A subscription of one bag every 12 weeks, its next delivery on this day, and a delivery in November that was skipped. */
function planOf(
  day: string | null,
  {
    quantity = 1,
    weeks = 12,
    status = 'active',
    retryOn = null,
    skippedItems = [itemOf({})],
  }: {
    quantity?: number;
    weeks?: number;
    status?: Subscription['status'];
    retryOn?: string | null;
    skippedItems?: ItemView[];
  } = {},
): Plan {
  const frequency = {every: weeks, period: 'week' as const, days: weeks * 7};
  return {
    subscription: subscriptionOf({quantity, frequency, status}),
    coming: day === null ? [] : [deliveryOf({day, retryOn, items: [itemOf({quantity})]})],
    skipped: deliveryOf({
      id: 'order-0',
      status: 'skipped',
      day: NOVEMBER,
      items: skippedItems,
    }),
  };
}

interface Change<Intent extends AutoshipForm['intent']> {
  what: string;
  plan: Plan;
  form: Omit<Extract<AutoshipForm, {intent: Intent}>, 'intent'>;
  /** Whether the change takes November, with 90 of 120 lb ordered, over the quota. */
  isOverQuota: boolean;
  /** The variant that it orders more of. */
  more: string | null;
}

const NO_MORE = {isOverQuota: false, more: null};
const delivery = {deliveryId: 'order-1'};
const subscription = {subscriptionId: 'sub-1'};
const twoBags = {quantity: 2};
const oneBag = {variantId: BAG, quantity: 1, weeks: 12};

/** November's food becomes 60 lb in each change that is over the quota. */
const CHANGES = {
  move: [
    {
      what: 'to a month with less room',
      plan: planOf(DECEMBER, twoBags),
      form: {...delivery, day: NOVEMBER},
      isOverQuota: true,
      more: null,
    },
    {
      what: 'to another day of the month',
      plan: planOf(NOVEMBER, twoBags),
      form: {...delivery, day: '2026-11-25'},
      ...NO_MORE,
    },
  ],
  skip: [{what: 'a delivery', plan: planOf(NOVEMBER, twoBags), form: delivery, ...NO_MORE}],
  unskip: [
    {
      what: 'a delivery of a subscription',
      plan: planOf(DECEMBER, twoBags),
      form: {deliveryId: 'order-0'},
      isOverQuota: true,
      more: null,
    },
    {
      what: 'a delivery with a one-time item',
      plan: planOf(DECEMBER, {skippedItems: [itemOf({}), itemOf({subscriptionId: null})]}),
      form: {deliveryId: 'order-0'},
      isOverQuota: true,
      more: BAG,
    },
  ],
  send: [
    {
      what: 'a delivery of a later month',
      plan: planOf(DECEMBER, twoBags),
      form: delivery,
      isOverQuota: true,
      more: null,
    },
    {
      what: 'a delivery of this month',
      plan: planOf(NOVEMBER, twoBags),
      form: delivery,
      ...NO_MORE,
    },
  ],
  retry: [
    {
      what: 'a delivery that the provider would try again next month',
      plan: planOf(NOVEMBER, {quantity: 2, retryOn: DECEMBER}),
      form: delivery,
      isOverQuota: true,
      more: null,
    },
    {
      what: 'a delivery that the provider would try again this month',
      plan: planOf(NOVEMBER, {quantity: 2, retryOn: '2026-11-25'}),
      form: delivery,
      ...NO_MORE,
    },
  ],
  add: [
    {
      what: 'more of the same food',
      plan: planOf(NOVEMBER),
      form: {...delivery, variantId: BAG, quantity: 1},
      isOverQuota: true,
      more: BAG,
    },
    {
      what: 'other food in a month with room',
      plan: planOf(DECEMBER),
      form: {...delivery, variantId: BIG_BAG, quantity: 1},
      isOverQuota: false,
      more: BIG_BAG,
    },
  ],
  remove: [
    {
      what: 'a one-time item',
      plan: planOf(NOVEMBER, twoBags),
      form: {itemId: 'item-1'},
      ...NO_MORE,
    },
  ],
  'skip-item': [
    {
      what: 'a subscription',
      plan: planOf(NOVEMBER, twoBags),
      form: {itemId: 'item-1'},
      ...NO_MORE,
    },
  ],
  'unskip-item': [
    {
      what: 'a subscription',
      plan: planOf(DECEMBER, twoBags),
      form: {...subscription, day: NOVEMBER},
      isOverQuota: true,
      more: null,
    },
    {
      what: 'a paused subscription',
      plan: planOf(null, {quantity: 2, status: 'paused'}),
      form: {...subscription, day: NOVEMBER},
      isOverQuota: true,
      more: BAG,
    },
  ],
  edit: [
    {
      what: 'the quantity',
      plan: planOf(NOVEMBER),
      form: {...subscription, ...oneBag, quantity: 2, shown: oneBag},
      isOverQuota: true,
      more: BAG,
    },
    {
      what: 'the variant',
      plan: planOf(NOVEMBER),
      form: {...subscription, ...oneBag, variantId: BIG_BAG, shown: oneBag},
      isOverQuota: true,
      more: BIG_BAG,
    },
    {
      what: 'the frequency',
      plan: planOf(NOVEMBER),
      form: {...subscription, ...oneBag, weeks: 2, shown: oneBag},
      isOverQuota: true,
      more: BAG,
    },
    {
      what: 'the frequency on a page that showed a higher one',
      plan: planOf(NOVEMBER),
      form: {...subscription, ...oneBag, weeks: 4, shown: {...oneBag, weeks: 2}},
      isOverQuota: false,
      more: BAG,
    },
    {
      what: 'the frequency to a lower one',
      plan: planOf(NOVEMBER, {quantity: 2, weeks: 4}),
      form: {
        ...subscription,
        ...oneBag,
        quantity: 2,
        weeks: 8,
        shown: {...oneBag, quantity: 2, weeks: 4},
      },
      ...NO_MORE,
    },
    {
      what: 'quantity and frequency to less food',
      plan: planOf(NOVEMBER, {quantity: 2, weeks: 4}),
      form: {
        ...subscription,
        ...oneBag,
        weeks: 3,
        shown: {...oneBag, quantity: 2, weeks: 4},
      },
      ...NO_MORE,
    },
  ],
  address: [
    {
      what: 'of a subscription',
      plan: planOf(NOVEMBER, twoBags),
      form: {...subscription, addressId: 'gid://shopify/MailingAddress/1'},
      ...NO_MORE,
    },
  ],
  pause: [
    {
      what: 'until an earlier month',
      plan: planOf(DECEMBER, twoBags),
      form: {...subscription, until: NOVEMBER},
      isOverQuota: true,
      more: null,
    },
    {
      what: 'until a day, instead of without an end',
      plan: planOf(null, {quantity: 2, status: 'paused'}),
      form: {...subscription, until: NOVEMBER},
      isOverQuota: true,
      more: BAG,
    },
    {
      what: 'without an end',
      plan: planOf(DECEMBER, twoBags),
      form: {...subscription, until: null},
      ...NO_MORE,
    },
  ],
  resume: [
    {
      what: 'a subscription paused without an end',
      plan: planOf(null, {quantity: 2, status: 'paused'}),
      form: subscription,
      isOverQuota: true,
      more: BAG,
    },
    {
      what: 'a subscription paused until next month',
      plan: planOf(DECEMBER, {quantity: 2, status: 'paused'}),
      form: subscription,
      isOverQuota: true,
      more: null,
    },
    {
      what: 'a subscription paused without an end, on a day of next month',
      plan: planOf(null, {quantity: 2, status: 'paused'}),
      form: {...subscription, day: DECEMBER},
      isOverQuota: false,
      more: BAG,
    },
  ],
  cancel: [
    {
      what: 'a subscription',
      plan: planOf(NOVEMBER, twoBags),
      form: {...subscription, reason: ''},
      ...NO_MORE,
    },
  ],
  restart: [
    {
      what: 'a canceled subscription',
      plan: planOf(null, {quantity: 2, status: 'canceled'}),
      form: subscription,
      isOverQuota: true,
      more: BAG,
    },
    {
      what: 'a canceled subscription whose last delivery still ships',
      plan: planOf(NOVEMBER, {quantity: 2, status: 'canceled'}),
      form: subscription,
      ...NO_MORE,
    },
  ],
} satisfies {[Intent in AutoshipForm['intent']]: Change<Intent>[]};

type AnyChange = {[Intent in AutoshipForm['intent']]: Change<Intent>}[AutoshipForm['intent']];

const ALL_CHANGES = Object.entries(CHANGES).flatMap(([intent, changes]) =>
  changes.map(({form, ...change}: AnyChange) => ({
    ...change,
    title: `${intent}: ${change.what}`,
    form: {intent, ...form} as AutoshipForm,
  })),
);

interface Program {
  orderedLbs?: number;
  prescription?: string | null;
  isEligibleForPd?: boolean;
  isProviderDown?: boolean;
}

function check(
  {plan, form}: {plan: Plan; form: AutoshipForm},
  {
    orderedLbs = 0,
    prescription = null,
    isEligibleForPd = false,
    isProviderDown = false,
  }: Program = {},
) {
  const member = makeSession({isEligibleForPd});
  const reply = <Value>(value: Value) =>
    Promise.resolve(
      isProviderDown
        ? fail(failure({service: 'subscriptions', operation: 'x'}, 'timeout', ''))
        : ok(value),
    );
  const products = [
    variantOf({id: BAG, weight: 30, weightUnit: 'lbs'}),
    variantOf({id: BIG_BAG, weight: 60, weightUnit: 'lbs'}),
  ].map((variant) => productOf({variants: [variant], isPrescription: variant.id === prescription}));
  return checkStaffRules(
    contextOf<StaffRulesContext>({
      request: {
        quota: () => Promise.resolve({month: '2026-11', usedLbs: orderedLbs, plannedLbs: 0}),
      },
      services: {
        subscriptions: {
          comingDeliveries: () => reply(plan.coming),
          pastDeliveries: () => reply([plan.skipped]),
          list: () => reply([plan.subscription]),
        },
        catalog: {
          productsOfVariants: (ids) =>
            Promise.resolve(
              ok(products.filter(({variants: [variant]}) => variant && ids.includes(variant.id))),
            ),
        },
      },
      site: siteOf('HPSF'),
      visitor: {session: sessionStoreOf(member)},
    }),
    member,
    form,
  );
}

describe('checkStaffRules, for every change,', () => {
  beforeEach(() => void vi.useFakeTimers({toFake: ['Date'], now: new Date(`${TODAY}T18:00:00Z`)}));
  afterEach(() => void vi.useRealTimers());

  it.each(ALL_CHANGES.map((change) => [change.title, change] as const))(
    'STAFF-48 refuses exactly what takes a month over the quota: %s',
    async (_title, change) => {
      const expected = change.isOverQuota ? 'over-quota' : null;
      expect(await check(change, {orderedLbs: 90})).toBe(expected);
      expect(await check(change, {orderedLbs: 60})).toBeNull();
    },
  );

  it.each(ALL_CHANGES.map((change) => [change.title, change] as const))(
    'STAFF-49 refuses exactly what orders more prescription food, unless the member is eligible: %s',
    async (_title, change) => {
      const prescription = change.more ?? BAG;
      const expected = change.more ? 'not-eligible' : null;
      expect(await check(change, {prescription})).toBe(expected);
      expect(await check(change, {prescription, isEligibleForPd: true})).toBeNull();
      expect(await check(change)).toBeNull();
    },
  );

  it.each(Object.keys(CHANGES))(
    'STAFF-48 STAFF-49 needs the subscription provider only for a change that can order more: %s',
    async (intent) => {
      const changes = ALL_CHANGES.filter(({form}) => form.intent === intent);
      const ordering = changes.find(({isOverQuota, more}) => isOverQuota || more !== null);
      const [first = expect.fail()] = changes;
      expect(await check(ordering ?? first, {isProviderDown: true})).toBe(
        ordering ? 'unavailable' : null,
      );
    },
  );
});
