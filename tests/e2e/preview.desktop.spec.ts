import {expect, SHARED_BY_PAGES, test} from './support/test';

const KEY = 'sandbox-preview-key-for-editors';
const DRAFT = {path: '/mud-season', heading: 'More miles, more dinner'};

test('CMS-06a, CMS-12a, CMS-14a, CMS-14b an editor previews a draft, shares it with a colleague, and leaves the preview', async ({
  page,
  playwright,
  shop,
  problems,
  expectAccessible,
}) => {
  problems.allow(/404/);
  await page.goto(DRAFT.path);
  await expect(page.getByRole('heading', {level: 1})).toContainText('Page Not Found');

  await page.goto(`/preview?to=${DRAFT.path}`);
  await expectAccessible(page, SHARED_BY_PAGES);
  await page.getByLabel('Editors’ key').fill(KEY);
  await page.getByRole('button', {name: 'Preview'}).click();
  /* A document load: wait until its styles are there. */
  await page.waitForURL(DRAFT.path);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(DRAFT.heading);
  const bar = page.getByRole('complementary', {name: 'Preview'});
  await expect(bar).toContainText('with drafts, as of now');
  await expectAccessible(page, SHARED_BY_PAGES);

  const link = await bar.getByRole('link', {name: 'Link to share'}).getAttribute('href');
  const colleague = await playwright.request.newContext({baseURL: shop.consumer});
  const shared = await colleague.get(link ?? '');
  expect(shared.url()).toBe(shop.consumer + DRAFT.path);
  expect(await shared.text()).toContain(DRAFT.heading);
  await colleague.dispose();

  await bar.getByRole('button', {name: 'Leave preview'}).click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Page Not Found');
  await expect(bar).toBeHidden();
});

test('CMS-12d the form keeps its input when the key is wrong, and a scheduled banner shows at its time', async ({
  page,
  problems,
}) => {
  problems.allow(/422/);
  await page.goto('/preview?to=/');
  const key = page.getByLabel('Editors’ key');
  const zip = page.getByLabel('From this zip code');
  const preview = page.getByRole('button', {name: 'Preview'});
  await key.fill('not the key at all');
  await zip.fill('10001');
  await preview.click();
  const summary = page.getByRole('group', {name: 'Please fix the following'});
  await expect(summary).toBeFocused();
  await summary.getByRole('link', {name: 'That isn’t the editors’ key.'}).click();
  await expect(key).toBeFocused();
  await expect(zip).toHaveValue('10001');
  await expect(page.getByLabel('Page', {exact: true})).toHaveValue('/');

  await key.fill(KEY);
  await page.getByLabel('As of').fill('2027-01-10T09:00');
  await preview.click();
  await expect(page.getByRole('complementary', {name: 'Preview'})).toContainText(
    'Jan 10, 2027, 9:00 AM Mountain Time',
  );
  await expect(page.getByText('Smaller portions, same enthusiasm')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('10001');

  await page
    .getByRole('complementary', {name: 'Preview'})
    .getByRole('link', {name: 'Change'})
    .click();
  await expect(page.getByLabel('As of')).toHaveValue('2027-01-10T09:00');
  await expect(zip).toHaveValue('10001');
});
