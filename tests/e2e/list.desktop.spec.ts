import {holdRequests} from './support/held-requests';
import {untilInteractive} from './support/interactive';
import {expectVisibleFocus, tabTo} from './support/keyboard';
import {chips, filterValue, openFilters, total} from './support/list';
import {expect, test} from './support/test';

test('LIST-08 a later choice overtakes one under way, and both are kept', async ({page}) => {
  await page.goto('/products/dog');
  const filters = await openFilters(page);
  const answers = await holdRequests(page, '**/products/dog.data*');
  await filterValue(filters, 'Flavor', 'Beef').click();
  await expect(filterValue(filters, 'Flavor', 'Beef')).toBeChecked();
  await filterValue(filters, 'Flavor', 'Lamb').click();
  await expect(filterValue(filters, 'Flavor', 'Lamb')).toBeChecked();
  await filterValue(filters, 'Flavor', 'Beef').click();
  await filterValue(filters, 'Age', 'Adult').click();
  await expect(page.locator('[aria-busy="true"]')).toBeVisible();
  await expect(page, 'nothing was answered yet').toHaveURL('/products/dog');
  await answers.release();
  await expect(page).toHaveURL('/products/dog?pet-age=adult&flavor=lamb');
  await expect(chips(page)).toHaveText(['Remove Adult', 'Remove Lamb']);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});

test('LIST-08 nothing moves while and after a list changes', async ({page}) => {
  await page.goto('/products/dog');
  const filters = await openFilters(page);
  await filterValue(filters, 'Flavor', 'Beef').scrollIntoViewIfNeeded();
  const answers = await holdRequests(page, '**/products/dog.data*');
  const panel = page.getByRole('form', {name: 'Filters'});
  const places = () =>
    Promise.all(
      [panel, filterValue(filters, 'Flavor', 'Beef'), page.getByRole('article').first()].map(
        async (one) => {
          const {x, y} = (await one.boundingBox()) ?? {};
          return {x, y};
        },
      ),
    );
  const before = await places();
  await filterValue(filters, 'Flavor', 'Beef').click();
  await expect(page.locator('[aria-busy="true"]')).toBeVisible();
  expect(await places(), 'while it changes').toEqual(before);
  await answers.release();
  await expect(page).toHaveURL('/products/dog?flavor=beef');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await places(), 'afterwards').toEqual(before);
});

test('LIST-08 LIST-15 by the keyboard filters are chosen, explained and given up', async ({
  page,
}) => {
  await page.goto('/products/dog');
  const filters = await openFilters(page);
  const adult = filterValue(filters, 'Age', 'Adult');
  await tabTo(page, adult);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/products/dog?pet-age=adult');
  await expect(adult).toBeFocused();
  await expectVisibleFocus(page);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const help = filters.getByText('From about 7 years for dogs, 11 for cats.');
  await expect(help).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(help).toBeVisible();

  await tabTo(page, chips(page).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products/dog');
  await expect(total(page)).toBeFocused();
  await tabTo(page, page.getByRole('link', {name: /^Load more/}));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products/dog?page=2');
  await expect(
    page.getByRole('article').nth(24).getByRole('heading').getByRole('link'),
  ).toBeFocused();
});

test('LIST-07 what is ticked before scripts run counts', async ({page, shop}) => {
  const scripts = await holdRequests(page, '**/assets/*.js');
  const loaded = page.waitForEvent('domcontentloaded');
  await page.evaluate((address) => location.assign(address), `${shop.consumer}/products/dog`);
  const beef = page.getByRole('checkbox', {name: /^Beef/});
  await beef.click();
  await scripts.release();
  await loaded;
  await untilInteractive(page);
  await expect(page).toHaveURL('/products/dog?flavor=beef');
  await expect(beef).toBeChecked();
});

test('LIST-14 what editors write stands above and below the products', async ({page}) => {
  await page.goto('/products/dog/food-form/dry-food');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Dry Dog Food');
  await expect(page.getByText('Kibble for dogs of every age')).toBeVisible();
  await expect(page.getByRole('heading', {level: 2, name: 'How much is enough?'})).toBeVisible();
});
