import {expect, test} from './support/test';

test('CMS-14c CMS-20 previews work without scripts, and so does clearing the page for shoppers', async ({
  page,
  problems,
}) => {
  await page.goto('/preview?to=/mud-season');
  await page.getByLabel('Editors’ key').fill('sandbox-preview-key-for-editors');
  await page.getByRole('button', {name: 'Preview'}).click();
  await expect(page).toHaveURL('/mud-season');
  const bar = page.getByRole('complementary', {name: 'Preview'});
  await expect(bar).toContainText('with drafts');
  await bar.getByRole('button', {name: 'Clear for shoppers'}).click();
  await expect(page.getByRole('heading', {name: 'Page cleared'})).toBeVisible();
  await page.getByRole('link', {name: 'Back to the page'}).click();
  await expect(page).toHaveURL('/mud-season');
  problems.allow(/404/);
  await bar.getByRole('button', {name: 'Leave preview'}).click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Page Not Found');
});
