import {describe, expect, it} from 'vitest';
import {siteOf} from '~/domains/session/site';
import {carouselCards} from '~/domains/catalog/catalog.server';
import {createCookieJar} from '~/domains/session/cookie-jar.server';
import {ok} from '~/platform/result';
import {productOf, variantOf} from './builders';

type Context = Parameters<typeof carouselCards>[0];

const [food, snack] = ['food', 'snack'].map((handle) =>
  productOf({handle, variants: [variantOf({sku: handle.toUpperCase()})]}),
);
if (!food || !snack) throw new Error('two products');

describe('a carousel without products', () => {
  it('PDP-08a, CMS-03 shows the best sellers that its site lists', async () => {
    const catalog: Partial<Context['services']['catalog']> = {
      bestSellers: async () => ok([snack, food]),
    };
    const inventory: Partial<Context['services']['inventory']> = {
      stock: async () => ok({FOOD: 3, SNACK: 3}),
    };
    const rows = [{handle: food.handle, commerceId: food.id, skus: ['FOOD']}];
    const context: Context = {
      request: {
        log: {info: () => undefined, warn: () => undefined, error: () => undefined},
        deals: async () => new Set(),
      },
      services: {
        catalog: catalog as Context['commerce']['catalog'],
        contentSystem: {products: async () => ok({rows, total: 1})},
        inventory: inventory as Context['inventory'],
      },
      site: siteOf('HPSF'),
      visitor: {
        cookies: createCookieJar(new Request('https://shop.test'), {suffix: '', secure: false}),
      },
    };
    expect((await carouselCards(context, {products: []})).map(({handle}) => handle)).toEqual([
      'food',
    ]);
  });
});
