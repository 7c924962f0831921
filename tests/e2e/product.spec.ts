import {PRODUCTS} from './support/journey';
import {tabTo} from './support/keyboard';
import {expect, SHARED_BY_PAGES, test} from './support/test';

const {dry, flavors, dropship} = PRODUCTS;

test('HOUSE-18 axe finds nothing on a page with everything on it', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/products/homestyle-stew');
  await expect(page.getByRole('heading', {name: 'Questions and answers'})).toBeVisible();
  await page.getByText('Should I heat it?').click();
  await expectAccessible(page, SHARED_BY_PAGES);
});

test('HOUSE-18 a variant is chosen and its pictures are seen with the keyboard alone', async ({
  page,
}) => {
  await page.goto(flavors.path);
  await tabTo(page, page.getByRole('link', {name: 'Picture 2 of 5'}));
  await page.keyboard.press('Enter');
  await expect(page.locator('a[aria-current][href^="#picture"]')).toHaveAccessibleName(
    'Picture 2 of 5',
  );
  const lamb = page.getByRole('region', {name: 'Flavor'}).getByRole('link', {name: 'Lamb'});
  await tabTo(page, lamb);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/lamb\/15-lb\?sku=MB-DCTA-LMB-15$/);
  await expect(lamb, 'the focus stays where it is').toBeFocused();
});

test('PDP-06 the pictures are swiped', async ({page, hasTouch}) => {
  test.skip(!hasTouch, 'on a phone');
  await page.goto(dry.path);
  const track = page.getByRole('list', {name: 'Picture', exact: true});
  await track.scrollIntoViewIfNeeded();
  const {x = 0, y = 0, width = 0, height = 0} = (await track.boundingBox()) ?? {};
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [{x: x + width * share, y: y + height / 2}],
    });
  await touch('touchStart', 0.9);
  for (let share = 0.85; share > 0.2; share -= 0.05) await touch('touchMove', share);
  await touch('touchEnd');
  await expect(page.locator('a[aria-current][href^="#picture"]')).toHaveAccessibleName(
    'Picture 2 of 5',
  );
});

test('delivery, stock and shipping are said of what is in stock, and a maker’s product is sent by its maker', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto(dry.path);
  await expect(main.getByText('In stock', {exact: true})).toBeVisible();
  await expect(main.getByText(/^Estimated delivery .+ to 80011/).first()).toBeVisible();
  await page.goto(dropship.path);
  await expect(main.getByText('Sent by its maker, apart from your food')).toBeVisible();
  await page.goto(PRODUCTS.soldOut.path);
  await expect(main.getByText('Out of stock', {exact: true}).first()).toBeVisible();
  await page.goto(PRODUCTS.donation.path);
  await expect(main.getByText('In stock', {exact: true})).toHaveCount(0);
});
