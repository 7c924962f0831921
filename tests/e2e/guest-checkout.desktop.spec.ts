import {
  addButton,
  CARDS,
  confirmation,
  expectCartCount,
  fillCard,
  fillCheckout,
  payAndReadOrder,
  PRODUCTS,
} from './support/journey';
import {openByMenu} from './support/menu';
import {expect, test} from './support/test';

/* `keyboard.desktop.spec.ts` buys in a wide window. */
test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

test('CART-33 CART-34 SEC-03 SEC-05 a guest on a phone goes from home to an order number, paying with a second card', async ({
  page,
  context,
  problems,
  sandbox,
  shop,
}) => {
  problems.allow(/422/);
  await page.goto('/');
  await expectCartCount(page, 0);
  const cookies = await context.cookies(shop.consumer);
  expect(cookies.filter(({name}) => name !== 'consent')).toEqual([]);

  await openByMenu(page, 'Cat');
  await page.getByRole('link', {name: PRODUCTS.dry.title}).first().click();
  await expect(page.getByRole('heading', {level: 1, name: PRODUCTS.dry.title})).toBeVisible();

  await addButton(page).click();
  const dialog = confirmation(page);
  await expect(dialog.getByText(PRODUCTS.dry.title)).toBeVisible();
  await expect(dialog.getByText('Subtotal (1 item)')).toBeVisible();
  await dialog.getByRole('button', {name: 'Go to Cart'}).click();

  await expect(page).toHaveTitle('Shopping Cart | Shop');
  await expectCartCount(page, 1);
  await page.getByRole('button', {name: 'Proceed to Checkout'}).click();

  await fillCheckout(page, CARDS.declined);
  await page.getByRole('button', {name: 'Pay now'}).click();
  await expect(page.getByRole('alert')).toContainText(/declined/i);
  await expect(page.getByLabel('Email', {exact: true})).toHaveValue('robin@example.com');
  await expect(page.getByLabel('Card number')).toHaveValue('');
  await fillCard(page, CARDS.approved);
  const number = await payAndReadOrder(page);

  const order = await sandbox.order(number);
  expect(order.lines).toHaveLength(1);
  expect(order.lines[0]).toMatchObject({title: PRODUCTS.dry.title, quantity: 1, sellingPlan: null});
  expect(order.lines[0]?.attributes).toEqual(
    expect.arrayContaining([expect.objectContaining({key: '_weightUnit', value: 'lbs'})]),
  );
  expect(order.attributes).toEqual(
    expect.arrayContaining([{key: 'sgOrderType', value: 'oneTimeOrder'}]),
  );

  await page.getByRole('link', {name: 'Continue shopping'}).click();
  await expect(page).toHaveURL(`${shop.consumer}/`);
  await expectCartCount(page, 0);
});
