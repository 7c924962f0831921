import {describe, expect, it} from 'vitest';
import {createMultipass, encodeMultipass} from '~/services/commerce/multipass.server';
import {decodeMultipass} from '~sandbox/commerce/customers/multipass';

const SECRET = '0123456789abcdef0123456789abcdef';
const NOW = new Date('2026-11-21T10:00:00.000Z');
const PERSON = {
  email: 'jo@example.com',
  firstName: 'Jo',
  lastName: 'Müller 🐕',
  identifier: 'uid-1',
};

const multipass = createMultipass({
  secret: SECRET,
  storeOrigin: 'https://shop.test',
  ownOrigins: ['https://shop.test', 'https://checkout.test'],
  now: () => NOW,
});

describe('the token', () => {
  it('follows the platform’s recipe byte for byte', async () => {
    const token = await encodeMultipass(
      {email: 'a@example.com', created_at: '2026-01-01T00:00:00Z'},
      SECRET,
      new Uint8Array(16).fill(1),
    );
    expect(token).toBe(
      'AQEBAQEBAQEBAQEBAQEBAX2x_YsRqTJfyzfOhcli1EG0n5ITIIeYW1qUqeyrxa9KcJTo_Zc9FUMQr6AXVCCQSIhf6q9isGPUcqtZGEJ45deLtDy0Jt0D1EyUHYq5dYvA46ULxS-xtnYsGey-lkQdcA==',
    );
  });

  it('SEC-14a names the customer, with the identity provider’s id, and its creation time', async () => {
    expect(decodeMultipass(await multipass.token(PERSON), SECRET)).toEqual({
      email: 'jo@example.com',
      created_at: '2026-11-21T10:00:00.000Z',
      first_name: 'Jo',
      last_name: 'Müller 🐕',
      identifier: 'uid-1',
    });
  });

  it('differs each time, and cannot be decoded with another secret', async () => {
    const [one, other] = [await multipass.token(PERSON), await multipass.token(PERSON)];
    expect(one).not.toBe(other);
    expect(decodeMultipass(one, `${SECRET}!`)).toBeNull();
  });
});

describe('the login URL for a browser', () => {
  it('is on the store’s origin, with a token that holds the return URL', async () => {
    const url = await multipass.loginUrl(PERSON, 'https://checkout.test/cart/c/1?key=2');
    const [, token = ''] =
      /^https:\/\/shop\.test\/account\/login\/multipass\/([\w=-]+)$/.exec(url ?? '') ?? [];
    expect(decodeMultipass(token, SECRET)?.return_to).toBe('https://checkout.test/cart/c/1?key=2');
  });

  it.each([
    'https://evil.test/cart',
    'https://checkout.test.evil.test/',
    'https://checkout.test@evil.test/',
    'http://checkout.test/',
    '//checkout.test/',
    '/cart',
    'javascript:alert(1)',
    '',
  ])('is null for %j, which is not the shop’s own', async (returnTo) => {
    expect(await multipass.loginUrl(PERSON, returnTo)).toBeNull();
  });
});
