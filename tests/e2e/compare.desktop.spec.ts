import {PRODUCTS} from './support/journey';
import {pressTwice} from './support/press-twice';
import {expect, test} from './support/test';

const {dry, treat, local} = PRODUCTS;
const handleOf = ({path}: {path: string}) => path.replace('/products/', '');
const comparing = (...products: {path: string}[]) =>
  `/compare?products=${products.map(handleOf).join(',')}`;

test('CAT-50 a double press of Remove takes one product out of the comparison, and one of a suggestion adds one', async ({
  page,
}) => {
  await page.goto(comparing(dry, treat, local));
  const titles = page.getByRole('article').getByRole('heading');
  await expect(titles).toHaveText([dry.title, treat.title, local.title]);
  await pressTwice(page.getByRole('link', {name: `Remove ${dry.title}`}));
  await expect(titles).toHaveText([treat.title, local.title]);
  await expect(page).toHaveURL(comparing(treat, local));

  const suggestions = page.locator('section', {
    has: page.getByRole('heading', {name: 'Add a similar product'}),
  });
  await pressTwice(suggestions.getByRole('link').first());
  await expect(titles).toHaveCount(3);
});
