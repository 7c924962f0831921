import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createSandboxControl, type SandboxControl} from '~tests/support/sandbox-control';
import {gigya, makeAccount} from '~tests/support/accounts';
import {SECRET, sessionIn, storefront} from './support/visitor-session';
import {post} from './support/api';
import {logInOrThrow, fill, quantitiesByVariant, idIn} from './support/cart-visitor';
import {
  add,
  BIG_KIBBLE,
  CLINICAL,
  EVERY_4_WEEKS,
  KIBBLE,
  OTHER_CLINICAL,
} from '../support/variants';
import {cartOf, change, texts} from './support/guest';
import {useOwnSandbox} from '../support/own-sandbox';
import {savedCartOf} from './support/saved-cart';
import {openShop, watchShop, type Shop, type Visitor} from './support/shop';
import {VALID_CHECKOUT_FORM} from './support/checkout-form';

const BASE = '/api/ecom/v1.0';
const {log} = watchShop();
const sandbox = useOwnSandbox();
const origin = () => sandbox.origin();
let control: SandboxControl;
let shop: Shop;

beforeEach(() => {
  control = createSandboxControl(origin());
  shop = openShop(origin());
});

/** A guest who went to the hosted checkout with these lines, and the checkout's URL. */
async function handedOffCart(...lines: [string, number, string?][]) {
  const visitor = shop.visitor();
  await fill(visitor, ...lines);
  const old = visitor.cartId() ?? '';
  const {location} = await visitor.post('/cart', {intent: 'checkout', attestation: 'true'});
  expect(location).toMatch(/\/cart\/c\//);
  return {visitor, old, checkoutUrl: location ?? ''};
}

const attributesOf = async (id: string | null) =>
  Object.fromEntries((await control.cart(id ?? '')).attributes.map(({key, value}) => [key, value]));

/** Whether paying at this URL creates an order. */
async function pay(checkoutUrl: string): Promise<boolean> {
  const page = await fetch(checkoutUrl);
  const paid = await fetch(page.url, {
    method: 'POST',
    body: new URLSearchParams(VALID_CHECKOUT_FORM),
  });
  return /\/thank-you/.test(paid.url);
}

const hasNoLines = async (id: string) => (await control.cart(id)).lines.length === 0;

afterEach(() => control.clearFaults());

describe('cart attributes that checkout relies on', () => {
  const RESERVED = [
    'SALES_ORG',
    'SALES_ORD_TYPE',
    'SOLD_TO',
    'SHIP_TO',
    'ship_to_work_address',
    'ship_to_home_address',
    'is_clinic_address',
    'shipping_location',
    'is_attestation_checked',
    'sgdonation',
    'sgOrderType',
    'accepts_email_marketing',
    '_merged_cart',
    '_attested_products',
    'sold_to',
    ' SOLD_TO ',
    'SGORDERTYPE',
    'ＳＯＬＤ＿ＴＯ',
  ];

  it.each(RESERVED)('CART-74 operations refuse %j', async (key) => {
    const visitor = shop.visitor();
    await fill(visitor, [KIBBLE, 1]);
    const cartId = visitor.cartId();
    const attributes = [{key, value: '0000999999'}];
    const merchandise = {merchandiseId: KIBBLE, quantity: 1, attributes};
    const answers = [
      await post(visitor, `${BASE}/update-cart-attributes`, {cartId, attributes}),
      await post(visitor, `${BASE}/add-cart-line-items`, {cartId, lineItems: [merchandise]}),
      await post(shop.visitor(), `${BASE}/create-cart`, {lineItems: [merchandise]}),
    ];
    expect(answers.map(({status, code}) => [status, code])).toEqual(
      answers.map(() => [400, 'INVALID_INPUT']),
    );
    for (const {message} of answers) expect(message).toContain(key);
    expect(await attributesOf(cartId)).toEqual({});
  });

  it('CART-75 are kept when the other attributes are replaced', async () => {
    const {visitor, old} = await handedOffCart([KIBBLE, 1]);
    const written = await attributesOf(old);
    const attributes = [{key: 'gift', value: 'yes'}];
    const replace = async (now: object[]) =>
      (await post(visitor, `${BASE}/update-cart-attributes`, {cartId: old, attributes: now}))
        .status;
    expect(await replace(attributes)).toBe(200);
    expect(await attributesOf(old)).toEqual({...written, gift: 'yes'});
    expect(await replace([])).toBe(200);
    expect(await attributesOf(old)).toEqual(written);
  });
});

describe('a cart that changes after the handoff', () => {
  it.each([
    ['the form', (visitor: Visitor) => change(visitor, add(BIG_KIBBLE, 1, EVERY_4_WEEKS))],
    [
      'the API',
      (visitor: Visitor) =>
        post(visitor, `${BASE}/add-cart-line-items`, {
          cartId: visitor.cartId(),
          lineItems: [{merchandiseId: BIG_KIBBLE, quantity: 1, sellingPlanId: EVERY_4_WEEKS}],
        }),
    ],
    [
      'a line that the API turns into autoship',
      async (visitor: Visitor) =>
        post(visitor, `${BASE}/update-cart-line-items`, {
          cartId: visitor.cartId(),
          lineItems: [
            {id: (await cartOf(visitor))?.lineItems[0]?.id, sellingPlanId: EVERY_4_WEEKS},
          ],
        }),
    ],
  ])(
    'CHK-20a, CHK-10 a guest’s autoship line, added by %s, can’t be bought at the old checkout URL',
    async (_, makeChange) => {
      const {visitor, old, checkoutUrl} = await handedOffCart([KIBBLE, 2]);
      expect((await makeChange(visitor)).status).toBe(200);
      const cart = await cartOf(visitor);
      expect(cart?.lineItems.some(({sellingPlanAllocation}) => sellingPlanAllocation)).toBe(true);
      expect(cart?.lineItems.some(({variant}) => variant.id === KIBBLE)).toBe(true);
      expect(visitor.cartId()).not.toBe(old);
      expect(await hasNoLines(old)).toBe(true);
      expect(await pay(checkoutUrl)).toBe(false);
      expect(await attributesOf(visitor.cartId())).toEqual({});
      const again = await visitor.post('/cart', {intent: 'checkout'});
      expect(again.location).toBe('/shelter/autoship-required-login');
    },
  );

  it('CHK-20a keeps note, codes, contact data and other attributes when it is recreated', async () => {
    const {visitor, old} = await handedOffCart([KIBBLE, 2]);
    const ask = (name: string, body: object) =>
      post(visitor, `${BASE}/${name}`, {cartId: old, ...body});
    await ask('update-cart-note', {note: 'Ring twice'});
    await ask('update-cart-discount-codes', {codes: ['WELCOME10']});
    await ask('update-cart-attributes', {attributes: [{key: 'gift', value: 'yes'}]});
    await ask('update-cart-buyer-identity', {buyerIdentity: {email: 'ada@example.com'}});
    await change(visitor, add(BIG_KIBBLE, 1, EVERY_4_WEEKS));
    const moved = await cartOf(visitor);
    expect(visitor.cartId()).not.toBe(old);
    expect(moved).toMatchObject({
      note: 'Ring twice',
      discountCodes: [{code: 'WELCOME10'}],
      attributes: [{key: 'gift', value: 'yes'}],
      buyerIdentity: {email: 'ada@example.com'},
    });
  });

  it('CHK-18 stays the same cart after an allowed change, with updated attributes', async () => {
    const open = openShop(origin(), {variables: {FEATURE_AUTOSHIP_FULFILMENT: '0'}});
    const visitor = open.visitor();
    await fill(visitor, [KIBBLE, 1]);
    const id = visitor.cartId();
    await visitor.post('/cart', {intent: 'checkout'});
    await fill(visitor, [BIG_KIBBLE, 1, EVERY_4_WEEKS]);
    expect(visitor.cartId()).toBe(id);
    expect(await attributesOf(id)).toMatchObject({sgOrderType: 'firstPurchaseSubscription'});
    await visitor.post('/cart', {intent: 'buy-once'});
    expect(await attributesOf(id)).toMatchObject({sgOrderType: 'oneTimeOrder'});
  });

  it.each([
    ['creating the new cart', 'mutation CartCreate('],
    ['emptying the old one', 'mutation CartLinesRemove('],
  ])('CHK-20b is not lost if %s fails, and the next change retries', async (_, match) => {
    const {visitor, old} = await handedOffCart([KIBBLE, 2]);
    await control.fault({service: 'commerce', kind: 'error', match});
    await change(visitor, add(BIG_KIBBLE, 1, EVERY_4_WEEKS));
    expect(visitor.cartId()).toBe(old);
    expect(log().map(({message}) => message)).toContain('handoff not recalled');
    expect(quantitiesByVariant(await cartOf(visitor))).toMatchObject({[KIBBLE]: 2});
    await control.clearFaults();
    const healed = openShop(origin()).visitor(
      [...visitor.cookies].map((pair) => pair.join('=')).join('; '),
    );
    await change(healed, add(BIG_KIBBLE, 1, EVERY_4_WEEKS));
    expect(await hasNoLines(old)).toBe(true);
    expect(quantitiesByVariant(await cartOf(healed))).toMatchObject({[KIBBLE]: 2});
  });

  it('CHK-20a can’t be bought at the old checkout URL when the response to the change is lost', async () => {
    const {visitor, old, checkoutUrl} = await handedOffCart([KIBBLE, 2]);
    await control.fault({service: 'commerce', kind: 'partial', match: 'mutation CartLinesAdd('});
    await change(visitor, add(BIG_KIBBLE, 1, EVERY_4_WEEKS));
    await control.clearFaults();
    expect(await hasNoLines(old)).toBe(true);
    expect((await fetch(checkoutUrl)).status).toBe(404);
    expect(Object.keys(quantitiesByVariant(await cartOf(visitor)))).toHaveLength(2);
  });

  it('CHK-20b loses the autoship line if it can’t be recreated', async () => {
    const {visitor, old, checkoutUrl} = await handedOffCart([KIBBLE, 2]);
    await control.fault({service: 'commerce', kind: 'error', match: 'mutation CartCreate('});
    const failed = await change(visitor, add(BIG_KIBBLE, 1, EVERY_4_WEEKS));
    await control.clearFaults();
    expect([failed.status, failed.ok]).toEqual([503, false]);
    expect((await control.cart(old)).lines.map(({merchandiseId}) => merchandiseId)).toEqual([
      KIBBLE,
    ]);
    expect(await pay(checkoutUrl)).toBe(true);
  });
});

describe('a handoff that can’t be recalled', () => {
  it('ERR-73, CHK-20b a line that was turned into autoship gets its plan back instead of being lost', async () => {
    const {visitor, old, checkoutUrl} = await handedOffCart([KIBBLE, 2]);
    const lineId = (await cartOf(visitor))?.lineItems[0]?.id ?? '';
    await control.fault({service: 'commerce', kind: 'error', match: 'mutation CartCreate('});
    const failed = await change(visitor, {intent: 'update', lineId, sellingPlanId: EVERY_4_WEEKS});
    await control.clearFaults();
    expect([failed.status, failed.ok]).toEqual([503, false]);
    expect(visitor.cartId()).toBe(old);
    expect(quantitiesByVariant(failed.cart ?? null)).toEqual({[KIBBLE]: 2});
    expect(quantitiesByVariant(await cartOf(visitor))).toEqual({[KIBBLE]: 2});
    expect(await pay(checkoutUrl)).toBe(true);
    expect((await control.orders())[0]?.lines.map(({sellingPlan}) => sellingPlan)).toEqual([null]);
  });
});

/** Makes this many calls fail without being sent, from the first CartLinesRemove on. */
function failAtRemoval(count: number): void {
  const call = globalThis.fetch;
  let left = count;
  let isBroken = false;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    isBroken ||= typeof init?.body === 'string' && init.body.includes('mutation CartLinesRemove(');
    if (!isBroken || left === 0) return call(input, init);
    left -= 1;
    return new Response('{"data":null,"errors":[{"message":"no"}]}', {status: 200});
  });
}

