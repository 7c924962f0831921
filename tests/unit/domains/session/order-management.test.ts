import {describe, expect, it} from 'vitest';
import {createCookieJar} from '~/domains/session/cookie-jar.server';
import {setOrderManagementCookie} from '~/domains/session/order-management.server';

/** 2026-01-01T00:00:00Z, with the signature from the provider's own example. */
const OPTIONS = {hashKey: 'sandbox-hash-key', now: 1_767_225_600_999};
const SIGNATURE = 'drVrs1zFS2b1XrjA55UPwO7NbXnOvmSsvnLQO1wNhtU=';
const PERSON = {customerId: 'gid://shopify/Customer/1234567890'};

const jarOf = (cookie = '') =>
  createCookieJar(new Request('https://shop.test/', {headers: {Cookie: cookie}}), {
    suffix: '',
    secure: true,
  });

describe('setOrderManagementCookie', () => {
  it('SESS-09, SESS-32, CONST-21, AUTO-09 setOrderManagementCookie sets the provider’s format for two hours', async () => {
    const cookies = jarOf();
    await setOrderManagementCookie(cookies, PERSON, OPTIONS);
    expect(cookies.headers()).toEqual([
      `og_auth=1234567890|1767225600|${SIGNATURE}; Path=/; Max-Age=7200; SameSite=Lax; Secure`,
    ]);
  });

  it('AUTO-08 setOrderManagementCookie keeps an existing cookie', async () => {
    const cookies = jarOf('og_auth=1234567890|1767220000|earlier');
    await setOrderManagementCookie(cookies, PERSON, OPTIONS);
    expect(cookies.headers()).toEqual([]);
  });
});
