import type {BrowserContext, Page} from '@playwright/test';
import {holdRequests} from './support/held-requests';
import {waitForScripts} from './support/interactive';
import {
  addAndGoToCart,
  CARDS,
  cartItems,
  expectCartCount,
  fillCheckout,
  payAndReadOrder,
  PRODUCTS,
} from './support/journey';
import type {SandboxControl} from './support/sandbox-control';
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

/** Pieces in the cart of the context's cookie, as the platform holds it. */
async function piecesHeld(context: BrowserContext, origin: string, sandbox: SandboxControl) {
  const [cookie] = await context.cookies(origin);
  const token = decodeURIComponent(cookie?.value ?? '').split('?')[0] ?? '';
  return (await sandbox.cart(token)).lines.reduce((sum, {quantity}) => sum + quantity, 0);
}

test('quick presses become one change, and late answers end at the cart of the server', async ({
  page,
  context,
  sandbox,
  shop,
}) => {
  await addAndGoToCart(page, treat.path);
  console.log(Math.round(performance.now()), 40);
  const {quantity, more} = controls(page);
  const held = await holdRequests(page, CHANGE);
  for (const shown of ['2', '3', '4', '5']) {
    await more.click();
    await expect(quantity).toHaveValue(shown);
  }
  await expectCartCount(page, 5);
  console.log(Math.round(performance.now()), 47);
  await expect(page.getByRole('region', {name: 'Order Summary'})).toContainText('Updating…');
  console.log(Math.round(performance.now()), 48);
  expect(await piecesHeld(context, shop.consumer, sandbox)).toBe(1);

  await held.answerNext();
  console.log(Math.round(performance.now()), 51);
  await expect.poll(() => held.count()).toBe(2);
  console.log(Math.round(performance.now()), 52);
  await expect(quantity, 'the first answer does not undo what came after').toHaveValue('5');
  console.log(Math.round(performance.now()), 53);
  await held.answerNext();
  console.log(Math.round(performance.now()), 54);
  await expect(page.getByText('Updating…')).toHaveCount(0);
  console.log(Math.round(performance.now()), 55);
  await expect(quantity).toHaveValue('5');
  console.log(Math.round(performance.now()), 56);
  expect(await piecesHeld(context, shop.consumer, sandbox)).toBe(5);
  expect(held.count()).toBe(2);
});

test('a change that gets lost is said, and the page returns to the cart of the server', async ({
  page,
  context,
  sandbox,
  shop,
  problems,
}) => {
  problems.allow(/cart\/change/);
  await addAndGoToCart(page, treat.path);
  console.log(Math.round(performance.now()), 69);
  const {quantity, more, remove} = controls(page);
  const held = await holdRequests(page, CHANGE, 'POST');
  await more.click();
  console.log(Math.round(performance.now()), 72);
  await expect(quantity).toHaveValue('2');
  console.log(Math.round(performance.now()), 73);
  await held.answerNext('fail');
  console.log(Math.round(performance.now()), 74);
  await expect(quantity).toHaveValue('1');
  console.log(Math.round(performance.now()), 75);
  const lost = page.getByText(/^We could not change your cart just now. Nothing was lost/);
  await expect(lost.first()).toBeVisible();
  console.log(Math.round(performance.now()), 77);

  await remove.click();
  console.log(Math.round(performance.now()), 79);
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  console.log(Math.round(performance.now()), 80);
  await held.answerNext('fail');
  console.log(Math.round(performance.now()), 81);
  await expect(quantity).toHaveValue('1');
  console.log(Math.round(performance.now()), 82);
  await expectCartCount(page, 1);
  console.log(Math.round(performance.now()), 83);

  await held.release();
  console.log(Math.round(performance.now()), 85);
  await more.click();
  console.log(Math.round(performance.now()), 86);
  await expect(lost).toHaveCount(0);
  console.log(Math.round(performance.now()), 87);
  await expect.poll(() => piecesHeld(context, shop.consumer, sandbox)).toBe(2);
  console.log(Math.round(performance.now()), 88);
});

test('two tabs, Back from checkout and a reload show the one cart', async ({
  page,
  context,
  shop,
}) => {
  await addAndGoToCart(page, treat.path);
  console.log(Math.round(performance.now()), 96);
  const other = await context.newPage();
  waitForScripts(other, [shop.consumer]);
  await other.goto(`${shop.consumer}/cart`);
  console.log(Math.round(performance.now()), 99);

  const {quantity, more} = controls(page);
  await quantity.fill('4');
  console.log(Math.round(performance.now()), 102);
  await quantity.blur();
  console.log(Math.round(performance.now()), 103);
  await expect(page.getByText('Updating…')).toHaveCount(0);
  console.log(Math.round(performance.now()), 104);
  await other.reload();
  console.log(Math.round(performance.now()), 105);
  await expect(controls(other).quantity).toHaveValue('4');
  console.log(Math.round(performance.now()), 106);

  await controls(other).more.click();
  console.log(Math.round(performance.now()), 108);
  await expect(other.getByText('Updating…')).toHaveCount(0);
  console.log(Math.round(performance.now()), 109);
  await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
  console.log(Math.round(performance.now()), 110);
  await expect(page.getByRole('button', {name: 'Pay now'})).toBeVisible();
  console.log(Math.round(performance.now()), 111);
  await page.goBack();
  console.log(Math.round(performance.now()), 112);
  await expect(quantity).toHaveValue('5');
  console.log(Math.round(performance.now()), 113);

  const answer = other.waitForResponse(CHANGE);
  await controls(other).remove.click();
  console.log(Math.round(performance.now()), 116);
  await expect(other.getByText('Your cart is empty.')).toBeVisible();
  console.log(Math.round(performance.now()), 117);
  await answer;
  console.log(Math.round(performance.now()), 118);
  await other.reload();
  console.log(Math.round(performance.now()), 119);
  await expect(other.getByText('Your cart is empty.')).toBeVisible();
  console.log(Math.round(performance.now()), 120);
  /* This tab still shows what is gone: pressing there brings the truth, not a new cart. */
  await more.click();
  console.log(Math.round(performance.now()), 122);
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  console.log(Math.round(performance.now()), 123);
  await expectCartCount(page, 0);
  console.log(Math.round(performance.now()), 124);
});

test('a cart that was paid in another tab is seen to be gone', async ({page, context, shop}) => {
  await addAndGoToCart(page, treat.path);
  console.log(Math.round(performance.now()), 128);
  const payer = await context.newPage();
  waitForScripts(payer, [shop.consumer]);
  await payer.goto(`${shop.consumer}/cart`);
  console.log(Math.round(performance.now()), 131);
  await payer.getByRole('button', {name: 'Proceed to Checkout'}).click();
  console.log(Math.round(performance.now()), 132);
  await fillCheckout(payer, CARDS.approved);
  console.log(Math.round(performance.now()), 133);
  expect(await payAndReadOrder(payer)).toBeGreaterThan(1000);

  /* The browser of the tests has no back-forward cache: this is the event that it would send. */
  await expect(cartItems(page).getByRole('link', {name: treat.title})).toBeVisible();
  console.log(Math.round(performance.now()), 137);
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
  });
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  console.log(Math.round(performance.now()), 141);
  await expectCartCount(page, 0);
  console.log(Math.round(performance.now()), 142);
  await addAndGoToCart(page, treat.path);
  console.log(Math.round(performance.now()), 143);
  await expectCartCount(page, 1);
  console.log(Math.round(performance.now()), 144);
});
