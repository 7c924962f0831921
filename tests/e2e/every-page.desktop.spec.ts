import type {Page} from '@playwright/test';
import {add, EVERY_4_WEEKS, KIBBLE} from '~tests/support/variants';
import {addToCart, openCartWith} from './support/fill-cart';
import {PRODUCTS} from './support/journey';
import {identityForm} from './support/identity-form';
import {wordsThatBreak} from './support/large-text';
import {ADA, postLogin} from './support/log-in';
import {findMismatchedNames} from './support/mismatched-names';
import {expect, test} from './support/test';
import {choose} from './support/third-parties';

const PAGES = [
  '/',
  PRODUCTS.dry.path,
  PRODUCTS.flavors.path,
  PRODUCTS.prescription.path,
  PRODUCTS.donation.path,
  '/contact-us',
  '/find-order',
  '/products/dog',
  '/products/dog/flavor',
  '/search?search=chicken',
  '/search?search=zebra',
  '/cart',
  '/faq',
  '/shipping',
  '/privacy-policy',
  '/puppy-guide',
  '/autoship',
  '/sitemap',
  '/account/login',
  '/shelter/register',
  '/shelter/forgot-password',
  '/location',
  '/favorites',
  '/favorites/shared',
  '/favorites/shared?items=indoor-salmon-oat,morning-biscuits,no-longer-sold',
  '/no-such-page',
];
const ACCOUNT_PAGES = [
  '/account/dashboard',
  '/account/my-profile',
  '/account/orders',
  '/account/orders/1017',
  /* With the number of a parcel, one long word. */
  '/account/orders/1002',
  '/account/address-book',
  '/account/autoships',
];

/** Doubles the text size, and lists the elements that are then wider than the screen. */
async function overflow(page: Page) {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    const SCROLLING = '.sr-only, [aria-label=Announcements], [aria-label=Account]';
    const tooWide = [...document.querySelectorAll('main *, header *, footer *')].filter((item) => {
      const {right, width} = item.getBoundingClientRect();
      if (width === 0 || item.closest(SCROLLING)) return false;
      /* A slide may be off screen, but nothing in it may be wider than the slide. */
      const slide = item.closest('[data-carousel-slide]');
      if (item.closest('[data-carousel]') && !slide) return false;
      return right > (slide?.getBoundingClientRect().right ?? innerWidth) + 1;
    });
    return {
      by: document.documentElement.scrollWidth - innerWidth,
      elements: tooWide
        .slice(0, 12)
        .map((item) => `${item.localName}.${item.className}`.slice(0, 90)),
    };
  });
}

const DESKTOP = {width: 1280, height: 800};
const PHONE = {width: 390, height: 844};

/** Checks the page in both widths, the phone's last and with text at double size. */
async function expectNamesAndFit(page: Page, label: string): Promise<void> {
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    expect.soft(await findMismatchedNames(page), `${label} at ${size.width} px`).toEqual([]);
  }
  expect.soft(await overflow(page), label).toEqual(expect.objectContaining({by: 0}));
}

const TITLE =
  'controls have accessible names that start with their visible words, and nothing is wider than a phone screen with text at double size';

test(`UI-30 UI-31 ${TITLE}, on every kind of page`, async ({page, problems}) => {
  test.setTimeout(120_000);
  problems.allow(/404/);
  await page.request.post('/favorites', {form: {handle: 'morning-biscuits'}});
  for (const path of PAGES) {
    await page.goto(path);
    await expectNamesAndFit(page, path);
  }
});

test(`UI-30 UI-31 ${TITLE}, in the cart and the account`, async ({page, context, shop}) => {
  /* The cart then says what it gives, and to whom. */
  await choose(context, shop.consumer, {functional: true, advertising: false});
  await openCartWith(page, {dry: 2, treat: 1});
  await page.getByText('Discount code').click();
  await expectNamesAndFit(page, 'filled cart');
  await addToCart(page.request, {dropship: 1, donation: 1});
  await page.request.post('/cart/change', {form: add(KIBBLE, 1, EVERY_4_WEEKS)});
  await page.goto('/cart');
  await expect(page.getByRole('region', {name: /^Your order gives/})).toBeVisible();
  await expectNamesAndFit(page, 'cart with autoship, a delivery of the maker and a donation');
  await page.getByRole('button', {name: 'Empty cart'}).click();
  await expectNamesAndFit(page, 'cart before it is emptied');
  await postLogin(page.request, ADA);
  for (const path of ACCOUNT_PAGES) {
    await page.goto(path);
    await expectNamesAndFit(page, path);
  }
});

test('UI-61 UI-71 with text at double size, no word and no price breaks in the middle: in a form with errors, the list of causes, an order and autoship', async ({
  page,
  context,
  shop,
  problems,
}) => {
  problems.allow(/422/);
  await page.goto('/shelter/register');
  await identityForm(page).createAccount.click();
  await expect(identityForm(page).wrongFields).toBeFocused();
  expect.soft(await wordsThatBreak(page)).toEqual([]);

  await choose(context, shop.consumer, {functional: true, advertising: false});
  await openCartWith(page, {dry: 1});
  await page.getByRole('button', {name: 'Choose a cause'}).click();
  await expect(page.getByRole('heading', {name: 'Suggested causes'})).toBeVisible();
  expect.soft(await wordsThatBreak(page)).toEqual([]);

  await postLogin(page.request, ADA);
  for (const path of ['/account/orders/1017', '/account/autoships', '/account/dashboard']) {
    await page.goto(path);
    expect.soft(await wordsThatBreak(page), path).toEqual([]);
  }
});
