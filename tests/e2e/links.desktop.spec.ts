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
