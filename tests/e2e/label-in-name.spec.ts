import {openCartWith} from './support/fill-cart';
import {PRODUCTS} from './support/journey';
import {MARCUS} from './support/account';
import {postLogin} from './support/log-in';
import {expect, test} from './support/test';
import {findMismatchedNames} from './support/mismatched-names';

test('UI-31 every control of the consumer site has an accessible name that starts with its visible words', async ({
  page,
  isMobile,
}) => {
  test.setTimeout(180_000);
  const check = async (path: string) => {
    expect.soft(await findMismatchedNames(page), path).toEqual([]);
  };
  /* A phone has other controls in its header, list and product page only. */
  const phonePaths = ['/', '/products/dog', PRODUCTS.dry.path];
  const paths = [
    ...phonePaths,
    PRODUCTS.flavors.path,
    '/search?search=salmon',
    '/contact-us',
    '/faq',
    '/sitemap',
    '/shelter/login',
    '/location',
  ];
  for (const path of isMobile ? phonePaths : paths) {
    await page.goto(path);
    await check(path);
  }
  if (isMobile) return;
  await openCartWith(page, {dry: 2, treat: 1});
  await check('the cart');
  await page.getByRole('button', {name: 'Empty cart'}).click();
  await check('the cart before it is emptied');
  await postLogin(page.request, MARCUS);
  for (const path of [
    '/account/dashboard',
    '/account/orders',
    '/account/profile',
    '/account/address-book',
  ]) {
    await page.goto(path);
    await check(path);
  }
});
