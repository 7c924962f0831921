import {PRODUCTS} from './support/journey';
import {expect, SHARED_BY_PAGES, test} from './support/test';

const {dry, prescription} = PRODUCTS;

test('CARD-14 CARD-15 CARD-16 CARD-17 CARD-18 the page has a size dropdown and the old price, and no ratings or promotions', async ({
  page,
  shop,
}) => {
  const main = page.getByRole('main');
  const size = page.getByRole('combobox', {name: 'Size', exact: true});
  await page.goto(shop.consumer + dry.path);
  await expect(main.getByRole('heading', {name: 'Reviews'})).toBeVisible();
  await expect(page.getByRole('region', {name: 'Size'})).toBeVisible();
  await expect(size).toHaveCount(0);

  await page.goto(dry.path);
  await expect(main.getByRole('heading', {name: 'Reviews'})).toHaveCount(0);
  await expect(main.getByText(/Rated/)).toHaveCount(0);
  await expect(main.getByText(/free shipping|save \d+%/i)).toHaveCount(0);
  await expect(page.getByRole('region', {name: 'Size'})).toHaveCount(0);
  await expect(size.locator('option')).toHaveText(['4 lb', '7 lb', '15 lb']);
  await size.selectOption({label: '7 lb'});
  await expect(page).toHaveURL(/indoor-salmon-oat\/original\/7-lb\?sku=MB-CIND-7$/);
  await expect(main.getByText('Now $30.49, was $33.99').first()).toBeVisible();
  await expect(page).toHaveTitle('Indoor Salmon & Oat, 7 lb | Pro Staff Feeding');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

test('CARD-26 the sizes say what is out of stock', async ({page}) => {
  await page.goto('/products/marlowe-balance/country-table-adult/beef/15-lb');
  await expect(
    page.getByRole('combobox', {name: 'Size', exact: true}).locator('option'),
  ).toHaveText(['4 lb (Out of stock)', '15 lb', '30 lb']);
});

test('CARD-19 prescription food has its note on card and page of both sites, other food has not', async ({
  page,
  shop,
}) => {
  const note = page.getByText('Vet-Supervised Nutrition');
  for (const origin of [shop.consumer, shop.staff]) {
    await page.goto(origin + prescription.path);
    await expect(note.first()).toBeVisible();
    await page.goto(`${origin}/products/dog/brand/marlowe-clinical`);
    const cards = page.getByRole('article');
    await expect(cards.first()).toBeVisible();
    await expect(cards.filter({hasNot: note})).toHaveCount(0);
    await page.goto(`${origin}/products/dog/brand/marlowe-balance`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(note).toHaveCount(0);
  }
});

test('HOUSE-18 axe finds nothing on the page of the staff site', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(prescription.path);
  await expect(page.getByRole('combobox', {name: 'Size', exact: true})).toBeVisible();
  await expectAccessible(page, SHARED_BY_PAGES);
});
