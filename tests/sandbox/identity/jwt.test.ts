import {createLocalJWKSet, decodeProtectedHeader, jwtVerify, type JWK} from 'jose';
import {describe, expect, it} from 'vitest';
import {SITE} from '~sandbox/identity/call';
import {ADA, HOUR_MS, identityApp, text, type Answer} from '../../support/identity-app';

type App = ReturnType<typeof identityApp>;

async function issue({call, uidOf}: App, params: Record<string, string> = {}) {
  const targetUID = await uidOf(ADA.loginID);
  const {id_token: token} = await call('getJWT', {targetUID, ...params});
  return {targetUID, token: text(token)};
}

const published = async ({callAsAnybody}: App) =>
  (await callAsAnybody('getJWTPublicKey', {V2: 'true'})) as Answer & {keys: JWK[]};

async function read(app: App, token: string) {
  const {keys} = await published(app);
  return jwtVerify(token, createLocalJWKSet({keys}), {currentDate: app.context.clock.now()});
}

describe('getJWT', () => {
  it('signs a token for the account that expires in five minutes', async () => {
    const app = identityApp();
    const {targetUID, token} = await issue(app);
    const {payload, protectedHeader} = await read(app, token);
    const iat = payload.iat ?? 0;
    expect(payload).toEqual({
      iss: `https://fidm.gigya.com/jwt/${SITE.apiKey}/`,
      apiKey: SITE.apiKey,
      sub: targetUID,
      iat,
      exp: iat + 300,
    });
    expect(iat).toBe(app.context.clock.now().getTime() / 1000);
    expect(protectedHeader).toEqual({alg: 'RS256', typ: 'JWT', kid: app.keys.current().kid});
  });

  it.each<[string, object]>([
    ['email,firstName', {email: ADA.loginID, firstName: 'Ada'}],
    ['profile.email,profile.zip', {email: ADA.loginID, zip: '80011'}],
    ['lastName,nothing,constructor', {lastName: 'Whitfield'}],
  ])('includes the requested claims: %s', async (fields, claims) => {
    const app = identityApp();
    const {payload} = await read(app, (await issue(app, {fields})).token);
    const {iss, apiKey, sub, iat, exp, ...rest} = payload;
    expect([iss, apiKey, sub, iat, exp]).not.toContain(undefined);
    expect(rest).toEqual(claims);
  });

  it('includes claims of custom data fields', async () => {
    const app = identityApp();
    const targetUID = await app.uidOf('helen.castellanos@example.com');
    const {id_token: token} = await app.call('getJWT', {targetUID, fields: 'data.roleCode'});
    expect((await read(app, text(token))).payload).toMatchObject({'data.roleCode': 'VETERINARIAN'});
  });

  it('uses the requested lifetime and rejects an invalid one', async () => {
    const app = identityApp();
    const {payload} = await read(app, (await issue(app, {expiration: '60'})).token);
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(60);
    const targetUID = await app.uidOf(ADA.loginID);
    for (const expiration of ['0', '-1', '86401', 'x']) {
      expect(await app.call('getJWT', {targetUID, expiration})).toMatchObject({errorCode: 400004});
    }
  });
});

describe('identity signing keys', () => {
  it('are public, both the current one and the full list', async () => {
    const app = identityApp();
    const {keys} = await published(app);
    expect(keys).toEqual([
      {
        kid: app.keys.current().kid,
        kty: 'RSA',
        n: expect.stringMatching(/^[\w-]{342,}$/) as string,
        e: 'AQAB',
        alg: 'RS256',
        use: 'sig',
      },
    ]);
    expect(await app.callAsAnybody('getJWTPublicKey')).toMatchObject({errorCode: 0, ...keys[0]});
  });

  it('stay the same between calls', async () => {
    const app = identityApp();
    const {token} = await issue(app);
    await expect(read(app, token)).resolves.toBeDefined();
    expect((await published(app)).keys).toHaveLength(1);
  });

  it('publish a retired key for a day, or until it is forgotten', async () => {
    const app = identityApp();
    const before = (await issue(app, {expiration: '86400'})).token;
    app.keys.rotate();
    const after = (await issue(app)).token;
    const [kidBefore, kidAfter] = [before, after].map((token) => decodeProtectedHeader(token).kid);
    expect(kidAfter).not.toBe(kidBefore);
    const kids = async () => (await published(app)).keys.map(({kid}) => kid);
    expect(await kids()).toEqual([kidAfter, kidBefore]);
    await expect(read(app, before)).resolves.toBeDefined();
    app.pass(24 * HOUR_MS + 1);
    expect(await kids()).toEqual([kidAfter]);

    app.keys.rotate();
    expect(await kids()).toHaveLength(2);
    app.keys.forgetRetired();
    expect(await kids()).toEqual([app.keys.current().kid]);
  });
});
