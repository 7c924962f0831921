import {createPublicKey} from 'node:crypto';
import {exportJWK, SignJWT, UnsecuredJWT, type JWTPayload} from 'jose';
import {describe, expect, it} from 'vitest';
import {ok} from '~/platform/result';
import {SITE} from '~sandbox/identity/call';
import {createRsaKey} from '~sandbox/identity/rsa-key';
import {ADA, HOUR_MS, MINUTE_MS} from '~tests/support/identity-app';
import {identityService} from './identity-service';

type Parts = Awaited<ReturnType<typeof withToken>>;

const ISSUER = `https://fidm.gigya.com/jwt/${SITE.apiKey}`;

async function withToken() {
  const service = identityService();
  const uid = await service.provider.uidOf(ADA.loginID);
  const token = await service.identity.jwt(uid);
  service.called.length = 0;
  return {...service, uid, token: token.ok ? token.value : ''};
}

/** A token signed by the provider, with these changes. */
function signed(
  {provider, uid}: Parts,
  {
    claims = {},
    header = {},
    without = '',
  }: {claims?: JWTPayload; header?: Record<string, unknown>; without?: string} = {},
) {
  const {kid, privateJwk} = provider.keys.current();
  const now = Math.floor(provider.context.clock.now().getTime() / 1000);
  const whole: JWTPayload = {
    iss: `${ISSUER}/`,
    sub: uid,
    apiKey: SITE.apiKey,
    iat: now,
    exp: now + 300,
    email: ADA.loginID,
    firstName: 'Ada',
    lastName: 'Whitfield',
    ...claims,
  };
  const payload = Object.fromEntries(Object.entries(whole).filter(([name]) => name !== without));
  return new SignJWT(payload)
    .setProtectedHeader({alg: 'RS256', kid, ...header})
    .sign({...privateJwk, alg: 'RS256'});
}

const claimsOf = ({uid}: Parts) =>
  ok({uid, email: ADA.loginID, firstName: 'Ada', lastName: 'Whitfield'});

describe('jwt', () => {
  it('ID-11 returns a token that names the account', async () => {
    const parts = await withToken();
    expect(await parts.identity.verifyJwt(parts.token)).toEqual(claimsOf(parts));
    expect(parts.called).toEqual(['getJWTPublicKey']);
  });

  it('ID-16 fails when errorCode is not 0', async () => {
    const {identity, provider} = await withToken();
    expect(await identity.jwt('nobody')).toMatchObject({
      ok: false,
      failure: {
        kind: 'rejected',
        operation: 'getJWT',
        detail: expect.stringContaining('403047') as string,
      },
    });
    const {UID} = await provider.register();
    const pending = await identity.jwt(UID as string);
    expect(pending).toMatchObject({
      ok: false,
      failure: {kind: 'rejected', detail: expect.stringContaining('206002') as string},
    });
    provider.context.faults.add({service: 'identity', kind: 'error'});
    expect(await identity.jwt('nobody')).toMatchObject({ok: false, failure: {kind: 'status'}});
  });
});

describe('verifyJwt accepts', () => {
  it.each([
    ['the issuer with a trailing slash', {iss: `${ISSUER}/`}],
    ['the issuer without a trailing slash', {iss: ISSUER}],
    ['an email in capitals, converted to lower case', {email: ADA.loginID.toUpperCase()}],
  ])('%s', async (_what, claims) => {
    const parts = await withToken();
    expect(await parts.identity.verifyJwt(await signed(parts, {claims}))).toEqual(claimsOf(parts));
  });

  it('an older token that names its key as keyid', async () => {
    const parts = await withToken();
    const {kid} = parts.provider.keys.current();
    const token = await signed(parts, {header: {kid: undefined, keyid: kid}});
    expect(await parts.identity.verifyJwt(token)).toEqual(claimsOf(parts));
  });

  it('a clock that is slightly off', async () => {
    const parts = await withToken();
    parts.provider.pass(5 * MINUTE_MS + 30_000);
    expect(await parts.identity.verifyJwt(parts.token)).toEqual(claimsOf(parts));
  });
});

