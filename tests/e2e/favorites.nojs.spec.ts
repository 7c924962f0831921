import {PRODUCTS} from './support/journey';
import {expect, test} from './support/test';

const {dry, treat} = PRODUCTS;

test('CAT-35a CAT-45 without JavaScript a guest saves favorites from product pages, and removes one with a double press', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const titles = main.getByRole('article').getByRole('heading');
  await page.goto(dry.path);
  await main.getByRole('button', {name: 'Save to your favorites'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Favorites'})).toBeVisible();
  await page.goto(treat.path);
  await main.getByRole('button', {name: 'Save to your favorites'}).click();
  await expect(titles).toHaveText([treat.title, dry.title]);
  await main.getByRole('button', {name: `Remove ${treat.title}`}).dblclick();
  await expect(titles).toHaveText([dry.title]);
  await page.reload();
  await expect(titles).toHaveText([dry.title]);
});
