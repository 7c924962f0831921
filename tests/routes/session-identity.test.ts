import {beforeEach, expect, it} from 'vitest';
import type {IdentityAnswer} from '~/domains/identity/forms/identity-form';
import {jwtOf, makeAccount, type Account} from '~tests/support/accounts';
import {navigate, SECRET, sessionIn, storefront} from './support/visitor-session';
import {post} from './support/api';
import {fill, idIn, logInOrThrow, quantitiesByVariant, visit} from './support/cart-visitor';
import {useOwnSandbox} from '../support/own-sandbox';
import {BIG_KIBBLE, KIBBLE} from '../support/variants';
import {logIn} from './support/log-in';
import {savedCartOf} from './support/saved-cart';
import {openShop, watchShop, type Shop} from './support/shop';

const {unexpected} = watchShop();
const sandbox = useOwnSandbox();
let shop: Shop;
let eve: Account;
let victim: Account;

beforeEach(async () => {
  shop = openShop(sandbox.origin(), {variables: {SESSION_SECRET: SECRET}});
  eve = await makeAccount(sandbox.origin());
  victim = await makeAccount(sandbox.origin());
});

/** Changes the email at the platform with Eve's own token, without the shop. */
async function takeOverEmail(customerToken: string, email: string) {
  return storefront(
    sandbox.origin(),
    `mutation ($token: String!, $email: String!) {
      customerUpdate(customerAccessToken: $token, customer: {email: $email}) {
        customer { email }
        customerUserErrors { code }
      }
    }`,
    {token: customerToken, email},
  );
}

it('SEC-14a, SEC-18 a customer who takes over another’s email at the platform gets none of their data', async () => {
  const visitor = shop.visitor();
  await logInOrThrow(visitor, eve);
  const {customerToken, customerId} = await sessionIn(visitor);
  expect(await takeOverEmail(customerToken, victim.email)).toMatchObject({
    customerUpdate: {customer: {email: victim.email}},
  });

  /* Her session keeps her own name and email, even after a renewal. */
  await post(visitor, '/api/ecom/v1.0/refresh-session-token', {forceRefreshToken: true});
  expect(await sessionIn(visitor)).toMatchObject({email: eve.email, customerId});

  /* The victim isn't logged in to Eve's record, and is told what to do. */
  const refused = await logIn(shop.visitor(), victim);
  const answer = refused.page().actionData?.['shelter-login'] as IdentityAnswer;
  expect([refused.status, answer.problem]).toEqual([
    403,
    expect.stringMatching(
      /email address belongs to another customer record.*contact us/i,
    ) as string,
  ]);
  const call = await post(shop.visitor(), '/api/ecom/v1.0/create-customer-token', {
    email: victim.email,
    key: await jwtOf(sandbox.origin(), victim),
  });
  expect([call.status, call.code]).toEqual([409, 'ACCOUNT_NOT_LINKED']);
  expect(unexpected()).toEqual([]);
});

it('SEC-14a a customer is identified by id, even after their email at the platform has changed', async () => {
  const visitor = shop.visitor();
  await logInOrThrow(visitor, eve);
  const first = await sessionIn(visitor);
  await takeOverEmail(first.customerToken, `new-${eve.email}`);
  const later = shop.visitor();
  await logInOrThrow(later, eve);
  expect(await sessionIn(later)).toMatchObject({customerId: first.customerId, email: eve.email});
  expect((await navigate(later, '/account/profile')).status).toBe(200);
});

it('SEC-14a CART-25 the saved cart is the customer’s, even after their email at the platform has changed', async () => {
  const visitor = shop.visitor();
  await logInOrThrow(visitor, eve);
  await fill(visitor, [KIBBLE, 2]);
  const {customerToken} = await sessionIn(visitor);
  await takeOverEmail(customerToken, `new-${eve.email}`);
  const later = shop.visitor();
  await fill(later, [BIG_KIBBLE, 1]);
  await logInOrThrow(later, eve);
  expect(quantitiesByVariant((await visit(later)).cart)).toEqual({[KIBBLE]: 2, [BIG_KIBBLE]: 1});
  expect(await savedCartOf(sandbox.origin(), eve.email)).toBe(idIn(later, 'cart'));
});
