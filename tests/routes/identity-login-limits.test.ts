import {describe, expect, it} from 'vitest';
import type {IdentityAnswer} from '~/domains/identity/forms/identity-form';
import {EMAIL_LIMIT, NETWORK_LIMIT} from '~/domains/identity/limits/login-limiter.server';
import {LOCKOUT_MS, WRONG_PASSWORDS} from '~sandbox/identity/lockout';
import {newEmail, PASSWORD} from '~tests/support/accounts';
import {openShop, type Answer} from './support/shop';
import {useLoginShop} from './support/login-shop';

const {sandbox, site, newAccount} = useLoginShop();
const answerOf = (answer: Answer) => answer.page().actionData?.['shelter-login'] as IdentityAnswer;

describe('login attempts', () => {
  const attempt = (email: string, headers: HeadersInit = {}, password = 'wrong password') =>
    site.shop.visitor().post('/shelter/login', {email, password}, headers);

  it.each(['an account', 'nobody'])(
    'ID-22a are limited per email, for the email of %s',
    async (whose) => {
      const email = whose === 'nobody' ? newEmail() : (await newAccount()).email;
      const statuses = [];
      for (let turn = 0; turn <= EMAIL_LIMIT.burst; turn += 1) {
        statuses.push((await attempt(turn % 2 ? email.toUpperCase() : email)).status);
      }
      expect(statuses).toEqual([...Array<number>(EMAIL_LIMIT.burst).fill(401), 429]);
      const refused = await attempt(email, {}, PASSWORD);
      expect(refused.status).toBe(429);
      expect(answerOf(refused).values).toEqual({email});
    },
  );

  it('ID-22a are limited per network, for all emails', async () => {
    const from = (address: string) => attempt(newEmail(), {'oxygen-buyer-ip': address}, 'x');
    for (let turn = 0; turn < NETWORK_LIMIT.burst; turn += 1) {
      expect((await from('198.51.100.7')).status).toBe(401);
    }
    expect((await from('198.51.100.7')).status).toBe(429);
    expect((await from('198.51.100.8')).status).toBe(401);
  });

  it('ID-22a don’t count while the identity provider can’t check them', async () => {
    const {email} = await newAccount();
    await site.control.fault({service: 'identity', kind: 'error'});
    for (let turn = 0; turn <= EMAIL_LIMIT.burst; turn += 1) {
      expect((await attempt(email, {}, PASSWORD)).status).toBe(503);
    }
    await site.control.clearFaults();
    const again = openShop(sandbox.origin()).visitor();
    expect((await again.post('/shelter/login', {email, password: PASSWORD})).status).toBe(303);
  });

  it.each(['an account', 'nobody'])(
    'ID-17a SESS-71 show the provider’s lockout like our own limit, with the time to retry, for the email of %s',
    async (whose) => {
      const email = whose === 'nobody' ? newEmail() : (await newAccount()).email;
      for (let turn = 0; turn < WRONG_PASSWORDS; turn += 1) {
        await fetch(`${sandbox.origin()}/gigya/accounts.login`, {
          method: 'POST',
          body: new URLSearchParams({
            apiKey: 'sandbox-identity-api-key',
            loginID: email,
            password: 'wrong',
          }),
        });
      }
      const answer = await attempt(email, {}, PASSWORD);
      expect([answer.status, Number(answer.headers.get('Retry-After'))]).toEqual([
        429,
        LOCKOUT_MS / 1000,
      ]);
      expect(answerOf(answer).problem).toContain('Too many attempts');
    },
  );
});
