import {expect, test} from './support/test';

test('NAV-32 a modifier key opens a link elsewhere, and a link to the current page adds no history entry', async ({
  page,
  context,
}) => {
  const historyLength = () => page.evaluate(() => history.length);
  await page.goto('/faq');
  const footer = page.getByRole('contentinfo');
  const length = await historyLength();

  const opening = context.waitForEvent('page');
  await footer
    .getByRole('link', {name: 'Shipping', exact: true})
    .click({modifiers: ['ControlOrMeta']});
  const other = await opening;
  await expect(other).toHaveURL('/shipping');
  await other.close();
  await expect(page).toHaveURL('/faq');

  await footer.getByRole('link', {name: 'Shipping', exact: true}).click();
  await expect(page).toHaveURL('/shipping');
  expect(await historyLength()).toBe(length + 1);
  await footer.getByRole('link', {name: 'Shipping', exact: true}).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  expect(await historyLength()).toBe(length + 1);

  await page.goBack();
  await expect(page).toHaveURL('/faq');
});

test('SITE-06d the footer is there after a page without one', async ({page, problems}) => {
  problems.allow(/404/);
  await page.goto('/preview/not-a-preview');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.evaluate(() => (document.documentElement.dataset.document = 'same'));
  await page.getByRole('link', {name: 'Go to the shop'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Good food/);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', {name: 'Shipping', exact: true}).click();
  await expect(page).toHaveURL('/shipping');
  await expect(page.locator('html')).toHaveAttribute('data-document', 'same');
});
