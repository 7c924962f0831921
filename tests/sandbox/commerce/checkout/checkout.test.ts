import {describe, expect, it} from 'vitest';
import {checkoutApp, checkoutUrl, FILLED, FOUR_WEEKS, KIBBLE, textOf, TREATS} from './checkout-app';

describe('hosted checkout page', () => {
  it("CHK-01 is reached from a cart's checkoutUrl and shows lines, selling plan and savings", async () => {
    const shop = checkoutApp();
    const cart = shop.cartOf([
      {merchandiseId: KIBBLE, quantity: 2, sellingPlanId: FOUR_WEEKS},
      {merchandiseId: TREATS},
    ]);
    const entry = await shop.app.request(`/cart/c/${cart.token}?key=${cart.key}`);
    expect(entry.status).toBe(302);
    expect(entry.headers.get('Location')).toBe(checkoutUrl(cart));

    const page = await shop.visit(cart);
    expect(page.status).toBe(200);
    const text = await textOf(page);
    expect(text).toContain('Everyday Chicken 15 lb Quantity 2 Every 4 weeks Autoship saves $3.00');
    // 2 x $30 less 5 % is $57; the list price is 2 x $35.
    expect(text).toContain('$70.00 $57.00');
    expect(text).toContain('Training Bites');
    expect(text).toContain('Subtotal (3 items) $68.99 Autoship savings −$3.00 Shipping');
    expect(text).toContain('Total $65.99 Total Savings $13.00');
  });

  it('is prefilled from the cart and never cached', async () => {
    const shop = checkoutApp({
      home: {
        firstName: 'Ada',
        lastName: 'Reed',
        company: null,
        address1: '12 Elm Street',
        address2: null,
        city: 'Denver',
        provinceCode: 'CO',
        countryCode: 'US',
        zip: '80011',
        phone: null,
      },
    });
    const cart = shop.cartOf([{merchandiseId: TREATS}], {
      buyerIdentity: {
        email: 'ada@example.com',
        phone: null,
        countryCode: 'US',
        customerId: 'gid://shopify/Customer/1',
      },
    });
    const page = await shop.visit(cart);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    const html = await page.text();
    expect(html).toContain('value="ada@example.com"');
    expect(html).toContain('value="12 Elm Street"');
    // $8.99 + $5.95 shipping + $0.40 tax
    expect(html).toContain('$15.34');
  });

  it.each([
    ['a key that is wrong', (url: string) => url.replace(/key=.*/, 'key=guess')],
    ['no key', (url: string) => url.replace(/\?.*/, '')],
    ['a token that nobody has', (url: string) => url.replace(/cn\/\w+/, 'cn/nobody')],
  ])('responds to %s with a helpful 404', async (_what, spoil) => {
    const shop = checkoutApp();
    const cart = shop.cartOf([{merchandiseId: KIBBLE}]);
    const answer = await shop.app.request(spoil(checkoutUrl(cart)));
    expect(answer.status).toBe(404);
    expect(await textOf(answer)).toContain('Back to your cart');
  });

  it('responds to an empty cart with 404', async () => {
    const shop = checkoutApp();
    expect((await shop.visit(shop.cartOf([]))).status).toBe(404);
  });
});

describe('checkout totals', () => {
  it.each([
    // state, zip, method, shipping, tax on $8.99, total
    ['CO', '80011', 'standard', '$5.95', '$0.40', '$15.34'],
    ['CO', '80011', 'express', '$14.95', '$0.40', '$24.34'],
    ['OR', '97201', 'standard', '$5.95', '$0.00', '$14.94'],
    ['AK', '99501', 'standard', '$9.95', '$0.00', '$18.94'],
    ['HI', '96801', 'express', '$18.95', '$0.00', '$27.94'],
  ])(
    'SAND-13b for %s %s by %s show shipping %s, tax %s, total %s after Update totals',
    async (state, zip, shipping, cost, tax, total) => {
      const shop = checkoutApp();
      const cart = shop.cartOf([{merchandiseId: TREATS}]);
      const page = await shop.submit(cart, {state, zip, shipping, intent: 'update'});
      expect(page.status).toBe(200);
      expect(await textOf(page)).toContain(`Shipping ${cost} Estimated tax ${tax} Total ${total}`);
      expect(shop.orders.latest(1)).toEqual([]);
    },
  );

  it('SAND-13b have no shipping or tax before the state is known', async () => {
    const shop = checkoutApp();
    const text = await textOf(await shop.visit(shop.cartOf([{merchandiseId: TREATS}])));
    expect(text).toContain('Shipping Enter your address');
    expect(text).toContain('Total $8.99');
  });

  it('are never charged when they differ from the ones shown', async () => {
    const shop = checkoutApp();
    const cart = shop.cartOf([{merchandiseId: TREATS}]);
    const answer = await shop.submit(cart, {shownTotal: '899'});
    expect(answer.status).toBe(422);
    expect(await textOf(answer)).toContain('Your total is now $15.34');
    expect(shop.orders.latest(1)).toEqual([]);
    expect((await shop.submit(cart, {shownTotal: '1534'})).status).toBe(303);
  });
});

describe('checkout form values', () => {
  it('SAND-13d are kept after an error, except for card number and security code', async () => {
    const shop = checkoutApp();
    const cart = shop.cartOf([{merchandiseId: KIBBLE}]);
    const answer = await shop.submit(cart, {
      email: 'no-address',
      city: '<b>Denver</b>',
      cardNumber: '4242424242424242',
      cvv: '987',
    });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('value="no-address"');
    expect(html).toContain('value="&lt;b&gt;Denver&lt;/b&gt;"');
    expect(html).toContain('value="12 Elm Street"');
    expect(html).toMatch(/value="CO"\s+selected/);
    expect(html).not.toContain('4242424242424242');
    expect(html).not.toContain('"987"');
  });

  it('SAND-13d have their errors at the field and in a focused summary', async () => {
    const shop = checkoutApp();
    const cart = shop.cartOf([{merchandiseId: KIBBLE}]);
    const html = await (await shop.submit(cart, {zip: '8001', city: ''})).text();
    expect(html).toMatch(/role="alert" tabindex="-1" autofocus/);
    expect(html).toContain('Please check 2 fields');
    expect(html).toContain('<a href="#zip">Enter a 5-digit zip code</a>');
    expect(html).toMatch(/aria-invalid="true"\s+aria-describedby="zip-problem"/);
    expect(html).toContain('<p class="problem" id="city-problem">Enter a city</p>');
  });

  it('posted from another site are rejected', async () => {
    const shop = checkoutApp();
    const cart = shop.cartOf([{merchandiseId: KIBBLE}]);
    const answer = await shop.app.request(checkoutUrl(cart), {
      method: 'POST',
      headers: {Origin: 'https://evil.example'},
      body: new URLSearchParams(FILLED),
    });
    expect(answer.status).toBe(403);
    expect(shop.orders.latest(1)).toEqual([]);
  });
});
