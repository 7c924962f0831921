import {addToCart} from './support/fill-cart';
import {
  addButton,
  checkAttestation,
  CARDS,
  confirmation,
  fillCheckout,
  PRODUCTS,
} from './support/journey';
import {expect, SHARED_BY_PAGES, test} from './support/test';

const {dry, prescription, soldOut, autoshipOnly, dropship, donation} = PRODUCTS;

/** Parts that every product page repeats, and everything below the product. Only the first two pages check them. */
const SHARED_BY_PRODUCTS = [
  SHARED_BY_PAGES,
  'nav[aria-label="Breadcrumb"]',
  'section[aria-label^="Pictures of"]',
  'main .page-column > :not(:first-child)',
].join(', ');

test('HOUSE-18a axe finds no violations on a product list and on the error page', async ({
  page,
  problems,
  expectAccessible,
}) => {
  problems.allow(/404/);
  await page.goto('/products/dog/food-form/dry-food');
  /* Three cards represent all of them. */
  await expectAccessible(page, 'li:nth-child(n + 4) article');
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expectAccessible(page, '[data-carousel]');
});

test('HOUSE-18a PDP-03a CART-44 each kind of product page shows its details and passes axe', async ({
  page,
  expectAccessible,
}) => {
  const main = page.getByRole('main');
  await test.step('a page with every section', async () => {
    await page.goto('/products/homestyle-stew');
    await expect(main.getByRole('heading', {name: 'Questions and answers'})).toBeVisible();
    await main.getByText('Should I heat it up?').click();
    await expect(main.getByText('In stock', {exact: true})).toBeVisible();
    await expect(main.getByText(/^Estimated delivery .+ to 80011/).first()).toBeVisible();
    await expectAccessible(page, SHARED_BY_PAGES);
  });
  await test.step('nutrition and feeding amounts are tables', async () => {
    await page.goto(prescription.path);
    const analysis = main.getByRole('table', {name: 'Guaranteed analysis'});
    await expect(analysis.getByRole('row', {name: 'Crude Protein (min) 21.0%'})).toBeVisible();
    const guide = main.getByRole('table', {name: 'How much to give, by your pet’s weight'});
    await expect(guide.getByRole('columnheader')).toHaveText(['Weight', 'Cups a day']);
    await expect(guide.getByRole('rowheader').first()).toHaveText('5 lb');
    await expect(main.getByText(/3,380 kcal\/kg, 355 kcal per cup/)).toBeVisible();
    await expect(main.getByText('Adult dogs, medium and large breeds')).toBeVisible();
    await expect(main.getByText('Marine omega-3s at a supervised level')).toBeVisible();
    await expectAccessible(page, SHARED_BY_PAGES);
  });
  await test.step('a sold-out product is shown but cannot be added', async () => {
    await page.goto(soldOut.path);
    await expect(main.getByText('Out of stock', {exact: true}).first()).toBeVisible();
    const box = main.locator('form').first();
    await expect(box.getByRole('button', {name: 'Out of stock'})).toBeDisabled();
    await expect(box.getByRole('textbox')).toBeDisabled();
    await expectAccessible(page, SHARED_BY_PRODUCTS);
  });
  await test.step('an autoship-only product', async () => {
    await page.goto(autoshipOnly.path);
    await expectAccessible(page, SHARED_BY_PRODUCTS);
  });
  await test.step('a product that its maker ships', async () => {
    await page.goto(dropship.path);
    await expect(main.getByText('Ships separately, from the maker')).toBeVisible();
    await expectAccessible(page, SHARED_BY_PRODUCTS);
  });
  await test.step('a donation has no stock', async () => {
    await page.goto(donation.path);
    await expect(addButton(page)).toBeVisible();
    await expect(main.getByText('In stock', {exact: true})).toHaveCount(0);
    await expectAccessible(page, SHARED_BY_PRODUCTS);
  });
});

test('HOUSE-18a axe finds no violations on the cart: empty, with notices, with errors', async ({
  page,
  problems,
  expectAccessible,
}) => {
  problems.allow(/422/);
  await page.goto('/cart');
  await expectAccessible(page, SHARED_BY_PAGES);

  await addToCart(page.request, {prescription: 1});
  await page.goto(dry.path);
  await page.getByText('Autoship, save 5%').click();
  await page
    .getByRole('textbox', {name: `Quantity of ${dry.title}`})
    .first()
    .fill('5');
  await expectAccessible(page, SHARED_BY_PRODUCTS);
  await addButton(page).click();
  await confirmation(page).getByRole('button', {name: 'Go to Cart'}).click();
  await expect(page.getByText('Autoship limit: 5 per item.')).toBeVisible();
  await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
  await expect(page.getByRole('group', {name: 'Please fix the following'})).toBeFocused();
  await expectAccessible(page, SHARED_BY_PAGES);

  await checkAttestation(page);
  await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Autoship needs an account');
  await expectAccessible(page, SHARED_BY_PAGES);
});

test('HOUSE-18a axe finds no violations on checkout, the order page and the control room', async ({
  page,
  problems,
  sandbox,
  expectAccessible,
}) => {
  problems.allow(/422/);
  await addToCart(page.request, {dry: 1});
  await page.goto('/cart');
  await page.getByRole('button', {name: 'Proceed to Checkout'}).click();
  const pay = page.getByRole('button', {name: 'Pay now'});
  await fillCheckout(page, CARDS.declined);
  await pay.click();
  await expect(page.getByRole('alert')).toContainText(/declined/i);
  await expectAccessible(page);

  await page.getByLabel('Card number').fill(CARDS.approved);
  await page.getByLabel('Security code').fill('123');
  await pay.click();
  await expect(page.getByRole('heading', {level: 1, name: /^Thank you/})).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${sandbox.origin}/`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Control room');
  /* The control room lists more rows the more tests have run. */
  await expectAccessible(page, 'tr:nth-child(n + 4)');
});
