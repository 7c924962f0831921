import {openCartWith} from './support/fill-cart';
import {PRODUCTS} from './support/journey';
import {ADA, postLogin} from './support/log-in';
import {expect, test} from './support/test';

test('HOUSE-131 every short name of a utility in a document has its rule, and no utility has its long name', async ({
  page,
}) => {
  await openCartWith(page, {dry: 1});
  await postLogin(page.request, ADA);
  for (const path of ['/', '/products/dog', PRODUCTS.dry.path, '/cart', '/account/autoships']) {
    await page.goto(path);
    const {long, unknown, count} = await page.evaluate(() => {
      const rules = [...document.styleSheets]
        .filter(({href}) => href?.startsWith(location.origin))
        .flatMap((sheet) => [...sheet.cssRules].map(({cssText}) => cssText))
        .join('\n');
      const names = new Set(
        [...document.querySelectorAll('[class]')].flatMap((item) => [...item.classList]),
      );
      const short = [...names].filter((name) => /^[A-Z][a-z0-9]$/.test(name));
      return {
        long: [...names].filter((name) => /[:[(/]/.test(name)),
        unknown: short.filter((name) => !new RegExp(`\\.${name}\\b`).test(rules)),
        count: short.length,
      };
    });
    expect.soft({path, long, unknown}).toEqual({path, long: [], unknown: []});
    expect(count, path).toBeGreaterThan(30);
  }
});
