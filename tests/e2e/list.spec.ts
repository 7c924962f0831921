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
