import type {Page} from '@playwright/test';
import {confirmation} from './support/journey';
import {expect, test} from './support/test';

/** Waits for running animations: axe would measure colors in the middle of a fade. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((item) => item.effect?.getComputedTiming().iterations !== Infinity)
        .map((item) => item.finished.catch(() => undefined)),
    ),
  );
}

test('HOUSE-18a axe finds no violations on the home page and its confirmation dialog', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  /* Three slides represent all of them. */
  await expectAccessible(page, '[data-carousel] li:nth-child(n + 4)');
  await page
    .getByRole('button', {name: /^Add to cart: /})
    .first()
    .click();
  await expect(confirmation(page)).toBeVisible();
  await waitForAnimations(page);
  await expectAccessible(page, 'header:not([role=dialog] *), main, footer');
});
