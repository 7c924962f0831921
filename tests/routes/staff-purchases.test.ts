import {afterEach, describe, expect, it, vi} from 'vitest';
import {createSandboxControl} from '~tests/support/sandbox-control';
import {toEditText} from '~/domains/autoship/parts/edit-values';
import {quotaMonth} from '~/domains/staff-access/quota';
import {useFreshSandbox} from '../support/own-sandbox';
import {
  add,
  BIG_KIBBLE,
  CLINICAL,
  DONATION,
  EVERY_2_WEEKS,
  KIBBLE,
  ON_SALE,
} from '../support/variants';
import {post} from './support/api';
import {call, texts} from './support/cart-api';
import {VALID_CHECKOUT_FORM} from './support/checkout-form';
import {logIn, loggedInVisitor} from './support/log-in';
import {openShop, watchShop, type Visitor} from './support/shop';
import {useStandIns} from './support/stand-in';

/* Eligible for prescription food. */
const HELEN = 'helen.castellanos@example.com';
const THEO = 'theo.lindqvist@example.com';
/* Registered, but not eligible. */
const RENATA = 'renata.moreau@example.com';

const AUTOSHIPS = '/account/autoships';

/** The 45 lb bag. */
const HEAVY = ON_SALE;

watchShop();
const {origin} = useFreshSandbox();
const serve = useStandIns();
const control = () => createSandboxControl(origin());
afterEach(async () => {
  vi.useRealTimers();
  await control().clearFaults();
});

const NOW = new Date();
/** Noon in Denver on a day of the month in this many months; day 0 is the last one before it. */
const noonOf = (day: number, {inMonths}: {inMonths: number}) =>
  Date.UTC(NOW.getUTCFullYear(), NOW.getUTCMonth() + inMonths, day, 19);

const staffSite = (variables: Record<string, string> = {}) =>
  openShop(origin(), {variables: {SITE_ID: 'HPSF', ...variables}});

async function change(visitor: Visitor, fields: Record<string, string>) {
  const answer = await visitor.post('/cart/change', fields);
  const {ok, notices} = answer.json() as {ok: boolean; notices: {text: string}[]};
  return {ok, text: notices.map(({text}) => text).join(' ')};
}

const checkout = (visitor: Visitor) => visitor.post('/cart', {intent: 'checkout'});

async function buy(visitor: Visitor): Promise<string> {
  const {location} = await checkout(visitor);
  const page = await fetch(location ?? '');
  const body = new URLSearchParams(VALID_CHECKOUT_FORM);
  return (await fetch(page.url, {method: 'POST', body})).url;
}

const quotaOf = async (visitor: Visitor) => {
  const {loaderData} = (await visitor.get('/cart', {Accept: 'text/html'})).page();
  return (loaderData.root as {staffAccess: {quota: unknown}}).staffAccess.quota;
};

