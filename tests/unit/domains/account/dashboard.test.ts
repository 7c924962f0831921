import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {readDashboard, type DashboardContext} from '~/domains/account/dashboard.server';
import type {CustomerProfile} from '~/domains/account/profile';
import {fail, ok, type Result} from '~/platform/result';
import {AWAY, orderOf, PERSON} from './builders';

const PROFILE: CustomerProfile = {
  id: PERSON.customerId,
  email: PERSON.email,
  firstName: 'Ada',
  lastName: 'Whitfield',
  phone: null,
  acceptsMarketing: false,
  metafields: {
    shipTo: null,
    soldTo: null,
    clinicZip: null,
    preferredAddress: null,
    persistedCart: {id: 'gid://shopify/Metafield/1', value: 'gid://shopify/Cart/a?key=secret'},
    quotaMonth: null,
    quotaValue: null,
    cause: null,
    pets: null,
  },
  defaultAddress: null,
  addresses: [],
};

function dashboardContext(
  last: Promise<Result<unknown, unknown>>,
  profile: Result<unknown, unknown> = ok(PROFILE),
) {
  return {
    services: {
      customers: {profile: () => Promise.resolve(profile)},
      orders: {last: () => last},
    },
  } as unknown as DashboardContext;
}

const order = orderOf();

describe('the dashboard', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('includes the last order when it loads quickly', async () => {
    const page = await readDashboard(dashboardContext(Promise.resolve(ok(order))), PERSON);
    expect(page).toMatchObject({value: {lastOrder: {kind: 'order', order}}});
  });

  it('does not wait for a slow last order, and gives up on it after the deadline', async () => {
    const started = readDashboard(dashboardContext(new Promise(() => undefined)), PERSON);
    await vi.advanceTimersByTimeAsync(300);
    const page = await started;
    if (!page.ok) throw new Error('there is no page');
    expect(page.value.profile.firstName).toBe('Ada');
    expect(page.value.lastOrder).toBeInstanceOf(Promise);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await page.value.lastOrder).toEqual({kind: 'unavailable'});
  });

  it.each([
    ['no order so far', ok(null), {kind: 'none'}],
    ['no response', fail(AWAY), {kind: 'unavailable'}],
    ['a rejected token', fail('REFUSED'), {kind: 'unavailable'}],
  ])('shows the profile with %s', async (_what, last, shown) => {
    const page = await readDashboard(dashboardContext(Promise.resolve(last)), PERSON);
    expect(page).toMatchObject({value: {lastOrder: shown, profile: {firstName: 'Ada'}}});
  });

  it('sends no saved cart id to the browser', async () => {
    const page = await readDashboard(dashboardContext(Promise.resolve(ok(null))), PERSON);
    expect(JSON.stringify(page)).not.toContain('secret');
  });

  it('fails without the profile', async () => {
    const context = dashboardContext(Promise.resolve(ok(order)), fail('REFUSED'));
    expect(await readDashboard(context, PERSON)).toEqual(fail('REFUSED'));
  });
});
