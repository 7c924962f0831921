import {chips, closeFilters, filterValue, openFilters, total} from './support/list';
import {expect, test} from './support/test';

test('LIST-01 LIST-08 one pet is its own page, and nothing is lost on the way there', async ({
  page,
}) => {
  await page.goto('/products?flavor=chicken');
  const filters = await openFilters(page);
  const cat = filterValue(filters, 'Pet', 'Cat');
  await cat.click();
  await expect(page).toHaveURL('/products/cat?flavor=chicken');
  await expect(cat).toBeChecked();
  await expect(cat).toBeFocused();
  await filterValue(filters, 'Pet', 'Dog').click();
  await expect(page).toHaveURL('/products?species=cat,dog&flavor=chicken');
  await cat.click();
  await expect(page).toHaveURL('/products/dog?flavor=chicken');
  await expect(filterValue(filters, 'Flavor', 'Chicken')).toBeChecked();
});

test('LIST-01 CAT-11 CAT-19 a span of weights is typed or taken', async ({page}) => {
  await page.goto('/products/dog');
  const filters = await openFilters(page);
  const from = filters.getByLabel('From (lb)');
  const to = filters.getByLabel('To (lb)');
  await from.fill('15');
  await to.fill('30');
  await to.press('Enter');
  await expect(page).toHaveURL('/products/dog?weight=15-30');
  await expect(to).toBeFocused();
  await to.fill('');
  await to.press('Enter');
  await expect(page).toHaveURL('/products/dog?weight=15-');
  await filters.getByRole('link', {name: 'Up to 4 lb'}).click();
  await expect(page).toHaveURL('/products/dog?weight=0-4');
  await expect(from).toHaveValue('0');
  await expect(to).toHaveValue('4');
  await filters.getByRole('link', {name: 'Remove Up to 4 lb'}).click();
  await expect(page).toHaveURL('/products/dog');
  await expect(to).toHaveValue('');
});

test('LIST-04 where nothing matches, what is given up shows what was promised', async ({page}) => {
  await page.goto('/products/dog?brand=treats&flavor=tuna');
  await expect(total(page)).toHaveText('0 products');
  await expect(page.getByRole('heading', {name: 'Nothing matches all of that'})).toBeVisible();
  const offer = page.getByRole('listitem').filter({hasText: 'instead of Tuna'});
  const promised = /: (\d+) products?$/.exec(await offer.innerText())?.[1];
  await offer.getByRole('link', {name: 'Any flavor'}).click();
  await expect(page).toHaveURL('/products/dog?brand=treats');
  await expect(total(page)).toHaveText(`${promised} products`);
});

test('LIST-10 LIST-03 the order is chosen, and begins at the first page', async ({page}) => {
  await page.goto('/products?page=2');
  await page.getByLabel('Sort by').selectOption('Price: low to high');
  await expect(page).toHaveURL('/products?sort=price-up');
  await expect(page.getByRole('article')).toHaveCount(24);
  await expect(page.getByLabel('Sort by')).toHaveValue('price-up');
});

test('LIST-06 Back goes through what was chosen, step by step', async ({page}) => {
  await page.goto('/products/dog');
  const filters = await openFilters(page);
  const [beef, lamb] = [
    filterValue(filters, 'Flavor', 'Beef'),
    filterValue(filters, 'Flavor', 'Lamb'),
  ];
  await beef.click();
  await expect(page).toHaveURL('/products/dog?flavor=beef');
  await lamb.click();
  await expect(page).toHaveURL('/products/dog?flavor=beef,lamb');
  await closeFilters(page);
  await page.goBack();
  await expect(page).toHaveURL('/products/dog?flavor=beef');
  await expect(chips(page)).toHaveText(['Remove Beef']);
  const again = await openFilters(page);
  await expect(filterValue(again, 'Flavor', 'Beef')).toBeChecked();
  await expect(filterValue(again, 'Flavor', 'Lamb')).not.toBeChecked();
});