describe('verifyJwt refuses', () => {
  const seconds = ({provider}: Parts) => Math.floor(provider.context.clock.now().getTime() / 1000);

  it.each<[string, (parts: Parts) => Promise<string> | string]>([
    ['an empty token', () => ''],
    ['an invalid token', () => 'a.b.c'],
    ['another issuer', (parts) => signed(parts, {claims: {iss: 'https://evil.example/'}})],
    ['another site’s issuer', (parts) => signed(parts, {claims: {iss: `${ISSUER}2/`}})],
    ['another site’s key', (parts) => signed(parts, {claims: {apiKey: 'other'}})],
    ['no site key', (parts) => signed(parts, {without: 'apiKey'})],
    ['no expiration', (parts) => signed(parts, {without: 'exp'})],
    ['no subject', (parts) => signed(parts, {without: 'sub'})],
    ['no email', (parts) => signed(parts, {without: 'email'})],
    ['no issuer', (parts) => signed(parts, {without: 'iss'})],
    ['an expired token', (parts) => signed(parts, {claims: {exp: seconds(parts) - 61}})],
    [
      'a token that is not valid yet',
      (parts) => signed(parts, {claims: {nbf: seconds(parts) + 61}}),
    ],
    ['no key id', (parts) => signed(parts, {header: {kid: undefined}})],
    ['an unknown key id', (parts) => signed(parts, {header: {kid: 'other'}})],
    [
      'a critical header parameter',
      ({token}) => {
        const [, payload, signature] = token.split('.');
        const header = {alg: 'RS256', kid: 'x', crit: ['exp'], exp: 0};
        return [Buffer.from(JSON.stringify(header)).toString('base64url'), payload, signature].join(
          '.',
        );
      },
    ],
    [
      'other claims under the same signature',
      ({token}) => {
        const [header, payload = '', signature] = token.split('.');
        const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
        const changed = JSON.stringify({...claims, email: 'marcus.oyelaran@example.com'});
        return [header, Buffer.from(changed).toString('base64url'), signature].join('.');
      },
    ],
    [
      'alg none',
      (parts) =>
        new UnsecuredJWT({sub: parts.uid, apiKey: SITE.apiKey, email: ADA.loginID})
          .setIssuer(`${ISSUER}/`)
          .setIssuedAt()
          .setExpirationTime(seconds(parts) + 300)
          .encode(),
    ],
    [
      'HS256 with the public key as the secret',
      async (parts) => {
        const {kid, privateJwk} = parts.provider.keys.current();
        return new SignJWT({apiKey: SITE.apiKey, email: ADA.loginID, sub: parts.uid})
          .setProtectedHeader({alg: 'HS256', kid})
          .setIssuer(`${ISSUER}/`)
          .setIssuedAt()
          .setExpirationTime(seconds(parts) + 300)
          .sign(new TextEncoder().encode(privateJwk.n));
      },
    ],
    [
      'another key with a known key id',
      async (parts) =>
        new SignJWT({apiKey: SITE.apiKey, email: ADA.loginID, sub: parts.uid})
          .setProtectedHeader({alg: 'RS256', kid: parts.provider.keys.current().kid})
          .setIssuer(`${ISSUER}/`)
          .setIssuedAt()
          .setExpirationTime(seconds(parts) + 300)
          .sign(createRsaKey()),
    ],
    [
      'a key inside the token',
      async (parts) => {
        const privateKey = createRsaKey();
        return new SignJWT({apiKey: SITE.apiKey, email: ADA.loginID, sub: parts.uid})
          .setProtectedHeader({
            alg: 'RS256',
            kid: 'mine',
            jwk: await exportJWK(createPublicKey(privateKey)),
          })
          .setIssuer(`${ISSUER}/`)
          .setIssuedAt()
          .setExpirationTime(seconds(parts) + 300)
          .sign(privateKey);
      },
    ],
  ])('ID-20a ID-20b %s', async (_what, tokenOf) => {
    const parts = await withToken();
    expect(await parts.identity.verifyJwt(await tokenOf(parts))).toEqual(ok(null));
    expect(await parts.identity.verifyJwt(parts.token)).toEqual(claimsOf(parts));
  });

  it('ID-20b a valid token once it has expired', async () => {
    const parts = await withToken();
    parts.provider.pass(6 * MINUTE_MS + 1000);
    expect(await parts.identity.verifyJwt(parts.token)).toEqual(ok(null));
  });
});

