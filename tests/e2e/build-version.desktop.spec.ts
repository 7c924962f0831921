import type {Page} from '@playwright/test';
import {expect, test} from './support/test';

const LATEST = '**/builds/latest.json?*';

/** Collects the paths of the documents that the page loads from now on. */
function recordDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name, exact: true});

test('NAV-16 API-90 the next navigation loads a document once a newer build is live', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/faq');
  const documents = recordDocuments(page);
  await mainLink(page, 'Autoship').click();
  await expect(page).toHaveURL(/\/autoship$/);
  await expect(page).toHaveTitle(/Autoship/);
  expect(documents, 'of this build it stays one document').toEqual([]);

  await page.route(LATEST, (route) => route.fulfill({json: {id: 'newer'}}));
  const asked = page.waitForResponse(LATEST);
  await page.clock.fastForward('05:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(new URL((await asked).url()).search).toMatch(/^\?t=\d+$/);
  await (await asked).finished();
  expect(documents, 'nothing is reloaded under the visitor').toEqual([]);

  await mainLink(page, 'Learn').click();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(() => documents).toEqual(['/about']);
});

test('ERR-85 page data of a newer build’s format opens the next page as a document', async ({
  page,
}) => {
  await page.goto('/faq');
  const headers = {'X-Remix-Response': 'yes', 'Content-Type': 'text/x-script'};
  await page.route('**/*.data?*', (route) => route.fulfill({headers, body: '[{"_1":2},3]\n'}));
  const documents = recordDocuments(page);
  await mainLink(page, 'Learn').click();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(() => documents).toEqual(['/about']);
  await expect(page).toHaveTitle(/About/);
});

test('NAV-17 NAV-20 the next page loads as a document, once, when one of its scripts is missing', async ({
  page,
  problems,
}) => {
  problems.allow(/assets\/cart-|Error loading route module|Failed to fetch dynamically/);
  await page.goto('/faq');
  await page.route('**/assets/cart-*.js', (route) => route.abort('connectionfailed'));
  const documents = recordDocuments(page);
  await page.getByRole('banner').getByRole('link', {name: /^Cart/}).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('heading', {level: 1, name: 'Shopping Cart'})).toBeVisible();
  expect(documents).toEqual(['/cart']);
});
