import {createHmac} from 'node:crypto';
import {decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT} from 'jose';
import {afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {z} from 'zod';
import {createMultipass} from '~/services/commerce/multipass.server';
import {createRsaKey} from '~sandbox/identity/rsa-key';
import {createSandboxControl, type SandboxControl} from '~tests/support/sandbox-control';
import {jwtOf, makeAccount, newEmail, type Account} from '~tests/support/accounts';
import {changeCharacter} from '~tests/support/change-character';
import {
  changeSession,
  customerNumberIn,
  emailOfToken,
  renewals,
  revokeToken,
  SECRET,
  sessionIn,
  storefront,
} from './support/visitor-session';
import {post} from './support/api';
import {useOwnSandbox} from '../support/own-sandbox';
import {logIn} from './support/log-in';
import {openShop, watchShop, type Shop, type Visitor} from './support/shop';

const {log, logged, unexpected} = watchShop();
const sandbox = useOwnSandbox();
let control: SandboxControl;
let shop: Shop;
let staff: Shop;
let person: Account;
let other: Account;

const open = (variables: Record<string, string> = {}) =>
  openShop(sandbox.origin(), {variables: {SESSION_SECRET: SECRET, ...variables}});

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  control = createSandboxControl(sandbox.origin());
  shop = open();
  staff = open({SITE_ID: 'HPSF'});
  person = await makeAccount(sandbox.origin());
  other = await makeAccount(sandbox.origin(), {
    data: {SAP_CustomerAccountGroup: 'PD01', SF_PreferedShipTo: '0010042001'},
  });
});
afterEach(() => control.clearFaults());

const CREATE = '/api/ecom/v1.0/create-customer-token';
const REFRESH = '/api/ecom/v1.0/refresh-session-token';
const CLEAR = '/api/ecom/v1.0/clear-recent-checkout';

interface Token {
  sessionToken: string;
  isEligibleForPd: boolean;
}

const create = async (visitor: Visitor, key: string, fields: Record<string, unknown> = {}) =>
  post<Token>(visitor, CREATE, {
    email: person.email,
    first_name: 'Noa',
    last_name: 'Berg',
    key,
    ...fields,
  });

async function tokenOf(at: Shop = shop, account: Account = person): Promise<string> {
  const key = await jwtOf(sandbox.origin(), account);
  const {status, value} = await create(at.visitor(), key, {email: account.email});
  if (status !== 200) throw new Error(`no token: ${status}`);
  return value.sessionToken;
}

const has = (visitor: Visitor, name = 'session') => visitor.cookies.has(name);
const locationIn = ({cookies}: Visitor) => decodeURIComponent(cookies.get('user_location') ?? '');

