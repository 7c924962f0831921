import {describe, expect, it, vi} from 'vitest';
import {siteOf, type SiteId} from '~/domains/session/site';
import {
  acceptRenewal,
  checkSession,
  isFresh,
  refreshSession,
  renewal,
} from '~/domains/session/refresh-session.server';
import type {SessionVerdict} from '~/domains/session/confirm-session.server';
import type {Session} from '~/domains/session/session';
import {createLog} from '~/platform/log.server';
import {fail, ok, type Result} from '~/platform/result';
import type {UpstreamFailure} from '~/platform/http.server';
import type {IdentityAccount} from '~/services/identity/identity.server';
import {personOf, profileOf, sessionStoreOf} from '~tests/support/session';

const NOW = Date.UTC(2026, 10, 21);
const DOWN: UpstreamFailure = {
  kind: 'status',
  service: 'commerce',
  operation: 'CustomerAccessTokenRenew',
  detail: '',
};
const RENEWED = ok({token: 'token-renewed', expiresAt: '2026-12-21T00:00:00Z'});
const MINE = {metafieldId: 'gid://shopify/Metafield/1', cartId: 'gid://shopify/Cart/mine'};
const cartOf = (value: string) =>
  profileOf({
    metafields: {...profileOf().metafields, persistedCart: {id: MINE.metafieldId, value}},
  });

type Profile = ReturnType<typeof profileOf>;
interface Platform {
  confirm?: SessionVerdict | Promise<SessionVerdict>;
  account?: Partial<IdentityAccount>;
  site?: SiteId;
  renew?: () => Promise<Result<{token: string; expiresAt: string}, 'REFUSED' | UpstreamFailure>>;
  profile?: () => Promise<Result<Profile, 'REFUSED' | UpstreamFailure>>;
}

/** Each person has a token of their own: attempts are remembered by it. */
let people = 0;
function visit(
  parts: Partial<Session>,
  {renew, profile, confirm = 'confirmed', account, site = 'DTC'}: Platform = {},
) {
  people += 1;
  const person = personOf({customerToken: `token of visit ${people}`, ...parts});
  const session = sessionStoreOf(person);
  const calls = {renew: 0};
  /** What became of the cookie with the cart's id; `null`: it was cleared. */
  const carts: (string | null)[] = [];
  const context = {
    session,
    log: createLog({}, () => undefined),
    cartId: {
      ofPerson: {set: (id: string) => void carts.push(id), clear: () => void carts.push(null)},
    },
    commerce: {
      customerToken: {
        renew: () => {
          calls.renew += 1;
          return renew?.() ?? Promise.resolve(RENEWED);
        },
      },
      customer: {profile: profile ?? (() => Promise.resolve(ok(profileOf())))},
    },
    confirmSession: () => Promise.resolve(confirm),
    identity: {
      accountInfo: () =>
        Promise.resolve(
          account ? ok(account as IdentityAccount) : fail({...DOWN, service: 'identity'}),
        ),
    },
    site: siteOf(site),
    pdGroups: ['PD01'],
  };
  return {context, session, person, calls, carts};
}

describe('isFresh', () => {
  it.each([
    [0, false, true],
    [59_999, false, true],
    [60_000, false, false],
    [0, true, false],
  ])('SESS-25 %i ms after the last refresh, with a checkout begun: %s', (age, begun, expected) => {
    const session = personOf({refreshedAt: NOW - age, hasRecentCheckout: begun});
    expect(isFresh(session, NOW)).toBe(expected);
  });
});