describe('a change that can’t be taken back either', () => {
  const fail = (...mutations: string[]) =>
    Promise.all(
      mutations.map((name) =>
        control.fault({service: 'commerce', kind: 'error', match: `${name}(`}),
      ),
    );

  it('ERR-80 isn’t said to have failed while the cart has it', async () => {
    const {visitor} = await handedOffCart([KIBBLE, 2]);
    await fail('mutation CartCreate', 'mutation CartLinesRemove');
    const failed = await change(visitor, add(BIG_KIBBLE, 1, EVERY_4_WEEKS));
    await control.clearFaults();
    expect(texts(failed)).toBe(
      'We couldn’t confirm that change. Here’s your cart as it stands. Check it before you continue.',
    );
    const both = {[KIBBLE]: 2, [`${BIG_KIBBLE} ${EVERY_4_WEEKS}`]: 1};
    expect(quantitiesByVariant(failed.cart ?? null)).toEqual(both);
    expect(quantitiesByVariant(await cartOf(visitor))).toEqual(both);
  });

  it('ERR-80 leads to the cart if that can’t be read either', async () => {
    const {visitor} = await handedOffCart([KIBBLE, 2]);
    failAtRemoval(2);
    await control.fault({service: 'commerce', kind: 'error', match: 'mutation CartCreate('});
    const failed = await change(visitor, add(BIG_KIBBLE, 1, EVERY_4_WEEKS));
    expect(texts(failed)).toBe(
      'We couldn’t confirm that change. Check your cart before you try again.',
    );
  });
});

