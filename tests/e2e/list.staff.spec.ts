import {filterValue, openFilters, totalHeading} from './support/list';
import {readMarkup} from './support/markup';
import {expect, SHARED_BY_PAGES, test} from './support/test';

test('CAT-30 HOUSE-18a the staff site has its own filters, and axe finds no violations on them', async ({
  page,
  shop,
  expectAccessible,
}) => {
  const path = '/products/dog/food-form/wet-food';
  const markup = await readMarkup(page, shop.consumer + path);
  const legends = await markup.evaluate((document) =>
    [...document.querySelectorAll('legend')].map(({textContent}) => textContent.trim()),
  );
  expect(legends).toContain('Pack');
  await page.goto(path);
  const filters = await openFilters(page);
  await expect(filters.getByRole('group', {name: 'Pack', exact: true})).toHaveCount(0);
  const all = await totalHeading(page).innerText();
  await filterValue(filters, 'Brand', 'Marlowe Clinical').click();
  await expect(page).toHaveURL(`${path}?brand=clinical`);
  await expect(totalHeading(page)).not.toHaveText(all);
  await expectAccessible(page, SHARED_BY_PAGES);
});
