import type {Page, Route} from '@playwright/test';
import {addButton, confirmation, expectCartCount, PRODUCTS} from './support/journey';
import {locationControl, locationDialog} from './support/location';
import {searchField, suggestions} from './support/search-field';
import {expect, test} from './support/test';

const {treat} = PRODUCTS;
const PARTS = /\/assets\/(dialog\.client|location-dialog-form|search-suggestions)[^/]*\.js/;
/** The browser's own notes of it. */
const MISSING = /(dialog|search-suggestions).*\.js/;

/** No part that is fetched when it is wanted can be had; a part that was asked for once more can. */
async function losePartsOnce(page: Page): Promise<void> {
  await page.route(PARTS, (route: Route) =>
    route.request().url().includes('?try=') ? route.continue() : route.abort('connectionfailed'),
  );
}

async function loseParts(page: Page): Promise<() => Promise<void>> {
  const abort = (route: Route) => route.abort('connectionfailed');
  await page.route(PARTS, abort);
  return () => page.unroute(PARTS, abort);
}

test('UI-28 opens a dialog, and suggests, when a script was lost once', async ({
  page,
  problems,
}) => {
  problems.allow(MISSING);
  await losePartsOnce(page);
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

test('UI-29 leads to the plain page when a dialog cannot be had, and opens it once it can', async ({
  page,
  problems,
}) => {
  problems.allow(MISSING);
  const found = await loseParts(page);
  await page.goto('/faq');
  await locationControl(page).click();
  await expect(page).toHaveURL('/location?to=%2Ffaq');
  await page.getByRole('main').getByRole('textbox', {name: 'Zip code'}).fill('80202');
  await page.getByRole('main').getByRole('button', {name: 'Deliver here'}).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(locationControl(page)).toContainText('80202');
  await found();
  await locationControl(page).click();
  await expect(locationDialog(page)).toBeVisible();
});

test('UI-29 shows the filters in the page of a phone when their sheet cannot be had', async ({
  page,
  problems,
}) => {
  problems.allow(MISSING);
  await page.setViewportSize({width: 390, height: 844});
  const found = await loseParts(page);
  await page.goto('/products/dog/food-form/wet-food');
  const filters = page.getByRole('form', {name: 'Filters'});
  await expect(filters).toBeHidden();
  const open = page.getByRole('button', {name: /^Filters/});
  await open.click();
  await expect(filters).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Flavor');
  await found();
  await open.click();
  await expect(page.getByRole('dialog', {name: 'Filters'})).toBeVisible();
});

test('UI-29 confirms an add in the page when the dialog cannot be had', async ({
  page,
  problems,
}) => {
  problems.allow(MISSING);
  const found = await loseParts(page);
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

  await found();
  await page.goBack();
  await addButton(page).click();
  await expect(confirmation(page)).toBeVisible();
});
