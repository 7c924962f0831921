import {searchField, suggestions, typeAndWait} from './support/search-field';
import {expect, test} from './support/test';

test('FIND-06 with the content system away search says so, and shows what it can', async ({
  page,
  problems,
  sandbox,
  expectAccessible,
}) => {
  problems.allow(/503/);
  await page.goto('/');
  await sandbox.fault({service: 'content-system', kind: 'down'});
  await typeAndWait(page, 'jerk');
  await searchField(page).press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "jerk"');
  await expect(
    page.getByRole('heading', {level: 2, name: 'We cannot search all our shelves just now'}),
  ).toBeVisible();
  await expectAccessible(page);
  await expect(
    page.getByRole('article').getByRole('link', {name: 'Ranch Jerky Strips'}),
  ).toBeVisible();

  await sandbox.clearFaults();
  await expect(async () => {
    await page.getByRole('link', {name: 'Try again'}).click({timeout: 1000});
    await expect(page.getByRole('heading', {level: 2, name: /product/}).first()).toBeVisible({
      timeout: 1000,
    });
  }).toPass({timeout: 20_000});
});

test('FIND-08 with commerce away the field suggests nothing and still leads to the search page', async ({
  page,
  problems,
  sandbox,
}) => {
  problems.allow(/503/);
  await page.goto('/');
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
      .or(page.getByText('Nothing in the pantry by that name')),
  ).toBeVisible();
});
