import {describe, expect, it} from 'vitest';
import {beginSession, type BeginContext} from '~/domains/session/begin-session.server';
import {createLog} from '~/platform/log.server';
import {fail, ok} from '~/platform/result';
import type {UpstreamFailure} from '~/platform/http.server';
import type {IdentityAccount} from '~/services/identity/identity.server';
import {makeProfile} from '~tests/support/session';
import {contextOf} from '~tests/support/context';

const NOW = Date.UTC(2026, 10, 21);
const PROOF = {email: 'ada@example.com', firstName: 'Ada', lastName: 'Whitfield', key: 'jwt'};
const DOWN: UpstreamFailure = {kind: 'status', service: 's', operation: 'o', detail: ''};
const ACCOUNT: IdentityAccount = {
  uid: 'uid-1',
  email: PROOF.email,
  firstName: 'Ada',
  lastName: 'Whitfield',
  zip: '80205',
  state: 'CO',
  isVerified: true,
  isActive: true,
  customerGroup: 'PD02',
  preferredShipTo: '0010042001',
  storeSoldTo: null,
  roleCode: null,
  graduationYear: null,
  currentSchoolName: null,
  organizationName: null,
  clinicAddress: null,
  pendingClinic: null,
  hasAcknowledgedFtc: false,
};

interface World {
  claims?: {email: string} | null;
  account?: Partial<IdentityAccount> | UpstreamFailure;
  token?: 'REFUSED' | UpstreamFailure;
  profile?: Partial<ReturnType<typeof makeProfile>> | 'REFUSED';
}

function world({claims = {email: PROOF.email}, account = {}, token, profile = {}}: World = {}) {
  const lines: string[] = [];
  const asked: string[] = [];
  const context = contextOf<BeginContext>({
    request: {log: createLog({}, (_level, line) => lines.push(line))},
    services: {
      identity: {
        verifyJwt: async () =>
          ok(claims && {uid: 'uid-1', firstName: 'Ada', lastName: 'Whitfield', ...claims}),
        accountInfo: async (uid) => {
          asked.push(`account ${uid}`);
          return 'kind' in account ? fail(account) : ok({...ACCOUNT, ...account});
        },
      },
      customerTokens: {
        create: async ({email, identifier}) => {
          asked.push(`token for ${email} ${identifier}`);
          return token ? fail(token) : ok({token: 'token-1', expiresAt: ''});
        },
      },
      customers: {
        profile: async () => (profile === 'REFUSED' ? fail(profile) : ok(makeProfile(profile))),
      },
    },
    site: {sessionSeconds: 3600},
    settings: {pdGroups: ['PD01', 'PD02']},
  });
  return {context, asked, lines};
}

describe('beginSession', () => {
  it('SESS-02, SESS-03, SESS-06, SESS-29 beginSession returns a session with the customer’s identity and permissions', async () => {
    const {context, asked} = world();
    const begun = await beginSession(context, PROOF, NOW);
    expect(begun).toMatchObject({
      ok: true,
      value: {
        session: {
          uid: 'uid-1',
          customerId: 'gid://shopify/Customer/1',
          customerToken: 'token-1',
          email: PROOF.email,
          firstName: 'Ada',
          lastName: 'Whitfield',
          country: 'US',
          zipCode: '80205',
          state: 'CO',
          isRegistered: true,
          isEligibleForPd: true,
          endsAt: NOW + 3_600_000,
          lastSeenAt: NOW,
          refreshedAt: NOW,
          hasRecentCheckout: false,
          notices: [],
        },
      },
    });
    expect(asked.sort()).toEqual(['account uid-1', `token for ${PROOF.email} uid-1`]);
  });

  it('SEC-14b beginSession uses the identity provider’s email, not Shopify’s', async () => {
    const {context} = world({profile: {email: 'victim@example.com'}});
    expect(await beginSession(context, PROOF)).toMatchObject({
      value: {session: {email: PROOF.email}},
    });
  });

  it('LOC-06 beginSession takes the first five digits of the default address’s zip', async () => {
    const defaultAddress = {
      id: '1',
      isDefault: true,
      firstName: 'Ada',
      lastName: 'Whitfield',
      company: null,
      address1: '5 Clay Street',
      address2: null,
      city: 'Denver',
      provinceCode: 'CO',
      zip: '80211-1234',
      countryCode: 'US',
      phone: null,
    };
    const {context} = world({profile: {defaultAddress}});
    expect(await beginSession(context, PROOF)).toMatchObject({
      value: {session: {zipCode: '80211', state: 'CO'}},
    });
  });

  it.each([' ada@example.com ', 'ADA@Example.com'])(
    'beginSession accepts the email %j regardless of case and spaces',
    async (email) => {
      expect(await beginSession(world().context, {...PROOF, email})).toMatchObject({ok: true});
    },
  );

  it.each<[string, World, Partial<typeof PROOF>]>([
    ['an invalid JWT', {claims: null}, {}],
    ['a JWT for another email', {claims: {email: 'eve@example.com'}}, {}],
    ['another email', {}, {email: 'eve@example.com'}],
    ['an email with a suffix', {}, {email: 'ada@example.com.evil.example'}],
    ['an empty email', {}, {email: ''}],
  ])(
    'API-20 beginSession refuses %s without requesting a customer token',
    async (_what, parts, proof) => {
      const {context, asked} = world(parts);
      expect(await beginSession(context, {...PROOF, ...proof})).toEqual(fail('refused'));
      expect(asked).toEqual([]);
    },
  );

  it('API-20 beginSession doesn’t create a customer for an unverified email', async () => {
    const {context, asked} = world({account: {isVerified: false}});
    expect(await beginSession(context, PROOF)).toEqual(fail('refused'));
    expect(asked.filter((call) => call.includes('token'))).toEqual([]);
  });

  it.each<[string, World, unknown]>([
    ['an unverified email', {account: {isVerified: false}}, 'refused'],
    ['a customer that Shopify refuses', {token: 'REFUSED'}, 'unlinked'],
    ['a profile that Shopify refuses', {profile: 'REFUSED'}, 'unlinked'],
    ['Shopify down', {token: DOWN}, DOWN],
    ['the identity provider down', {account: DOWN}, DOWN],
  ])('ERR-09 beginSession fails with %s', async (_what, parts, failure) => {
    const {context, lines} = world(parts);
    expect(await beginSession(context, PROOF)).toEqual(fail(failure));
    const isLogged = lines.some((line) => line.includes('"Error setting session token"'));
    expect(isLogged).toBe(parts.token !== undefined);
  });
});
