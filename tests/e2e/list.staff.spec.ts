import {filterValue, openFilters, total} from './support/list';
import {expect, test} from './support/test';

test('CAT-30 HOUSE-18 the staff site has filters of its own, and axe finds nothing on them', async ({
  page,
  shop,
  expectAccessible,
}) => {
  await page.goto('/products');
  const filters = await openFilters(page);
  await expect(filters.getByRole('group', {name: 'Pack', exact: true})).toHaveCount(0);
  const count = await total(page).innerText();
  await filterValue(filters, 'Brand', 'Marlowe Clinical').click();
  await expect(page).toHaveURL('/products?brand=clinical');
  await expectAccessible(page);
  await page.goto(`${shop.consumer}/products`);
  await expect(filters.getByText('Pack', {exact: true}).first()).toBeVisible();
  await expect(total(page)).not.toHaveText(count);
});
