import type {Fault} from '~sandbox/control/faults';
import {addToCart, openCartWith} from './support/fill-cart';
import {createFormVisitor, outcomeOf} from './support/form-visitor';
import {addButton, cartItems, confirmation, expectCartCount, PRODUCTS} from './support/journey';
import {expect, ONCE_MORE, test} from './support/test';

const {dry, treat} = PRODUCTS;

/** Every page and action responds within 4 s; the rest allows for a machine that runs all tests at once. */
const ANSWER_MS = 8000;
/** Far longer than `ANSWER_MS`. */
const SLOW_MS = 20_000;
/** Longer than the circuit breaker waits before it retries a failed service. */
const RECOVERY = {timeout: 12_000, intervals: [250]};

/** A sold variant of a product that no page in these tests shows. */
const VARIANT = 'gid://shopify/ProductVariant/705901';
const SIZE_OF_CART = 2;

/**
 * Pages that no test has requested, so that no cache holds them: one product, one list and one category for each of the
 * two faults that look different from outside, an immediate failure and no response. tests/routes/failures.test.ts
 * covers every kind.
 */
const UNSEEN: {fault: Omit<Fault, 'service'>; pages: string[]}[] = [
  {
    fault: {kind: 'down'},
    pages: [
      '/products/kitten-silky-mousse',
      '/products?flavor=turkey&sort=name',
      '/products/dog/pet-age/puppy-food?sort=price-down',
    ],
  },
  {
    fault: {kind: 'slow', delayMs: SLOW_MS},
    pages: [
      '/products/large-breed-puppy',
      '/products?flavor=duck&sort=name',
      '/products/dog/health/dental?sort=price-down',
    ],
  },
];

for (const {fault, pages} of UNSEEN) {
  test(`HOUSE-21a HOUSE-21b every response is clear and in time with commerce ${fault.kind}, and the cart is kept`, async ({
    sandbox,
    shop,
  }) => {
    const visitor = createFormVisitor(shop.consumer);
    const added = await visitor.post('/cart/change', {
      intent: 'add',
      merchandiseId: VARIANT,
      quantity: String(SIZE_OF_CART),
    });
    const lineId = outcomeOf(added).cart?.lineItems[0]?.id ?? '';
    expect(lineId).not.toBe('');

    await sandbox.fault({service: 'commerce', ...fault});
    const [home, cart, ...shelves] = await Promise.all(
      ['/', '/cart', ...pages].map((path) => visitor.get(path)),
    );
    /* Sent together: one after the other, the later ones would only meet the open circuit. */
    const changes = await Promise.all(
      [
        {intent: 'add', merchandiseId: VARIANT, quantity: '1'},
        {intent: 'update', lineId, quantity: '5'},
        {intent: 'remove', lineId: `${lineId}-of-another-cart`},
      ].map((fields) => visitor.post('/cart/change', fields)),
    );
    const checkout = await visitor.post('/cart', {intent: 'checkout'});
    await sandbox.clearFaults();

    const all = [home, cart, ...shelves, ...changes, checkout];
    for (const answer of all) expect(answer?.ms).toBeLessThan(ANSWER_MS);
    expect(home?.status).toBe(200);
    expect(home?.text).toContain('Shop dog food');
    for (const {status, text, headers} of shelves) {
      expect(status).toBe(503);
      expect(headers['retry-after']).toBe('10');
      expect(text).toContain('We’re having trouble loading this page');
    }
    expect(cart?.status).toBe(200);
    expect(cart?.text).toContain('We’re having trouble loading your cart. It’s safe');
    for (const change of changes) {
      expect(change.status).toBe(503);
      expect(outcomeOf(change).notices[0]?.text).toMatch(/^We couldn’t (add|update) .*Try again/);
    }
    expect(checkout.status).toBe(503);
    expect(checkout.text).toContain('start checkout. Your cart is saved');

    await expect(async () => {
      const after = await visitor.get('/cart/change');
      expect(after.status).toBe(200);
      expect(JSON.parse(after.text)).toMatchObject({cart: {totalQuantity: SIZE_OF_CART}});
    }).toPass(RECOVERY);
    const again = await visitor.post('/cart', {intent: 'checkout'});
    expect(again).toMatchObject({status: 303});
  });
}