describe('create-customer-token', () => {
  it('API-20, SESS-06 starts the session of the customer whom the key identifies', async () => {
    const visitor = shop.visitor();
    const answer = await create(visitor, await jwtOf(sandbox.origin(), person));
    expect([answer.status, answer.value.isEligibleForPd]).toEqual([200, false]);
    const session = await sessionIn(visitor);
    expect(session).toMatchObject({uid: person.uid, email: person.email, isRegistered: false});
    expect(await emailOfToken(sandbox.origin(), session.customerToken)).toBe(person.email);
    expect((await visitor.get('/account/dashboard')).status).toBe(200);
    /* Also works in a request body, without a cookie. */
    const {sessionToken} = answer.value;
    expect((await post(shop.visitor(), CLEAR, {sessionToken})).status).toBe(200);
    expect(unexpected()).toEqual([]);
  });

  it('API-01, API-03 returns a token for the customer’s own data only', async () => {
    const sessionToken = await tokenOf();
    const customer = await post<{customer: {id: string; email: string}}>(
      shop.visitor(),
      '/api/ecom/v1.0/get-shopify-customer',
      {sessionToken},
    );
    expect([customer.status, customer.value.customer.email]).toEqual([200, person.email]);
    const orders = (id: string) =>
      post<{orders: unknown[]}>(shop.visitor(), '/api/ecom/v1.0/get-shopify-orders', {
        sessionToken,
        id,
      });
    const own = await orders(customer.value.customer.id);
    expect([own.status, own.value.orders]).toEqual([200, []]);
    expect((await orders('gid://shopify/Customer/1')).status).toBe(404);
  });

  it('SESS-06, STAFF-21 returns whether the customer is eligible for pd', async () => {
    const visitor = staff.visitor();
    const key = await jwtOf(sandbox.origin(), other);
    const answer = await create(visitor, key, {email: other.email.toUpperCase()});
    expect([answer.status, answer.value.isEligibleForPd]).toEqual([200, true]);
    expect(await sessionIn(visitor, 'HPSF')).toMatchObject({isRegistered: true});
    const elsewhere = open({SITE_ID: 'HPSF', PD_CUSTOMER_GROUPS: 'PD02'});
    const strict = await create(elsewhere.visitor(), key, {email: other.email});
    expect(strict.value.isEligibleForPd).toBe(false);
  });

  it.each<[string, Record<string, string | undefined>, [string, string]]>([
    ['left out', {first_name: undefined, last_name: undefined}, ['Noa', 'Berg']],
    ['empty', {first_name: '', last_name: ' '}, ['Noa', 'Berg']],
    ['only a first name', {first_name: 'Nora', last_name: undefined}, ['Nora', 'Berg']],
  ])(
    'API-100 create-customer-token keeps the names of the account when names are %s',
    async (_what, names, expected) => {
      const visitor = shop.visitor();
      const key = await jwtOf(sandbox.origin(), person);
      expect((await create(visitor, key, names)).status).toBe(200);
      const {value} = await post<{customer: {firstName: string; lastName: string}}>(
        visitor,
        '/api/ecom/v1.0/get-shopify-customer',
        {},
      );
      expect([value.customer.firstName, value.customer.lastName]).toEqual(expected);
      expect(await sessionIn(visitor)).toMatchObject({firstName: expected[0]});
    },
  );

  it('API-101 create-customer-token sets the customer’s location, and keeps the one that a guest has chosen', async () => {
    const key = await jwtOf(sandbox.origin(), person);
    const visitor = shop.visitor();
    await create(visitor, key);
    expect(locationIn(visitor)).toBe('80205::HOME');
    expect(has(visitor, 'user_warehouse')).toBe(true);
    const chosen = shop.visitor('user_location=96814%3A%3AHOME');
    await create(chosen, key);
    expect(locationIn(chosen)).toBe('96814::HOME');
  });

  it('API-20, SEC-12 removes everything of the customer who was logged in before', async () => {
    const visitor = shop.visitor();
    await logIn(visitor, other);
    visitor.cookies.set('cart', 'cart-of-the-other%3Fkey%3D1');
    visitor.cookies.set('user_location', '96814::HOME');
    await create(visitor, await jwtOf(sandbox.origin(), person));
    expect(await sessionIn(visitor)).toMatchObject({email: person.email});
    expect(has(visitor, 'cart')).toBe(false);
    expect(locationIn(visitor)).toBe('80205::HOME');
    const number = await customerNumberIn(visitor);
    expect(visitor.cookies.get('og_auth')).toMatch(new RegExp(`^${number}\\|`));
  });

  async function forgedKeys(): Promise<Record<string, [string, string?]>> {
    const good = await jwtOf(sandbox.origin(), person);
    const claims = decodeJwt(good);
    const {kid = ''} = decodeProtectedHeader(good);
    const address = `${sandbox.origin()}/gigya/accounts.getJWTPublicKey?apiKey=sandbox-identity-api-key`;
    const published = z.object({n: z.string()}).parse(await (await fetch(address)).json());
    const [header, , signature] = good.split('.');
    const payload = Buffer.from(JSON.stringify({...claims, email: other.email})).toString(
      'base64url',
    );
    await control.setClock(new Date(Date.now() - 600_000));
    const expired = await jwtOf(sandbox.origin(), person);
    await control.setClock(null);
    const own = (issuer: string) =>
      new SignJWT({...claims, iss: issuer})
        .setProtectedHeader({alg: 'RS256', kid})
        .sign(createRsaKey());
    return {
      'of another person': [await jwtOf(sandbox.origin(), other)],
      'for another person’s email': [good, other.email],
      'for an email that nobody has': [good, newEmail()],
      'with other claims': [[header, payload, signature].join('.'), other.email],
      'that has expired': [expired],
      'alg: none': [new UnsecuredJWT(claims).encode()],
      'alg: none, with a key': [
        `${Buffer.from(JSON.stringify({alg: 'none', kid})).toString('base64url')}.${good.split('.')[1]}.`,
      ],
      'HS256 with the public key': [
        await new SignJWT(claims)
          .setProtectedHeader({alg: 'HS256', kid})
          .sign(new TextEncoder().encode(published.n)),
      ],
      'signed with another key': [await own(String(claims.iss))],
      'of another issuer': [await own('https://evil.example/')],
      'cut off': [good.slice(0, -4)],
      'no token': ['a.b.c'],
    };
  }

  it('API-20 refuses every other key with 401 and starts no session', async () => {
    for (const [what, [key, email = person.email]] of Object.entries(await forgedKeys())) {
      const visitor = shop.visitor();
      const answer = await create(visitor, key, {email});
      expect([what, answer.status, answer.code, visitor.cookies.size]).toEqual([
        what,
        401,
        'NOT_PROVEN',
        0,
      ]);
    }
    expect(unexpected()).toEqual([]);
  });

  it('API-20 keeps the existing session when it refuses', async () => {
    const visitor = shop.visitor();
    await logIn(visitor, person);
    const before = visitor.cookies.get('session');
    expect((await create(visitor, 'a.b.c')).status).toBe(401);
    expect(visitor.cookies.get('session')).toBe(before);
  });

  it.each<[string, Record<string, unknown>]>([
    ['no key', {key: ''}],
    ['a key that is not a string', {key: 7}],
    ['a key that is too long', {key: 'x'.repeat(4001)}],
    ['no email', {email: ''}],
    ['an invalid email', {email: 'ada@'}],
    ['a name that is too long', {first_name: 'x'.repeat(41)}],
  ])('SRV-04b, API-20 refuses %s with 400', async (_what, fields) => {
    const visitor = shop.visitor();
    const answer = await create(visitor, 'a.b.c', fields);
    expect([answer.status, answer.code, visitor.cookies.size]).toEqual([400, 'INVALID_INPUT', 0]);
  });

  it.each([
    ['identity', 'getAccountInfo'],
    ['commerce', 'CustomerAccessTokenCreateWithMultipass'],
    ['commerce', 'query Customer('],
  ])(
    'SRV-05a, ERR-09 answers 502 and starts no session with %s down (%s)',
    async (service, match) => {
      const key = await jwtOf(sandbox.origin(), person);
      await control.fault({service, kind: 'down', match});
      const visitor = open().visitor();
      const answer = await create(visitor, key);
      expect([answer.status, answer.code, visitor.cookies.size]).toEqual([502, 'UPSTREAM_DOWN', 0]);
      expect(logged().includes('Error setting session token')).toBe(
        match.startsWith('CustomerAccess'),
      );
    },
  );
});

