import type {Page} from '@playwright/test';
import {confirmation} from './support/journey';
import {expect, test} from './support/test';

/** Nothing is judged in the middle of a fade. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
        .map((one) => one.finished.catch(() => undefined)),
    ),
  );
}

test('HOUSE-18 axe finds nothing on home, nor on what opens over it', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  /* Three slides stand for all. */
  await expectAccessible(page, '[data-carousel] li:nth-child(n + 4)');
  await page
    .getByRole('button', {name: /^Add to cart: /})
    .first()
    .click();
  await expect(confirmation(page)).toBeVisible();
  await untilStill(page);
  await expectAccessible(page, 'header:not([role=dialog] *), main, footer');
});