describe('a recalled handoff whose cart may not be empty', () => {
  it('ERR-74 is emptied with a second removal', async () => {
    const {visitor, old, checkoutUrl} = await handedOffCart([KIBBLE, 2]);
    /* The removal and the read after it. */
    failAtRemoval(2);
    const {ok} = await change(visitor, add(BIG_KIBBLE, 1, EVERY_4_WEEKS));
    expect([ok, visitor.cartId() === old, await hasNoLines(old)]).toEqual([true, false, true]);
    expect((await fetch(checkoutUrl)).status).toBe(404);
    expect(Object.keys(quantitiesByVariant(await cartOf(visitor)))).toHaveLength(2);
  });

  it('ERR-74 is named in the log', async () => {
    const {visitor} = await handedOffCart([KIBBLE, 2]);
    failAtRemoval(4);
    await change(visitor, add(BIG_KIBBLE, 1, EVERY_4_WEEKS));
    expect(log().map(({message}) => message)).toContain('handoff perhaps not recalled');
    expect(Object.keys(quantitiesByVariant(await cartOf(visitor)))).toHaveLength(2);
  });
});

describe('the attestation', () => {
  const attested = async (visitor: Visitor) =>
    (await attributesOf(visitor.cartId()))._attested_products;

  it('CHK-22b is required again for another prescription product, at the old URL too', async () => {
    const {visitor, old, checkoutUrl} = await handedOffCart([CLINICAL, 1]);
    const first = await attested(visitor);
    expect(first).toMatch(/^\d+$/);
    await fill(visitor, [CLINICAL, 1]);
    expect(visitor.cartId()).toBe(old);
    await fill(visitor, [OTHER_CLINICAL, 1]);
    expect(visitor.cartId()).not.toBe(old);
    expect(await pay(checkoutUrl)).toBe(false);
    expect(await attested(visitor)).toBe(first);
    expect((await visitor.post('/cart', {intent: 'checkout'})).status).toBe(422);
    const given = await visitor.post('/cart', {intent: 'checkout', attestation: 'true'});
    expect(given.status).toBe(303);
    expect((await attested(visitor))?.split(',')).toHaveLength(2);
  });

  it('CHK-20b keeps the attested line, and loses another one if the cart can’t be recreated', async () => {
    const {visitor, old, checkoutUrl} = await handedOffCart([CLINICAL, 1]);
    await control.fault({service: 'commerce', kind: 'error', match: 'mutation CartCreate('});
    const failed = await change(visitor, add(OTHER_CLINICAL, 1));
    await control.clearFaults();
    expect([failed.status, failed.ok]).toEqual([503, false]);
    expect(visitor.cartId()).toBe(old);
    expect(quantitiesByVariant(await cartOf(visitor))).toEqual({[CLINICAL]: 1});
    expect(await pay(checkoutUrl)).toBe(true);
    expect((await control.orders())[0]?.lines.map(({variantId}) => variantId)).toEqual([CLINICAL]);
  });
});

