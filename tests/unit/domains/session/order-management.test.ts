import {describe, expect, it} from 'vitest';
import {createCookieJar} from '~/domains/session/cookie-jar.server';
import {customerProof, setOrderManagementCookie} from '~/domains/session/order-management.server';

/** 2026-01-01T00:00:00Z, and what the provider's own example makes of it. */
const OPTIONS = {hashKey: 'sandbox-hash-key', now: 1_767_225_600_999};
const SIGNATURE = 'drVrs1zFS2b1XrjA55UPwO7NbXnOvmSsvnLQO1wNhtU=';
const PERSON = {customerId: 'gid://shopify/Customer/1234567890'};

const jarOf = (cookie = '') =>
  createCookieJar(new Request('https://shop.test/', {headers: {Cookie: cookie}}), {
    suffix: '',
    secure: true,
  });

describe('the proof for the subscription provider', () => {
  it('SESS-09, API-08 is the one that it expects', async () => {
    expect(await customerProof(PERSON, OPTIONS)).toEqual({
      timestamp: 1_767_225_600,
      signature: SIGNATURE,
    });
  });

  it.each([
    [{customerId: 'gid://shopify/Customer/1234567891'}, OPTIONS],
    [PERSON, {...OPTIONS, hashKey: 'another key'}],
    [PERSON, {...OPTIONS, now: OPTIONS.now + 1000}],
  ])('is another one for another customer, key or second', async (person, options) => {
    expect((await customerProof(person, options)).signature).not.toBe(SIGNATURE);
  });
});

describe('the order-management cookie', () => {
  it('SESS-09, SESS-32, CONST-21, AUTO-09 is as the script reads it, and lives two hours', async () => {
    const cookies = jarOf();
    await setOrderManagementCookie(cookies, PERSON, OPTIONS);
    expect(cookies.headers()).toEqual([
      `og_auth=1234567890|1767225600|${SIGNATURE}; Path=/; Max-Age=7200; SameSite=Lax; Secure`,
    ]);
  });

  it('AUTO-08 is not made where there is one', async () => {
    const cookies = jarOf('og_auth=1234567890|1767220000|earlier');
    await setOrderManagementCookie(cookies, PERSON, OPTIONS);
    expect(cookies.headers()).toEqual([]);
  });
});
