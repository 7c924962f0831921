import {expect, test} from './support/test';

const KEY = 'local-preview-key-for-editors';
const DRAFT = {path: '/mud-season', heading: 'More miles, more dinner'};

test('CMS-06, CMS-12, CMS-14 an editor looks at a draft, shares it with a colleague, and leaves', async ({
  page,
  browser,
  shop,
  problems,
  expectAccessible,
}) => {
  problems.allow(/404/);
  await page.goto(DRAFT.path);
  await expect(page.getByRole('heading', {level: 1})).toContainText('Page Not Found');

  await page.goto(`/preview?to=${DRAFT.path}`);
  await expectAccessible(page);
  await page.getByLabel('Editors’ key').fill(KEY);
  await page.getByRole('button', {name: 'Preview'}).click();
  /* A document of its own: its styles are there once it has loaded. */
  await page.waitForURL(DRAFT.path);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(DRAFT.heading);
  const bar = page.getByRole('complementary', {name: 'Preview'});
  await expect(bar).toContainText('with drafts, as of now');
  await expectAccessible(page);

  const link = await bar.getByRole('link', {name: 'Link to share'}).getAttribute('href');
  const colleague = await browser.newPage();
  await colleague.goto(shop.consumer + (link ?? ''));
  await expect(colleague).toHaveURL(shop.consumer + DRAFT.path);
  await expect(colleague.getByRole('heading', {level: 1})).toHaveText(DRAFT.heading);
  await colleague.close();

  await bar.getByRole('button', {name: 'Leave preview'}).click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Page Not Found');
  await expect(bar).toBeHidden();
});

test('CMS-12 a banner that is scheduled is seen at its moment', async ({page}) => {
  await page.goto('/preview?to=/');
  await page.getByLabel('Editors’ key').fill(KEY);
  await page.getByLabel('At this moment').fill('2027-01-10T09:00');
  await page.getByLabel('From this zip code').fill('10001');
  await page.getByRole('button', {name: 'Preview'}).click();
  await expect(page.getByRole('complementary', {name: 'Preview'})).toContainText(
    'Jan 10, 2027, 9:00 AM Mountain Time',
  );
  await expect(page.getByText('Smaller portions, same enthusiasm')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('10001');
});

test('CMS-12 what was typed stays when the key is wrong, and the field says so', async ({
  page,
  problems,
}) => {
  problems.allow(/422/);
  await page.goto('/preview?to=/faq');
  await page.getByLabel('Editors’ key').fill('not the key at all');
  await page.getByLabel('From this zip code').fill('80202');
  await page.getByRole('button', {name: 'Preview'}).click();
  await expect(page.getByText('That is not the editors’ key.')).toBeVisible();
  await expect(page.getByLabel('From this zip code')).toHaveValue('80202');
  await expect(page.getByLabel('Page', {exact: true})).toHaveValue('/faq');
});
