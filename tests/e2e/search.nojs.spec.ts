import {searchField} from './support/search-field';
import {expect, test} from './support/test';

test('FIND-03a FIND-03b FIND-10a SEARCH-01 without JavaScript the site map leads to categories, the field searches, also for a SKU, and an empty result can be retried', async ({
  page,
}) => {
  await page.goto('/sitemap');
  await page
    .getByRole('region', {name: 'Dog food and treats'})
    .getByRole('link', {name: 'Puppy', exact: true})
    .click();
  await expect(page).toHaveURL('/products/dog/pet-age/puppy-food');

  await searchField(page).fill('salmon oat');
  await page.getByRole('banner').getByRole('button', {name: 'Search'}).click();
  await expect(page).toHaveURL('/search?search=salmon+oat');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "salmon oat"');
  await expect(page.getByRole('link', {name: 'Indoor Salmon & Oat'})).toBeVisible();
  await expect(searchField(page)).toHaveValue('salmon oat');

  await searchField(page).fill('MB-CIND-15');
  await searchField(page).press('Enter');
  await expect(page).toHaveURL(/\?sku=MB-CIND-15$/);

  await searchField(page).press('Enter');
  await expect(page).toHaveURL('/search');
  const main = page.getByRole('main');
  await main.getByRole('textbox', {name: 'What are you looking for?'}).fill('unicorn');
  await main.getByRole('button', {name: 'Search'}).click();
  await expect(main.getByText('No products match your search')).toBeVisible();
  await main.getByRole('link', {name: 'salmon', exact: true}).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});
