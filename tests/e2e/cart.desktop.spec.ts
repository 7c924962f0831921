import {addToCart, openCartWith} from './support/fill-cart';
import {guestCartId} from './support/cart-cookie';
import {
  addButton,
  cartItems,
  ATTESTATION,
  CARDS,
  confirmation,
  expectCartCount,
  fillCheckout,
  payAndReadOrder,
  PRODUCTS,
} from './support/journey';
import {expect, SHARED_BY_PAGES, test} from './support/test';

const {dry, treat} = PRODUCTS;

test('CART-42 CART-43 CART-60 CART-69 CART-152 the cart shows its summary, the progress to free shipping, and quantities up to each limit', async ({
  page,
}) => {
  await openCartWith(page, {treat: 1});
  const summary = page.getByRole('region', {name: 'Order Summary'});
  await expect(summary.getByText('Tax and shipping are calculated at checkout.')).toBeVisible();
  await expect(
    summary.getByText('Shipments to Alaska and Hawaii carry a $4 service charge.'),
  ).toBeVisible();
  await expect(summary.getByRole('link', {name: 'Continue Shopping'})).toBeVisible();
  await expect(summary.getByRole('button', {name: 'Proceed to Checkout'})).toBeVisible();
  const tracker = page.getByRole('progressbar');
  await expect(tracker).toHaveAccessibleName(/^\$\d+\.\d\d until free shipping$/);
  expect((await tracker.boundingBox())?.height).toBe(8);
  await expect(page.getByText('Shipping is $5.95 on orders below $49.00.')).toBeVisible();

  const quantity = page.getByRole('textbox', {name: `Quantity of ${treat.title}`});
  const more = page.getByRole('button', {name: `Increase Quantity of ${treat.title}`});
  const less = page.getByRole('button', {name: `Decrease Quantity of ${treat.title}`});
  await expect(less).toBeDisabled();
  await quantity.fill('12');
  await quantity.blur();
  await expect(quantity).toHaveValue('10');
  await expect(more).toBeDisabled();
  await expectCartCount(page, 10);
  await expect(tracker).toHaveAccessibleName('You get free shipping!');
  await expect(page.getByText(/^Shipping is/)).toHaveCount(0);

  await quantity.fill('');
  await quantity.blur();
  await expect(quantity).toHaveValue('1');
  await expect(less).toBeDisabled();
  await expectCartCount(page, 1);
});

test('CART-150 a note goes with the order, and axe finds no violations where it’s written', async ({
  page,
  sandbox,
  expectAccessible,
}) => {
  await openCartWith(page, {dry: 1});
  await page.getByRole('link', {name: 'Add a note'}).click();
  await expect(page).toHaveTitle(/^Note for your order/);
  await expectAccessible(page, SHARED_BY_PAGES);
  await page.getByLabel('Your note').fill('Ring twice.');
  await page.getByRole('button', {name: 'Save note'}).click();
  await expect(page.getByText('Your note: Ring twice.')).toBeVisible();
  await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
  await fillCheckout(page, CARDS.approved);
  const number = await payAndReadOrder(page);
  expect((await sandbox.order(number)).note).toBe('Ring twice.');
});

test('CART-101 the document of a cart with two lines has at most 60 kB, and its suggestions follow', async ({
  page,
}) => {
  await openCartWith(page, {dry: 2, treat: 1});
  const text = await (await page.request.get('/cart')).text();
  expect(text.length).toBeLessThan(60_000);
  expect(text).toContain('href="/cart?suggestions=1"');
  await expect(page.getByRole('heading', {name: 'Goes well with'})).toBeVisible();
});

test('CART-37 CART-38 CART-39 CART-40 adding beyond the order limit adds what fits and says so, and removing the last line empties the cart', async ({
  page,
}) => {
  await addToCart(page.request, {treat: 8});
  await page.goto(dry.path);
  await addButton(page).click();
  await confirmation(page)
    .getByRole('button', {name: `Remove ${dry.title}`})
    .click();
  await expect(confirmation(page)).toBeHidden();
  await expect(page.getByRole('status')).toContainText(`${dry.title} removed from your cart`);
  await expectCartCount(page, 8);

  await page
    .getByRole('textbox', {name: `Quantity of ${dry.title}`})
    .first()
    .fill('5');
  await addButton(page).click();
  await confirmation(page).getByRole('button', {name: 'Continue Shopping'}).click();
  await expect(
    page.getByText('The limit is 10 items per order, so you now have 2 of this one.').first(),
  ).toBeVisible();
  await expectCartCount(page, 10);

  await page.getByRole('banner').getByRole('link', {name: /^Cart/}).click();
  await cartItems(page)
    .getByRole('button', {name: `Remove ${dry.title}`})
    .click();
  await expect(cartItems(page).getByRole('link', {name: dry.title})).toHaveCount(0);
  await expectCartCount(page, 8);
  await expect(page.getByText('Updating…')).toHaveCount(0);
  const answer = page.waitForResponse('**/cart/change');
  await cartItems(page)
    .getByRole('button', {name: `Remove ${treat.title}`})
    .press('Enter');
  await expect(page.getByText('Your cart is empty.', {exact: true})).toBeVisible();
  await answer;
  await page.reload();
  await expect(page.getByText('Your cart is empty.', {exact: true})).toBeVisible();
});

