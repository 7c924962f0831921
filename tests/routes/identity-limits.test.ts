import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {INBOX_LIMIT} from '~/domains/contact/mail-customer.server';
import {EMAIL_LIMIT, DELAY} from '~/domains/identity/limits/login-limiter.server';
import {RESET_LIMIT} from '~/domains/identity/flows/reset-password.server';
import {WRONG_PASSWORDS} from '~sandbox/identity/lockout';
import {createSandboxControl, type SandboxControl} from '~tests/support/sandbox-control';
import {gigya, makeAccount, newEmail, PASSWORD} from '~tests/support/accounts';
import {linkIn, SECRET} from './support/visitor-session';
import {useOwnSandbox} from '../support/own-sandbox';
import {logIn} from './support/log-in';
import {openShop, watchShop, type Shop, type Visitor} from './support/shop';

const {unexpected} = watchShop();
const sandbox = useOwnSandbox();
let control: SandboxControl;
let shop: Shop;
let waits: number[];

beforeEach(() => {
  control = createSandboxControl(sandbox.origin());
  waits = [];
  shop = openShop(sandbox.origin(), {
    variables: {SESSION_SECRET: SECRET},
    pause: async (ms) => void waits.push(ms),
  });
});
afterEach(() => control.clearFaults());

const networkOf = (index: number) => ({'oxygen-buyer-ip': `198.51.${index}.7`});
let usedNetworks = 0;
const newNetwork = () => networkOf((usedNetworks += 1));

const login = (visitor: Visitor, email: string, password: string, headers: HeadersInit) =>
  visitor.post('/shelter/login', {email, password}, headers);
const ask = (email: string, headers: HeadersInit, visitor = shop.visitor()) =>
  visitor.post('/shelter/forgot-password', {email}, headers);
const textsTo = async (email: string) => (await control.mails(email)).map(({text}) => text);

/** Tries 50 wrong passwords from 10 networks, each from a new browser. */
async function attack(email: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let network = 0; network < 10; network += 1) {
    const headers = newNetwork();
    for (let turn = 0; turn < 5; turn += 1) {
      statuses.push((await login(shop.visitor(), email, 'a wrong guess', headers)).status);
    }
  }
  return statuses;
}

describe('after fifty wrong passwords from ten networks', () => {
  it('ID-26b the owner logs in at once from a known browser, even from an attacker’s network', async () => {
    const {email} = await makeAccount(sandbox.origin());
    const owner = shop.visitor();
    const home = newNetwork();
    expect((await login(owner, email, PASSWORD, home)).status).toBe(303);
    await owner.post('/logout', {});
    expect(owner.cookies.has('known_device')).toBe(true);

    expect(new Set(await attack(email))).toEqual(new Set([401]));
    for (let turn = 0; turn < 20; turn += 1) {
      await login(shop.visitor(), email, 'a wrong guess', home);
    }
    expect((await login(shop.visitor(), email, PASSWORD, home)).status).toBe(429);
    waits.length = 0;
    expect((await login(owner, email, PASSWORD, home)).status).toBe(303);
    expect(waits).toEqual([0]);
    expect(unexpected()).toEqual([]);
  });

  it('ID-27b the owner logs in from a new browser and network after a short wait', async () => {
    const {email} = await makeAccount(sandbox.origin());
    await attack(email);
    expect(Math.max(...waits)).toBeGreaterThan(1500);
    waits.length = 0;
    expect((await login(shop.visitor(), email, PASSWORD, newNetwork())).status).toBe(303);
    expect(waits).toHaveLength(1);
    expect(waits[0]).toBeGreaterThan(1000);
    expect(waits[0]).toBeLessThanOrEqual(DELAY.maxMs);
  });
});

describe('the identity provider’s lockout', () => {
  it('ID-30 applies to the attacker’s address, not to the owner’s', async () => {
    const {email} = await makeAccount(sandbox.origin());
    const [theirs, mine] = [newNetwork(), newNetwork()];
    const clientContext = JSON.stringify({clientIP: theirs['oxygen-buyer-ip']});
    for (let turn = 0; turn < WRONG_PASSWORDS; turn += 1) {
      await gigya(sandbox.origin(), 'login', {loginID: email, password: 'wrong', clientContext});
    }
    expect((await login(shop.visitor(), email, PASSWORD, theirs)).status).toBe(429);
    expect((await login(shop.visitor(), email, PASSWORD, mine)).status).toBe(303);
  });
});

