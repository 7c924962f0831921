import {chips, closeFilters, countOf, filterValue, openFilters, total} from './support/list';
import {expect, SHARED_BY_PAGES, test} from './support/test';

test('LIST-01 LIST-02 LIST-03 LIST-08 LIST-09 each choice narrows the list at once, and its address says so', async ({
  page,
}) => {
  await page.goto('/products/dog');
  const filters = await openFilters(page);
  const beef = filterValue(filters, 'Flavor', 'Beef');
  const beefs = await countOf(beef);
  await beef.click();
  await expect(page).toHaveURL('/products/dog?flavor=beef');
  await expect(beef).toBeChecked();
  await expect(beef).toBeFocused();
  await expect(page.getByRole('status')).toHaveText(`${beefs} products`);

  const adult = filterValue(filters, 'Age', 'Adult');
  const adults = await countOf(adult);
  expect(adults).toBeLessThan(beefs);
  await adult.click();
  await expect(page).toHaveURL('/products/dog?pet-age=adult&flavor=beef');
  await expect(page.getByRole('status')).toHaveText(`${adults} products`);
  expect(await countOf(beef), 'a group is counted without its own choice').toBe(adults);
  const none = filters.getByRole('checkbox', {name: /, 0 products$/});
  const noneCount = await none.count();
  expect(noneCount).toBeGreaterThan(0);
  for (const value of await none.all()) await expect(value).toBeDisabled();
  await expect(filters.getByRole('checkbox', {disabled: true})).toHaveCount(noneCount);

  await closeFilters(page);
  await expect(total(page)).toHaveText(`${adults} products`);
  await expect(chips(page)).toHaveText(['Remove Adult', 'Remove Beef']);
  await expect(page.getByRole('article')).toHaveCount(adults);

  await chips(page).first().click();
  await expect(page).toHaveURL('/products/dog?flavor=beef');
  await expect(total(page)).toHaveText(`${beefs} products`);
  await expect(total(page), 'the chip is gone').toBeFocused();
  await page.getByRole('link', {name: 'Clear all'}).click();
  await expect(page).toHaveURL('/products/dog');
  await expect(chips(page)).toHaveCount(0);
});

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

test('LIST-05 LIST-06 LIST-08 more are loaded in place, and Back from a product finds them there', async ({
  page,
}) => {
  await page.goto('/products?brand=balance,treats');
  const cards = page.getByRole('article');
  const found = Number(/\d+/.exec(await total(page).innerText())?.[0]);
  expect(found).toBeGreaterThan(48);
  const more = page.getByRole('link', {name: `Load more (24 of ${found})`});
  await more.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await more.click();
  await expect(page).toHaveURL('/products?brand=balance,treats&page=2');
  await expect(cards).toHaveCount(48);
  await expect(cards.nth(24).getByRole('heading').getByRole('link')).toBeFocused();
  await expect(page.getByRole('status')).toHaveText(`24 more, 48 of ${found} products shown`);
  expect(await page.evaluate(() => scrollY)).toBe(before);

  const last = cards.last().getByRole('heading').getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(before);
  await last.click();
  await expect(page.getByRole('button', {name: /^Add to cart ·/})).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/products?brand=balance,treats&page=2');
  await expect(cards).toHaveCount(48);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await expect(chips(page)).toHaveText(['Remove Marlowe Balance', 'Remove Marlowe Treats']);
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

test('HOUSE-18 axe finds nothing on a filtered list, its filters, its help, and where nothing matches', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/products/dog?pet-age=adult&flavor=chicken&weight=4-');
  const filters = await openFilters(page);
  await filters.getByRole('group', {name: 'Age'}).locator('summary').first().click();
  await expect(filters.getByText('From about 7 years')).toBeVisible();
  await expect(async () => {
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  }).toPass();
  await expectAccessible(page, SHARED_BY_PAGES);
  await page.goto('/products/dog?brand=treats&flavor=tuna');
  await expectAccessible(page, SHARED_BY_PAGES);
});
