import {addAndGoToCart, addButton, cartItems, expectCartCount, PRODUCTS} from './support/journey';
import {
  cardOf,
  changeButton,
  ESTIMATE,
  locationControl,
  locationDialog,
  setZipBy,
} from './support/location';
import {expect, test} from './support/test';

const {dry, local} = PRODUCTS;
const HAWAII = '96813';
const UTAH = '84101';

test('LOC-09 in Hawaii card, page and cart leave the date to checkout', async ({page}) => {
  const text = 'See checkout for delivery date';
  await page.goto(dry.path);
  await setZipBy(page, locationControl(page), HAWAII);
  await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  await expect(page.getByText(ESTIMATE)).toHaveCount(0);

  await page.goto('/products/cat/food-form/dry-food');
  await expect(cardOf(page, dry.title).getByText(text)).toBeVisible();

  await addAndGoToCart(page, dry.path);
  await expect(page.getByRole('region', {name: 'Order Summary'}).getByText(text)).toBeVisible();
});

test('LOC-12 CART-44 what is out at one place is out of stock on card, page and cart for that zip only', async ({
  page,
}) => {
  const list = '/products/cat/food-form/dry-food';
  const main = page.getByRole('main');
  const inCart = cartItems(page).getByText('This item is out of stock.');

  await addAndGoToCart(page, local.path);
  await expect(inCart).toHaveCount(0);

  await setZipBy(page, locationControl(page), HAWAII);
  await expect(inCart).toBeVisible();
  await expectCartCount(page, 1);

  await page.goto(list);
  await expect(
    cardOf(page, local.title)
      .getByText(/Out of stock/)
      .first(),
  ).toBeVisible();
  await expect(cardOf(page, local.title).getByRole('button', {name: /^Add/})).toHaveCount(0);

  await page.goto(local.path);
  await expect(main.getByText('Out of stock').first()).toBeVisible();
  await expect(addButton(page)).toHaveCount(0);

  await setZipBy(page, changeButton(main), UTAH);
  await expect(addButton(page)).toBeEnabled();
  await page.goto(list);
  await expect(cardOf(page, local.title).getByText(/Out of stock/)).toHaveCount(0);
  await page.goto('/cart');
  await expect(cartItems(page).getByText(local.title)).toBeVisible();
  await expect(inCart).toHaveCount(0);
});

test('LOC-15 HOUSE-18 the zip is changed with the keyboard alone, and nothing overflows on the smallest phone', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({width: 320, height: 568});
  await page.goto(dry.path);
  await locationControl(page).focus();
  await page.keyboard.press('Enter');
  const dialog = locationDialog(page);
  await expect(dialog.getByRole('textbox', {name: 'Zip code'})).toBeFocused();
  await expectAccessible(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);

  await page.keyboard.type(UTAH);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').filter({hasText: `Delivering to ${UTAH}.`})).toBeAttached();
  await expect(locationControl(page)).toBeFocused();
});
