import {describe, expect, it} from 'vitest';
import {useFreshSandbox} from '../support/own-sandbox';
import {add, BIG_KIBBLE, EVERY_2_WEEKS, ON_SALE as HEAVY, CLINICAL} from '../support/variants';
import {post} from './support/api';
import {VALID_CHECKOUT_FORM} from './support/checkout-form';
import {cartOf, change} from './support/guest';
import {loggedInVisitor} from './support/log-in';
import {openShop, watchShop, type Visitor} from './support/shop';

const HELEN = 'helen.castellanos@example.com';
const BASE = '/api/ecom/v1.0';

watchShop();
const {origin} = useFreshSandbox();
const staffSite = () => openShop(origin(), {variables: {SITE_ID: 'HPSF'}});
const consumerSite = () => openShop(origin());

/** Goes to checkout. The returned function pays in that tab, and returns whether there is an order then. */
async function openCheckout(visitor: Visitor): Promise<() => Promise<boolean>> {
  const {location} = await visitor.post('/cart', {intent: 'checkout'});
  const tab = await fetch(location ?? expect.fail('refused'));
  return async () => {
    const body = new URLSearchParams(VALID_CHECKOUT_FORM);
    return (await fetch(tab.url, {method: 'POST', body})).url.includes('/thank-you');
  };
}

async function orderedLbs(): Promise<number> {
  const ledger = await fetch(`${origin()}/__control/quota?email=${HELEN}`);
  return (await ledger.json<{usedLbs: number}>()).usedLbs;
}

/** The metafield that holds the id of the customer's cart. */
async function savedCartId(visitor: Visitor) {
  const answer = await post<{customer: {id: string; metafields: {id: string; key: string}[]}}>(
    visitor,
    `${BASE}/get-shopify-customer`,
    {},
  );
  const {id: customerId, metafields} = answer.value.customer;
  const metafieldId = metafields.find(({key}) => key === 'persisted_cart_id')?.id;
  return {customerId, metafieldId};
}

describe('a staff member’s open checkout', () => {
  it('STAFF-54 never has more than the quota to pay for, however many changes are sent at once', async () => {
    const helen = await loggedInVisitor(staffSite(), HELEN);
    await change(helen, add(BIG_KIBBLE, 1));
    const pay = await openCheckout(helen);
    await Promise.all([1, 2, 3].map(() => change(helen, add(HEAVY, 2))));
    await pay();
    expect(await orderedLbs()).toBeLessThanOrEqual(120);
  });

  it('STAFF-54 can’t be paid once a line has changed to autoship that would go over a later month’s quota', async () => {
    const helen = await loggedInVisitor(staffSite(), HELEN);
    await change(helen, add(HEAVY, 2));
    const pay = await openCheckout(helen);
    const lineId = (await cartOf(helen))?.lineItems[0]?.id ?? '';
    const changed = await change(helen, {intent: 'update', lineId, sellingPlanId: EVERY_2_WEEKS});
    expect(changed.ok).toBe(true);
    expect((await cartOf(helen))?.totalQuantity).toBe(2);
    expect(await pay()).toBe(false);
  });

  const WAYS: Record<string, (helen: Visitor) => Promise<unknown>> = {
    'the consumer site has taken over the cart': async () => {
      const visitor = await loggedInVisitor(consumerSite(), HELEN);
      return change(visitor, {intent: 'empty'});
    },
    'an operation has deleted the cart’s id': async (helen) => {
      const {metafieldId} = await savedCartId(helen);
      return post(helen, `${BASE}/delete-metafield`, {metafieldId});
    },
    'an operation has written another cart’s id': async (helen) => {
      const {customerId} = await savedCartId(helen);
      const other = {
        namespace: 'profeeding',
        key: 'persisted_cart_id',
        type: 'single_line_text_field',
        value: 'gid://shopify/Cart/other?key=other',
      };
      return post(helen, `${BASE}/update-customer`, {
        customerId,
        updateInput: {metafields: [other]},
      });
    },
  };

  it.each(Object.entries(WAYS))('STAFF-54 can’t be paid once %s', async (_way, loseCart) => {
    const helen = await loggedInVisitor(staffSite(), HELEN);
    await change(helen, add(HEAVY, 2));
    const pay = await openCheckout(helen);
    expect(await loseCart(helen)).toMatchObject({status: 200});
    expect(await pay()).toBe(false);
  });

  it('STAFF-31 can’t be paid once the copy of the cart on another device is checked out', async () => {
    const clinic = await loggedInVisitor(staffSite(), HELEN);
    await change(clinic, add(HEAVY, 1));
    const home = await loggedInVisitor(staffSite(), HELEN);
    const payAtHome = await openCheckout(home);
    const payAtClinic = await openCheckout(clinic);
    expect(await payAtHome()).toBe(false);
    expect(await payAtClinic()).toBe(true);
  });

  it.each([
    ['may not buy its prescription food anymore', {group: 'XX99'}, 422],
    ['is suspended', {suspended: true}, 303],
  ])(
    'STAFF-105 can’t be paid once the next start of checkout finds that the member %s',
    async (_reason, membership, status) => {
      const helen = await loggedInVisitor(staffSite(), HELEN);
      await change(helen, add(CLINICAL, 1));
      const pay = await openCheckout(helen);
      await fetch(`${origin()}/__control/people/${HELEN}`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify(membership),
      });
      expect((await helen.post('/cart', {intent: 'checkout'})).status).toBe(status);
      expect(await pay()).toBe(false);
    },
  );
});
