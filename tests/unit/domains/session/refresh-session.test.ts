import {describe, expect, it, vi} from 'vitest';
import {siteOf, type SiteId} from '~/domains/session/site';
import {
  acceptRenewal,
  type RefreshContext,
  checkSession,
  isFresh,
  refreshSession,
  renewSession,
} from '~/domains/session/refresh-session.server';
import type {SessionVerdict} from '~/domains/session/confirm-session.server';
import type {Session} from '~/domains/session/session';
import {createLog} from '~/platform/log.server';
import {fail, ok, type Result} from '~/platform/result';
import type {UpstreamFailure} from '~/platform/http.server';
import type {IdentityAccount} from '~/services/identity/identity.server';
import {contextOf} from '~tests/support/context';
import {makeSession, makeProfile, sessionStoreOf} from '~tests/support/session';

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
  makeProfile({
    metafields: {...makeProfile().metafields, persistedCart: {id: MINE.metafieldId, value}},
  });

type Profile = ReturnType<typeof makeProfile>;
interface Platform {
  confirm?: SessionVerdict | Promise<SessionVerdict>;
  account?: Partial<IdentityAccount>;
  site?: SiteId;
  renew?: () => Promise<Result<{token: string; expiresAt: string}, 'REFUSED' | UpstreamFailure>>;
  profile?: () => Promise<Result<Profile, 'REFUSED' | UpstreamFailure>>;
}

/** Counts visits, so that each has its own token: attempts are recorded by token. */
let visits = 0;
function visit(
  parts: Partial<Session>,
  {renew, profile, confirm = 'confirmed', account, site = 'DTC'}: Platform = {},
) {
  visits += 1;
  const person = makeSession({customerToken: `token of visit ${visits}`, ...parts});
  const session = sessionStoreOf(person);
  const calls = {renew: 0};
  /** The saved carts that were read; `null` for none. */
  const followed: (string | null)[] = [];
  const context = contextOf<RefreshContext>({
    request: {log: createLog({}, () => undefined)},
    services: {
      customerTokens: {
        renew: () => {
          calls.renew += 1;
          return renew?.() ?? Promise.resolve(RENEWED);
        },
      },
      customers: {profile: profile ?? (() => Promise.resolve(ok(makeProfile())))},
      identity: {
        accountInfo: () =>
          Promise.resolve(
            account ? ok(account as IdentityAccount) : fail({...DOWN, service: 'identity'}),
          ),
      },
    },
    site: siteOf(site),
    visitor: {
      session,
      cart: {follow: (saved) => void followed.push(saved?.cartId ?? null)},
      confirmSession: () => Promise.resolve(confirm),
    },
    settings: {pdGroups: ['PD01']},
  });
  return {context, session, person, calls, followed};
}

describe('isFresh', () => {
  it.each([
    [0, false, true],
    [59_999, false, true],
    [60_000, false, false],
    [0, true, false],
  ])(
    'SESS-25 isFresh %i ms after the last refresh, with a started checkout %s, is %s',
    (age, begun, expected) => {
      const session = makeSession({refreshedAt: NOW - age, hasRecentCheckout: begun});
      expect(isFresh(session, NOW)).toBe(expected);
    },
  );
});

