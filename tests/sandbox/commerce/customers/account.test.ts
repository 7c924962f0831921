import {describe, expect, test} from 'vitest';
import {ACCESS_TOKEN_LIFE_MS} from '~sandbox/commerce/customers/access-tokens';
import {customersApp, ERRORS, type Failure} from './customers-app';

interface TokenPayload extends Failure {
  customerAccessToken: {accessToken: string; expiresAt: string} | null;
}

const errors = (code: string, field: string[] | null, message: string) => [{code, field, message}];

describe('customerCreate', () => {
  test('SAND-11a creates a customer who can log in', async () => {
    const {call} = customersApp();
    const created = await call(
      'customerCreate',
      'input: {email: " Ada@Example.com ", password: "correct horse", firstName: "Ada", phone: "(303) 555-0142", acceptsMarketing: true}',
      `{ customer { id email firstName lastName phone acceptsMarketing displayName createdAt tags } ${ERRORS} }`,
    );
    expect(created).toEqual({
      customer: {
        id: 'gid://shopify/Customer/1',
        email: 'ada@example.com',
        firstName: 'Ada',
        lastName: null,
        phone: '+13035550142',
        acceptsMarketing: true,
        displayName: 'Ada',
        createdAt: '2026-06-01T12:00:00Z',
        tags: [],
      },
      customerUserErrors: [],
    });
    const {customerAccessToken} = await call<TokenPayload>(
      'customerAccessTokenCreate',
      'input: {email: "ADA@example.com", password: "correct horse"}',
      `{ customerAccessToken { accessToken expiresAt } ${ERRORS} }`,
    );
    expect(customerAccessToken?.expiresAt).toBe('2026-07-01T12:00:00Z');
    expect(
      await call(
        'customer',
        `customerAccessToken: "${customerAccessToken?.accessToken}"`,
        '{ email }',
      ),
    ).toEqual({email: 'ada@example.com'});
  });

  const input = ['input'];
  test.each([
    ['email: ""', 'BLANK', 'email', "Email can't be blank"],
    ['email: "ada"', 'INVALID', 'email', 'Email is invalid'],
    ['email: "TAKEN@example.com"', 'TAKEN', 'email', 'Email has already been taken'],
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
  ])('SAND-11a rejects %s', async (field, code, name, message) => {
    const {call, customers} = customersApp();
    customers.create({email: 'taken@example.com', password: 'secret', phone: '3035550199'});
    const given = ['email: "new@example.com"', 'password: "secret"'].filter(
      (one) => one.split(':')[0] !== field.split(':')[0],
    );
    const args = `input: {${[...given, field].join(', ')}}`;
    const payload = await call('customerCreate', args, `{ customer { id } ${ERRORS} }`);
    expect(payload).toEqual({
      customer: null,
      customerUserErrors: errors(code, [...input, name], message),
    });
    expect(customers.byEmail('new@example.com')).toBeNull();
  });
});

describe('customer access tokens', () => {
  test('SAND-11b a wrong password and an unknown email get the same error', async () => {
    const {call, signedUp} = customersApp();
    signedUp('ada@example.com', 'correct horse');
    const answers = await Promise.all(
      [
        'email: "ada@example.com", password: "wrong"',
        'email: "no@example.com", password: "wrong"',
      ].map((input) =>
        call(
          'customerAccessTokenCreate',
          `input: {${input}}`,
          `{ customerAccessToken { accessToken } ${ERRORS} }`,
        ),
      ),
    );
    expect(answers[0]).toEqual({
      customerAccessToken: null,
      customerUserErrors: errors('UNIDENTIFIED_CUSTOMER', ['input'], 'Unidentified customer'),
    });
    expect(answers[1]).toEqual(answers[0]);
  });

  test('SAND-11b a token expires unless it is renewed before', async () => {
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

  test('SAND-11b a deleted token is invalid', async () => {
    const {call, customers, signedUp} = customersApp();
    const token = signedUp();
    const remove = () =>
      call(
        'customerAccessTokenDelete',
        `customerAccessToken: "${token}"`,
        '{ deletedAccessToken deletedCustomerAccessTokenId userErrors { message } }',
      );
    expect(await remove()).toEqual({
      deletedAccessToken: token,
      deletedCustomerAccessTokenId: token,
      userErrors: [],
    });
    expect(customers.byAccessToken(token)).toBeNull();
    expect(await remove()).toMatchObject({
      deletedAccessToken: null,
      userErrors: [{message: 'Customer access token is invalid'}],
    });
  });

  test('SAND-11b neither tokens nor passwords are stored in plain text', () => {
    const {db, signedUp} = customersApp();
    const token = signedUp('ada@example.com', 'correct horse');
    const kept = JSON.stringify(
      ['customers', 'customer_access_tokens'].map((table) =>
        db.prepare(`SELECT * FROM ${table}`).all(),
      ),
    );
    expect(kept).toContain('ada@example.com');
    expect(kept).not.toContain(token);
    expect(kept).not.toContain('correct horse');
  });
});

describe('customerUpdate', () => {
  const selection = `{ customer { email firstName lastName phone acceptsMarketing } customerAccessToken { accessToken } ${ERRORS} }`;

  test('SAND-11f changes the given fields and keeps the rest', async () => {
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

  test('SAND-11b SAND-11f a new password ends all tokens and returns a new one', async () => {
    const {call, customers, signedUp} = customersApp();
    const token = signedUp('ada@example.com', 'correct horse');
    const args = `customerAccessToken: "${token}", customer: {password: "battery staple"}`;
    const {customerAccessToken} = await call<TokenPayload>('customerUpdate', args, selection);
    expect(customers.byAccessToken(token)).toBeNull();
    expect(customers.byAccessToken(customerAccessToken?.accessToken ?? '')?.firstName).toBe('Ada');
    expect(customers.logIn('ada@example.com', 'correct horse').ok).toBe(false);
    expect(customers.logIn('ada@example.com', 'battery staple').ok).toBe(true);
  });

  test.each([
    [
      'customer: {email: "other@example.com"}',
      'TAKEN',
      ['customer', 'email'],
      'Email has already been taken',
    ],
    [
      'customer: {password: "x"}',
      'TOO_SHORT',
      ['customer', 'password'],
      'Password is too short (minimum is 5 characters)',
    ],
  ])('SAND-11f rejects %s', async (change, code, field, message) => {
    const {call, signedUp} = customersApp();
    signedUp('other@example.com');
    const args = `customerAccessToken: "${signedUp()}", ${change}`;
    expect(await call('customerUpdate', args, selection)).toMatchObject({
      customer: null,
      customerUserErrors: errors(code, field, message),
    });
  });

  test('SAND-11f requires a valid token', async () => {
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
