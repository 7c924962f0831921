import {describe, expect, test} from 'vitest';
import {MAIL_LINK_LIFE_MS} from '~sandbox/commerce/customers/mail-tokens';
import {ORIGIN} from '~tests/sandbox/support/storefront-app';
import {customersApp, ERRORS, type Failure} from './customers-app';

interface SignedIn extends Failure {
  customer: {email: string} | null;
  customerAccessToken: {accessToken: string} | null;
}

const SELECTION = `{ customer { email } customerAccessToken { accessToken } ${ERRORS} }`;

async function recovering() {
  const app = customersApp();
  const oldToken = app.signedUp('ada@example.com', 'correct horse');
  const recovered = await app.call('customerRecover', 'email: "ADA@example.com"', `{ ${ERRORS} }`);
  expect(recovered).toEqual({customerUserErrors: []});
  return {...app, oldToken, ...linkIn(app.mails[0]?.text)};
}

function linkIn(text = '') {
  const url = /https?:\S+/.exec(text)?.[0] ?? '';
  return {url, token: url.split('/').at(-1) ?? ''};
}

describe('password recovery and reset', () => {
  test('SAND-11e mails a link to the customer', async () => {
    const {mails, url} = await recovering();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({to: 'ada@example.com', subject: 'Choose a new password'});
    expect(url).toMatch(new RegExp(`^${ORIGIN}/account/reset/1/[0-9a-f]{32}$`));
  });

  test('SAND-11e returns an error for an unknown email and sends no mail', async () => {
    const {call, mails} = customersApp();
    expect(await call('customerRecover', 'email: "no@example.com"', `{ ${ERRORS} }`)).toEqual({
      customerUserErrors: [
        {code: 'UNIDENTIFIED_CUSTOMER', field: ['email'], message: 'Could not find customer'},
      ],
    });
    expect(mails).toEqual([]);
  });

  const byToken = ({token}: {token: string}) => [
    'customerReset',
    `id: "gid://shopify/Customer/1", input: {resetToken: "${token}", password: "battery staple"}`,
  ];
  const byUrl = ({url}: {url: string}) => [
    'customerResetByUrl',
    `resetUrl: "${url}", password: "battery staple"`,
  ];
  test.each([
    ['the token', byToken],
    ['the url', byUrl],
  ])(
    'SAND-11e %s sets the password once, logs in and ends older access tokens',
    async (_name, argsOf) => {
      const {call, customers, oldToken, ...link} = await recovering();
      const [field = '', args = ''] = argsOf(link);
      const reset = await call<SignedIn>(field, args, SELECTION);
      expect(reset).toMatchObject({customer: {email: 'ada@example.com'}, customerUserErrors: []});
      const token = reset.customerAccessToken?.accessToken ?? '';
      expect(customers.byAccessToken(token)?.email).toBe('ada@example.com');
      expect(customers.byAccessToken(oldToken)).toBeNull();
      expect(customers.logIn('ada@example.com', 'battery staple').ok).toBe(true);

      const again = await call<SignedIn>(field, args, SELECTION);
      expect(again.customer).toBeNull();
      expect(again.customerUserErrors).toEqual([
        {
          code: 'TOKEN_INVALID',
          field: field === 'customerReset' ? ['input', 'resetToken'] : ['resetUrl'],
          message: 'Invalid reset token',
        },
      ]);
    },
  );

  test('SAND-11e a link expires after a day', async () => {
    const {call, clock, customers, url} = await recovering();
    clock.advance(MAIL_LINK_LIFE_MS);
    const args = `resetUrl: "${url}", password: "battery staple"`;
    const {customerUserErrors} = await call<SignedIn>('customerResetByUrl', args, SELECTION);
    expect(customerUserErrors[0]?.code).toBe('TOKEN_INVALID');
    expect(customers.logIn('ada@example.com', 'correct horse').ok).toBe(true);
  });

  test('SAND-11e a newer mail invalidates the older link', async () => {
    const {call, mails, url} = await recovering();
    await call('customerRecover', 'email: "ada@example.com"', `{ ${ERRORS} }`);
    const reset = (link: string) =>
      call<SignedIn>('customerResetByUrl', `resetUrl: "${link}", password: "staple"`, SELECTION);
    expect((await reset(url)).customer).toBeNull();
    expect((await reset(linkIn(mails[1]?.text).url)).customer?.email).toBe('ada@example.com');
  });

  test("a customer's token is invalid for another customer", async () => {
    const {call, signedUp, token} = await recovering();
    signedUp('eve@example.com');
    const args = `id: "gid://shopify/Customer/2", input: {resetToken: "${token}", password: "staple"}`;
    expect((await call<SignedIn>('customerReset', args, SELECTION)).customer).toBeNull();
  });

  test('SAND-11e an invalid password is rejected and the link still works', async () => {
    const {call, url} = await recovering();
    const reset = (password: string) =>
      call<SignedIn>(
        'customerResetByUrl',
        `resetUrl: "${url}", password: "${password}"`,
        SELECTION,
      );
    expect((await reset('abc')).customerUserErrors).toEqual([
      {
        code: 'TOO_SHORT',
        field: ['password'],
        message: 'Password is too short (minimum is 5 characters)',
      },
    ]);
    expect((await reset('abcde')).customer?.email).toBe('ada@example.com');
  });
});

describe('activation of an invited customer', () => {
  function invited() {
    const app = customersApp();
    app.customers.invite({email: 'noor@example.com', firstName: 'Noor'});
    return {...app, ...linkIn(app.mails[0]?.text)};
  }

  test('sets the first password through the mailed link, once', async () => {
    const {call, customers, mails, url} = invited();
    expect(mails[0]).toMatchObject({to: 'noor@example.com', subject: 'Activate your account'});
    const args = `activationUrl: "${url}", password: "first one"`;
    const activated = await call<SignedIn>('customerActivateByUrl', args, SELECTION);
    expect(activated.customer?.email).toBe('noor@example.com');
    expect(customers.byAccessToken(activated.customerAccessToken?.accessToken ?? '')?.state).toBe(
      'ENABLED',
    );
    expect(
      (await call<SignedIn>('customerActivateByUrl', args, SELECTION)).customerUserErrors,
    ).toEqual([{code: 'ALREADY_ENABLED', field: null, message: 'Customer already enabled'}]);
  });

  test('sets the first password through the token and customer id', async () => {
    const {call, customers, token} = invited();
    const args = `id: "gid://shopify/Customer/1", input: {activationToken: "${token}", password: "first one"}`;
    expect((await call<SignedIn>('customerActivate', args, SELECTION)).customerUserErrors).toEqual(
      [],
    );
    expect(customers.logIn('noor@example.com', 'first one').ok).toBe(true);
  });

  test('is mailed again, without a new customer, when someone signs up with that email', async () => {
    const {call, customers, mails} = invited();
    const args = 'input: {email: "noor@example.com", password: "intruder"}';
    expect(await call('customerCreate', args, `{ customer { id } ${ERRORS} }`)).toEqual({
      customer: null,
      customerUserErrors: [
        {
          code: 'CUSTOMER_DISABLED',
          field: ['input'],
          message:
            'We have sent an email to noor@example.com, please click the link included to verify your email address.',
        },
      ],
    });
    expect(mails).toHaveLength(2);
    expect(customers.logIn('noor@example.com', 'intruder').ok).toBe(false);
  });
});
