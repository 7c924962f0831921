import {describe, expect, it} from 'vitest';
import type {ShownNotice} from '~/domains/cart/cart-outcome';
import {createSandboxControl} from '~tests/support/sandbox-control';
import {VALID_CHECKOUT_FORM} from './support/checkout-form';
import {
  add,
  AUTOSHIP_ONLY,
  BIG_KIBBLE,
  CLINICAL,
  EVERY_4_WEEKS,
  KIBBLE,
  OTHER_CLINICAL,
} from '../support/variants';
import {loggedInVisitor} from './support/log-in';
import {sandboxOrigin as origin} from './support/shared-sandbox';
import {openShop, watchShop, type Answer, type Shop, type Visitor} from './support/shop';

const {logged} = watchShop();
const shop = openShop(origin);
const control = createSandboxControl(origin);

async function guestWith(lines: [string, number, string?][], at: Shop = shop) {
  const visitor = at.visitor();
  for (const line of lines) {
    expect((await visitor.post('/cart/change', add(...line))).status).toBe(200);
  }
  const id = visitor.cartId() ?? '';
  const attributes = async (cart = id) =>
    Object.fromEntries((await control.cart(cart)).attributes.map(({key, value}) => [key, value]));
  return {visitor, id, attributes};
}

const JUNE = 'june.park@example.com';
const start = {intent: 'checkout'};
const posted = (answer: Answer) =>
  answer.page().actionData?.['routes/cart'] as {
    notices: ShownNotice[];
    isAttestationMissing: boolean;
  };