describe('refreshSession', () => {
  it('SESS-25 takes in the token and what the profile says', async () => {
    const {context, session} = visit(
      {hasRecentCheckout: true, zipCode: null},
      {
        profile: () =>
          Promise.resolve(
            ok(
              profileOf({
                firstName: 'Adelaide',
                defaultAddress: {
                  id: 'gid://shopify/MailingAddress/1',
                  firstName: 'Ada',
                  lastName: 'Whitfield',
                  company: null,
                  address1: '1 Street',
                  address2: null,
                  city: 'Honolulu',
                  provinceCode: 'HI',
                  zip: '96814-1234',
                  countryCode: 'US',
                  phone: null,
                  isDefault: true,
                },
              }),
            ),
          ),
      },
    );
    expect(await refreshSession(context, NOW)).toBe('refreshed');
    expect(session.current()).toMatchObject({
      customerToken: 'token-renewed',
      refreshedAt: NOW,
      hasRecentCheckout: false,
      firstName: 'Adelaide',
      zipCode: '96814',
      state: 'HI',
    });
  });

  it('leaves alone what the request has changed of the session meanwhile', async () => {
    const {context, session, carts} = visit(
      {savedCart: MINE, notices: ['Told.']},
      {
        profile: async () => {
          session.update({notices: [], savedCart: {...MINE, cartId: 'gid://shopify/Cart/newer'}});
          return ok(cartOf('gid://shopify/Cart/older'));
        },
      },
    );
    await refreshSession(context, NOW);
    expect(session.current()).toMatchObject({
      customerToken: 'token-renewed',
      notices: [],
      savedCart: {cartId: 'gid://shopify/Cart/newer'},
    });
    expect(carts).toEqual([]);
  });

  it.each<[string, Partial<Session>, string, string[]]>([
    [
      'of another device is taken in',
      {savedCart: MINE},
      'gid://shopify/Cart/theirs',
      ['gid://shopify/Cart/theirs'],
    ],
    ['that is the same is no change', {savedCart: MINE}, MINE.cartId, []],
    ['that is still to be brought in is left to that', {}, 'gid://shopify/Cart/theirs', []],
  ])('a saved cart %s', async (_what, parts, saved, expected) => {
    const {context, carts} = visit(parts, {profile: () => Promise.resolve(ok(cartOf(saved)))});
    await refreshSession(context, NOW);
    expect(carts).toEqual(expected);
  });

  it('a saved cart that another device has bought is theirs no more', async () => {
    const {context, session, carts} = visit({savedCart: MINE});
    await refreshSession(context, NOW);
    expect([session.current()?.savedCart, carts]).toEqual([null, [null]]);
  });

  it.each<[string, Platform]>([
    ['the token', {renew: () => Promise.resolve(fail('REFUSED' as const))}],
    ['the profile', {profile: () => Promise.resolve(fail('REFUSED' as const))}],
  ])('ERR-08 ends the session when the platform refuses %s', async (_what, platform) => {
    const {context, session} = visit({}, platform);
    expect(await refreshSession(context, NOW)).toBe('ended');
    expect(session.current()).toBeNull();
  });

  it('keeps the session when there is no answer, and has the new token without the profile', async () => {
    const silent = visit({}, {renew: () => Promise.resolve(fail(DOWN))});
    expect(await refreshSession(silent.context, NOW)).toBe('kept');
    expect(silent.session.current()).toEqual(silent.person);
    const partly = visit({}, {profile: () => Promise.resolve(fail(DOWN))});
    expect(await refreshSession(partly.context, NOW)).toBe('refreshed');
    const {person} = partly;
    expect(partly.session.current()).toEqual({
      ...person,
      customerToken: 'token-renewed',
      refreshedAt: NOW,
    });
  });

  it('SEC-14 keeps the email of the identity provider, whatever the platform says', async () => {
    const {context, session} = visit(
      {email: 'ada@example.com'},
      {profile: () => Promise.resolve(ok(profileOf({email: 'victim@example.com'})))},
    );
    await refreshSession(context, NOW);
    expect(session.current()?.email).toBe('ada@example.com');
  });

  it.each<[SiteId, Partial<Session>]>([
    ['HPSF', {isRegistered: true, isHomeDeliveryOnly: true, isEligibleForPd: true}],
    ['DTC', {isRegistered: false, isHomeDeliveryOnly: false, isEligibleForPd: false}],
  ])('SEC-19 reads staff facts again where the site is the staff site: %s', async (site, facts) => {
    const account = {
      customerGroup: 'PD01',
      preferredShipTo: '0010042001',
      clinicAddress: {isHomeDeliveryOnly: true} as IdentityAccount['clinicAddress'],
    };
    const {context, session} = visit({}, {account, site});
    await refreshSession(context, NOW);
    expect(session.current()).toMatchObject(facts);
  });

  it.each<[SessionVerdict, string]>([
    ['confirmed', 'kept'],
    ['no-answer', 'kept'],
    ['refused', 'ended'],
  ])('SEC-15 asks about a fresh session, and with "%s" it is %s', async (confirm, outcome) => {
    const {context, session, calls} = visit({refreshedAt: NOW}, {confirm});
    expect(await refreshSession(context, NOW)).toBe(outcome);
    expect(calls.renew).toBe(0);
    expect(session.current() === null).toBe(outcome === 'ended');
  });

  it('SEC-15 waits no longer than 1.5 s to hear about a fresh session', async () => {
    vi.useFakeTimers();
    try {
      const {context} = visit({}, {confirm: new Promise(() => undefined)});
      const checked = checkSession(context);
      await vi.advanceTimersByTimeAsync(1500);
      expect(await checked).toBe('kept');
    } finally {
      vi.useRealTimers();
    }
  });

  it('keeps a page waiting 1.5 s at the most', async () => {
    vi.useFakeTimers();
    try {
      const {context, session, person} = visit({}, {renew: () => new Promise(() => undefined)});
      let came: string | undefined;
      void refreshSession(context, NOW).then((outcome) => (came = outcome));
      await vi.advanceTimersByTimeAsync(1499);
      expect(came).toBeUndefined();
      await vi.advanceTimersByTimeAsync(1);
      expect([came, session.current()]).toEqual(['kept', person]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('SESS-25 makes one attempt for several requests, and another one five seconds later', async () => {
    const first = visit({}, {renew: () => Promise.resolve(fail(DOWN))});
    const at = (ms: number) => refreshSession(first.context, NOW + ms);
    expect(await Promise.all([at(0), at(0), at(4999)])).toEqual(['kept', 'kept', 'kept']);
    expect(first.calls.renew).toBe(1);
    await at(5000);
    expect(first.calls.renew).toBe(2);
  });

  it('asks nothing for a guest', async () => {
    const {context, session, calls} = visit({});
    session.end();
    expect([await refreshSession(context, NOW), calls.renew]).toEqual(['kept', 0]);
  });
});

it('gives nothing to a guest', async () => {
  const {context, session, person, carts} = visit(
    {savedCart: MINE},
    {profile: () => Promise.resolve(ok(cartOf('gid://shopify/Cart/theirs')))},
  );
  const renewed = await renewal(context, person, NOW);
  if (typeof renewed === 'string') throw new Error(renewed);
  session.end();
  acceptRenewal(context, person, renewed);
  expect([session.current(), carts]).toEqual([null, []]);
});