describe('a known browser', () => {
  it('ID-26a, ID-31b has its own limit and is told when to retry', async () => {
    const {email} = await makeAccount(sandbox.origin());
    const owner = shop.visitor();
    await logIn(owner, {email, password: PASSWORD});
    await owner.post('/logout', {});
    const statuses = [];
    for (let turn = 0; turn < EMAIL_LIMIT.burst; turn += 1) {
      statuses.push((await login(owner, email, 'a wrong guess', newNetwork())).status);
    }
    expect(new Set(statuses)).toEqual(new Set([401]));
    const refused = await login(owner, email, PASSWORD, newNetwork());
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('Retry-After'));
    /* Some of the time has passed during the attempts above. */
    expect(seconds).toBeGreaterThan(100);
    expect(seconds).toBeLessThanOrEqual(120);
    expect((await login(shop.visitor(), email, PASSWORD, newNetwork())).status).toBe(303);
  });

  it('ID-28b is known only for the email that it has logged in with', async () => {
    const [mine, theirs] = [
      await makeAccount(sandbox.origin()),
      await makeAccount(sandbox.origin()),
    ];
    const visitor = shop.visitor();
    const network = newNetwork();
    await login(visitor, mine.email, PASSWORD, network);
    await visitor.post('/logout', {});
    for (let turn = 0; turn < EMAIL_LIMIT.burst; turn += 1) {
      await login(shop.visitor(), theirs.email, 'a wrong guess', network);
    }
    expect((await login(visitor, theirs.email, PASSWORD, network)).status).toBe(429);
  });
});

describe('reset mails', () => {
  it('ID-29c requests by others don’t use up the owner’s limit, and all links in the mails work', async () => {
    const {email} = await makeAccount(sandbox.origin());
    const owner = shop.visitor();
    await logIn(owner, {email, password: PASSWORD});
    const answers = [];
    for (let network = 0; network < 5; network += 1) {
      const headers = newNetwork();
      expect(RESET_LIMIT.burst).toBe(4);
      for (let turn = 0; turn < RESET_LIMIT.burst; turn += 1)
        answers.push(await ask(email, headers));
    }
    expect(new Set(answers.map(({status, location}) => `${status} ${location}`))).toEqual(
      new Set(['303 /shelter/forgot-password?sent=1']),
    );
    expect(await textsTo(email)).toHaveLength(INBOX_LIMIT.burst);

    const stranger = await ask(email, newNetwork());
    expect(stranger.location).toBe('/shelter/forgot-password?sent=1');
    expect(await textsTo(email)).toHaveLength(INBOX_LIMIT.burst);
    expect((await ask(email, newNetwork(), owner)).status).toBe(303);
    expect(await textsTo(email)).toHaveLength(INBOX_LIMIT.burst + 1);

    const oldest = (await textsTo(email)).at(-1) ?? '';
    const token = new URL(linkIn(oldest), 'https://shop.test').searchParams.get('pwrt') ?? '';
    const fields = {token, newPassword: 'another password'};
    expect((await shop.visitor().post('/shelter/reset-password', fields)).status).toBe(303);
  });

  it('ID-29b are limited to twelve per hour, for addresses without an account too', async () => {
    expect(INBOX_LIMIT.burst + INBOX_LIMIT.perSecond * 3600).toBeLessThanOrEqual(12);
    const email = newEmail();
    const locations = [];
    for (let turn = 0; turn < 14; turn += 1)
      locations.push((await ask(email, newNetwork())).location);
    expect(new Set(locations)).toEqual(new Set(['/shelter/forgot-password?sent=1']));
    expect(await textsTo(email)).toEqual([]);
  });

  it('ID-29a, ID-31b are refused to a network that requests too many, which is told when to retry', async () => {
    const headers = newNetwork();
    const email = newEmail();
    for (let turn = 0; turn < RESET_LIMIT.burst; turn += 1) await ask(email, headers);
    const refused = await ask(email, headers);
    expect([refused.status, Number(refused.headers.get('Retry-After'))]).toEqual([429, 300]);
  });

  it.each([1, 4])('ID-33 are sent if mail works again before retry %i', async (retry) => {
    const {email} = await makeAccount(sandbox.origin());
    await control.fault({service: 'mail', kind: 'down'});
    const at = openShop(sandbox.origin(), {
      variables: {SESSION_SECRET: SECRET},
      pause: async (ms) => {
        if (waits.push(ms) === retry) await control.clearFaults();
      },
    });
    const answer = await ask(email, newNetwork(), at.visitor());
    expect([answer.status, answer.location]).toEqual([303, '/shelter/forgot-password?sent=1']);
    expect(await textsTo(email)).toHaveLength(1);
    expect(waits).toEqual([1000, 2000, 4000, 5000].slice(0, retry));
  });
});