describe('a sessionToken', () => {
  const CRYPTO = '/api/crypto';

  it('SRV-11, SEC-10, SEC-11 works on its own site; one of the other site or an invalid one answers 401', async () => {
    const ours = await tokenOf();
    const theirs = await tokenOf(staff, other);
    expect((await post(shop.visitor(), CRYPTO, {sessionToken: ours})).status).toBe(200);
    expect((await post(staff.visitor(), CRYPTO, {sessionToken: theirs})).status).toBe(200);
    const refused: [Shop, unknown][] = [
      [shop, theirs],
      [staff, ours],
      [shop, changeCharacter(ours)],
      [shop, 'v1.garbage'],
      [shop, 'x'.repeat(5000)],
      [shop, ''],
      [shop, 7],
      [shop, null],
      [shop, undefined],
    ];
    for (const [at, sessionToken] of refused) {
      const answer = await post(at.visitor(), CRYPTO, {sessionToken});
      expect([answer.status, answer.code]).toEqual([401, 'NOT_SIGNED_IN']);
    }
  });

  it('takes precedence over the cookie, even if it is invalid', async () => {
    const visitor = shop.visitor();
    await logIn(visitor, person);
    expect((await post(visitor, CRYPTO, {})).status).toBe(200);
    expect((await post(visitor, CRYPTO, {sessionToken: 'v1.garbage'})).status).toBe(401);
    expect(has(visitor)).toBe(true);
  });

  it('is refused after its session has ended', async () => {
    const visitor = shop.visitor();
    await logIn(visitor, person);
    await changeSession(visitor, {endsAt: Date.now() - 1});
    const sessionToken = visitor.cookies.get('session');
    expect((await post(shop.visitor(), CRYPTO, {sessionToken})).status).toBe(401);
  });
});

