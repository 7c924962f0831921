import {describe, expect, it} from 'vitest';
import {SITE} from '~sandbox/identity/call';
import {ADA, identityApp} from '../../support/identity-app';

describe('Gigya response envelope', () => {
  it('SAND-34a wraps a successful response', async () => {
    const {call} = identityApp();
    expect(await call('initRegistration', {context: 'abc'})).toEqual({
      callId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      errorCode: 0,
      apiVersion: 2,
      statusCode: 200,
      statusReason: 'OK',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      context: 'abc',
      regToken: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    });
  });

  it('SAND-34a wraps an error response with HTTP 200', async () => {
    const {send} = identityApp();
    const refused = await send('login', {...SITE, ...ADA, password: 'wrong'});
    expect(refused.status).toBe(200);
    expect(await refused.json()).toMatchObject({
      errorCode: 403042,
      errorMessage: 'Invalid LoginID',
      errorDetails: 'Invalid LoginID or password',
      statusCode: 403,
      statusReason: 'Forbidden',
    });
  });

  it.each([
    [{}, 403],
    [{password: ADA.password}, 200],
  ])('uses the HTTP status on request: %j', async (given, status) => {
    const {send} = identityApp();
    const params = {...SITE, ...ADA, password: 'wrong', ...given, httpStatusCodes: 'true'};
    expect((await send('login', params)).status).toBe(status);
  });
});

describe('caller authentication', () => {
  it.each<[string, Record<string, string>, number]>([
    ['no key', {}, 400093],
    ['the key of another site', {apiKey: 'other'}, 400093],
    ['a user key that is unknown', {...SITE, userKey: 'other'}, 403005],
    ['another secret', {...SITE, secret: 'c2VjcmV0'}, 403005],
    ['a user key without its secret', {apiKey: SITE.apiKey, userKey: SITE.userKey}, 403005],
    ['a secret without its user key', {apiKey: SITE.apiKey, secret: SITE.secret}, 403005],
    ['the site’s server', SITE, 0],
    ['anybody', {apiKey: SITE.apiKey}, 0],
  ])('checks a call with %s', async (_who, credentials, errorCode) => {
    const {send} = identityApp();
    const answer = await send('initRegistration', credentials);
    expect(await answer.json()).toMatchObject({errorCode});
  });

  it.each<[string, (uid: string) => Record<string, string>, number]>([
    ['getAccountInfo', (uid) => ({UID: uid}), 403005],
    ['setAccountInfo', (uid) => ({UID: uid, profile: '{"firstName":"Eve"}'}), 403005],
    ['getJWT', (uid) => ({targetUID: uid}), 403005],
    ['logout', (uid) => ({UID: uid}), 403005],
    ['resetPassword', () => ({loginID: ADA.loginID, sendEmail: 'false'}), 403007],
  ])('SAND-34b %s of an account requires the secret', async (method, params, errorCode) => {
    const {call, callAsAnybody, uidOf} = identityApp();
    const given = params(await uidOf(ADA.loginID));
    const refused = await callAsAnybody(method, given);
    expect(refused).toMatchObject({errorCode});
    expect(refused).not.toHaveProperty('profile');
    expect(refused).not.toHaveProperty('id_token');
    expect(refused).not.toHaveProperty('passwordResetToken');
    expect(await call(method, given)).toMatchObject({errorCode: 0});
  });
});

describe('method parameters', () => {
  it('are accepted by GET', async () => {
    const {app} = identityApp();
    const query = new URLSearchParams({...SITE, ...ADA});
    const answer = await app.request(`/gigya/accounts.login?${query}`);
    expect(await answer.json()).toMatchObject({errorCode: 0});
  });

  it.each<[string, Record<string, string>, number]>([
    ['login', {loginID: ADA.loginID}, 400002],
    ['login', {loginID: ADA.loginID, password: ''}, 400002],
    ['register', {email: 'new@example.com', password: 'long enough'}, 400002],
    ['resetPassword', {}, 400002],
    ['resetPassword', {passwordResetToken: 'x'}, 400002],
    ['resetPassword', {loginID: ADA.loginID, sendEmail: 'maybe'}, 400004],
    ['getAccountInfo', {UID: 'nobody'}, 403047],
    ['getAccountInfo', {}, 403005],
    ['getAccountInfo', {regToken: 'made up'}, 403005],
    ['getAccountInfo', {login_token: 'made up'}, 403005],
    ['noSuchMethod', {}, 404000],
    ['constructor', {}, 404000],
  ])('%s with %j returns error code %i', async (method, params, errorCode) => {
    const {call} = identityApp();
    expect(await call(method, params)).toMatchObject({errorCode});
  });
});

it.each([
  ['down', 503, undefined],
  ['error', 200, 500001],
  ['throttle', 200, 403048],
] as const)(
  'SAND-20 identity provider responds to calls with the fault %s',
  async (kind, status, errorCode) => {
    const {send, context} = identityApp();
    context.faults.add({service: 'identity', kind, match: 'accounts.login'});
    const answer = await send('login', {...SITE, ...ADA});
    expect(answer.status).toBe(status);
    if (errorCode !== undefined) expect(await answer.json()).toMatchObject({errorCode});
    expect((await send('initRegistration', SITE)).status).toBe(200);
  },
);

it('SAND-20 identity provider cuts off its response with the fault malformed', async () => {
  const {send, context} = identityApp();
  context.faults.add({service: 'identity', kind: 'malformed'});
  const answer = await (await send('login', {...SITE, ...ADA})).text();
  expect(() => JSON.parse(answer) as unknown).toThrow();
});
