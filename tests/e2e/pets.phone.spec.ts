import {waitForHydration} from './support/interactive';
import {expect, test} from './support/test';

test('CAT-100 a guest who saves a pet sees it in the list, and its form from the top', async ({
  page,
}) => {
  await page.goto('/pets');
  await waitForHydration(page);
  const main = page.getByRole('main');
  const name = main.getByLabel('Name');
  await name.fill('Miso');
  await main.getByLabel('Dog or cat?').selectOption({label: 'Cat'});
  await main.getByRole('button', {name: 'Save profile'}).click();
  await expect(main.getByRole('heading', {name: 'Miso'})).toBeInViewport();

  await main.getByRole('button', {name: 'Edit Miso'}).click();
  await expect(name).toBeInViewport();
  await main.getByRole('button', {name: 'Save profile'}).click();
  await expect(main.getByRole('heading', {name: 'Miso'})).toBeInViewport();
});
