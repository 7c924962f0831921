import {describe, expect, it} from 'vitest';
import {sharedWorld} from '~sandbox/world/world';
import {post} from './support/api';
import {handlesOf, listOf, listPageOf} from './support/list';
import {openCachingShop} from './support/shared-sandbox';
import {watchShop} from './support/shop';
import {group, productOf, seedVariants, wholeList, type SeedVariant} from './support/seeded-lists';

watchShop();
const shop = openCachingShop();
const staff = openCachingShop({SITE_ID: 'HPSF'});

describe('the assortment', () => {
  it('CAT-01, CAT-02 has food and treats for dogs and cats, of the brand’s lines', async () => {
    for (const path of [
      'dog/food-form/dry-food',
      'dog/food-form/treats',
      'cat/food-form/wet-food',
    ]) {
      expect((await wholeList(`/products/${path}`, shop)).total).toBeGreaterThan(3);
    }
    const brands = new Set((await wholeList('/products', shop)).cards.map(({brand}) => brand));
    expect([...brands].filter((brand) => !brand.startsWith('Marlowe '))).toEqual([]);
    expect(brands.size).toBeGreaterThanOrEqual(3);
  });

  it('CAT-03 has a vet-supervised line on both sites', async () => {
    for (const at of [shop, staff]) {
      const {cards} = await wholeList('/products?brand=clinical', at);
      expect(cards.length).toBeGreaterThan(10);
      expect(cards.filter(({isPrescription}) => !isPrescription)).toEqual([]);
    }
  });
});

describe('lists on the two sites', () => {
  it('CAT-09, CAT-29, CAT-30 have different groups, options and products', async () => {
    const [consumer, feeding] = [
      await wholeList('/products', shop),
      await wholeList('/products', staff),
    ];
    const fields = (list: typeof consumer) => list.groups.map(({field}) => field);
    expect(fields(consumer)).toContain('pack_type');
    expect(fields(feeding)).not.toContain('pack_type');
    const values = (list: typeof consumer, field: string) =>
      group(list, field)?.options.map(({value}) => value);
    expect(values(feeding, 'flavor')).not.toEqual(values(consumer, 'flavor'));
    expect(feeding.total).toBeLessThan(consumer.total);
    expect(handlesOf(consumer)).toContain('morning-biscuits');
    expect(handlesOf(feeding)).not.toContain('morning-biscuits');
  });

  it('STAFF-12 have the same titles except for the site name', async () => {
    const {head} = listPageOf(await staff.visitor().get('/products'));
    expect(head).toEqual({
      title: 'Shop All Pet Food | Pro Staff Feeding',
      description: expect.any(String) as string,
    });
  });
});

describe('structured data of a list', () => {
  const structuredDataOf = async (path: string, site = shop) =>
    (await site.visitor().get(path)).page().structuredData;

  it('SEARCH-02 has breadcrumbs for a category, and none for all products', async () => {
    expect(await structuredDataOf('/products/dog/food-form/dry-food')).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          ['Home', '/'],
          ['All Products', '/products'],
          ['Dog', '/products/dog/species'],
          ['Dry food', '/products/dog/food-form/dry-food'],
        ].map(([name, path], index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: `http://localhost:3000${path}`,
        })),
      },
    ]);
    expect(await structuredDataOf('/products')).toEqual([]);
    expect(await structuredDataOf('/products/dog/food-form/dry-food', staff)).toEqual([]);
  });
});

describe('pages of a list', () => {
  it('ROUTE-05, ROUTE-06, ROUTE-49, LIST-05a page 1 has 24 products under its title', async () => {
    const answer = await shop.visitor().get('/products');
    const {head, list} = listPageOf(answer);
    expect(answer.status).toBe(200);
    expect(head.title).toBe('Shop All Pet Food | Shop');
    expect(head.canonical).toBe('http://localhost:3000/products');
    expect(list).toMatchObject({first: 1, last: 24, pages: {previous: null, next: 2}});
    expect(list.cards).toHaveLength(24);
  });

  it('LIST-05a each further page includes the earlier ones, until all products are shown', async () => {
    const lists = await Promise.all(
      [1, 2, 3].map(async (page) =>
        listOf(await shop.visitor().get(page === 1 ? '/products' : `/products?page=${page}`)),
      ),
    );
    const [first, second, third] = lists.map(handlesOf);
    expect(second?.slice(0, 24)).toEqual(first);
    expect(third?.slice(0, 48)).toEqual(second);
    expect(new Set(third).size).toBe(third?.length);
    expect(lists[2]).toMatchObject({last: lists[2]?.total, pages: {next: null}});
  });

  it('LIST-05c a page past the end redirects to the last', async () => {
    const answer = await shop.visitor().get('/products?flavor=chicken&page=400');
    expect([answer.status, answer.location]).toEqual([302, '/products?flavor=chicken&page=2']);
  });
});

