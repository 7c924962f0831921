import {expect, test} from './support/test';

test('ROUTE-34 ROUTE-35 the maintenance page has no header, footer or navigation, and no scripts', async ({
  page,
}) => {
  await page.goto('/maintenance');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('We’ll be right back');
  await expect(page.getByText('Your cart is safe.')).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'navigation'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  expect(await page.locator('script').count()).toBe(0);
});
