import type {Page, Route} from '@playwright/test';
import {addButton, confirmation, expectCartCount, PRODUCTS} from './support/journey';
import {locationControl, locationDialog} from './support/location';
import {searchField, suggestions} from './support/search-field';
import {expect, test} from './support/test';

const {treat} = PRODUCTS;
const PARTS = /\/assets\/(dialog\.client|location-dialog-form|search-suggestions)[^/]*\.js/;
/** The browser's console messages about the missing scripts. */
const MISSING = /(dialog|search-suggestions).*\.js/;

/** Fails the first request for each lazily loaded script; the retry (`?try=`) succeeds. */
async function failScriptsOnce(page: Page): Promise<void> {
  await page.route(PARTS, (route: Route) =>
    route.request().url().includes('?try=') ? route.continue() : route.abort('connectionfailed'),
  );
}

async function failScripts(page: Page): Promise<() => Promise<void>> {
  const abort = (route: Route) => route.abort('connectionfailed');
  await page.route(PARTS, abort);
  return () => page.unroute(PARTS, abort);
}

test('UI-28 dialogs and suggestions work when the first load of their script fails', async ({
  page,
  problems,
}) => {
  problems.allow(MISSING);
  await failScriptsOnce(page);
  await page.goto(treat.path);
  await locationControl(page).click();
  await expect(locationDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(locationDialog(page)).toBeHidden();
  await addButton(page).click();
  await expect(confirmation(page)).toBeVisible();
  await confirmation(page).getByRole('button', {name: 'Continue Shopping'}).click();
  await searchField(page).click();
  await searchField(page).pressSequentially('salm');
  await expect(suggestions(page)).toBeVisible();
});

test('UI-29a UI-29b a dialog that fails to load falls back to its page, and opens once its script loads', async ({
  page,
  problems,
}) => {
  problems.allow(MISSING);
  const restoreScripts = await failScripts(page);
  await page.goto('/faq');
  await locationControl(page).click();
  await expect(page).toHaveURL('/location?to=%2Ffaq');
  await page.getByRole('main').getByRole('textbox', {name: 'Zip code'}).fill('80202');
  await page.getByRole('main').getByRole('button', {name: 'Deliver here'}).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(locationControl(page)).toContainText('80202');
  await restoreScripts();
  await locationControl(page).click();
  await expect(locationDialog(page)).toBeVisible();
});

test('UI-29a filters on a phone open in the page when their sheet fails to load', async ({
  page,
  problems,
}) => {
  problems.allow(MISSING);
  await page.setViewportSize({width: 390, height: 844});
  const restoreScripts = await failScripts(page);
  await page.goto('/products/dog/food-form/wet-food');
  const filters = page.getByRole('form', {name: 'Filters'});
  await expect(filters).toBeHidden();
  const open = page.getByRole('button', {name: /^Filters/});
  await open.click();
  await expect(filters).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Flavor');
  await restoreScripts();
  await open.click();
  await expect(page.getByRole('dialog', {name: 'Filters'})).toBeVisible();
});

test('UI-29a an add is confirmed in the page when the dialog fails to load', async ({
  page,
  problems,
}) => {
  problems.allow(MISSING);
  const restoreScripts = await failScripts(page);
  await page.goto(treat.path);
  await addButton(page).click();
  const plain = page.getByRole('region', {name: 'Cart update'});
  await expect(plain).toContainText('Item added to your cart!');
  await expect(page.getByRole('status')).toContainText('Item added to your cart!');
  await expectCartCount(page, 1);
  await plain.getByRole('button', {name: 'Continue Shopping'}).click();
  await expect(plain).toHaveCount(0);
  await searchField(page).fill('salmon');
  await searchField(page).press('Enter');
  await expect(page).toHaveURL(/search=salmon/);

  await restoreScripts();
  await page.goBack();
  await addButton(page).click();
  await expect(confirmation(page)).toBeVisible();
});