describe('the sort order of a list', () => {
  const rising = (numbers: number[]) =>
    numbers.every((one, at) => at === 0 || one >= (numbers[at - 1] ?? 0));

  it.each([
    ['/products?', () => true],
    ['/products?weight=30-45&', ({pounds}: SeedVariant) => pounds >= 30 && pounds <= 45],
    ['/products?pack-type=case&', ({packs}: SeedVariant) => packs.includes('case')],
    ['/products/dog/food-form/wet-food?', ({forms}: SeedVariant) => forms.includes('wet-food')],
  ] as const)(
    'CARD-13, CARD-37, LIST-10b, LIST-18a of %ssort= by price uses the prices shown, which are those in stock',
    async (path, matchesFilters) => {
      const visitor = shop.visitor();
      const whole = await wholeList(path.slice(0, -1), shop);
      const skus = handlesOf(whole).flatMap((handle) =>
        productOf(handle).variants.map(({sku}) => sku),
      );
      const stock: Record<string, {quantity: number}> = {};
      for (let at = 0; at < skus.length; at += 250) {
        const body = {skus: skus.slice(at, at + 250)};
        const {value} = await post<{data: typeof stock}>(visitor, '/api/get-products-stock', body);
        Object.assign(stock, value.data);
      }
      const extremes = (handle: string) => {
        const matching = seedVariants(productOf(handle)).filter(matchesFilters);
        const inStock = matching.filter(({sku}) => (stock[sku]?.quantity ?? 0) > 0);
        const prices = (inStock.length > 0 ? inStock : matching).map(({price}) => price);
        return [Math.min(...prices), Math.max(...prices)];
      };
      const up = (await wholeList(`${path}sort=price-up`, shop)).cards;
      const down = (await wholeList(`${path}sort=price-down`, shop)).cards;
      expect(up.length).toBeGreaterThan(8);
      expect(down).toHaveLength(up.length);
      for (const [cards, at] of [
        [up, 0],
        [down, 1],
      ] as const) {
        const shown = cards.map(({handle, variant}) => [handle, variant.priceCents]);
        expect(shown).toEqual(cards.map(({handle}) => [handle, extremes(handle)[at]]));
      }
      /* The index doesn't know what's in stock, so items are sorted within a page and the index orders the pages. */
      for (let at = 0; at < up.length; at += 24) {
        const prices = (cards: typeof up) =>
          cards.slice(at, at + 24).map(({variant}) => variant.priceCents);
        expect(rising(prices(up))).toBe(true);
        expect(rising(prices(down).toReversed())).toBe(true);
      }
    },
  );

  it('LIST-10c is by date for newest, and by title for name', async () => {
    const newest = handlesOf(await wholeList('/products?sort=newest', shop));
    const days = newest.map((handle) => Date.parse(productOf(handle).publishedAt.slice(0, 10)));
    expect(rising(days.toReversed())).toBe(true);
    const names = handlesOf(await wholeList('/products?sort=name', shop)).map(
      (handle) => productOf(handle).title,
    );
    expect(names).toEqual([...names].sort());
  });

  it('LIST-10a starts with best sellers, and defaults to featured', async () => {
    const {bestSellers} = sharedWorld();
    const best = handlesOf(await wholeList('/products?sort=best-selling', shop));
    expect(best.slice(0, bestSellers.length)).toEqual(bestSellers);
    const featured = handlesOf(await wholeList('/products', shop));
    expect(featured.slice(0, bestSellers.length)).toEqual(bestSellers);
    expect(featured.length).toBe(best.length);
  });
});

describe('the URL of a list', () => {
  it.each([
    ['/products?species=dog', '/products/dog'],
    [
      '/products?species=dog&flavor=lamb&flavor=beef&weight=&weight=&sort=featured',
      '/products/dog?flavor=beef,lamb',
    ],
    ['/products?page=1', '/products'],
    ['/products?page=abc', '/products'],
    ['/products?flavor=%00', '/products'],
    ['/products/dog?utm_source=a&page=-1', '/products/dog?utm_source=a'],
    ['/products/dog/food-form/dry-food?food-form=canned', '/products/dog/food-form/dry-food'],
    ['/products/dog/food-form?food-form=dry-food&species=cat', '/products/dog/food-form'],
  ])('LIST-01b %s is redirected to %s', async (path, target) => {
    const answer = await shop.visitor().get(path);
    expect([answer.status, answer.location]).toEqual([302, target]);
    expect((await shop.visitor().get(target)).status).toBe(200);
  });

  it.each(['/products?utm_source=mail', '/products/dog?gclid=x&flavor=beef'])(
    'LIST-01b %s is not redirected',
    async (path) => {
      const answer = await shop.visitor().get(path);
      expect(answer.status).toBe(200);
      expect(listPageOf(answer).head.canonical).toBe(`http://localhost:3000${path.split('?')[0]}`);
    },
  );
});
