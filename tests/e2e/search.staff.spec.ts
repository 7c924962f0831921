import {searchField, suggestions, typeAndWait} from './support/search-field';
import {expect, test} from './support/test';

test('FIND-01a FIND-01c FIND-11b FIND-13b the staff site searches its own products and gives search engines nothing', async ({
  page,
}) => {
  await page.goto('/sitemap');
  await expect(page).toHaveTitle('Site Map | Pro Staff Feeding');
  const forEngines = page.locator(
    'script[type="application/ld+json"], meta[property^="og:"], link[rel="canonical"]',
  );
  await expect(forEngines).toHaveCount(0);
  await typeAndWait(page, 'salm');
  await expect(suggestions(page).getByRole('option', {name: /Indoor Salmon/})).toBeVisible();
  await searchField(page).press('Enter');
  await expect(page).toHaveTitle('Search results for "salm" | Pro Staff Feeding');
  await expect(page.getByRole('article').first()).toBeVisible();
  /* The steel bowl is sold on the consumer site only. */
  await searchField(page).fill('stainless');
  await searchField(page).press('Enter');
  await expect(page).toHaveTitle('Search results for "stainless" | Pro Staff Feeding');
  await expect(page.getByRole('article')).toHaveCount(0);

  const robots = await page.request.get('/robots.txt');
  expect(await robots.text()).not.toContain('Sitemap:');
  expect((await page.request.get('/sitemap.xml')).status()).toBe(404);
});