describe('keys', () => {
  const asked = ({called}: Parts) => called.filter((method) => method === 'getJWTPublicKey').length;

  it('are fetched once for all requests', async () => {
    const parts = await withToken();
    for (let request = 0; request < 3; request += 1) await parts.open().verifyJwt(parts.token);
    expect(asked(parts)).toBe(1);
  });

  it('ID-20c are fetched again after a rotation, and the previous ones remain valid', async () => {
    const parts = await withToken();
    await parts.identity.verifyJwt(parts.token);
    parts.provider.keys.rotate();
    const after = await parts.identity.jwt(parts.uid);
    expect(await parts.identity.verifyJwt(after.ok ? after.value : '')).toEqual(claimsOf(parts));
    expect(await parts.identity.verifyJwt(parts.token)).toEqual(claimsOf(parts));
    expect(asked(parts)).toBe(2);
  });

  it('that are withdrawn remain trusted for at most ten minutes', async () => {
    const parts = await withToken();
    const now = () => Math.floor(parts.provider.context.clock.now().getTime() / 1000);
    const lasting = await signed(parts, {claims: {exp: now() + 3600}});
    expect(await parts.identity.verifyJwt(lasting)).toEqual(claimsOf(parts));
    parts.provider.keys.rotate();
    parts.provider.keys.forgetRetired();
    parts.provider.pass(10 * MINUTE_MS + 1);
    expect(await parts.identity.verifyJwt(lasting)).toEqual(ok(null));
  });

  it('ID-20d that are unknown cause at most five fetches per minute', async () => {
    const parts = await withToken();
    await parts.identity.verifyJwt(parts.token);
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const invented = await signed(parts, {header: {kid: `made up ${attempt}`}});
      expect(await parts.open().verifyJwt(invented)).toEqual(ok(null));
    }
    expect(asked(parts)).toBe(1 + 5);
    expect(await parts.identity.verifyJwt(parts.token)).toEqual(claimsOf(parts));
    parts.provider.pass(MINUTE_MS + 1);
    await parts.identity.verifyJwt(await signed(parts, {header: {kid: 'another'}}));
    expect(asked(parts)).toBe(1 + 6);
  });

  it('that cannot be fetched are a failure, and no token is accepted', async () => {
    const parts = await withToken();
    parts.provider.context.faults.add({service: 'identity', kind: 'down', match: 'PublicKey'});
    expect(await parts.identity.verifyJwt(parts.token)).toMatchObject({
      ok: false,
      failure: {kind: 'status', operation: 'getJWTPublicKey'},
    });
    parts.provider.context.faults.clear();
    expect(await parts.open().verifyJwt(parts.token)).toEqual(claimsOf(parts));
  });

  it('that are known remain trusted while the provider is down', async () => {
    const parts = await withToken();
    await parts.identity.verifyJwt(parts.token);
    parts.provider.context.faults.add({service: 'identity', kind: 'down'});
    expect(await parts.open().verifyJwt(parts.token)).toEqual(claimsOf(parts));
    parts.provider.pass(HOUR_MS);
    expect(await parts.open().verifyJwt(parts.token)).toMatchObject({ok: false});
  });
});
