import {PRODUCTS} from './support/journey';
import {pressTwice} from './support/press-twice';
import {expect, test} from './support/test';

const {dry, treat, local} = PRODUCTS;

test('CAT-45 a double press of Remove takes one favorite', async ({page}) => {
  for (const {path} of [dry, treat, local]) {
    await page.request.post('/favorites', {form: {handle: path.replace('/products/', '')}});
  }
  await page.goto('/favorites');
  const main = page.getByRole('main');
  const titles = main.getByRole('article').getByRole('heading');
  await expect(titles).toHaveText([local.title, treat.title, dry.title]);
  await pressTwice(main.getByRole('button', {name: `Remove ${local.title}`}));
  await expect(titles.first()).toHaveText(treat.title);
  await page.reload();
  await expect(titles).toHaveText([treat.title, dry.title]);
});