describe('starting checkout', () => {
  it('CHK-05, CHK-09 redirects a guest to the hosted checkout, with the attributes on the cart', async () => {
    const {visitor, attributes} = await guestWith([[KIBBLE, 2]]);
    const answer = await visitor.post('/cart', start);
    expect(answer.status).toBe(303);
    expect(answer.location).toMatch(new RegExp(`^${origin}/cart/c/[0-9a-f]+\\?key=`));
    expect(await attributes()).toEqual({
      sgOrderType: 'oneTimeOrder',
      shipping_location: 'ship_to_home',
    });
    expect((await fetch(answer.location ?? '')).status).toBe(200);
  });

  it('CHK-03 sets the country US', async () => {
    const {visitor, id} = await guestWith([[KIBBLE, 1]]);
    await visitor.post('/cart', start);
    expect((await control.cart(id)).buyerIdentity.countryCode).toBe('US');
  });

  it('CHK-10, ROUTE-31, SEC-06, CHK-23a stops a guest with autoship in the cart and keeps the cart', async () => {
    const {visitor, attributes} = await guestWith([
      [BIG_KIBBLE, 1],
      [KIBBLE, 1, EVERY_4_WEEKS],
    ]);
    const answer = await visitor.post('/cart', start);
    expect([answer.status, answer.location]).toEqual([303, '/shelter/autoship-required-login']);
    expect(await attributes()).toEqual({});
    const page = await visitor.get('/shelter/autoship-required-login');
    expect(page.status).toBe(200);
    expect(page.page().loaderData.root).toMatchObject({cart: {totalQuantity: 2}});
    expect(page.page().matches).toContain('routes/autoship-required-login');
    expect(page.page().loaderData['routes/autoship-required-login']).toMatchObject({
      items: [
        {
          title: 'Everyday Chicken & Barley',
          details: '4 lb · Every 4 weeks',
          quantity: 1,
          isAutoshipOnly: false,
        },
      ],
    });
  });

  it('CHK-26 the login page for autoship knows which items can’t be bought once', async () => {
    const {visitor} = await guestWith([
      [KIBBLE, 1, EVERY_4_WEEKS],
      [AUTOSHIP_ONLY, 1, EVERY_4_WEEKS],
    ]);
    const page = await visitor.get('/shelter/autoship-required-login');
    expect(page.page().loaderData['routes/autoship-required-login']).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({title: 'Everyday Chicken & Barley', isAutoshipOnly: false}),
        expect.objectContaining({title: 'Monthly Treat Box', isAutoshipOnly: true}),
      ]) as unknown,
    });
  });

  it('CHK-23b the login page for autoship redirects to the cart when no login is needed', async () => {
    const path = '/shelter/autoship-required-login';
    const redirectOf = async (visitor: Visitor) => {
      const {status, location} = await visitor.get(path);
      return [status, location];
    };
    const {visitor} = await guestWith([[KIBBLE, 1]]);
    expect(await redirectOf(visitor)).toEqual([303, '/cart']);
    expect(await redirectOf(shop.visitor())).toEqual([303, '/cart']);
    const person = await loggedInVisitor(shop, JUNE);
    await person.post('/cart/change', add(KIBBLE, 1, EVERY_4_WEEKS));
    expect(await redirectOf(person)).toEqual([303, '/cart']);
    const open = openShop(origin, {variables: {FEATURE_AUTOSHIP_FULFILMENT: '0'}});
    const guest = await guestWith([[KIBBLE, 1, EVERY_4_WEEKS]], open);
    expect(await redirectOf(guest.visitor)).toEqual([303, '/cart']);
  });

  it('works after switching all lines to one-time', async () => {
    const {visitor, attributes} = await guestWith([[KIBBLE, 1, EVERY_4_WEEKS]]);
    expect((await visitor.post('/cart', {intent: 'buy-once'})).location).toBe('/cart');
    expect((await visitor.post('/cart', start)).location).toMatch(/\/cart\/c\//);
    expect(await attributes()).toMatchObject({sgOrderType: 'oneTimeOrder'});
  });

  it('CHK-06, CHK-10 allows autoship without login when the fulfilment flag is off', async () => {
    const open = openShop(origin, {variables: {FEATURE_AUTOSHIP_FULFILMENT: '0'}});
    const {visitor, attributes} = await guestWith([[KIBBLE, 1, EVERY_4_WEEKS]], open);
    expect((await visitor.post('/cart', start)).location).toMatch(/\/cart\/c\//);
    expect(await attributes()).toMatchObject({sgOrderType: 'firstPurchaseSubscription'});
  });

  it('requires the attestation for prescription food, keeps it, and drops it with the food', async () => {
    const {visitor, attributes} = await guestWith([
      [CLINICAL, 1],
      [KIBBLE, 1],
    ]);
    const asked = await visitor.post('/cart', start);
    expect(asked.status).toBe(422);
    expect(posted(asked)).toEqual({notices: [], isAttestationMissing: true});
    expect(await attributes()).toEqual({});

    const given = await visitor.post('/cart', {...start, attestation: 'true'});
    expect(given.status).toBe(303);
    expect(await attributes()).toMatchObject({is_attestation_checked: 'true'});
    expect((await visitor.post('/cart', start)).status).toBe(303);

    const {cart} = (await visitor.get('/cart/change')).json() as {
      cart: {lineItems: {id: string; product: {isPrescription: boolean}}[]};
    };
    const lineId = cart.lineItems.find(({product}) => product.isPrescription)?.id ?? '';
    await visitor.post('/cart/change', {intent: 'remove', lineId});
    await visitor.post('/cart', start);
    expect(await attributes()).not.toHaveProperty('is_attestation_checked');
  });

  it('PDP-20b, PDP-20c keeps the attestation that is given with the food, and requires it again for another', async () => {
    const {visitor, attributes} = await guestWith([]);
    const added = await visitor.post('/cart/change', {...add(CLINICAL, 1), attestation: 'true'});
    expect(added.status).toBe(200);
    const kept = await attributes(visitor.cartId() ?? '');
    expect(kept).toMatchObject({is_attestation_checked: 'true'});
    expect((await visitor.post('/cart', start)).location).toMatch(/\/cart\/c\//);

    await visitor.post('/cart/change', add(OTHER_CLINICAL, 1));
    expect((await visitor.post('/cart', start)).status).toBe(422);
    await visitor.post('/cart/change', {...add(OTHER_CLINICAL, 1), attestation: 'true'});
    expect((await visitor.post('/cart', start)).location).toMatch(/\/cart\/c\//);
  });

  it('PDP-20c ignores an attestation for food that needs none', async () => {
    const {visitor, attributes} = await guestWith([]);
    await visitor.post('/cart/change', {...add(KIBBLE, 1), attestation: 'true'});
    expect(await attributes(visitor.cartId() ?? '')).toEqual({});
  });

  it('redirects to the cart when it is empty', async () => {
    const answer = await shop.visitor().post('/cart', start);
    expect([answer.status, answer.location]).toEqual([303, '/cart']);
  });

  it('isn’t possible at the URL for cart changes', async () => {
    const {visitor} = await guestWith([[KIBBLE, 1]]);
    expect((await visitor.post('/cart/change', start)).status).toBe(400);
  });

  it('HOUSE-22b never redirects to a host other than the configured checkout', async () => {
    const elsewhere = openShop(origin, {
      variables: {PUBLIC_CHECKOUT_DOMAIN: 'https://checkout.marlowe.example'},
    });
    const {visitor} = await guestWith([[KIBBLE, 1]], elsewhere);
    const answer = await visitor.post('/cart', start);
    expect(answer.status).toBe(503);
    expect(posted(answer).notices).toHaveLength(1);
    expect(logged()).toEqual(['checkout was not started']);
    expect(visitor.cartId()).not.toBeNull();
  });
});

describe('a purchased cart', () => {
  async function bought() {
    const guest = await guestWith([[KIBBLE, 2]]);
    const {location} = await guest.visitor.post('/cart', start);
    const page = await fetch(location ?? '');
    const paid = await fetch(page.url, {
      method: 'POST',
      body: new URLSearchParams(VALID_CHECKOUT_FORM),
    });
    expect(paid.url).toMatch(/\/thank-you/);
    return guest;
  }

  it('its order has the cart’s attributes', async () => {
    const {id} = await bought();
    const token = id.replace('gid://shopify/Cart/', '').replace(/\?.*/, '');
    const order = (await control.orders()).find(({cartToken}) => cartToken === token);
    expect(order?.attributes).toContainEqual({key: 'sgOrderType', value: 'oneTimeOrder'});
  });

  it('is detected: the next page shows an empty cart, and the next add creates a new one', async () => {
    const {visitor, id} = await bought();
    expect((await visitor.get('/')).page().loaderData.root).toMatchObject({cart: null});
    expect(visitor.cartId()).toBeNull();
    await visitor.post('/cart/change', add(KIBBLE));
    expect(visitor.cartId()).not.toBe(id);
  });

  it('can’t be changed and is forgotten', async () => {
    const {visitor} = await bought();
    const answer = await visitor.post('/cart/change', {intent: 'remove', lineId: 'x'});
    expect(answer.status).toBe(422);
    expect(answer.json()).toMatchObject({ok: false, cart: null});
    expect(visitor.cartId()).toBeNull();
  });

  it('can’t be checked out again', async () => {
    const {visitor} = await bought();
    const answer = await visitor.post('/cart', start);
    expect([answer.status, answer.location]).toEqual([303, '/cart']);
  });
});
