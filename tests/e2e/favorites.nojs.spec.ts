import {PRODUCTS} from './support/journey';
import {expect, test} from './support/test';

const {dry, treat} = PRODUCTS;

test('CAT-35a without JavaScript a guest saves favorites from product pages, and removes one', async ({
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
  await main.getByRole('button', {name: `Remove ${treat.title}`}).click();
  await expect(titles).toHaveText([dry.title]);
});
