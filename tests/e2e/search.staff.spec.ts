import {searchField, suggestions, typeAndWait} from './support/search-field';
import {expect, test} from './support/test';

test('FIND-01 SEARCH-02 the staff site searches what it offers, and tells no search engine', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await typeAndWait(page, 'salm');
  await expect(suggestions(page).getByRole('option', {name: /Indoor Salmon/})).toBeVisible();
  await searchField(page).press('Enter');
  await expect(page).toHaveTitle('Search results for "salm" | Pro Staff Feeding');
  await expect(page.getByRole('article').first()).toBeVisible();
  /* Made to please people: for the shop alone. */
  await page.goto('/search?search=jerky');
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('FIND-11 FIND-13 FIND-16 its sitemap is for people alone', async ({page, shop}) => {
  const robots = await page.request.get(`${shop.staff}/robots.txt`);
  expect(await robots.text()).not.toContain('Sitemap:');
  expect((await page.request.get(`${shop.staff}/sitemap.xml`)).status()).toBe(404);
  await page.goto('/sitemap');
  await expect(page).toHaveTitle('Site Map | Pro Staff Feeding');
  await expect(page.locator('meta[property^="og:"]')).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});
