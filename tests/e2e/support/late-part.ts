import {expect, type Locator, type Page} from '@playwright/test';
import {cartName} from './journey';

const SEEN_WITHIN_MS = 20_000;

/**
 * For a part that does not hold its page back. Without scripts it is never put into its place once it is late: the page
 * is asked for again until it was in time.
 */
export async function expectInTime(page: Page, part: Locator): Promise<void> {
  await page.waitForLoadState();
  await expect(async () => {
    if (await part.isVisible()) return;
    await page.reload();
    expect(await part.isVisible(), part.toString()).toBe(true);
  }).toPass({timeout: SEEN_WITHIN_MS});
}

/** The same for the number in the header. */
export async function expectCartCountInTime(page: Page, count: number): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', {name: cartName(count), exact: true});
  await expectInTime(page, link);
}
