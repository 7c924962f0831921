import {PRODUCTS} from './support/journey';
import {expect, test} from './support/test';

const {dry} = PRODUCTS;

test('NAV-13 NAV-14 NAV-15 the breadcrumb shows "Catalog" and the filters of the last list, disabled', async ({
  page,
}) => {
  const trail = page.getByRole('navigation', {name: 'Breadcrumb'});
  const steps = trail.getByRole('link');
  await page.goto(dry.path);
  await expect(steps).toHaveText(['Catalog']);

  await page.goto('/products/cat?food-form=dry-food&flavor=salmon');
  const chosen = ['Catalog', ...(await steps.allInnerTexts()).slice(1)];
  expect(chosen).toEqual(expect.arrayContaining(['Catalog', 'Salmon']));
  await page.getByRole('article').getByRole('link', {name: dry.title}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(dry.title);
  await expect(steps).toHaveText(chosen);
  await page.reload();
  await expect(steps).toHaveText(chosen);
  for (const step of await steps.all()) {
    await expect(step).toBeDisabled();
    await expect(step).not.toHaveAttribute('href');
  }
});
