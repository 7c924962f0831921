import type {Page} from '@playwright/test';
import {addToCart} from './support/fill-cart';
import {waitForHydration} from './support/interactive';
import {
  CARDS,
  cartItems,
  expectCartCount,
  fillCheckout,
  payAndReadOrder,
  PRODUCTS,
} from './support/journey';
import {postLogin} from './support/log-in';
import {expectPage, logIn, createCustomer} from './support/identity-form';
import {expect, test} from './support/test';

const {dry, treat} = PRODUCTS;

const quantityOf = (page: Page, title: string) =>
  cartItems(page).getByRole('textbox', {name: `Quantity of ${title}`});

test("CART-21 CART-23 CONST-01 SEC-08 a guest's full cart is merged at login, bought, and listed as an order; a second browser finds the saved cart", async ({
  page,
  browser,
  sandbox,
  shop,
}) => {
  const person = await createCustomer(sandbox);
  const note = page.getByText(/^Some items didn’t make it into your cart/);

  await test.step('a customer saves a cart and logs out', async () => {
    await postLogin(page.request, person);
    await addToCart(page.request, {treat: 4});
    await page.request.get('/logout', {maxRedirects: 0});
    await addToCart(page.request, {dry: 8});
    await page.goto('/cart');
    await expectCartCount(page, 8);
  });

  await test.step('a guest’s full cart is merged into it, and lines that do not fit are reported once, on that page only', async () => {
    await page.getByRole('banner').getByRole('link', {name: 'Log in'}).click();
    await logIn(page, person);
    await expect(page).toHaveURL(/\/cart$/);
    await waitForHydration(page);
    await expect(note).toContainText(`limits or stock: 2 × ${dry.title} (`);
    await expectCartCount(page, 10);
    await expect(quantityOf(page, treat.title)).toHaveValue('4');
    await expect(quantityOf(page, dry.title)).toHaveValue('6');
    await page.getByRole('banner').getByRole('link', {name: 'Account'}).click();
    await expectPage(page, 'My Account');
    await expect(note).toHaveCount(0);
    await page.goBack();
    await expectPage(page, 'Shopping Cart');
    await expect(quantityOf(page, dry.title)).toHaveValue('6');
    await expect(note).toHaveCount(0);
  });

  await test.step('another browser finds the saved cart', async () => {
    const other = await browser.newContext({baseURL: shop.consumer});
    await postLogin(other.request, person);
    const elsewhere = await other.newPage();
    await elsewhere.goto('/cart');
    await expectCartCount(elsewhere, 10);
    await expect(quantityOf(elsewhere, treat.title)).toHaveValue('4');
    await other.close();
  });

  await test.step('the cart is bought, and the order is in the account', async () => {
    await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
    await expect(page.getByLabel('Email', {exact: true})).toHaveValue(person.email);
    await fillCheckout(page, CARDS.approved);
    const number = await payAndReadOrder(page);
    const order = await sandbox.order(number);
    expect(order.lines.map(({title, quantity}) => [title, quantity]).sort()).toEqual([
      [dry.title, 6],
      [treat.title, 4],
    ]);

    await page.goto('/account/orders');
    await expect(
      page.getByRole('main').getByRole('article', {name: `Order #${number}`}),
    ).toBeVisible();
    await expectCartCount(page, 0);
  });
});
