import {HELEN} from './support/account';
import {PRODUCTS} from './support/journey';
import {postLogin} from './support/log-in';
import {expect, test} from './support/test';
import {findMismatchedNames} from './support/mismatched-names';

test('UI-31 every control of the staff site has an accessible name that starts with its visible words', async ({
  page,
}) => {
  await postLogin(page.request, HELEN);
  for (const path of ['/products', PRODUCTS.dry.path, '/account/dashboard', '/account/profile']) {
    await page.goto(path);
    expect.soft(await findMismatchedNames(page), path).toEqual([]);
  }
});
