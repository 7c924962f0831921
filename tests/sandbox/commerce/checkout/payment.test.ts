import {describe, expect, it} from 'vitest';
import {cartId} from '~sandbox/commerce/cart/ids';
import {
  checkoutApp,
  checkoutUrl,
  FOUR_WEEKS,
  json,
  KIBBLE,
  SAMPLE,
  textOf,
  TREATS,
} from './checkout-app';

const CODE = 'MARLOWEGIFT100QX4M';
const GIFT_CARD = {giftCards: [{id: 'gid://shopify/AppliedGiftCard/1', code: CODE}]};
const NO_CARD = {cardNumber: '', cardName: '', expiry: '', cvv: ''};

describe('bogus payment gateway', () => {
  it.each([
    ['1', 'Bogus', '1'],
    ['4242424242424242', 'Visa', '4242'],
    ['4242-4242 4242 4242', 'Visa', '4242'],
  ])('SAND-14 approves %s', async (cardNumber, brand, last4) => {
    const shop = checkoutApp();
    const cart = shop.cartOf([{merchandiseId: KIBBLE}]);
    const answer = await shop.submit(cart, {cardNumber});
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe(checkoutUrl(cart, '/thank-you'));
    expect(shop.orders.byCart(cart.token)?.payment).toEqual({brand, last4});
  });

  it.each([
    ['2', 'Your card was declined'],
    ['4000 0000 0000 0002', 'Your card was declined'],
    ['3', 'We couldn’t process the payment'],
    ['5555555555554444', 'This card number isn’t valid'],
    ['toString', 'This card number isn’t valid'],
  ])('SAND-14 declines %s with "%s" and keeps the cart', async (cardNumber, message) => {
    const shop = checkoutApp();
    const cart = shop.cartOf([{merchandiseId: KIBBLE}]);
    const answer = await shop.submit(cart, {cardNumber});
    expect(answer.status).toBe(422);
    expect(await textOf(answer)).toContain(message);
    expect(shop.orders.latest(1)).toEqual([]);
    expect(shop.carts.byId(cartId(cart))?.lines).toHaveLength(1);
    expect(shop.catalog.variantById(KIBBLE)?.quantityAvailable).toBe(5);
  });
});

describe('checkout payment', () => {
  it('SAND-15a creates an order with number, lines, attributes and totals', async () => {
    const shop = checkoutApp();
    const attributes = [{key: 'sgOrderType', value: 'firstPurchaseSubscription'}];
    const cart = shop.cartOf(
      [
        {
          merchandiseId: KIBBLE,
          quantity: 2,
          sellingPlanId: FOUR_WEEKS,
          attributes: [{key: '_weightValue', value: '15'}],
        },
        {merchandiseId: TREATS},
      ],
      {attributes, note: 'Leave at the door', discountCodes: ['WELCOME10', 'NOPE']},
    );
    await shop.submit(cart, {marketing: 'on', phone: '(303) 555-0100', state: 'HI', zip: '96801'});

    const order = shop.orders.byCart(cart.token);
    const [, terms, acceptedAt] = order?.attributes ?? [];
    expect(terms?.value).toMatch(
      /^Autoship: 2 x Everyday Chicken, 15 lb, .* less 5% until you cancel/,
    );
    expect(Date.parse(acceptedAt?.value ?? '')).toBeLessThanOrEqual(Date.now());
    expect(order).toMatchObject({
      id: 'gid://shopify/Order/1001',
      number: 1001,
      name: '#1001',
      email: 'ada@example.com',
      phone: '3035550100',
      acceptsMarketing: true,
      attributes: [...attributes, {key: 'autoship_terms'}, {key: 'autoship_terms_accepted_at'}],
      note: 'Leave at the door',
      discountCodes: ['WELCOME10'],
      financialStatus: 'PAID',
      fulfillmentStatus: 'UNFULFILLED',
      shippingAddress: {firstName: 'Ada', city: 'Denver', provinceCode: 'HI', zip: '96801'},
      // $57.00 + $8.99 = $65.99, less 10 % = $59.39: free standard shipping, $4 to Hawaii, no tax there.
      subtotal: 5939,
      savings: 2 * 3500 + 899 - 5939,
      shipping: 400,
      tax: 0,
      total: 6339,
    });
    expect(order?.lines).toMatchObject([
      {
        sku: 'CHICK-15',
        title: 'Everyday Chicken',
        variantTitle: '15 lb',
        quantity: 2,
        listPrice: 3500,
        unitPrice: 2850,
        total: 5130,
        discounts: [{code: 'WELCOME10', level: 'order', percent: 10, amount: 570}],
        attributes: [{key: '_weightValue', value: '15'}],
        sellingPlan: {id: FOUR_WEEKS, name: 'Delivery every 4 weeks'},
      },
      {sku: 'BITES-6', quantity: 1, total: 809, sellingPlan: null},
    ]);
  });

  it("SAND-15b SAND-15c reduces stock and completes the cart, which can't be read anymore", async () => {
    const shop = checkoutApp();
    const cart = shop.cartOf([{merchandiseId: KIBBLE, quantity: 2}]);
    await shop.submit(cart);
    expect(shop.catalog.variantById(KIBBLE)?.quantityAvailable).toBe(3);
    expect(shop.carts.byId(cartId(cart))).toBeNull();
    expect(shop.carts.byToken(cart.token)?.completedAt).not.toBeNull();
  });

  it('SAND-15a creates one order when submitted twice, and the checkout then redirects to its confirmation', async () => {
    const shop = checkoutApp();
    const cart = shop.cartOf([{merchandiseId: KIBBLE}]);
    const answers = await Promise.all([shop.submit(cart), shop.submit(cart)]);
    expect(answers.map(({headers}) => headers.get('Location'))).toEqual([
      checkoutUrl(cart, '/thank-you'),
      checkoutUrl(cart, '/thank-you'),
    ]);
    expect(shop.orders.latest(10)).toHaveLength(1);
    expect(shop.catalog.variantById(KIBBLE)?.quantityAvailable).toBe(4);
    const again = await shop.visit(cart);
    expect(again.headers.get('Location')).toBe(checkoutUrl(cart, '/thank-you'));
  });

  it('is rejected for more units than are in stock', async () => {
    const shop = checkoutApp();
    const cart = shop.cartOf([
      {merchandiseId: KIBBLE, quantity: 3},
      {merchandiseId: KIBBLE, quantity: 3, sellingPlanId: FOUR_WEEKS},
    ]);
    const answer = await shop.submit(cart);
    expect(answer.status).toBe(422);
    expect(await textOf(answer)).toContain('Only 5 of Everyday Chicken, 15 lb are left.');
    expect(shop.orders.latest(1)).toEqual([]);
  });

  it('needs no card when gift cards cover the total, and reduces their balance', async () => {
    const shop = checkoutApp();
    const cart = shop.cartOf([{merchandiseId: KIBBLE}], GIFT_CARD);
    expect((await shop.submit(cart, NO_CARD)).status).toBe(303);
    const order = shop.orders.byCart(cart.token);
    // $30 + $5.95 + $1.35 tax
    expect(order).toMatchObject({total: 3730, payment: null});
    expect(order?.giftCards).toEqual([{lastCharacters: 'QX4M', amount: 3730}]);
    expect(shop.giftCards.findUsable(CODE, new Date())?.balance).toBe(10_000 - 3730);
  });
});

