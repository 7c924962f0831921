import {describe, expect, it} from 'vitest';
import {proveCustomer} from '~/services/subscriptions/customer-proof.server';

/** 2026-01-01T00:00:00Z, with the signature from the provider's own example. */
const OPTIONS = {hashKey: 'sandbox-hash-key', now: 1_767_225_600_999};
const SIGNATURE = 'drVrs1zFS2b1XrjA55UPwO7NbXnOvmSsvnLQO1wNhtU=';
const CUSTOMER = 'gid://shopify/Customer/1234567890';

describe('proveCustomer', () => {
  it('SESS-09, API-08b proveCustomer matches the provider’s example', async () => {
    expect(await proveCustomer(CUSTOMER, OPTIONS)).toEqual({
      timestamp: 1_767_225_600,
      signature: SIGNATURE,
    });
  });

  it.each([
    ['gid://shopify/Customer/1234567891', OPTIONS],
    [CUSTOMER, {...OPTIONS, hashKey: 'another key'}],
    [CUSTOMER, {...OPTIONS, now: OPTIONS.now + 1000}],
  ])('proveCustomer differs by customer, key and second', async (customer, options) => {
    expect((await proveCustomer(customer, options)).signature).not.toBe(SIGNATURE);
  });
});