test('CART-50 CART-59 SEC-06 ROUTE-32 a guest with autoship is limited to 5 per item, stopped at checkout, and can buy once instead', async ({
  page,
}) => {
  const lines = cartItems(page).getByRole('link', {name: dry.title});
  await page.goto(dry.path);
  await addButton(page).click();
  await confirmation(page).getByRole('button', {name: 'Continue Shopping'}).click();
  await expect(confirmation(page)).toBeHidden();
  await page.getByText('Autoship, save 5%').click();
  const ofAutoship = page.getByRole('textbox', {name: `Quantity of ${dry.title}`}).first();
  await ofAutoship.fill('9');
  await ofAutoship.blur();
  await expect(ofAutoship).toHaveValue('5');
  await addButton(page).click();
  await confirmation(page).getByRole('button', {name: 'Go to Cart'}).click();

  await expect(lines).toHaveCount(2);
  await expect(page.getByRole('region', {name: 'Order Summary'})).toContainText('Total Savings');
  await expect(
    page.getByRole('button', {name: `Increase Quantity of ${dry.title} on autoship`}),
  ).toBeDisabled();
  await expect(page.getByText('Autoship limit: 5 per item.')).toBeVisible();

  await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
  await expect(page).toHaveURL(/\/shelter\/autoship-required-login$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Autoship needs an account');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  await page.getByRole('button', {name: 'Buy once instead'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Shopping Cart');
  await expect(page.getByLabel(`How often to send ${dry.title}`)).toHaveValue('');
  await expect(lines).toHaveCount(1);
  await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
  await expect(page.getByRole('button', {name: 'Pay now'})).toBeVisible();
});

test('CHK-02i CARD-19 PDP-20a PDP-20b PDP-20c prescription food says what it needs, and requires the attestation where it is added, once', async ({
  page,
  context,
  sandbox,
  shop,
}) => {
  await page.goto(PRODUCTS.prescription.path);
  await expect(page.getByRole('heading', {name: 'What this food needs'})).toBeVisible();
  await page.getByText('Vet-Supervised Nutrition').first().click();
  await expect(page.getByText('This food is made for pets with a medical condition')).toBeVisible();

  const attestation = page.getByRole('checkbox', {name: ATTESTATION});
  await addButton(page).click();
  await expect(page.getByText('Check this box to add the food to your cart.')).toBeVisible();
  await expect(attestation).toBeFocused();
  await expectCartCount(page, 0);
  await attestation.check();
  await addButton(page).click();
  await confirmation(page).getByRole('button', {name: 'Continue Shopping'}).click();
  await expect(attestation).toHaveCount(0);
  await expect(page.getByText('You confirmed that your veterinarian')).toBeVisible();

  await page.goto('/cart');
  await expect(attestation, 'it was given with the food').toBeChecked();
  const more = page.getByRole('button', {
    name: `Increase Quantity of ${PRODUCTS.prescription.title}`,
  });
  await more.click();
  await expectCartCount(page, 2);
  await expect(more, 'a change of the cart leaves the focus where it is').toBeFocused();
  await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
  await expect(page.getByRole('button', {name: 'Pay now'})).toBeVisible();

  const {attributes} = await sandbox.cart(await guestCartId(context, shop.consumer));
  expect(attributes).toContainEqual({
    key: 'is_attestation_checked',
    value: 'true',
  });
});

test('CART-124 CART-125 a line says its limit once, and the note about a corrected quantity gives way to the cart’s answer and to the next change', async ({
  page,
}) => {
  await openCartWith(page, {dry: 1, treat: 9});
  const quantityOf = (title: string) =>
    cartItems(page).getByRole('textbox', {name: `Quantity of ${title}`});
  const type = async (title: string, quantity: string) => {
    await quantityOf(title).fill(quantity);
    await quantityOf(title).press('Enter');
  };
  const upTo = cartItems(page).getByText('You can order up to 10.');
  const atLeast = cartItems(page).getByText('The minimum is 1.');
  const settled = () => expect(page.getByText('Updating…')).toHaveCount(0);

  await type(dry.title, '99');
  await expect(cartItems(page).getByText('so you now have 1 of this one.')).toBeVisible();
  await expect(upTo).toHaveCount(0);
  await expect(quantityOf(dry.title)).toBeFocused();

  await type(dry.title, '0');
  await expect(atLeast).toBeVisible();
  await type(treat.title, '4');
  await expect(atLeast).toHaveCount(0);
  await settled();

  await cartItems(page)
    .getByRole('button', {name: `Remove ${treat.title}`})
    .press('Enter');
  await type(dry.title, '99');
  await expectCartCount(page, 10);
  await settled();
  await expect(upTo).toBeVisible();

  const limit = cartItems(page).getByText('Autoship limit: 5 per item.');
  await cartItems(page).getByRole('combobox').selectOption({index: 1});
  await expect(limit).toHaveText(['Autoship limit: 5 per item. You now have 5.']);
  await page.reload();
  await expect(limit).toHaveText(['Autoship limit: 5 per item.']);
});
