import {PRODUCTS} from './support/journey';
import {expectInTime} from './support/expect-in-time';
import {expect, test} from './support/test';

const {flavors, dry} = PRODUCTS;

test('PDP-02b PDP-03a PDP-18 without scripts a variant can be chosen and all content is readable', async ({
  page,
}) => {
  await page.goto(`${flavors.path}?sku=MB-DCTA-LMB-15`);
  await page.getByRole('region', {name: 'Size'}).getByRole('link', {name: '30 lb'}).click();
  await expect(page).toHaveURL(/lamb\/30-lb\?sku=MB-DCTA-LMB-30$/);
  await expect(page).toHaveTitle('Country Table Adult, Lamb, 30 lb | Shop');
  await expect(page.getByRole('main').getByText('Now $59.49, was $69.99').first()).toBeVisible();
  await expect(page.getByRole('table', {name: 'Guaranteed analysis'})).toBeVisible();
  for (const fact of [
    /^Nutritional adequacy Country Table Adult is formulated to meet/,
    'Made in Ohio, USA',
    'Your money back within 90 days, even if the bag is open',
  ]) {
    await expect(page.getByRole('main').getByText(fact)).toBeVisible();
  }
  await expectInTime(page, page.getByRole('heading', {name: 'Goes well with'}));
  await page.goto('/products/homestyle-stew');
  await expectInTime(page, page.getByRole('heading', {name: 'Real food you can see'}));
  await page.getByText('Should I heat it up?').click();
  await expect(page.getByRole('group').filter({hasText: 'Should I heat it up?'})).toHaveAttribute(
    'open',
    '',
  );
});

test('PDP-22 the documents of product pages have at most 100 kB', async ({request}) => {
  for (const path of [flavors.path, dry.path, '/products/slow-simmered-supper']) {
    const size = Buffer.byteLength(await (await request.get(path)).text());
    expect.soft(size, path).toBeLessThanOrEqual(100_000);
  }
});

test('NAV-05 NAV-07b NAV-15 PDP-06c without scripts the breadcrumb is the product’s own, and a thumbnail leads to its picture', async ({
  page,
}) => {
  await page.goto('/products/cat/flavor/salmon');
  await page.getByRole('article').getByRole('link', {name: dry.title}).click();
  await expect(page.getByRole('navigation', {name: 'Breadcrumb'}).getByRole('listitem')).toHaveText(
    [
      /Home$/,
      /All Products$/,
      /Cat$/,
      /Marlowe Balance$/,
      /Adult$/,
      /Dry Food$/,
      /Indoor Salmon & Oat$/,
    ],
  );
  await page.getByRole('link', {name: 'Picture 3 of 5'}).click();
  await expect(
    page.getByRole('list', {name: 'Picture', exact: true}).getByRole('img').nth(2),
  ).toBeInViewport({ratio: 0.5});
});
