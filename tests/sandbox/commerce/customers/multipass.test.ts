import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
  decodeMultipass,
  encodeMultipass,
  SANDBOX_MULTIPASS_SECRET as SECRET,
} from '~sandbox/commerce/customers/multipass';
import {customersApp, ERRORS, type Failure} from './customers-app';

const MINUTE_MS = 60_000;
const NOW = '2026-06-01T12:00:00Z';

interface TokenPayload extends Failure {
  customerAccessToken: {accessToken: string} | null;
}

describe('Multipass token', () => {
  // The token that another implementation of Shopify's algorithm creates.
  const VECTOR =
    'AQEBAQEBAQEBAQEBAQEBAX2x_YsRqTJfyzfOhcli1EG0n5ITIIeYW1qUqeyrxa9KcJTo_Zc9FUMQr6AXVCCQSIhf6q9isGPUcqtZGEJ45deLtDy0Jt0D1EyUHYq5dYvA46ULxS-xtnYsGey-lkQdcA==';
  const PAYLOAD = {email: 'a@example.com', created_at: '2026-01-01T00:00:00Z'};

  test("is encoded and decoded with Shopify's algorithm", () => {
    const secret = '0123456789abcdef0123456789abcdef';
    expect(encodeMultipass(PAYLOAD, secret, Buffer.alloc(16, 1))).toBe(VECTOR);
    expect(decodeMultipass(VECTOR, secret)).toEqual(PAYLOAD);
  });

  test('is rejected after a change to any byte', () => {
    const token = encodeMultipass(PAYLOAD, SECRET);
    const bytes = Buffer.from(token, 'base64url');
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({min: 1, max: 255}), (at, flip) => {
        const changed = Buffer.from(bytes);
        changed.writeUInt8((changed[at] ?? 0) ^ flip, at);
        expect(decodeMultipass(changed.toString('base64url'), SECRET)).toBeNull();
      }),
    );
  });

  test('is rejected when it is arbitrary text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(decodeMultipass(text, SECRET)).toBeNull();
      }),
    );
  });
});

describe('Multipass login', () => {
  async function logIn(
    {call}: ReturnType<typeof customersApp>,
    token: string,
    headers?: Record<string, string>,
  ) {
    return call<TokenPayload>(
      'customerAccessTokenCreateWithMultipass',
      `multipassToken: "${token}"`,
      `{ customerAccessToken { accessToken } ${ERRORS} }`,
      headers,
    );
  }
  const refused = {
    customerAccessToken: null,
    customerUserErrors: [
      {
        code: 'INVALID_MULTIPASS_REQUEST',
        field: ['multipassToken'],
        message: 'Invalid Multipass request',
      },
    ],
  };

  test("SAND-11b creates a new customer with the token's data", async () => {
    const app = customersApp();
    const token = encodeMultipass(
      {
        email: 'New@Example.com',
        created_at: NOW,
        first_name: 'Nia',
        last_name: 'Okafor',
        tag_string: 'staff, vip',
        identifier: 'uid-7',
        addresses: [
          {
            address1: '1 Main St',
            city: 'Denver',
            province: 'Colorado',
            country: 'United States',
            zip: '80202',
          },
          {address1: '2 Side St', city: 'Boise', province_code: 'ID', zip: '83702', default: true},
        ],
      },
      SECRET,
    );
    const {customerAccessToken, customerUserErrors} = await logIn(app, token);
    expect(customerUserErrors).toEqual([]);
    expect(app.customers.byAccessToken(customerAccessToken?.accessToken ?? '')).toMatchObject({
      email: 'new@example.com',
      firstName: 'Nia',
      lastName: 'Okafor',
      tags: ['staff', 'vip'],
      multipassIdentifier: 'uid-7',
      defaultAddressId: 'gid://shopify/MailingAddress/2?model_name=CustomerAddress',
      addresses: [
        {address1: '1 Main St', provinceCode: 'CO', countryCode: 'US'},
        {address1: '2 Side St', provinceCode: 'ID', countryCode: 'US'},
      ],
    });
  });

  test('SAND-11b finds an existing customer by email and changes only the fields in the token', async () => {
    const app = customersApp();
    app.signedUp('ada@example.com');
    await logIn(
      app,
      encodeMultipass({email: 'ada@example.com', created_at: NOW, last_name: 'King'}, SECRET),
    );
    expect(app.customers.byEmail('ada@example.com')).toMatchObject({
      id: 'gid://shopify/Customer/1',
      firstName: 'Ada',
      lastName: 'King',
    });
  });

  test('SAND-11b finds a customer by identifier after the email changed', async () => {
    const app = customersApp();
    for (const email of ['old@example.com', 'new@example.com']) {
      await logIn(app, encodeMultipass({email, created_at: NOW, identifier: 'uid-7'}, SECRET));
    }
    expect(app.customers.byEmail('new@example.com')?.id).toBe('gid://shopify/Customer/1');
    expect(app.customers.byEmail('old@example.com')).toBeNull();
  });

  test('SAND-11b accepts a token once, with or without padding', async () => {
    const app = customersApp();
    const token = encodeMultipass({email: 'ada@example.com', created_at: NOW}, SECRET);
    expect((await logIn(app, token)).customerUserErrors).toEqual([]);
    expect(await logIn(app, token)).toEqual(refused);
    expect(await logIn(app, token.replaceAll('=', ''))).toEqual(refused);
    expect(await logIn(app, `${token}==`)).toEqual(refused);
  });

  test.each([
    ['15 minutes old', 15 * MINUTE_MS, true],
    ['a moment older', 15 * MINUTE_MS + 1, false],
    ['a minute ahead', -MINUTE_MS, true],
    ['a moment further ahead', -MINUTE_MS - 1, false],
  ])(
    'SAND-11b accepts a token up to 15 minutes old or a minute ahead: %s',
    async (_name, ageMs, good) => {
      const app = customersApp();
      const token = encodeMultipass({email: 'ada@example.com', created_at: NOW}, SECRET);
      app.clock.advance(ageMs);
      expect((await logIn(app, token)).customerAccessToken !== null).toBe(good);
    },
  );

  test.each([
    ['no email', {created_at: NOW}],
    ['an email that is none', {email: 'ada', created_at: NOW}],
    ['no time', {email: 'ada@example.com'}],
    ['a time that is none', {email: 'ada@example.com', created_at: 'today'}],
    ['no object', 'ada@example.com'],
  ])('SAND-11b rejects a token with %s', async (_name, payload) => {
    const app = customersApp();
    expect(await logIn(app, encodeMultipass(payload, SECRET))).toEqual(refused);
    expect(await logIn(app, encodeMultipass(payload, 'another secret'))).toEqual(refused);
  });

  test('SAND-11b rejects a token made with another secret and creates no customer', async () => {
    const app = customersApp();
    const token = encodeMultipass({email: 'eve@example.com', created_at: NOW}, 'another secret');
    expect(await logIn(app, token)).toEqual(refused);
    expect(app.customers.byEmail('eve@example.com')).toBeNull();
  });

  test('SAND-11b rejects a token from another IP than the one it was made for', async () => {
    const app = customersApp();
    const made = () =>
      encodeMultipass(
        {email: 'ada@example.com', created_at: NOW, remote_ip: '203.0.113.7'},
        SECRET,
      );
    const from = (ip: string) => logIn(app, made(), {'Shopify-Storefront-Buyer-IP': ip});
    expect(await from('198.51.100.1')).toEqual(refused);
    expect((await from('203.0.113.7')).customerUserErrors).toEqual([]);
  });
});
