import {expect, type Locator, type Page} from '@playwright/test';
import {cartName} from './journey';

const SEEN_WITHIN_MS = 20_000;

/**
 * Expects a deferred part that does not hold back its page. Without scripts nothing moves a late part into its place, so
 * this reloads the page until the part arrives in time.
 */
export async function expectInTime(page: Page, part: Locator): Promise<void> {
  await page.waitForLoadState();
  await expect(async () => {
    if (await part.isVisible()) return;
    await page.reload();
    expect(await part.isVisible(), part.toString()).toBe(true);
  }).toPass({timeout: SEEN_WITHIN_MS});
}

/** Expects the count in the header, as `expectInTime` does. */
export async function expectCartCountInTime(page: Page, count: number): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', {name: cartName(count), exact: true});
  await expectInTime(page, link);
}
