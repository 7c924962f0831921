import {describe, expect, it} from 'vitest';
import {builtInSite} from '~/domains/content/built-in-site';
import {finishReset, type ResetContext} from '~/domains/identity/flows/reset-password.server';
import {seal} from '~/domains/session/session-crypto.server';
import {createCookieJar} from '~/domains/session/cookie-jar.server';
import {siteOf} from '~/domains/session/site';
import {createLog} from '~/platform/log.server';
import {fail, ok} from '~/platform/result';
import type {Identity, IdentityAccount} from '~/services/identity/identity.server';
import {contextOf, fakeOf} from '~tests/support/context';

const SECRETS = ['a secret of 16 up'];
const AWAY = {kind: 'status', service: 'identity', operation: 'x', detail: ''} as const;
const NOA = {email: 'noa@example.com', firstName: 'Noa', lastName: 'Berg'} as IdentityAccount;
const TOKEN = ok({token: 'token-1', expiresAt: '2026-12-21T00:00:00Z'});

interface Services {
  login?: Awaited<ReturnType<ResetContext['services']['identity']['login']>>;
  account?: Awaited<ReturnType<ResetContext['services']['identity']['accountInfo']>>;
  create?: Awaited<ReturnType<ResetContext['services']['customerTokens']['create']>>;
  replaceAll?: Awaited<ReturnType<ResetContext['services']['customerTokens']['replaceAll']>>;
}

/**
 * Chooses a new password by the mailed link; `ended` lists the calls that end sessions, `background` the work that the
 * response doesn't wait for.
 */
async function choose({
  login = ok({uid: 'uid-1', account: null, loginToken: 'login-1'}),
  account = ok(NOA),
  create = TOKEN,
  replaceAll = ok({...TOKEN.value, token: 'token-2'}),
}: Services = {}) {
  const ended: string[] = [];
  const background: Promise<unknown>[] = [];
  const mail: ResetContext['services']['mail'] = {
    send: async () => ok(null),
    sendWhenInStock: async () => ok(null),
  };
  const identity = fakeOf<Identity>({
    startReset: async () => fail({kind: 'UNKNOWN'}),
    finishReset: async () => ok(null),
    login: async () => login,
    accountInfo: async () => account,
    logout: async (uid) => (ended.push(`provider ${uid}`), ok(null)),
  });
  const context = contextOf<ResetContext>({
    request: {
      waitUntil: (promise) => void background.push(promise),
      pause: async () => undefined,
      log: createLog({}, () => undefined),
      siteContent: async () => builtInSite('DTC'),
    },
    services: {
      identity,
      customerTokens: {
        create: async ({identifier}) => (ended.push(`begun ${identifier}`), create),
        replaceAll: async (token) => (ended.push(`all of ${token}`), replaceAll),
        revoke: async (token) => (ended.push(token), ok(true)),
      },
      mail,
      background: () => ({mail, identity}),
    },
    site: siteOf('DTC'),
    visitor: {
      cookies: createCookieJar(new Request('https://shop.test'), {suffix: '', secure: true}),
      network: null,
      secondsToWait: () => null,
    },
    settings: {siteOrigin: 'https://shop.test', secrets: SECRETS},
  });
  const link = await seal({email: NOA.email, token: 'reset-1'}, SECRETS, 'reset-password:DTC');
  const finished = await finishReset(context, {link, newPassword: 'quite another password'});
  return {finished, ended, background};
}

describe('finishReset', () => {
  it('SEC-16a, SEC-14a ends all sessions of the customer at the provider and the platform, its own included', async () => {
    const {finished, ended, background} = await choose();
    expect(finished).toEqual(ok({areSessionsEnded: true}));
    expect(background).toHaveLength(1);
    expect(ended).toEqual(['provider uid-1', 'begun uid-1', 'all of token-1', 'token-2']);
  });

  it.each<[string, Services]>([
    ['the provider can’t name the account', {login: fail(AWAY)}],
    ['the provider has locked the account', {login: fail({kind: 'LOCKED_OUT'})}],
    ['the account can’t be read', {account: fail(AWAY)}],
    ['the platform can’t log the customer in', {create: fail(AWAY)}],
    ['the platform doesn’t end the sessions', {replaceAll: fail(AWAY)}],
  ])('SEC-16c reports that sessions remain when %s', async (_when, services) => {
    expect((await choose(services)).finished).toEqual(ok({areSessionsEnded: false}));
  });

  it.each<[string, Services]>([
    ['an unconfirmed address', {login: fail({kind: 'UNVERIFIED', uid: 'uid-1'})}],
    ['a customer whom the platform refuses', {create: fail('REFUSED')}],
  ])('SEC-16a has no sessions to end for %s', async (_whose, services) => {
    expect((await choose(services)).finished).toEqual(ok({areSessionsEnded: true}));
  });
});
