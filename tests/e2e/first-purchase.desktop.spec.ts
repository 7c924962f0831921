import type {Locator} from '@playwright/test';
import {addButton, CARDS, confirmation, fillCheckout, payAndReadOrder} from './support/journey';
import {searchField} from './support/search-field';
import {expect, test} from './support/test';

test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

const MAX_TAPS = 8;

test('CHK-24 a first purchase on a phone, from "my senior cat is overweight" to checkout, takes at most eight taps besides typing', async ({
  page,
  sandbox,
}) => {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };

  await page.goto('/');
  await tap(searchField(page));
  await searchField(page).fill('my senior cat is overweight');
  /* The keyboard's own key counts as typing. */
  await searchField(page).press('Enter');
  await expect(page.getByRole('heading', {level: 1, name: /^Search results/})).toBeVisible();

  const first = page.getByRole('article').first().getByRole('link').first();
  const title = await first.innerText();
  await tap(first);
  await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY), 'a new page begins at its top').toBe(0);
  await tap(addButton(page));
  await tap(confirmation(page).getByRole('button', {name: 'Go to Cart'}));
  await tap(page.getByRole('button', {name: 'Proceed to Checkout'}));
  await expect(page.getByRole('button', {name: 'Pay now'})).toBeVisible();
  expect(taps).toBeLessThanOrEqual(MAX_TAPS);

  await fillCheckout(page, CARDS.approved);
  const {lines} = await sandbox.order(await payAndReadOrder(page));
  expect(lines.map((line) => line.title)).toEqual([title]);
});
