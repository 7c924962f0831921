import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  checkStaffRules,
  type StaffRulesContext,
} from '~/domains/autoship/changes/staff-rules.server';
import {siteOf} from '~/domains/session/site';
import {ok} from '~/platform/result';
import {contextOf} from '~tests/support/context';
import {makeSession, sessionStoreOf} from '~tests/support/session';
import {subscriptionOf} from './builders';

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
});
