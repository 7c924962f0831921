import type {BrowserContext, Page} from '@playwright/test';
import {guestCartId} from './support/cart-cookie';
import {holdRequests} from './support/held-requests';
import {openCartWith} from './support/fill-cart';
import {awaitHydrationAfterLoads, waitForHydration} from './support/interactive';
import {
  CARDS,
  cartItems,
  expectCartCount,
  fillCheckout,
  payAndReadOrder,
  PRODUCTS,
} from './support/journey';
import type {SandboxControl} from '../support/sandbox-control';
import {expect, test} from './support/test';

const {treat} = PRODUCTS;
const CHANGE = '**/cart/change';

function controls(page: Page) {
  return {
    quantity: page.getByRole('textbox', {name: `Quantity of ${treat.title}`}),
    more: page.getByRole('button', {name: `Increase Quantity of ${treat.title}`}),
    remove: page.getByRole('button', {name: `Remove ${treat.title}`}),
  };
}

/** Number of items that the platform holds for the cart in the context's cookie. */
async function countItemsOnPlatform(
  context: BrowserContext,
  origin: string,
  sandbox: SandboxControl,
) {
  const {lines} = await sandbox.cart(await guestCartId(context, origin));
  return lines.reduce((sum, {quantity}) => sum + quantity, 0);
}

test('CART-10 quick presses become one change, late responses end at the server’s cart, and a failed change is reported', async ({
  page,
  context,
  sandbox,
  shop,
  problems,
}) => {
  problems.allow(/cart\/change/);
  await openCartWith(page, {treat: 1});
  const {quantity, more, remove} = controls(page);
  const held = await holdRequests(page, CHANGE, 'POST');
  for (const shown of ['2', '3', '4', '5']) {
    await more.click();
    await expect(quantity).toHaveValue(shown);
  }
  await expectCartCount(page, 5);
  await expect(page.getByRole('region', {name: 'Order Summary'})).toContainText('Updating…');
  expect(await countItemsOnPlatform(context, shop.consumer, sandbox)).toBe(1);

  await held.releaseNext();
  await expect.poll(() => held.count()).toBe(2);
  await expect(quantity, 'the first answer does not undo what came after').toHaveValue('5');
  await held.releaseNext();
  await expect(page.getByText('Updating…')).toHaveCount(0);
  await expect(quantity).toHaveValue('5');
  expect(await countItemsOnPlatform(context, shop.consumer, sandbox)).toBe(5);
  expect(held.count()).toBe(2);

  await test.step('a change that fails', async () => {
    await more.click();
    await expect(quantity).toHaveValue('6');
    await held.releaseNext('fail');
    await expect(quantity).toHaveValue('5');
    const lost = page.getByText(/^We couldn’t update your cart. Nothing was lost/);
    await expect(lost.first()).toBeVisible();

    await remove.click();
    await expect(page.getByText('Your cart is empty.', {exact: true})).toBeVisible();
    await held.releaseNext('fail');
    await expect(quantity).toHaveValue('5');
    await expectCartCount(page, 5);

    await held.release();
    await more.click();
    await expect(lost).toHaveCount(0);
    await expect.poll(() => countItemsOnPlatform(context, shop.consumer, sandbox)).toBe(6);
  });
});

test('a change and the changes queued behind it arrive even when the page is left at once', async ({
  page,
  context,
  sandbox,
  shop,
}) => {
  await openCartWith(page, {treat: 1});
  await page.evaluate(() => {
    addEventListener('click', () => setTimeout(() => location.assign('/robots.txt')));
  });
  await controls(page).more.click();
  await expect(page).toHaveURL(/robots\.txt$/);
  await expect.poll(() => countItemsOnPlatform(context, shop.consumer, sandbox)).toBe(2);

  await page.goto('/cart');
  /* The page receives no more responses, so changes after the first one stay queued. */
  await page.evaluate(() => {
    const send = window.fetch;
    window.fetch = (...request) => send(...request).then(() => new Promise<never>(() => undefined));
  });
  await controls(page).more.click();
  await expect.poll(() => countItemsOnPlatform(context, shop.consumer, sandbox)).toBe(3);
  await controls(page).more.click();
  await controls(page).more.click();
  await page.evaluate(() => location.assign('/robots.txt'));
  await expect(page).toHaveURL(/robots\.txt$/);
  await expect.poll(() => countItemsOnPlatform(context, shop.consumer, sandbox)).toBe(5);
});

test('two tabs, Back from checkout, and a reload all show the same cart', async ({
  page,
  context,
  shop,
  problems,
}) => {
  problems.allow(/422/);
  await openCartWith(page, {treat: 1});
  const other = await context.newPage();
  awaitHydrationAfterLoads(other, [shop.consumer]);
  await other.goto('/cart');

  const {quantity, more} = controls(page);
  await quantity.fill('4');
  await quantity.blur();
  await expect(page.getByText('Updating…')).toHaveCount(0);
  await other.reload();
  await expect(controls(other).quantity).toHaveValue('4');

  await controls(other).more.click();
  await expect(other.getByText('Updating…')).toHaveCount(0);
  await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
  await expect(page.getByRole('button', {name: 'Pay now'})).toBeVisible();
  await page.goBack();
  await expect(quantity).toHaveValue('5');
  /* The browser may have loaded the page again instead of restoring it. */
  await waitForHydration(page);

  const answer = other.waitForResponse(CHANGE);
  await controls(other).remove.click();
  await expect(other.getByText('Your cart is empty.', {exact: true})).toBeVisible();
  await answer;
  /* This tab still shows the removed line: pressing its button loads the current cart and creates no new one. */
  await more.click();
  await expect(page.getByText('Your cart is empty.', {exact: true})).toBeVisible();
  await expectCartCount(page, 0);
});

test('a tab drops its cart once the cart is paid in another tab', async ({page, context}) => {
  await openCartWith(page, {treat: 1});
  const checkout = await page.request.post('/cart', {
    form: {intent: 'checkout'},
    maxRedirects: 0,
  });
  const payer = await context.newPage();
  await payer.goto(checkout.headers().location ?? '');
  await fillCheckout(payer, CARDS.approved);
  expect(await payAndReadOrder(payer)).toBeGreaterThan(1000);

  /* The test browser has no back-forward cache, so this sends the event that the cache would. */
  await expect(cartItems(page).getByRole('link', {name: treat.title})).toBeVisible();
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
  });
  await expect(page.getByText('Your cart is empty.', {exact: true})).toBeVisible();
  await expectCartCount(page, 0);
});
