import {searchField, suggestions, typeAndWait} from './support/search-field';
import {expect, ONCE_MORE, SHARED_BY_PAGES, test} from './support/test';

test('FIND-06 FIND-08b search says so and shows what it can without the content system; without commerce the field suggests nothing but still leads to search', async ({
  page,
  problems,
  sandbox,
  expectAccessible,
}) => {
  problems.allow(/503/);
  await page.goto('/cart');
  await sandbox.fault({service: 'content-system', kind: 'down'});
  await typeAndWait(page, 'jerk');
  await searchField(page).press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "jerk"');
  await expect(
    page.getByRole('heading', {level: 2, name: 'We’re having trouble searching the shop'}),
  ).toBeVisible();
  await expectAccessible(page, SHARED_BY_PAGES);
  await expect(
    page.getByRole('article').getByRole('link', {name: 'Ranch Jerky Strips'}),
  ).toBeVisible();

  await sandbox.clearFaults();
  /* The circuit breaker retries a failed service after a few seconds. */
  await expect
    .poll(async () => (await page.request.get('/search?search=jerk', ONCE_MORE)).status(), {
      timeout: 20_000,
    })
    .toBe(200);
  await page.getByRole('link', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 2, name: /product/}).first()).toBeVisible();

  await sandbox.fault({service: 'commerce', kind: 'error'});
  const answered = page.waitForResponse('**/search/suggest?*');
  await searchField(page).click();
  await searchField(page).fill('zebra');
  await answered;
  await expect(suggestions(page)).toHaveCount(0);
  await searchField(page).press('Enter');
  await expect(page).toHaveURL('/search?search=zebra');
  await expect(
    page
      .getByRole('link', {name: 'Go to the home page'})
      .or(page.getByText('No products match your search')),
  ).toBeVisible();
});
