import {chips, totalHeading} from './support/list';
import {expect, test} from './support/test';

test('LIST-03a LIST-05a LIST-07a LIST-07b without JavaScript the list loads more, and its filters are chosen, sorted, removed and cleared', async ({
  page,
}) => {
  await page.goto('/products');
  await page.getByRole('link', {name: /^Load more \(24 of \d+\)/}).click();
  await expect(page).toHaveURL('/products?page=2');
  await expect(page.getByRole('article')).toHaveCount(48);
  await page.getByRole('checkbox', {name: /^Dog/}).check();
  await page.getByRole('checkbox', {name: /^Lamb/}).check();
  await page.getByRole('checkbox', {name: /^Beef/}).check();
  await page.getByLabel('From (lb)').fill('4');
  await page.getByRole('button', {name: 'Apply'}).click();
  await expect(page).toHaveURL('/products/dog?flavor=beef,lamb&weight=4-');
  await expect(page.getByRole('checkbox', {name: /^Lamb/})).toBeChecked();
  await expect(chips(page)).toHaveText(['Remove Beef', 'Remove Lamb', 'Remove 4 lb and more']);

  await page.getByLabel('Sort by').selectOption('Name');
  await page.getByRole('button', {name: 'Sort'}).click();
  await expect(page).toHaveURL('/products/dog?flavor=beef,lamb&weight=4-&sort=name');
  const count = Number(/\d+/.exec(await totalHeading(page).innerText())?.[0]);
  await expect(page.getByRole('article')).toHaveCount(count);
  const names = await page.getByRole('article').getByRole('heading').allInnerTexts();
  expect(names).toEqual([...names].sort());

  await page.getByRole('link', {name: 'Remove Beef'}).click();
  await expect(page).toHaveURL('/products/dog?flavor=lamb&weight=4-&sort=name');
  await page.getByRole('link', {name: 'Clear all'}).click();
  await expect(page).toHaveURL('/products/dog?sort=name');
});

test('LIST-04 LIST-07a LIST-15b without JavaScript an empty list links to a wider one, and a phone reaches the filters and their help by a link', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/products/dog?brand=treats&flavor=tuna');
  await expect(
    page.getByRole('heading', {name: 'No products match all of these filters'}),
  ).toBeVisible();
  await page.getByRole('link', {name: 'Any flavor'}).click();
  await expect(page).toHaveURL('/products/dog?brand=treats');
  await expect(page.getByRole('article').first()).toBeVisible();

  const senior = page.getByRole('checkbox', {name: /^Senior/});
  await expect(senior).toBeHidden();
  await page.getByRole('link', {name: /^Filters/}).click();
  await page.getByLabel('What does Senior mean?').click();
  await expect(page.getByText('Starts at about 7 years for dogs and 11 for cats.')).toBeVisible();
  await senior.check();
  await page.getByRole('button', {name: 'Apply'}).click();
  await expect(page).toHaveURL('/products/dog?brand=treats&pet-age=senior');
  await expect(page.getByRole('link', {name: 'Filters (2)'})).toBeVisible();
  await expect(senior).toBeHidden();
});

test('ROUTE-07 LIST-19a LIST-22 without JavaScript the tiles of a group lead to its values, and its list can be sorted', async ({
  page,
}) => {
  await page.goto('/products/dog/food-form');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Dog Food by Form');
  const tiles = page.getByRole('navigation', {name: 'Dog Food by Form'}).getByRole('link');
  await expect(tiles).toHaveText([
    /^Dry food\d+ products$/,
    /^Wet food\d+ products$/,
    /^Treats\d+ products$/,
  ]);
  await page.getByLabel('Sort by').selectOption('Name');
  await page.getByRole('button', {name: 'Sort'}).click();
  await expect(page).toHaveURL('/products/dog/food-form?sort=name');
  await tiles.filter({hasText: 'Wet food'}).click();
  await expect(page).toHaveURL('/products/dog/food-form/wet-food');
});

test('LIST-29 the documents of lists have at most 130 kB, and that of the home page at most 85 kB', async ({
  request,
  shop,
}) => {
  const limits = [
    {site: shop.consumer, home: 85, list: 130},
    /* Its cards carry all sizes (CARD-17). */
    {site: shop.staff, home: 95, list: 165},
  ];
  for (const {site, home, list} of limits) {
    for (const [path, kilobytes] of [
      ['/', home],
      ['/products', list],
      ['/products/dog', list],
      ['/products/dog/health', list],
      ['/search?search=dog', list],
    ] as const) {
      const size = Buffer.byteLength(await (await request.get(site + path)).text());
      expect.soft(size, site + path).toBeLessThanOrEqual(kilobytes * 1000);
    }
  }
});