describe('order confirmation', () => {
  it.each([
    ['a gift card', [{merchandiseId: KIBBLE}], GIFT_CARD, 'Paid by gift card'],
    [
      'codes that make the order free',
      [{merchandiseId: SAMPLE}],
      {discountCodes: ['TREATS5', 'FREESHIP']},
      'Nothing to pay',
    ],
  ])('tells how an order without a card was paid: by %s', async (_how, lines, more, payment) => {
    const shop = checkoutApp();
    const cart = shop.cartOf(lines, more);
    expect((await shop.submit(cart, NO_CARD)).status).toBe(303);
    const page = await shop.app.request(checkoutUrl(cart, '/thank-you'));
    expect(await textOf(page)).toContain(`Payment ${payment} `);
  });

  it('CHK-01 shows the order and links back to the shop that opened the checkout', async () => {
    const shop = checkoutApp();
    const cart = shop.cartOf([{merchandiseId: TREATS}]);
    await shop.app.request(`/cart/c/${cart.token}?key=${cart.key}`, {
      headers: {Referer: 'http://localhost:3007/cart'},
    });
    await shop.submit(cart);
    const page = await shop.app.request(checkoutUrl(cart, '/thank-you'));
    expect(page.status).toBe(200);
    const html = await page.clone().text();
    expect(html).toContain('href="http://localhost:3007/">Continue shopping');
    const text = await textOf(page);
    expect(text).toContain('Order #1001 is confirmed');
    expect(text).toContain('12 Elm Street Denver, Colorado 80011 United States');
    expect(text).toContain('Visa ending in 4242, $15.34');
  });

  it.each([
    ['another site', 'https://evil.example/cart'],
    ['the sandbox itself', 'http://localhost:4000/'],
    ['something that is no address', 'javascript:alert(1)'],
  ])('never links back to %s', async (_what, referer) => {
    const shop = checkoutApp();
    const cart = shop.cartOf([{merchandiseId: TREATS}]);
    const page = await shop.visit(cart, {Referer: referer});
    expect(await page.text()).toContain('href="http://localhost:3000/cart"');
  });

  it("requires the cart's key", async () => {
    const shop = checkoutApp();
    const cart = shop.cartOf([{merchandiseId: TREATS}]);
    await shop.submit(cart);
    const url = `/checkouts/cn/${cart.token}/thank-you?key=guess`;
    expect((await shop.app.request(url)).status).toBe(404);
  });

  it('is mailed with a working link', async () => {
    const shop = checkoutApp();
    await shop.submit(shop.cartOf([{merchandiseId: TREATS}]));
    const answer = await shop.app.request('/__control/mails');
    const mails = await json<{to: string; text: string}[]>(answer);
    expect(mails).toMatchObject([{to: 'ada@example.com', subject: 'Order #1001 is confirmed'}]);
    const link = /http:\/\/localhost:4000(\/orders\/\w+)/.exec(mails[0]?.text ?? '')?.[1];
    const page = await shop.app.request(link ?? '');
    expect(await textOf(page)).toContain('Order #1001 is confirmed');
  });
});