describe('refreshSession', () => {
  it('SESS-25 refreshSession updates the token and the profile fields', async () => {
    const {context, session} = visit(
      {hasRecentCheckout: true, zipCode: null},
      {
        profile: () =>
          Promise.resolve(
            ok(
              makeProfile({
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

  it('refreshSession keeps session changes made by the request meanwhile', async () => {
    const {context, session} = visit(
      {savedCart: MINE, notices: ['Told.']},
      {
        profile: async () => {
          session.update({notices: []});
          return ok(cartOf(MINE.cartId));
        },
      },
    );
    await refreshSession(context, NOW);
    expect(session.current()).toMatchObject({
      customerToken: 'token-renewed',
      notices: [],
    });
  });

  it.each<[string, Partial<Session>, string, string[]]>([
    [
      'follows the saved cart, which another device may have replaced',
      {savedCart: MINE},
      'gid://shopify/Cart/theirs',
      ['gid://shopify/Cart/theirs'],
    ],
    [
      'leaves the saved cart to the restore when it isn’t restored yet',
      {},
      'gid://shopify/Cart/theirs',
      [],
    ],
  ])('refreshSession %s', async (_what, parts, saved, expected) => {
    const {context, followed} = visit(parts, {profile: () => Promise.resolve(ok(cartOf(saved)))});
    await refreshSession(context, NOW);
    expect(followed).toEqual(expected);
  });

  it('refreshSession follows the removal of a saved cart that another device has checked out', async () => {
    const {context, followed} = visit({savedCart: MINE});
    await refreshSession(context, NOW);
    expect(followed).toEqual([null]);
  });

  it.each<[string, Platform]>([
    ['the token', {renew: () => Promise.resolve(fail('REFUSED' as const))}],
    ['the profile', {profile: () => Promise.resolve(fail('REFUSED' as const))}],
  ])('ERR-08b refreshSession ends the session when Shopify refuses %s', async (_what, platform) => {
    const {context, session} = visit({}, platform);
    expect(await refreshSession(context, NOW)).toBe('ended');
    expect(session.current()).toBeNull();
  });

  it('refreshSession keeps the session without a response, and stores a new token without the profile', async () => {
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

  it('SEC-14b refreshSession keeps the identity provider’s email, whatever Shopify returns', async () => {
    const {context, session} = visit(
      {email: 'ada@example.com'},
      {profile: () => Promise.resolve(ok(makeProfile({email: 'victim@example.com'})))},
    );
    await refreshSession(context, NOW);
    expect(session.current()?.email).toBe('ada@example.com');
  });

  it.each<[SiteId, Partial<Session>]>([
    ['HPSF', {isHomeDeliveryOnly: true, isEligibleForPd: true}],
    ['DTC', {isHomeDeliveryOnly: false, isEligibleForPd: false}],
  ])(
    'SEC-19 refreshSession updates staff facts only when the site is the staff site: %s',
    async (site, facts) => {
      const account = {
        isActive: true,
        customerGroup: 'PD01',
        preferredShipTo: '0010042001',
        clinicAddress: {isHomeDeliveryOnly: true} as IdentityAccount['clinicAddress'],
      };
      const {context, session} = visit({}, {account, site});
      await refreshSession(context, NOW);
      expect(session.current()).toMatchObject(facts);
    },
  );

  it.each([
    [false, '0010042001', false],
    [true, '0010042001', true],
    [true, null, false],
  ])(
    'STAFF-210 refreshSession of a member who is registered: %s, with ship-to %j, leaves them registered: %s',
    async (isRegistered, preferredShipTo, expected) => {
      const account = {isActive: true, customerGroup: 'PD01', preferredShipTo};
      const {context, session} = visit({isRegistered}, {account, site: 'HPSF'});
      expect(await refreshSession(context, NOW)).toBe('refreshed');
      expect(session.current()?.isRegistered).toBe(expected);
    },
  );

  it.each<[SessionVerdict, string]>([
    ['confirmed', 'kept'],
    ['no-answer', 'kept'],
    ['refused', 'ended'],
  ])(
    'SEC-15a refreshSession checks a fresh session; with the verdict "%s" it is %s',
    async (confirm, outcome) => {
      const {context, session, calls} = visit({refreshedAt: NOW}, {confirm});
      expect(await refreshSession(context, NOW)).toBe(outcome);
      expect(calls.renew).toBe(0);
      expect(session.current() === null).toBe(outcome === 'ended');
    },
  );

  it('SEC-15a checkSession waits at most 1.5 s for the verdict', async () => {
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

  it('refreshSession waits at most 1.5 s for the renewal', async () => {
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

  it('SESS-25 refreshSession makes one attempt for concurrent requests, and another after five seconds', async () => {
    const first = visit({}, {renew: () => Promise.resolve(fail(DOWN))});
    const at = (ms: number) => refreshSession(first.context, NOW + ms);
    expect(await Promise.all([at(0), at(0), at(4999)])).toEqual(['kept', 'kept', 'kept']);
    expect(first.calls.renew).toBe(1);
    await at(5000);
    expect(first.calls.renew).toBe(2);
  });

  it('refreshSession makes no calls for a guest', async () => {
    const {context, session, calls} = visit({});
    session.end();
    expect([await refreshSession(context, NOW), calls.renew]).toEqual(['kept', 0]);
  });
});

it('acceptRenewal does nothing when the session has ended meanwhile', async () => {
  const {context, session, person} = visit(
    {savedCart: MINE},
    {profile: () => Promise.resolve(ok(cartOf('gid://shopify/Cart/theirs')))},
  );
  const renewed = await renewSession(context, person, NOW);
  if (typeof renewed === 'string') throw new Error(renewed);
  session.end();
  acceptRenewal(context, person, renewed);
  expect(session.current()).toBeNull();
});
