import {openCartWith} from './support/fill-cart';
import {PRODUCTS} from './support/journey';
import {expect, test} from './support/test';

const PAGES = [
  '/',
  PRODUCTS.dry.path,
  PRODUCTS.flavors.path,
  '/contact-us',
  '/products/dog',
  '/faq',
];

test('UI-30 nothing is wider than a phone screen with text at double size', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const overflow = async () => {
    return page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      const tooWide = [...document.querySelectorAll('main *, header *, footer *')].filter(
        (item) => {
          const {right, width} = item.getBoundingClientRect();
          return width > 0 && right > innerWidth + 1 && !item.closest('[data-carousel], .sr-only');
        },
      );
      return {
        by: document.documentElement.scrollWidth - innerWidth,
        elements: tooWide
          .slice(0, 12)
          .map((item) => `${item.localName}.${item.className}`.slice(0, 90)),
      };
    });
  };
  const fits = expect.objectContaining({by: 0}) as unknown;
  for (const path of PAGES) {
    await page.goto(path);
    expect.soft(await overflow(), path).toEqual(fits);
  }
  await openCartWith(page, {dry: 2, treat: 1});
  expect.soft(await overflow(), 'cart').toEqual(fits);
});
