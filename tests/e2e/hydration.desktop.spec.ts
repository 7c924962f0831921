import {waitForHydration} from './support/interactive';
import {PRODUCTS} from './support/journey';
import {expect, test} from './support/test';

declare global {
  interface Window {
    /** Expensive things that scripts made, with the line that made each. */
    expensive: string[];
  }
}

test('EDGE-35 hydrating the home page, a list, a product and the cart creates no Intl formatter and no error', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const PlainError = Error;
    window.expensive = [];
    const watch = <Original extends new () => object>(name: string, original: Original) =>
      new Proxy(original, {
        construct(target, given: [], newTarget) {
          const [, , line = ''] = new PlainError().stack?.split('\n') ?? [];
          window.expensive.push(`${name} ${line.trim()}`);
          return Reflect.construct<[], object>(target, given, newTarget as Original);
        },
      });
    Intl.DateTimeFormat = watch('DateTimeFormat', Intl.DateTimeFormat);
    Intl.NumberFormat = watch('NumberFormat', Intl.NumberFormat);
    window.Error = watch('Error', Error);
  });
  for (const path of ['/', '/products/dog', PRODUCTS.dry.path, '/cart']) {
    await page.goto(path);
    await waitForHydration(page);
    expect(await page.evaluate(() => window.expensive), path).toEqual([]);
  }
});