describe('the month’s quota', () => {
  it('STAFF-30 STAFF-31 CHK-13 refuses what is over it, keeps the cart, and counts orders at once', async () => {
    const helen = await loggedInVisitor(staffSite(), HELEN);
    expect(await quotaOf(helen)).toMatchObject({usedLbs: 0});
    expect(await change(helen, add(HEAVY, 3))).toEqual({
      ok: false,
      text: 'That would be 15 lb over the 120 lb you can order this month. Your cart hasn’t changed.',
    });
    expect((await change(helen, add(HEAVY, 2))).ok).toBe(true);
    expect((await change(helen, add(BIG_KIBBLE, 2))).ok).toBe(true);
    expect(await change(helen, add(KIBBLE))).toMatchObject({ok: false, text: /4 lb over/});
    const {cart} = (await call(helen, 'get-cart', {cartId: helen.cartId('cart')})).value;
    expect(cart?.lineItems.map(({quantity}) => quantity)).toEqual([2, 2]);
    expect(await buy(helen)).toContain('/thank-you');

    expect(await quotaOf(helen)).toMatchObject({usedLbs: 120});
    const ledger = await fetch(`${origin()}/__control/quota?email=${HELEN}`);
    expect(await ledger.json()).toMatchObject({usedLbs: 120, orders: 1});
    expect(await change(helen, add(KIBBLE))).toMatchObject({ok: false, text: /4 lb over/});
  });

  it('STAFF-30 lowers a quantity in a cart that stays over it, and refuses a higher one, by form and operation', async () => {
    const visitor = staffSite().visitor();
    expect((await change(visitor, add(HEAVY, 5))).ok).toBe(true);
    await logIn(visitor, {email: THEO});
    const cartId = visitor.cartId('cart') ?? '';
    const readLine = async () => {
      const {cart} = (await call(visitor, 'get-cart', {cartId})).value;
      expect(cart?.lineItems).toHaveLength(1);
      return cart?.lineItems[0] ?? expect.fail();
    };
    const {id, quantity} = await readLine();
    expect(quantity).toBe(5);

    const byForm = (changed: number) =>
      change(visitor, {intent: 'update', lineId: id, quantity: String(changed)});
    const byOperation = async (changed: number) => {
      const lineItems = [{id, quantity: changed}];
      const answer = await call(visitor, 'update-cart-line-items', {cartId, lineItems});
      return answer.status === 200
        ? {ok: true, text: texts(answer)}
        : {ok: false, text: answer.message};
    };
    expect(await byForm(4)).toEqual({ok: true, text: ''});
    expect((await readLine()).quantity).toBe(4);
    expect(await byOperation(3)).toEqual({ok: true, text: ''});
    expect((await readLine()).quantity).toBe(3);
    const asAutoship = {intent: 'update', lineId: id, sellingPlanId: EVERY_2_WEEKS};
    expect(await change(visitor, asAutoship)).toMatchObject({ok: true});
    expect((await readLine()).quantity).toBe(3);

    const refusal =
      'That would be 60 lb over the 120 lb you can order this month. Your cart hasn’t changed.';
    expect(await byForm(4)).toEqual({ok: false, text: refusal});
    expect((await readLine()).quantity).toBe(3);
    expect(await byOperation(4)).toEqual({ok: false, text: refusal});
    expect((await readLine()).quantity).toBe(3);
  });

  it('STAFF-31 a guest’s cart that is over it stays after login, and isn’t checked out', async () => {
    const visitor = staffSite().visitor();
    expect((await change(visitor, add(HEAVY, 3))).ok).toBe(true);
    await logIn(visitor, {email: THEO});
    const answer = await checkout(visitor);
    expect(answer.location).toBeNull();
    expect(answer.text).toContain('15 lb over what you can still order this month');
    const {cart} = (await call(visitor, 'get-cart', {cartId: visitor.cartId('cart')})).value;
    expect(cart?.totalQuantity).toBe(3);
  });

  it('STAFF-30 a cart that is over it still accepts items that weigh nothing', async () => {
    const visitor = staffSite().visitor();
    await change(visitor, add(HEAVY, 3));
    await logIn(visitor, {email: THEO});
    expect(await change(visitor, add(DONATION))).toEqual({ok: true, text: ''});
    expect(await change(visitor, add(KIBBLE))).toMatchObject({ok: false, text: /19 lb over/});
  });

  it('STAFF-29 leaves room for what autoship will order this month, whose orders count, too', async () => {
    vi.useFakeTimers({toFake: ['Date'], now: noonOf(10, {inMonths: 1})});
    const helen = await loggedInVisitor(staffSite(), HELEN);
    await change(helen, add(KIBBLE, 1, EVERY_2_WEEKS));
    expect(await buy(helen)).toContain('/thank-you');
    /* 4 lb today and on the 24th; the next delivery is in another month. */
    expect(await quotaOf(helen)).toMatchObject({usedLbs: 8, plannedLbs: 4});
  });

  it('API-121 get-shopify-customer counts what was ordered since the login, and what autoship has planned', async () => {
    const now = noonOf(10, {inMonths: 1});
    vi.useFakeTimers({toFake: ['Date'], now});
    const helen = await loggedInVisitor(staffSite(), HELEN);
    const readCustomer = async () => {
      const {value} = await post(helen, '/api/ecom/v1.0/get-shopify-customer', {});
      return value;
    };
    const month = quotaMonth(now);
    expect(await readCustomer()).toMatchObject({customer: {quotaMonth: month, quotaValue: '0'}});
    await change(helen, add(KIBBLE, 1, EVERY_2_WEEKS));
    await buy(helen);
    expect(await readCustomer()).toMatchObject({customer: {quotaMonth: month, quotaValue: '8'}});
  });

  it('STAFF-29 counts an order of the month’s first day to its last', async () => {
    vi.useFakeTimers({toFake: ['Date'], now: noonOf(1, {inMonths: 1})});
    const helen = await loggedInVisitor(staffSite(), HELEN);
    await change(helen, add(BIG_KIBBLE, 2));
    expect(await buy(helen)).toContain('/thank-you');
    vi.setSystemTime(noonOf(0, {inMonths: 2}));
    expect(await quotaOf(await loggedInVisitor(staffSite(), HELEN))).toMatchObject({usedLbs: 30});
    vi.setSystemTime(noonOf(1, {inMonths: 2}));
    expect(await quotaOf(await loggedInVisitor(staffSite(), HELEN))).toMatchObject({usedLbs: 0});
  });

  it('STAFF-29 neither a change nor the page’s quota waits long for a slow subscription provider', async () => {
    const helen = await loggedInVisitor(staffSite(), HELEN);
    await control().fault({service: 'subscriptions', kind: 'slow', delayMs: 20_000});
    expect(await change(helen, add(KIBBLE))).toMatchObject({ok: true});
    expect((await checkout(helen)).location).toContain('/multipass/');
    const {loaderData} = (await helen.get('/', {Accept: 'text/html'})).page();
    expect(loaderData.root).toMatchObject({staffAccess: {quota: {usedLbs: 0, plannedLbs: 0}}});
  });

  it('STAFF-29 a canceled order gives its pounds back', async () => {
    const helen = await loggedInVisitor(staffSite(), HELEN);
    await change(helen, add(BIG_KIBBLE, 2));
    await buy(helen);
    expect(await quotaOf(helen)).toMatchObject({usedLbs: 30});
    const [order] = await control().orders();
    const canceled = await fetch(`${origin()}/__control/orders/${order?.number}/cancel`, {
      method: 'POST',
    });
    expect(canceled.status).toBe(200);
    expect(await quotaOf(helen)).toMatchObject({usedLbs: 0});
    const {loaderData} = (await helen.get('/account/dashboard', {Accept: 'text/html'})).page();
    expect(loaderData['account-dashboard']).toMatchObject({quota: {usedLbs: 0, plannedLbs: 0}});
    const ledger = await fetch(`${origin()}/__control/quota?email=${HELEN}`);
    expect(await ledger.json()).toMatchObject({usedLbs: 0, orders: 0});
  });

  it('STAFF-31 a checkout that is open in another tab can’t be paid once the cart was replaced', async () => {
    const helen = await loggedInVisitor(staffSite(), HELEN);
    await change(helen, add(HEAVY, 2));
    const open = async (visitor: Visitor) => (await checkout(visitor)).location ?? '';
    const openTab = await fetch(await open(helen));
    const payIn = async ({url}: Response) =>
      (await fetch(url, {method: 'POST', body: new URLSearchParams(VALID_CHECKOUT_FORM)})).url;

    /* On another device the cart is a copy, with a checkout of its own. */
    const elsewhere = await loggedInVisitor(staffSite(), HELEN);
    expect(await buy(elsewhere)).toContain('/thank-you');
    expect(await payIn(openTab)).not.toContain('/thank-you');

    /* An operation that creates a cart must not leave the old checkout open either. */
    const theo = await loggedInVisitor(staffSite(), THEO);
    await change(theo, add(HEAVY, 2));
    const theosTab = await fetch(await open(theo));
    const created = await call(theo, 'create-cart', {
      lineItems: [{merchandiseId: HEAVY, quantity: 2}],
      buyerIdentity: {},
    });
    expect(created.status).toBe(200);
    expect(await buy(theo)).toContain('/thank-you');
    expect(await payIn(theosTab)).not.toContain('/thank-you');
    for (const email of [HELEN, THEO]) {
      const ledger = await fetch(`${origin()}/__control/quota?email=${email}`);
      expect(await ledger.json()).toMatchObject({usedLbs: 90, orders: 1});
    }
  });

  it('STAFF-48 autoship isn’t checked out if later deliveries would be over a month’s quota', async () => {
    const helen = await loggedInVisitor(staffSite(), HELEN);
    expect((await change(helen, add(HEAVY, 2, EVERY_2_WEEKS))).ok).toBe(true);
    const answer = await checkout(helen);
    expect(answer.location).toBeNull();
    expect(answer.text).toMatch(/With autoship you’d be \d+ lb over your 120 lb in [A-Z]\w+\./);
    const {cart} = (await call(helen, 'get-cart', {cartId: helen.cartId('cart')})).value;
    expect(cart?.totalQuantity).toBe(2);
  });

  /** Puts one 15 lb bag every two weeks on autoship. `problemAfter` posts a form to its page. */
  async function startAutoship(site = staffSite()) {
    const renata = await loggedInVisitor(site, RENATA);
    await change(renata, add(BIG_KIBBLE, 1, EVERY_2_WEEKS));
    expect(await buy(renata)).toContain('/thank-you');
    const page = (await renata.get(AUTOSHIPS, {Accept: 'text/html'})).page();
    const {
      autoships: {deliveries, subscriptions},
    } = page.loaderData['account-autoships'] as {
      autoships: {
        deliveries: {id: string}[];
        subscriptions: {id: string; variantId: string}[];
      };
    };
    const deliveryId = deliveries[0]?.id ?? '';
    const {id: subscriptionId, variantId} = subscriptions[0] ?? expect.fail('no subscription');
    return {
      renata,
      deliveryId,
      async problemAfter(fields: Record<string, string>) {
        const answer = await renata.post(AUTOSHIPS, fields);
        return answer.status === 303 ? null : answer.text;
      },
      edit: (quantity: string, weeks: string, shownQuantity = 1) => ({
        intent: 'edit',
        subscriptionId,
        variantId,
        quantity,
        weeks,
        shown: toEditText({variantId, quantity: shownQuantity, weeks: 2}),
      }),
      switchTo: (otherId: string) => ({
        intent: 'edit',
        subscriptionId,
        variantId: otherId,
        quantity: '1',
        weeks: '2',
        shown: toEditText({variantId, quantity: 1, weeks: 2}),
      }),
      pause: {intent: 'pause', subscriptionId, until: ''},
      addOnce: (once: string, quantity: string) => ({
        intent: 'add',
        deliveryId,
        variantId: once,
        quantity,
      }),
    };
  }

  it('STAFF-48 a skipped delivery comes back only if its one-time items are within the quota too', async () => {
    const {deliveryId, problemAfter, edit, addOnce} = await startAutoship();
    const unskip = {intent: 'unskip', deliveryId};
    for (const fields of [addOnce(KIBBLE, '1'), addOnce(HEAVY, '1'), edit('2', '12')]) {
      expect(await problemAfter(fields)).toBeNull();
    }
    expect(await problemAfter({intent: 'skip', deliveryId})).toBeNull();
    /* 75 lb are within the quota, but not with another 49 lb. */
    expect(await problemAfter(edit('5', '12'))).toBeNull();
    expect(await problemAfter(unskip)).toContain('over your 120 lb');
    expect(await problemAfter(edit('1', '12', 5))).toBeNull();
    expect(await problemAfter(unskip)).toBeNull();
  });

  it('STAFF-48 STAFF-49 autoship can’t be changed to go over the quota, or to order prescription food', async () => {
    const {deliveryId, problemAfter, edit, addOnce} = await startAutoship();
    expect(await problemAfter(edit('5', '2'))).toContain('over your 120 lb');
    expect(await problemAfter(addOnce(HEAVY, '3'))).toContain('over your 120 lb');
    expect(await problemAfter(addOnce(CLINICAL, '1'))).toContain('prescription program');
    expect(await problemAfter(edit('2', '12'))).toBeNull();
    expect(await problemAfter(addOnce(KIBBLE, '1'))).toBeNull();
    await control().fault({service: 'commerce', kind: 'error', match: 'OrderedFood'});
    expect(await problemAfter(edit('3', '12'))).toContain('couldn’t make that change');
    expect(await problemAfter({intent: 'skip', deliveryId})).toBeNull();
  });

  it('STAFF-57 autoship can be reduced, but not raised, while the quota or the catalog can’t be read', async () => {
    const {problemAfter, edit, pause} = await startAutoship();
    expect(await problemAfter(edit('4', '12'))).toBeNull();
    const raised = edit('5', '12', 4);
    for (const match of ['OrderedFood', 'ProductsOfVariants']) {
      await control().fault({service: 'commerce', kind: 'error', match});
      expect(await problemAfter(raised)).toContain('couldn’t make that change');
      expect(await problemAfter(edit(match === 'OrderedFood' ? '3' : '2', '12', 4))).toBeNull();
      await control().clearFaults();
    }
    await control().fault({service: 'subscriptions', kind: 'error', match: '/orders/'});
    expect(await problemAfter(pause)).toBeNull();
  });

  it('STAFF-60 autoship can be switched to a smaller size, but not to a larger one, while the quota can’t be read', async () => {
    const {problemAfter, switchTo} = await startAutoship();
    await control().fault({service: 'commerce', kind: 'error', match: 'OrderedFood'});
    expect(await problemAfter(switchTo(HEAVY))).toContain('couldn’t make that change');
    expect(await problemAfter(switchTo(KIBBLE))).toBeNull();
  });

  it('STAFF-121 after a change of autoship that may have been made, the page loads with the quota again and says so', async () => {
    const provider = await serve(async ({method, url = '', headers}, response) => {
      const {authorization = ''} = headers;
      const reply = await fetch(origin() + url, {method, headers: {authorization}});
      /* The change is made, but its reply is lost. */
      if (method === 'GET') response.writeHead(reply.status).end(await reply.text());
      else response.destroy();
    });
    const {renata, pause} = await startAutoship(
      staffSite({SUBSCRIPTIONS_URL: `${provider}/ordergroove`}),
    );
    const answer = await renata.post(AUTOSHIPS, pause);
    expect([answer.status, answer.location]).toEqual([303, AUTOSHIPS]);
    expect(answer.headers.get('X-Remix-Reload-Document')).toBe('true');
    const noticesOf = async () => {
      const {loaderData} = (await renata.get(AUTOSHIPS)).page();
      return (loaderData.root as {visitor: {notices: string[]}}).visitor.notices;
    };
    expect(await noticesOf()).toEqual([
      'We couldn’t confirm that change. It may have been made. Check your deliveries before you try again.',
    ]);
    expect(await noticesOf(), 'the notice is shown once').toEqual([]);
  });

  it('STAFF-31 isn’t checked out while the quota is unknown', async () => {
    const helen = await loggedInVisitor(staffSite(), HELEN);
    await change(helen, add(KIBBLE));
    await control().fault({service: 'commerce', kind: 'error', match: 'OrderedFood'});
    const answer = await checkout(helen);
    expect(answer.location).toBeNull();
    expect(answer.text).toContain('couldn’t check how much you’ve ordered');
  });

  it('STAFF-29 doesn’t apply to consumers', async () => {
    const ada = await loggedInVisitor(openShop(origin()));
    expect((await change(ada, add(HEAVY, 3))).ok).toBe(true);
    expect((await checkout(ada)).status).toBe(303);
  });
});

describe('prescription food', () => {
  it.each([
    ['a guest', null],
    ['a member who isn’t eligible', RENATA],
  ])('STAFF-22 isn’t added for %s, by form and operation', async (_who, email) => {
    const visitor = email ? await loggedInVisitor(staffSite(), email) : staffSite().visitor();
    expect(await change(visitor, add(CLINICAL))).toMatchObject({
      ok: false,
      text: /accounts whose clinic or school takes part in the prescription program/,
    });
    const created = await call(visitor, 'create-cart', {
      lineItems: [{merchandiseId: CLINICAL, quantity: 1}],
      buyerIdentity: {},
    });
    expect(created.status).toBeGreaterThanOrEqual(400);
    expect(visitor.cartId('cart') ?? visitor.cartId()).toBeNull();
  });

  it('STAFF-22 is bought by an eligible member, who is never asked for an attestation', async () => {
    const helen = await loggedInVisitor(staffSite(), HELEN);
    expect((await change(helen, add(CLINICAL))).ok).toBe(true);
    expect(await buy(helen)).toContain('/thank-you');
    const [order] = await control().orders();
    expect(order?.attributes.map(({key}) => key).filter((key) => /vet|attest/i.test(key))).toEqual(
      [],
    );
  });
});