test('HOUSE-17 a change without a response is looked up before the shopper hears about it', async ({
  sandbox,
  shop,
}) => {
  const visitor = createFormVisitor(shop.consumer);
  const added = await visitor.post('/cart/change', {
    intent: 'add',
    merchandiseId: VARIANT,
    quantity: '2',
  });
  const lineId = outcomeOf(added).cart?.lineItems[0]?.id ?? '';
  await sandbox.fault({
    service: 'commerce',
    kind: 'slow',
    delayMs: SLOW_MS,
    match: 'CartLinesUpdate',
  });
  const changed = await visitor.post('/cart/change', {intent: 'update', lineId, quantity: '7'});
  await sandbox.clearFaults();

  const {ok, cart, notices} = outcomeOf(changed);
  expect(ok).toBe(false);
  expect(cart?.totalQuantity, 'the cart as it can be read').toBe(2);
  expect(notices[0]?.text).toMatch(/Here’s your cart as it stands. Check it before you continue/);
  const calls = [...String(changed.headers['server-timing']).matchAll(/commerce\.(\w+);/g)];
  expect(calls.map(([, name]) => name)).toEqual(['Cart', 'CartLinesUpdate', 'Cart']);
  expect(changed.ms).toBeLessThan(ANSWER_MS);
});

test('HOUSE-21a a shopper sees when commerce fails midway, and continues once it’s back', async ({
  page,
  problems,
  sandbox,
}) => {
  problems.allow(/503/);
  await addToCart(page.request, {treat: 1});
  await page.goto(dry.path);
  await sandbox.fault({service: 'commerce', kind: 'error'});

  await addButton(page).click();
  await expect(page.getByRole('status')).toHaveText(/^We couldn’t add this/);
  await expect(addButton(page)).toHaveText(/^Add to cart/);
  await expect(confirmation(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', {name: /^Cart/}).click();
  await expect(page.getByText('We’re having trouble loading your cart. It’s safe')).toBeVisible();
  await expect(page.getByText('Your cart is empty.')).toHaveCount(0);

  await sandbox.clearFaults();
  await expect
    .poll(async () => (await page.request.get('/cart/change', ONCE_MORE)).status(), RECOVERY)
    .toBe(200);
  await page.getByRole('link', {name: 'Try again'}).click();
  await expect(cartItems(page).getByRole('link', {name: treat.title})).toBeVisible();
  await expectCartCount(page, 1);
  await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
  await expect(page.getByRole('button', {name: 'Pay now'})).toBeVisible();
});

test('LIST-24 a list that commerce failed to load comes back by "Try again" with its filters', async ({
  page,
  problems,
  sandbox,
}) => {
  problems.allow(/503/);
  const path = '/products/dog?flavor=beef&sort=name';
  await sandbox.fault({service: 'commerce', kind: 'error'});
  await page.goto(path);
  const retry = page.getByRole('main').getByRole('link', {name: 'Try again'});
  await expect(retry).toHaveAttribute('href', path);
  await sandbox.clearFaults();
  await expect
    .poll(async () => (await page.request.get(path, ONCE_MORE)).status(), RECOVERY)
    .toBe(200);
  await retry.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('CART-44 a line that sells out in the cart is reported, blocks checkout, and can be removed', async ({
  page,
  problems,
  sandbox,
}) => {
  problems.allow(/422/);
  const sku = 'MB-CIND-4';
  await openCartWith(page, {treat: 1, dry: 1});
  await sandbox.setStock(sku, 3);
  const quantity = cartItems(page).getByRole('textbox', {name: `Quantity of ${dry.title}`});
  await quantity.fill('5');
  await quantity.blur();
  const enough = 'We don’t have that many left. Your cart has all we have left.';
  await expect(cartItems(page).getByText(enough)).toBeVisible();
  await expect(quantity).toHaveValue('3');

  await sandbox.setStock(sku, 0);
  await page.reload();
  await expect(page.getByText('This item is out of stock. Remove it to check out.')).toBeVisible();
  for (const name of ['Increase', 'Decrease']) {
    await expect(
      cartItems(page).getByRole('button', {name: `${name} Quantity of ${dry.title}`}),
    ).toBeDisabled();
  }
  await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
  await expect(
    page.getByText(`${dry.title} is out of stock. Remove it to check out.`),
  ).toBeVisible();

  await cartItems(page)
    .getByRole('button', {name: `Remove ${dry.title}`})
    .click();
  await expectCartCount(page, 1);
  await expect(page.getByText('Updating…')).toHaveCount(0);
  await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
  await expect(page.getByRole('button', {name: 'Pay now'})).toBeVisible();
});