describe('a guest’s cart whose id someone else knows', () => {
  it('CART-76b doesn’t reveal who logged in, and sells nothing', async () => {
    const {visitor, old, checkoutUrl} = await handedOffCart([KIBBLE, 2]);
    const noa = await makeAccount(origin());
    await logInOrThrow(visitor, noa);
    expect((await cartOf(visitor))?.totalQuantity).toBe(2);
    const thief = shop.visitor(`guest_cart=${await shop.sealCart(old)}`);
    expect(await cartOf(thief)).toBeNull();
    const {cart} = await storefront(
      origin(),
      'query ($id: ID!) { cart(id: $id) { buyerIdentity { email customer { id } } } }',
      {id: old},
    );
    expect(cart).toEqual({buyerIdentity: {email: null, customer: null}});
    expect((await fetch(checkoutUrl)).status).toBe(404);
  });

  it('CART-77 isn’t handed off for a customer whose own cart couldn’t be created', async () => {
    const visitor = shop.visitor();
    await fill(visitor, [KIBBLE, 2]);
    const guestCartId = visitor.cartId() ?? '';
    const noa = await makeAccount(origin());
    await control.fault({service: 'commerce', kind: 'error', match: 'mutation CartCreate('});
    await logInOrThrow(visitor, noa);
    const blockedCheckout = await visitor.post('/cart', {intent: 'checkout'});
    expect(blockedCheckout.status).toBe(503);
    expect((await control.cart(guestCartId)).buyerIdentity).toMatchObject({email: null});
    expect(await attributesOf(guestCartId)).toEqual({});
    await control.clearFaults();
    const healed = openShop(origin()).visitor(
      [...visitor.cookies].map((pair) => pair.join('=')).join('; '),
    );
    const start = await healed.post('/cart', {intent: 'checkout'});
    expect(start.location).toMatch(/\/account\/login\/multipass\//);
    expect(idIn(healed, 'cart')).toBe(await savedCartOf(origin(), noa.email));
    expect(idIn(healed, 'cart')).not.toBe(guestCartId);
  });
});

describe('checkout of the staff site', () => {
  const CLINIC = {
    SAP_CustomerAccountGroup: 'PD01',
    SF_PreferedShipTo: '0000300400',
    SF_StoreSoldTo: '0000100200',
    clinicAddress: {
      address1: '1 Main St',
      city: 'Denver',
      zip: '80202',
      provinceCode: 'CO',
    },
  };
  const staffShop = () =>
    openShop(origin(), {variables: {SITE_ID: 'HPSF', SESSION_SECRET: SECRET}});

  async function staff(data: object) {
    const account = await makeAccount(origin(), {data: {...data}});
    const visitor = staffShop().visitor();
    await logInOrThrow(visitor, account);
    return {visitor, account};
  }

  it('CHK-15a takes the account from the identity provider', async () => {
    const {visitor} = await staff(CLINIC);
    await fill(visitor, [CLINICAL, 1]);
    const {location} = await visitor.post('/cart', {intent: 'checkout'});
    expect(location).toMatch(/\/account\/login\/multipass\//);
    const attributes = await attributesOf(visitor.cartId('cart'));
    expect(attributes).toMatchObject({
      SALES_ORG: 'USHD',
      SOLD_TO: '0000100200',
      SHIP_TO: '0000300400',
      SALES_ORD_TYPE: 'ZK01',
    });
    /* CHK-21: staff members are not asked for the attestation. */
    expect(attributes).not.toHaveProperty('is_attestation_checked');
  });

  it('CHK-15b uses the preferred address that the staff member chose', async () => {
    const {visitor} = await staff(CLINIC);
    const {customerId} = await sessionIn(visitor, 'HPSF');
    const preferred = {namespace: 'profeeding', key: 'preferred_address', value: 'clinic'};
    const chosen = await post(visitor, `${BASE}/update-customer`, {
      customerId,
      updateInput: {metafields: [preferred]},
    });
    expect(chosen.status).toBe(200);
    await fill(visitor, [KIBBLE, 1]);
    await visitor.post('/cart', {intent: 'checkout'});
    expect(await attributesOf(visitor.cartId('cart'))).toMatchObject({
      SALES_ORD_TYPE: 'ZK01',
      shipping_location: 'ship_to_work',
      is_clinic_address: 'true',
    });
  });

  it('CHK-15a is unavailable while the account can’t be read', async () => {
    const {visitor} = await staff(CLINIC);
    await fill(visitor, [KIBBLE, 1]);
    await control.fault({service: 'identity', kind: 'error', match: 'getAccountInfo'});
    expect((await visitor.post('/cart', {intent: 'checkout'})).status).toBe(503);
    await control.clearFaults();
    expect(await attributesOf(visitor.cartId('cart'))).toEqual({});
  });

  it('CHK-17b continues after a guest fills a cart and logs in', async () => {
    const account = await makeAccount(origin(), {data: CLINIC});
    const visitor = staffShop().visitor();
    await fill(visitor, [KIBBLE, 1]);
    const toLogin = '/shelter/login?redirect=L2NoZWNrb3V0';
    expect((await visitor.post('/cart', {intent: 'checkout'})).location).toBe(toLogin);
    const page = await visitor.get('/checkout', {Accept: 'text/html'});
    expect([page.status, page.location]).toEqual([303, toLogin]);
    await logInOrThrow(visitor, account);
    const {location} = await visitor.get('/checkout', {Accept: 'text/html'});
    expect(location).toMatch(/\/account\/login\/multipass\//);
  });

  it('CHK-17a CHK-17c redirects to registration if the customer group was removed since the login', async () => {
    const {visitor, account} = await staff(CLINIC);
    await fill(visitor, [KIBBLE, 1]);
    await gigya(origin(), 'setAccountInfo', {
      UID: account.uid,
      data: JSON.stringify({SAP_CustomerAccountGroup: null}),
    });
    const {location} = await visitor.post('/cart', {intent: 'checkout'});
    expect(location).toBe('/shelter/register?redirect=L2NoZWNrb3V0');
    expect((await visitor.get('/shelter/register', {Accept: 'text/html'})).status).toBe(200);
  });

  it('CHK-19 the API refuses carts and checkout to unregistered staff members', async () => {
    const {visitor, account} = await staff({});
    const lineItems = [{merchandiseId: KIBBLE, quantity: 1}];
    const checkoutUrl = `${origin()}/cart/c/abc?key=def`;
    const answers = [
      await post(visitor, `${BASE}/create-cart`, {lineItems}),
      await post(visitor, `${BASE}/add-cart-line-items`, {cartId: 'x', lineItems}),
      await post(visitor, `${BASE}/get-cart`, {cartId: 'x'}),
      await post(visitor, `${BASE}/link-cart-to-profile`, {cartId: 'x'}),
      await post(visitor, '/api/checkout-login', {email: account.email, checkoutUrl}),
    ];
    expect(answers.map(({status, code}) => [status, code])).toEqual(
      answers.map(() => [403, 'REGISTRATION_NEEDED']),
    );
    const guest = staffShop().visitor();
    expect((await post(guest, `${BASE}/create-cart`, {lineItems})).status).toBe(200);
  });
});
