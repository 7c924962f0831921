import {describe, expect, it} from 'vitest';
import {fail, ok} from '~/platform/result';
import {data, platformOf} from './fake-platform';

const PERSON = {email: 'jo@example.com', firstName: 'Jo', lastName: 'Doe', identifier: 'uid-jo'};
const WIRE = {accessToken: 'abc', expiresAt: '2026-12-01T00:00:00Z'};
const TOKEN = {token: 'abc', expiresAt: '2026-12-01T00:00:00Z'};

const CREATE = 'CustomerAccessTokenCreateWithMultipass';
const refusals = [{code: 'INVALID_MULTIPASS_REQUEST', field: null, message: 'Invalid'}];
const problems = [{field: ['customerAccessToken'], message: 'Invalid'}];

describe('creating a token', () => {
  it('uses a Multipass token for the customer, and is a write', async () => {
    const {tokens, sent, variablesOf} = platformOf({
      [CREATE]: data({change: {customerAccessToken: WIRE, customerUserErrors: []}}),
    });
    expect(await tokens.create(PERSON)).toEqual(ok(TOKEN));
    expect(variablesOf(CREATE)).toMatchObject({multipassToken: 'multipass of jo@example.com'});
    expect(sent[0]?.kind).toBe('write');
  });

  it.each([['refused', data({change: {customerAccessToken: null, customerUserErrors: refusals}})]])(
    'can be %s',
    async (_case, answer) => {
      expect(await platformOf({[CREATE]: answer}).tokens.create(PERSON)).toEqual(fail('REFUSED'));
    },
  );

  it.each([
    ['malformed', data({change: null})],
    ['malformed', data({change: {customerAccessToken: null, customerUserErrors: []}})],
    ['malformed', data({change: {customerAccessToken: {accessToken: ''}, customerUserErrors: []}})],
    ['throttled', {body: {errors: [{message: 'No', extensions: {code: 'THROTTLED'}}]}}],
    ['timeout', {failure: 'timeout' as const}],
  ])(
    'HOUSE-21a fails without refusing anybody for an invalid reply: %s, %j',
    async (kind, answer) => {
      expect(await platformOf({[CREATE]: answer}).tokens.create(PERSON)).toMatchObject({
        ok: false,
        failure: {kind},
      });
    },
  );
});

describe('renewing a token', () => {
  const RENEW = 'CustomerAccessTokenRenew';
  const renew = (answer: ReturnType<typeof data> | {failure: 'network'}) =>
    platformOf({[RENEW]: answer}).tokens.renew('old');

  it('returns a new token, a refusal, or a failure', async () => {
    expect(await renew(data({change: {customerAccessToken: WIRE, userErrors: []}}))).toEqual(
      ok(TOKEN),
    );
    expect(await renew(data({change: {customerAccessToken: null, userErrors: problems}}))).toEqual(
      fail('REFUSED'),
    );
    expect(await renew({failure: 'network'})).toMatchObject({failure: {kind: 'network'}});
    expect(await renew(data({change: null}))).toMatchObject({failure: {kind: 'malformed'}});
  });
});

describe('owner', () => {
  const OWNER = 'CustomerAccessTokenOwner';

  it.each([
    [
      {customer: {id: 'gid://shopify/Customer/7', persistedCart: null}},
      {customerId: 'gid://shopify/Customer/7', persistedCart: null},
    ],
    [{customer: null}, null],
  ])('SEC-15a reads %j as %j', async (reply, expected) => {
    const {tokens, sent} = platformOf({[OWNER]: data(reply)});
    expect(await tokens.owner('token')).toEqual(ok(expected));
    expect(sent[0]?.kind).toBe('read');
  });

  it('SEC-15a fails when the platform does not respond', async () => {
    expect((await platformOf({}).tokens.owner('token')).ok).toBe(false);
  });
});

describe('replaceAll', () => {
  const REPLACE = 'CustomerAccessTokensReplace';

  it('SEC-16a sets a random password, a different one each time, and returns the new token', async () => {
    const {tokens, sent, variablesOf} = platformOf({
      [REPLACE]: data({change: {customerAccessToken: WIRE, customerUserErrors: []}}),
    });
    expect(await tokens.replaceAll('old')).toEqual(ok(TOKEN));
    const first = variablesOf(REPLACE) as {password: string};
    expect(first.password).toMatch(/^[0-9a-f]{40}$/);
    await tokens.replaceAll('old');
    const passwords = sent.map(({init}) => /"password":"(\w+)"/.exec(init.body as string)?.[1]);
    expect(new Set(passwords).size).toBe(2);
    expect(sent[0]?.kind).toBe('write');
  });

  it('SEC-16c reports a refusal or a failure of the platform', async () => {
    const change = {customerAccessToken: null, customerUserErrors: refusals};
    const refused = platformOf({[REPLACE]: data({change})});
    expect(await refused.tokens.replaceAll('old')).toEqual(fail('REFUSED'));
    expect((await platformOf({}).tokens.replaceAll('old')).ok).toBe(false);
  });
});

describe('revoking a token', () => {
  const DELETE = 'CustomerAccessTokenDelete';

  it('succeeds even when the platform does not know the token', async () => {
    for (const [change, wasValid] of [
      [{deletedAccessToken: 'abc', userErrors: []}, true],
      [{deletedAccessToken: null, userErrors: problems}, false],
    ]) {
      const {tokens} = platformOf({[DELETE]: data({change})});
      expect(await tokens.revoke('abc')).toEqual(ok(wasValid));
    }
  });

  it('fails when the platform does not respond', async () => {
    expect((await platformOf({}).tokens.revoke('abc')).ok).toBe(false);
  });
});
