import {describe, expect, it} from 'vitest';
import type {Http, UpstreamRequest} from '~/platform/http.server';
import {ok} from '~/platform/result';
import {createIdentity, type Identity} from '~/services/identity/identity.server';
import {ADA} from '~tests/support/identity-app';
import {ENV, identityService} from './identity-service';
import {refuse} from '~tests/support/refuse';

const VERBS: [string, 'read' | 'write', (identity: Identity) => Promise<unknown>][] = [
  ['login', 'write', (item) => item.login({email: ADA.loginID, password: ADA.password})],
  [
    'initRegistration',
    'read',
    (item) =>
      item.register({email: 'a@b.example', password: 'long one', firstName: 'A', lastName: 'B'}),
  ],
  ['setAccountInfo', 'write', (item) => item.confirmEmail('u')],
  ['getAccountInfo', 'read', (item) => item.accountInfo('u')],
  ['getJWT', 'read', (item) => item.jwt('u')],
  ['resetPassword', 'write', (item) => item.startReset('a@b.example')],
  ['resetPassword', 'write', (item) => item.finishReset({token: 't', newPassword: 'long one'})],
  [
    'setAccountInfo',
    'write',
    (item) => item.changePassword({uid: 'u', password: 'p', newPassword: 'long one'}),
  ],
  ['setAccountInfo', 'write', (item) => item.setProfile('u', {zip: '80205'})],
  ['setAccountInfo', 'write', (item) => item.setData('u', {roleCode: 'STUDENT'})],
  ['logout', 'write', (item) => item.logout('u')],
];

/** An adapter whose provider answers `body` to every call. `sent` collects the requests. */
function identityOf(body: unknown) {
  const sent: UpstreamRequest[] = [];
  const http: Http = {
    refuse,
    json: async (request) => {
      sent.push(request);
      return ok(body);
    },
  };
  return {identity: createIdentity({env: ENV, http, keys: new Map()}), sent};
}

describe.each(VERBS)('%s (%s)', (operation, kind, ask) => {
  it('is posted as a form, with the secret in the body only', async () => {
    const {identity, sent} = identityOf({});
    await ask(identity);
    expect(sent).toMatchObject([
      {
        service: 'identity',
        operation,
        kind,
        url: `${ENV.IDENTITY_URL}/accounts.${operation}`,
        init: {method: 'POST'},
      },
    ]);
    const body = new URLSearchParams(sent[0]?.init.body as string);
    expect(body.get('apiKey')).toBe(ENV.IDENTITY_API_KEY);
    expect(body.get('userKey')).toBe(ENV.IDENTITY_USER_KEY);
    expect(body.get('secret')).toBe(ENV.IDENTITY_SECRET);
    expect(sent[0]?.url).not.toContain('secret');
  });

  it.each<[string, unknown, string]>([
    ['null', null, 'malformed'],
    ['no code', {UID: 'u'}, 'malformed'],
    ['a code that is text', {errorCode: '0'}, 'malformed'],
    ['an unknown code', {errorCode: 403101}, 'rejected'],
    ['the code of an unknown site', {errorCode: 400093}, 'rejected'],
    ['the code of a server error', {errorCode: 500001}, 'status'],
  ])('fails when the provider returns %s', async (_what, body, failed) => {
    const {identity} = identityOf(body);
    expect(await ask(identity)).toMatchObject({
      ok: false,
      failure: {kind: failed, service: 'identity', operation},
    });
  });
});

it.each<[string, (identity: Identity) => Promise<unknown>, unknown]>([
  ['login', (item) => item.login({email: 'a', password: 'b'}), {UID: 'u', isVerified: true}],
  [
    'login',
    (item) => item.login({email: 'a', password: 'b'}),
    {UID: 'u', isVerified: true, profile: {email: 'no address'}},
  ],
  ['accountInfo', (item) => item.accountInfo('u'), {UID: 'u', profile: {email: 'a@b.example'}}],
  ['jwt', (item) => item.jwt('u'), {id_token: null}],
  ['startReset', (item) => item.startReset('a'), {}],
])('%s fails when a successful reply lacks its data', async (_verb, ask, reply) => {
  const {identity} = identityOf({errorCode: 0, ...(reply as object)});
  expect(await ask(identity)).toMatchObject({failure: {kind: 'malformed'}});
});

it.each([{profile: {}}, {profile: {email: null}}, {profile: {email: ''}}])(
  'ID-04 login without an email, but with %j, returns the uid to look the account up with',
  async (reply) => {
    const {identity} = identityOf({errorCode: 0, UID: 'u', isVerified: true, ...reply});
    expect(await identity.login({email: 'a', password: 'b'})).toEqual({
      ok: true,
      value: {uid: 'u', account: null, loginToken: null},
    });
  },
);

it.each([
  ['login', (item: Identity) => item.login({email: 'a', password: 'b'}), 'LIMITED'],
  ['startReset', (item: Identity) => item.startReset('a'), 'LIMITED'],
  ['accountInfo', (item: Identity) => item.accountInfo('u'), 'throttled'],
])('%s reports too many calls', async (_verb, ask, kind) => {
  const {identity} = identityOf({errorCode: 403048});
  expect(await ask(identity)).toMatchObject({ok: false, failure: {kind}});
});

it('a provider that is down or sends nonsense is a failure, and the log contains no personal data', async () => {
  const {provider, open, lines} = identityService();
  for (const [fault, kind] of [
    ['down', 'status'],
    ['error', 'status'],
    ['throttle', 'LIMITED'],
    ['malformed', 'malformed'],
  ] as const) {
    provider.context.faults.add({service: 'identity', kind: fault});
    const login = await open().login({email: ADA.loginID, password: ADA.password});
    expect(login).toMatchObject({ok: false, failure: {kind}});
    provider.context.faults.clear();
  }
  expect(lines.length).toBeGreaterThan(0);
  for (const secret of [ADA.loginID, ADA.password, ENV.IDENTITY_SECRET]) {
    expect(lines.join('\n')).not.toContain(secret);
  }
});

it.each<[string, object, (identity: Identity) => Promise<unknown>]>([
  ['login', {}, (item) => item.login({email: ADA.loginID, password: ADA.password})],
  ['login', {errorCode: 206002}, (item) => item.login({email: 'a@b.example', password: 'p'})],
  ['getAccountInfo', {UID: 1}, (item) => item.accountInfo('u')],
  ['getJWT', {}, (item) => item.jwt('u')],
  ['resetPassword', {}, (item) => item.startReset('a@b.example')],
])(
  'HOUSE-150 a reply to %s that has %j but not the fields of the contract is a logged failure',
  async (operation, fields, ask) => {
    const {provider, lines, identity} = identityService();
    provider.app.request = () => Response.json({errorCode: 0, ...fields});
    const failure = {kind: 'malformed', service: 'identity', operation};
    expect(await ask(identity)).toMatchObject({ok: false, failure});
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({message: 'upstream failure', ...failure}),
    ]);
  },
);

it.each(VERBS)(
  'HOUSE-170 an unexpected error code of %s (%s) is logged without its message',
  async (operation, _kind, ask) => {
    const {provider, lines, identity} = identityService();
    const errorMessage = `${ADA.loginID} is not allowed`;
    provider.app.request = () => Response.json({errorCode: 403101, errorMessage});
    const failure = {kind: 'rejected', service: 'identity', operation, detail: 'errorCode 403101'};
    expect(await ask(identity)).toEqual({ok: false, failure});
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({message: 'upstream failure', ...failure}),
    ]);
    expect(lines.join('')).not.toContain(ADA.loginID);
  },
);
