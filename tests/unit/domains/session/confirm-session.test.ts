import {expect, it} from 'vitest';
import {createSessionCheck} from '~/domains/session/confirm-session.server';
import {createLog} from '~/platform/log.server';
import {fail, ok} from '~/platform/result';
import type {CustomerTokens} from '~/services/commerce/customer-token.server';
import {makeSession} from '~tests/support/session';
import {fakeOf} from '~tests/support/context';
import {CART_ID} from '../../../support/cart-builders';

const OWN = 'gid://shopify/Customer/1';
const OTHER = 'gid://shopify/Customer/2';
const ownedBy = (customerId: string) =>
  ok({customerId, persistedCart: {id: 'metafield', value: CART_ID}});
const AWAY = fail({kind: 'status', service: 'commerce', operation: 'x', detail: ''} as const);

function checkOf(owner: Awaited<ReturnType<CustomerTokens['owner']>>) {
  const asked: string[] = [];
  const noted: unknown[] = [];
  const check = createSessionCheck({
    customerTokens: fakeOf({owner: async (token) => (asked.push(token), owner)}),
    log: createLog({}, () => undefined),
    noteSavedCart: (saved) => noted.push(saved),
  });
  return {check, asked, noted};
}

it.each([
  ['the session’s own customer', 'confirmed', ownedBy(OWN)],
  ['nobody', 'refused', ok(null)],
  ['another customer', 'refused', ownedBy(OTHER)],
  ['no answer', 'no-answer', AWAY],
] as const)(
  'SEC-15a createSessionCheck for a token of %s returns %s',
  async (_whose, verdict, owner) => {
    const {check, noted} = checkOf(owner);
    expect(await check(makeSession({customerId: OWN}))).toBe(verdict);
    const saved = {metafieldId: 'metafield', cartId: CART_ID};
    expect(noted).toEqual(verdict === 'confirmed' ? [saved] : []);
  },
);

it('SEC-15a createSessionCheck asks about each token once', async () => {
  const {check, asked} = checkOf(ownedBy(OWN));
  const person = makeSession({customerId: OWN});
  await Promise.all([check(person), check({...person, notices: ['new']})]);
  await check({...person, customerToken: 'token-2'});
  expect(asked).toEqual(['token-1', 'token-2']);
});
