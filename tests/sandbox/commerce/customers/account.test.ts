import {describe, expect, test} from 'vitest';
import {ACCESS_TOKEN_LIFE_MS} from '~sandbox/commerce/customers/access-tokens';
import {customersApp, ERRORS, type Failure} from './customers-app';

interface TokenPayload extends Failure {
  customerAccessToken: {accessToken: string; expiresAt: string} | null;
}

const errors = (code: string, field: string[] | null, message: string) => [{code, field, message}];

describe('customer access tokens', () => {
  test('SAND-11a a token expires unless it is renewed before', async () => {
    const {call, clock, customers, signedUp} = customersApp();
    const token = signedUp();
    const renew = () =>
      call(
        'customerAccessTokenRenew',
        `customerAccessToken: "${token}"`,
        '{ customerAccessToken { accessToken expiresAt } userErrors { field message } }',
      );
    clock.advance(ACCESS_TOKEN_LIFE_MS - 1);
    expect(customers.byAccessToken(token)?.email).toBe('ada@example.com');
    expect(await renew()).toEqual({
      customerAccessToken: {accessToken: token, expiresAt: '2026-07-31T11:59:59Z'},
      userErrors: [],
    });
    clock.advance(ACCESS_TOKEN_LIFE_MS);
    expect(customers.byAccessToken(token)).toBeNull();
    expect(await call('customer', `customerAccessToken: "${token}"`, '{ id }')).toBeNull();
    expect(await renew()).toEqual({
      customerAccessToken: null,
      userErrors: [{field: ['customerAccessToken'], message: 'Customer access token is invalid'}],
    });
  });

  test('SAND-11a a deleted token is invalid', async () => {
    const {call, customers, signedUp} = customersApp();
    const token = signedUp();
    const remove = () =>
      call(
        'customerAccessTokenDelete',
        `customerAccessToken: "${token}"`,
        '{ deletedAccessToken userErrors { message } }',
      );
    expect(await remove()).toEqual({
      deletedAccessToken: token,
      userErrors: [],
    });
    expect(customers.byAccessToken(token)).toBeNull();
    expect(await remove()).toMatchObject({
      deletedAccessToken: null,
      userErrors: [{message: 'Customer access token is invalid'}],
    });
  });

  test('SAND-11a neither tokens nor passwords are stored in plain text', async () => {
    const {call, db, signedUp} = customersApp();
    const token = signedUp();
    const replaced = await call<TokenPayload>(
      'customerUpdate',
      `customerAccessToken: "${token}", customer: {password: "correct horse"}`,
      `{ customerAccessToken { accessToken expiresAt } ${ERRORS} }`,
    );
    const kept = JSON.stringify(
      ['customers', 'customer_access_tokens'].map((table) =>
        db.prepare(`SELECT * FROM ${table}`).all(),
      ),
    );
    expect(kept).toContain('ada@example.com');
    expect(kept).not.toContain(replaced.customerAccessToken?.accessToken);
    expect(kept).not.toContain('correct horse');
  });
});

describe('customerUpdate', () => {
  const selection = `{ customer { email firstName lastName phone acceptsMarketing } customerAccessToken { accessToken } ${ERRORS} }`;

  test('SAND-11d changes the given fields and keeps the rest', async () => {
    const {call, clock, customers, signedUp} = customersApp();
    const token = signedUp();
    clock.advance(60_000);
    const args = `customerAccessToken: "${token}", customer: {firstName: "Augusta", phone: "+442079460000"}`;
    expect(await call('customerUpdate', args, selection)).toEqual({
      customer: {
        email: 'ada@example.com',
        firstName: 'Augusta',
        lastName: 'Lovelace',
        phone: '+442079460000',
        acceptsMarketing: false,
      },
      customerAccessToken: null,
      customerUserErrors: [],
    });
    expect(customers.byAccessToken(token)?.updatedAt).toBe('2026-06-01T12:01:00.000Z');
    await call(
      'customerUpdate',
      `customerAccessToken: "${token}", customer: {phone: null}`,
      selection,
    );
    expect(customers.byAccessToken(token)?.phone).toBeNull();
  });

  test('SAND-11a SAND-11d a new password ends all tokens and returns a new one', async () => {
    const {call, customers, signedUp} = customersApp();
    const token = signedUp();
    const args = `customerAccessToken: "${token}", customer: {password: "battery staple"}`;
    const {customerAccessToken} = await call<TokenPayload>('customerUpdate', args, selection);
    expect(customers.byAccessToken(token)).toBeNull();
    expect(customers.byAccessToken(customerAccessToken?.accessToken ?? '')?.firstName).toBe('Ada');
  });

  test.each([
    ['email: ""', 'BLANK', 'email', "Email can't be blank"],
    ['email: "ada"', 'INVALID', 'email', 'Email is invalid'],
    ['email: "OTHER@example.com"', 'TAKEN', 'email', 'Email has already been taken'],
    ['phone: "+13035550199"', 'TAKEN', 'phone', 'Phone has already been taken'],
    ['phone: "12"', 'INVALID', 'phone', 'Phone is invalid'],
    ['password: "   "', 'BLANK', 'password', "Password can't be blank"],
    [
      'password: "four"',
      'TOO_SHORT',
      'password',
      'Password is too short (minimum is 5 characters)',
    ],
    [
      `password: "${'x'.repeat(41)}"`,
      'TOO_LONG',
      'password',
      'Password is too long (maximum is 40 characters)',
    ],
    [
      'password: " padded "',
      'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE',
      'password',
      "Password can't start or end with a space",
    ],
    [
      `firstName: "${'x'.repeat(256)}"`,
      'TOO_LONG',
      'firstName',
      'First name is too long (maximum is 255 characters)',
    ],
    [
      'lastName: "<b>x</b>"',
      'CONTAINS_HTML_TAGS',
      'lastName',
      'Last name cannot contain HTML tags',
    ],
    ['firstName: "https://x.test"', 'CONTAINS_URL', 'firstName', 'First name cannot contain URL'],
  ])('SAND-11d rejects %s', async (change, code, field, message) => {
    const {call, customers, signedUp} = customersApp();
    const other = customers.byAccessToken(signedUp('other@example.com'));
    if (other) customers.update(other, {phone: '3035550199'});
    const token = signedUp();
    const before = customers.byAccessToken(token);
    const args = `customerAccessToken: "${token}", customer: {${change}}`;
    expect(await call('customerUpdate', args, selection)).toMatchObject({
      customer: null,
      customerUserErrors: errors(code, ['customer', field], message),
    });
    expect(customers.byAccessToken(token)).toEqual(before);
  });

  test('SAND-11d requires a valid token', async () => {
    const {call} = customersApp();
    const args = 'customerAccessToken: "nonsense", customer: {firstName: "Eve"}';
    expect(await call('customerUpdate', args, selection)).toMatchObject({
      customer: null,
      customerUserErrors: errors(
        'TOKEN_INVALID',
        ['customerAccessToken'],
        'Customer access token is invalid',
      ),
    });
  });
});
