import {describe, expect, it} from 'vitest';
import {siteOf} from '~/domains/session/site';
import {carouselCards} from '~/domains/catalog/carousel-cards.server';
import {createCookieJar} from '~/domains/session/cookie-jar.server';
import {createExpiry} from '~/platform/expiry';
import {ok} from '~/platform/result';
import {contextOf} from '~tests/support/context';
import {productOf, variantOf} from './builders';

type Context = Parameters<typeof carouselCards>[0];

const [food, snack] = ['food', 'snack'].map((handle) =>
  productOf({handle, variants: [variantOf({sku: handle.toUpperCase()})]}),
);
if (!food || !snack) throw new Error('two products');

describe('a carousel without products', () => {
  it('PDP-08a, CMS-03 shows the best sellers that its site lists', async () => {
    const rows = [{handle: food.handle, commerceId: food.id, skus: ['FOOD']}];
    const context = contextOf<Context>({
      request: {
        log: {info: () => undefined, warn: () => undefined, error: () => undefined},
        deals: async () => new Set(),
        expiry: createExpiry(),
      },
      services: {
        catalog: {bestSellers: async () => ok([snack, food])},
        contentSystem: {products: async () => ok({rows, total: 1})},
        inventory: {stock: async () => ok({FOOD: 3, SNACK: 3})},
      },
      site: siteOf('HPSF'),
      visitor: {
        cookies: createCookieJar(new Request('https://shop.test'), {suffix: '', secure: false}),
      },
    });
    expect((await carouselCards(context, {products: []})).map(({handle}) => handle)).toEqual([
      'food',
    ]);
  });
});
