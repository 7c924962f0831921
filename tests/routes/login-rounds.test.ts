import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createMemoryCache} from '~/node/memory-cache';
import {readUpstream} from '../../bench/server-timing';
import {fill} from './support/cart-visitor';
import {useCustomer} from './support/customer';
import {logIn} from './support/log-in';
import {sentBodies} from './support/sent-bodies';
import {openShop, type Answer, type Visitor} from './support/shop';
import {makeAccount} from '~tests/support/accounts';
import {NAVIGATION} from './support/visitor-session';
import {BIG_KIBBLE, KIBBLE} from '../support/variants';

const {control, noa, origin, saved, savedCart, shop, signedInBrowser} = useCustomer();

const WRITING = 'mutation AdminCustomerUpdate(';

/* The first login reads the provider's public keys, which are then cached. */
beforeEach(() => signedInBrowser());
afterEach(() => control().clearFaults());

/** Slow enough that parallel calls overlap, even while other tests keep the processor busy. */
async function slowDown(services = ['identity', 'commerce']): Promise<void> {
  for (const service of services) {
    await control().fault({service, kind: 'slow', delayMs: 400});
  }
}

/** Rounds of upstream calls of a login, without the check for maintenance that comes before every form. */
async function roundsOfLogin(visitor: Visitor, account = noa()): Promise<number> {
  await slowDown();
  const answer = await logIn(visitor, account);
  expect(answer.status).toBe(303);
  return roundsOf(answer);
}

/** By default data about a zip isn't counted, because these shops don't cache it. */
function roundsOf(answer: Answer, services = /^(identity|commerce)/): number {
  const calls = (answer.headers.get('Server-Timing') ?? '').split(', ');
  const own = calls.filter((call) => services.test(call));
  return readUpstream(own.join(', ')).depth;
}

describe('the upstream calls of a login', () => {
  it('SESS-60 CART-25 are made in three rounds, with and without a guest’s cart', async () => {
    expect(await roundsOfLogin(shop().visitor())).toBe(3);
    await control().clearFaults();
    const visitor = shop().visitor();
    await fill(visitor, [KIBBLE, 1]);
    expect(await roundsOfLogin(visitor)).toBe(3);
  });

  it('SESS-60 CART-25 are made in four rounds with a saved cart, whether or not there is a guest’s, too', async () => {
    await saved([KIBBLE, 1]);
    expect(await roundsOfLogin(shop().visitor())).toBe(4);
    await control().clearFaults();
    const visitor = shop().visitor();
    await fill(visitor, [BIG_KIBBLE, 1]);
    expect(await roundsOfLogin(visitor)).toBe(4);
  });

  it('SESS-61 are made in three rounds on the staff site, too, and the profile is written after the response', async () => {
    const data = {
      SAP_CustomerAccountGroup: 'PD01',
      SF_PreferedShipTo: '0010042001',
      SF_StoreSoldTo: '0010042000',
    };
    const member = await makeAccount(origin(), {data});
    const staffSite = openShop(origin(), {variables: {SITE_ID: 'HPSF'}});
    const sent = sentBodies();
    expect(await roundsOfLogin(staffSite.visitor(), member)).toBe(3);
    expect(sent()).toContain(WRITING);
  });
});

describe('the warehouse of an address that nobody has looked up', () => {
  it.each([
    ['DTC', 'user_warehouse'],
    ['HPSF', 'user_warehouse_hpsf'],
  ])('SESS-65 is read within the login’s three rounds on %s', async (site, cookie) => {
    const cache = createMemoryCache({entries: 500, bytes: 20_000_000}) as Partial<Cache> as Cache;
    const visitor = openShop(origin(), {cache, variables: {SITE_ID: site}}).visitor();
    const address = {city: 'Denver', provinceCode: 'CO', countryCode: 'US'};
    const clinicAddress = {...address, address1: '2210 Blake Street', zip: '80205'};
    const account = await makeAccount(origin(), {data: {clinicAddress}});
    await slowDown(['identity', 'commerce', 'inventory']);
    const answer = await logIn(visitor, account);
    expect(roundsOf(answer, /^(identity|commerce|inventory)/)).toBe(3);
    expect(visitor.cookies.get(cookie)).toBeTruthy();
  });
});

describe('the upstream calls of the page after a login', () => {
  it('SESS-64 are made in one round, and the saved cart’s id isn’t written again', async () => {
    const visitor = shop().visitor();
    await fill(visitor, [KIBBLE, 1]);
    await logIn(visitor, noa());
    await slowDown();
    const sent = sentBodies();
    expect(roundsOf(await visitor.get('/account/orders', NAVIGATION))).toBe(1);
    expect(sent()).not.toContain(WRITING);
  });

  it('SESS-64 are made in one round if the login couldn’t write the saved cart’s id, which is written after the response', async () => {
    const visitor = shop().visitor();
    await fill(visitor, [KIBBLE, 1]);
    await control().fault({service: 'commerce', kind: 'error', match: WRITING});
    await logIn(visitor, noa());
    await control().clearFaults();
    await slowDown();
    expect(roundsOf(await visitor.get('/account/orders', NAVIGATION))).toBe(1);
    expect(await savedCart()).toBe(visitor.cartId('cart'));
    const sent = sentBodies();
    await visitor.get('/account/orders', NAVIGATION);
    expect(sent()).not.toContain(WRITING);
  });
});