describe('refresh-session-token', () => {
  it('API-21 returns a fresh token unchanged, and renews it when forced', async () => {
    const sessionToken = await tokenOf();
    const kept = await post<Token>(shop.visitor(), REFRESH, {sessionToken});
    expect([kept.status, renewals(log())]).toEqual([200, 0]);
    const forced = await post<Token>(shop.visitor(), REFRESH, {
      sessionToken,
      forceRefreshToken: true,
    });
    expect([forced.status, renewals(log())]).toEqual([200, 1]);
    for (const {value} of [kept, forced]) {
      const again = await post(shop.visitor(), CLEAR, {sessionToken: value.sessionToken});
      expect(again.status).toBe(200);
    }
  });

  it('API-21 renews the session of the cookie without a token in the body', async () => {
    const visitor = shop.visitor();
    await logIn(visitor, person);
    await changeSession(visitor, {refreshedAt: 0});
    const answer = await post<Token>(visitor, REFRESH, {});
    expect(answer.status).toBe(200);
    const {refreshedAt} = await sessionIn(visitor);
    expect(Date.now() - refreshedAt).toBeLessThan(30_000);
  });

  it('API-21, ERR-09 answers 401 once the platform refuses the token, and logs the browser out', async () => {
    const visitor = shop.visitor();
    await logIn(visitor, person);
    await revokeToken(sandbox.origin(), visitor);
    const sessionToken = visitor.cookies.get('session');
    const byToken = await post(shop.visitor(), REFRESH, {sessionToken, forceRefreshToken: true});
    expect([byToken.status, byToken.code]).toEqual([401, 'SESSION_ENDED']);
    const byCookie = await post(visitor, REFRESH, {forceRefreshToken: true});
    expect([byCookie.status, has(visitor)]).toEqual([401, false]);
  });

  it('SRV-05a answers 502 and keeps the session when the platform doesn’t reply', async () => {
    const visitor = open().visitor();
    await logIn(visitor, other);
    await control.fault({service: 'commerce', kind: 'down', match: 'CustomerAccessTokenRenew'});
    const answer = await post(visitor, REFRESH, {forceRefreshToken: true});
    expect([answer.status, has(visitor)]).toEqual([502, true]);
  });
});

it('API-22, API-23 clear-recent-checkout clears the flag in the cookie and in the token', async () => {
  const visitor = shop.visitor();
  await logIn(visitor, other);
  await changeSession(visitor, {hasRecentCheckout: true});
  const sessionToken = visitor.cookies.get('session');
  expect((await post(visitor, CLEAR, {})).status).toBe(200);
  expect(await sessionIn(visitor)).toMatchObject({hasRecentCheckout: false});
  const byToken = await post<Token>(shop.visitor(), CLEAR, {sessionToken});
  const fresh = shop.visitor(`session=${byToken.value.sessionToken}`);
  expect(await sessionIn(fresh)).toMatchObject({uid: other.uid, hasRecentCheckout: false});
  expect((await post(shop.visitor(), CLEAR, {})).status).toBe(401);
});

it('API-08a API-08b crypto signs the caller’s own customer number and no other', async () => {
  const visitor = shop.visitor();
  await logIn(visitor, other);
  const number = await customerNumberIn(visitor);
  const answer = await post<{timestamp: number; signature: string}>(visitor, '/api/crypto', {
    customerId: 'gid://shopify/Customer/1',
  });
  const {timestamp, signature} = answer.value;
  const hmac = createHmac('sha256', 'sandbox-hash-key').update(`${number}|${timestamp}`);
  expect(signature).toBe(hmac.digest('base64'));
  expect(Math.abs(timestamp - Date.now() / 1000)).toBeLessThan(60);
});

it('API-49 delete-cache-item answers 404 for an unknown entry', async () => {
  const sessionToken = await tokenOf(shop, other);
  const answer = await post(shop.visitor(), '/api/delete-cache-item', {
    sessionToken,
    cacheKey: 'x',
  });
  expect([answer.status, answer.code]).toEqual([404, 'CACHE_ITEM_NOT_FOUND']);
  const guest = await post(shop.visitor(), '/api/delete-cache-item', {cacheKey: 'x'});
  expect(guest.status).toBe(401);
});

describe('Multipass', () => {
  const EXCHANGE = `mutation ($token: String!) {
    customerAccessTokenCreateWithMultipass(multipassToken: $token) {
      customerAccessToken { accessToken } customerUserErrors { code }
    }
  }`;
  const exchange = (token: string) => storefront(sandbox.origin(), EXCHANGE, {token});
  const refused = {
    customerAccessTokenCreateWithMultipass: {
      customerAccessToken: null,
      customerUserErrors: [{code: 'INVALID_MULTIPASS_REQUEST'}],
    },
  };
  const at = (minutesAgo: number, secret = 'sandbox-multipass-secret-32-bytes') =>
    createMultipass({
      secret,
      storeOrigin: sandbox.origin(),
      ownOrigins: [],
      now: () => new Date(Date.now() - minutesAgo * 60_000),
    }).token({identifier: person.uid, email: person.email, firstName: 'Noa', lastName: 'Berg'});

  it('logs in once: the platform refuses a second use and an old token', async () => {
    const token = await at(14);
    expect(await exchange(token)).not.toEqual(refused);
    expect(await exchange(token)).toEqual(refused);
    expect(await exchange(await at(16))).toEqual(refused);
    expect(await exchange(await at(0, 'a secret of somebody else'))).toEqual(refused);
  });
});
