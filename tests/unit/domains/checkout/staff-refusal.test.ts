import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {staffRefusal, type StaffRefusalContext} from '~/domains/checkout/staff-refusal.server';
import {siteOf} from '~/domains/session/site';
import type {KnownQuota} from '~/domains/staff-access/read-quota.server';
import {failure} from '~/platform/http.server';
import {fail, ok} from '~/platform/result';
import {lineOf} from '~tests/support/cart-builders';
import {contextOf} from '~tests/support/context';
import {makeSession} from '~tests/support/session';
import {productOf} from '../catalog/builders';

const away = fail(failure({service: 'any', operation: 'any'}, 'timeout', ''));
const every = (weeks: number) => ({id: `every ${weeks} weeks`, weeks});
const PRODUCT = productOf({variants: [], autoshipPlans: [every(2), every(12)] as never});

beforeEach(() => void vi.useFakeTimers({toFake: ['Date'], now: new Date('2026-11-03T19:00:00Z')}));
afterEach(() => void vi.useRealTimers());

interface Program {
  quota: KnownQuota;
  isProviderUp?: boolean;
  isCatalogUp?: boolean;
}

/** Checks out a cart with one line, as a member who has nothing on autoship yet. */
function checkOut(
  line: Parameters<typeof lineOf>[0],
  {quota, isProviderUp = true, isCatalogUp = true}: Program,
) {
  const context = contextOf<StaffRefusalContext>({
    request: {quota: async () => quota},
    services: {
      subscriptions: {
        comingDeliveries: async () => (isProviderUp ? ok([]) : away),
        list: async () => (isProviderUp ? ok([]) : away),
      },
      catalog: {product: async () => (isCatalogUp ? ok(PRODUCT) : away)},
    },
    site: siteOf('HPSF'),
  });
  const member = {customer: makeSession(), isEligibleForPd: true};
  return staffRefusal(context, {lineItems: [lineOf(line)]}, member);
}

const used = (usedLbs: number) => ({month: '2026-11', usedLbs, plannedLbs: 0});

describe('staffRefusal', () => {
  it.each<[string, number, KnownQuota, object | null]>([
    ['fits', 20, used(100), null],
    ['is over', 21, used(100), {code: 'cart-over-quota', overLbs: 1}],
    ['weighs nothing, with a month that is over', 0, used(130), null],
    ['weighs something, with a month that is over', 1, used(130), {overLbs: 1}],
    ['has no quota', 500, null, null],
    ['has an unknown quota', 1, 'unknown', {code: 'quota-unknown'}],
  ])('STAFF-31 staffRefusal of a cart that %s', async (_what, weight, quota, expected) => {
    const refusal = await checkOut({weight}, {quota});
    if (expected) expect(refusal).toMatchObject(expected);
    else expect(refusal).toBeNull();
  });

  /* 40 lb today, and again in two weeks: with the 41 lb ordered before, 1 lb over. */
  const OVER = {code: 'autoship-over-quota', month: '2026-11', overLbs: 1};
  it.each<[string, number, Omit<Program, 'quota'>, object | null]>([
    ['comes again this month', 2, {}, OVER],
    ['comes again in 12 weeks', 12, {}, null],
    ['comes again at an unknown time', 12, {isCatalogUp: false}, OVER],
    ['joins unknown autoship', 12, {isProviderUp: false}, {code: 'quota-unknown'}],
  ])('STAFF-48 staffRefusal of autoship that %s', async (_what, weeks, services, expected) => {
    const line = {weight: 40, plan: every(weeks).id};
    const refusal = await checkOut(line, {quota: used(41), ...services});
    if (expected) expect(refusal).toMatchObject(expected);
    else expect(refusal).toBeNull();
    if (weeks === 2) expect(await checkOut(line, {quota: used(40), ...services})).toBeNull();
  });
});
