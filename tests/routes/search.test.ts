import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {ProductCardModel} from '~/domains/catalog/card';
import type {SearchPageModel} from '~/domains/catalog/search-page.server';
import {createSandboxControl, type SandboxControl} from '~tests/support/sandbox-control';
import {useOwnSandbox} from '../support/own-sandbox';
import {leafData} from './support/leaf-data';
import {listOf} from './support/list';
import {
  group,
  productOf,
  PATIENCE_MS,
  seedVariants,
  wholeList,
  type SeedVariant,
} from './support/seeded-lists';
import {openCachingShop} from './support/shared-sandbox';
import {IN_TIME_MS, NEVER_MS, openShop, watchShop, type Answer, type Shop} from './support/shop';

const {unexpected} = watchShop();
const shop = openCachingShop();
const staff = openCachingShop({SITE_ID: 'HPSF'});

interface ProductPage {
  product: {nutrition: {ingredients: string[]}};
}

interface SearchData {
  head: {title: string; canonical?: string};
  heading: string;
  search: string;
  model: SearchPageModel;
}

const get = (search: string, at: Shop = shop) =>
  at.visitor().get(`/search?${new URLSearchParams({search}).toString()}`);

const dataOf = (answer: Answer) => answer.page().loaderData.search as SearchData;

/** The results of a search page; throws for any other model. */
function resultsOf(answer: Answer) {
  const {model} = dataOf(answer);
  if (model.kind !== 'results') throw new Error(`no results but ${model.kind}`);
  return model;
}

const titlesOf = (cards: ProductCardModel[]) => cards.map(({title}) => title);

describe('search results', () => {
  it.each([
    ['adult', 'weight=30-45', ({pounds}: SeedVariant) => pounds >= 30 && pounds <= 45],
    ['adult', 'food-form=pouch', ({forms}: SeedVariant) => forms.includes('pouch')],
    ['salmon', 'weight=-4', ({pounds}: SeedVariant) => pounds <= 4],
  ] as const)(
    'LIST-16, LIST-17a for %s with %s show only variants that meet the filters',
    async (search, filters, matchesFilters) => {
      const answer = await shop.visitor().get(`/search?search=${search}&${filters}`);
      const {cards} = resultsOf(answer).list;
      expect(cards.length).toBeGreaterThan(1);
      const shown = cards.map(({handle, variant}) =>
        seedVariants(productOf(handle)).find(({sku}) => sku === variant.sku),
      );
      expect(shown.filter((variant) => !variant || !matchesFilters(variant))).toEqual([]);
    },
  );

  it('FIND-41 a price limit in the text becomes a filter that is shown and can be removed', async () => {
    const answer = await get('dry dog food under $20');
    expect([answer.status, answer.location]).toEqual([
      302,
      '/search?search=dry+dog+food&price=-20',
    ]);
    const filtered = await shop.visitor().get(answer.location ?? '');
    const {list} = resultsOf(filtered);
    expect(list.cards.length).toBeGreaterThan(2);
    expect(Math.max(...list.cards.map(({variant}) => variant.priceCents))).toBeLessThanOrEqual(
      2000,
    );
    expect(list.applied).toEqual([{field: 'price', value: '-20', label: 'Up to $20'}]);
    expect((await get('under $20')).location).toBe('/products?price=-20');
  });

  it('FIND-47 are in the order that the text asks for', async () => {
    const answer = await get('cheapest salmon cat food');
    expect([answer.status, answer.location]).toEqual([
      302,
      '/search?search=salmon+cat+food&sort=price-up',
    ]);
    const {cards} = resultsOf(await shop.visitor().get(answer.location ?? '')).list;
    expect(cards.length).toBeGreaterThan(2);
    const prices = cards.map(({variant}) => variant.priceCents);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it.each([
    ['dog food without chicken', '', /chicken|poultry/i],
    ['chicken free cat food', '&food-form=dry-food,wet-food', /chicken|poultry/i],
    ['allergic to beef and lamb', '&price=-20', /beef|lamb/i],
    ['grain-free salmon', '', /wheat|barley|\boats?\b|rice|corn|grain/i],
  ])(
    'FIND-44 for “%s”%s open variants without these ingredients',
    async (search, filters, avoided) => {
      const visitor = shop.visitor();
      const answer = await visitor.get(`/search?search=${encodeURIComponent(search)}${filters}`);
      const {list, reading} = resultsOf(answer);
      expect(list.cards.length).toBeGreaterThan(1);
      expect(reading).toMatchObject({leftOut: []});
      for (const {variant} of list.cards.slice(0, 8)) {
        const page = leafData(await visitor.get(variant.path)) as ProductPage;
        const ingredients = page.product.nutrition.ingredients.join();
        expect([variant.path, ingredients]).toEqual([variant.path, expect.stringMatching(/\w/)]);
        expect(ingredients).not.toMatch(avoided);
      }
    },
  );

  it('FIND-44 keep an ingredient to avoid when other words are left out', async () => {
    const {reading, list} = resultsOf(await get('cat kidney without fish'));
    expect(reading).toMatchObject({leftOut: ['kidney'], avoided: ['without fish']});
    expect(titlesOf(list.cards)).not.toContain('Indoor Salmon & Oat');
  });

  it('FIND-46 for a page’s phrase keep its words', async () => {
    const {reading, list, pages} = resultsOf(await get('order status'));
    expect([reading.corrected, list.total]).toEqual([null, 0]);
    expect(pages).toEqual([{label: 'Track an order', path: '/account/orders'}]);
  });

  it('FIND-43 for dry food follow the featured order, whether or not a title says “dry”', async () => {
    const featured = await shop.visitor().get('/products/dog?food-form=dry-food');
    expect(titlesOf(resultsOf(await get('best dry dog food')).list.cards)).toEqual(
      titlesOf(listOf(featured).cards),
    );
  });

  it('FIND-01a, FIND-01c, SEARCH-01, ROUTE-11 are titled with the search text and have no canonical URL', async () => {
    const answer = await get('beef');
    expect(answer.status).toBe(200);
    const {head, heading} = dataOf(answer);
    expect(heading).toBe('Search results for "beef"');
    expect(head.title).toBe('Search results for "beef" | Shop');
    expect(head).not.toHaveProperty('canonical');
    expect(head).not.toHaveProperty('openGraph');
  });

  it('FIND-01b are a product list with filters and counts', async () => {
    const {list, suggestions} = resultsOf(await get('beef'));
    expect(suggestions).toBeNull();
    expect(list.total).toBeGreaterThan(3);
    expect(list.cards).toHaveLength(Math.min(list.total, 24));
    const food = list.groups.find(({field}) => field === 'food_form');
    expect(food?.options.some(({count}) => (count ?? 0) > 0)).toBe(true);
  });

  it.each([
    ["fisherman's", 'fishermans-flakes'],
    ['Fisherman\u2019s flakes', 'fishermans-flakes'],
    ['pate', 'silky-pate'],
    ['PÂTÉ', 'silky-pate'],
    ['everyday chicken and barley', 'everyday-chicken-barley'],
    ['Everyday Chicken & Barley', 'everyday-chicken-barley'],
    ['chicken stew for dogs', 'healthy-weight-vegetable-chicken-stew'],
    ['salmon for cats', 'indoor-salmon-oat'],
    ['puppies', 'puppy-tender-loaf'],
    ['kittens', 'kitten-silky-mousse'],
    ['pouches', 'slow-simmered-supper'],
    ['kitt', 'kitten-silky-mousse'],
    ['devc 30', 'everyday-chicken-barley'],
    ['prescription kidney', 'clinical-kidney-diet-dry'],
    ['45lb', 'everyday-chicken-barley'],
  ])('FIND-17 for %j include %s', async (search, handle) => {
    const {list} = resultsOf(await get(search));
    expect(list.cards.map((card) => card.handle)).toContain(handle);
    expect(list.total).toBeLessThan(50);
  });

  it.each([
    ['the shop', shop],
    ['the staff site', staff],
  ])(
    'FIND-30 on %s begin with the product whose title was searched for',
    async (_site, at) => {
      const {cards} = await wholeList('/products', at);
      expect(cards.length).toBeGreaterThan(24);
      const failed: string[] = [];
      for (const title of titlesOf(cards)) {
        const {list, reading} = resultsOf(await get(title, at));
        if (list.cards[0]?.title !== title || reading.leftOut.length > 0) failed.push(title);
      }
      expect(failed).toEqual([]);
    },
    PATIENCE_MS,
  );

  it.each([
    ['crunchy+clouds+fish', 'crunchy-clouds'],
    ['soft-baked+hearts+11+oz', 'soft-baked-hearts'],
    ['crunchy+clouds&species=cat', 'crunchy-clouds'],
  ])('FIND-30 for %s are one product, without leaving out a word', async (search, handle) => {
    const {list, reading} = resultsOf(await shop.visitor().get(`/search?search=${search}`));
    expect(list.cards.map((card) => card.handle)).toEqual([handle]);
    expect(reading).toEqual({corrected: null, leftOut: [], avoided: []});
  });

  it('FIND-31 without some words stay the same with each of the filters that they offer', async () => {
    const search = 'senior rabbit treats dental';
    const {list, reading} = resultsOf(await get(search));
    expect(reading.leftOut.length).toBeGreaterThan(0);
    const offered = ['flavor', 'pet-age', 'food-form'].flatMap((field) =>
      (group(list, field)?.options ?? [])
        .filter(({count}) => count !== null && count > 0)
        .map(({value, count}) => ({field, value, count})),
    );
    expect(offered.length).toBeGreaterThan(1);
    for (const {field, value, count} of offered) {
      const query = new URLSearchParams({search, [field]: value}).toString();
      const filtered = resultsOf(await shop.visitor().get(`/search?${query}`));
      expect([query, filtered.list.total, filtered.reading]).toEqual([query, count, reading]);
    }
  });

  it('CARD-50 show the next badge where "Best Seller" is left out', async () => {
    const {cards} = resultsOf(await get('cheese 11 oz')).list;
    const card = cards.find(({handle}) => handle === 'soft-baked-hearts');
    expect(card?.variant.badges.map(({label}) => label)).toEqual(['Back In Stock', 'New Flavor']);
  });

  it('CARD-50 show the same badges for a card’s size wherever it is chosen', async () => {
    const {cards} = await wholeList('/products/dog', staff);
    const shown = cards.map(({sizes}) => sizes.filter((size) => size === null).length);
    expect(new Set(shown), 'the shown size is the card’s own variant').toEqual(new Set([1]));
    const variants = cards.flatMap(({variant, sizes}) => sizes.map((size) => size ?? variant));
    const badges = variants.flatMap((variant) => variant.badges);
    expect(badges.filter(({name}) => name === 'best-seller')).toEqual([]);
  });

  it.each(['%', '_', '100%', '🐈'])('FIND-17 for %j are empty', async (search) => {
    expect(resultsOf(await get(search)).list.total).toBe(0);
  });

  it('FIND-01a FIND-01b are filtered with the counts announced, and sorted', async () => {
    const visitor = shop.visitor();
    const all = resultsOf(await visitor.get('/search?search=chicken')).list;
    const cats = all.groups
      .find(({field}) => field === 'species')
      ?.options.find(({value}) => value === 'cat');
    const narrowed = resultsOf(
      await visitor.get('/search?search=chicken&species=cat&sort=price-up'),
    ).list;
    expect(narrowed.total).toBe(cats?.count);
    expect(narrowed.total).toBeLessThan(all.total);
    expect(narrowed.applied.map(({value}) => value)).toEqual(['cat']);
    const cheapest = narrowed.cards.map(({variant}) => variant.priceCents)[0] ?? 0;
    const sorted = resultsOf(
      await visitor.get('/search?search=chicken&species=cat&sort=price-down'),
    );
    expect(sorted.list.cards[0]?.variant.priceCents).toBeGreaterThan(cheapest);
  });

  it('FIND-01b match all words, in any order and case', async () => {
    const [one, other, single] = await Promise.all(
      ['salmon oat', 'OAT  Salmon', 'salmon'].map(async (search) => {
        const answer = await get(search);
        const finalAnswer =
          answer.location === null ? answer : await shop.visitor().get(answer.location);
        return titlesOf(resultsOf(finalAnswer).list.cards);
      }),
    );
    expect(one).toContain('Indoor Salmon & Oat');
    expect(other).toEqual(one);
    expect(single?.length).toBeGreaterThan(one?.length ?? 0);
  });

  it.each([
    ['/search?search=%20beef%20%20stew', '/search?search=beef+stew'],
    ['/search?search=beef&page=1', '/search?search=beef'],
    ['/search?flavor=lamb&flavor=beef&search=x', '/search?search=x&flavor=beef,lamb'],
    ['/search?search=', '/search'],
  ])('FIND-02a for %s redirect to the canonical URL %s', async (path, address) => {
    const answer = await shop.visitor().get(path);
    expect([answer.status, answer.location]).toEqual([302, address]);
  });

  it('FIND-02a shorten a search text that is too long', async () => {
    expect((await get('x'.repeat(4000))).location).toBe(`/search?search=${'x'.repeat(100)}`);
  });

  it.each([
    '%',
    '%00',
    '%ff%fe',
    '%F0%9F%90%B6',
    '%ED%A0%80',
    '%00%07%1B',
    '"%27%3Cscript%3E',
    '__proto__',
    'null',
    '_icontains',
    '%7B%22_or%22:%5B%5D%7D',
    '%27;DROP TABLE products;--',
    '*',
    '%25%25_',
    '..%2F..%2F',
    'a b c d e f g h i j k l m n o p q r s t u v w x y z 0 1 2 3 4 5 6 7 8 9',
  ])('FIND-02b, HOUSE-22b ?search=%s is answered with 200', async (search) => {
    const visitor = shop.visitor();
    let answer = await visitor.get(`/search?search=${search}`);
    if (answer.location !== null) answer = await visitor.get(answer.location);
    expect(answer.status).toBe(200);
    expect(unexpected()).toEqual([]);
  });

  it('FIND-02a shorten 300 emoji to the first 100', async () => {
    const answer = await get('🐶'.repeat(300));
    expect(answer.location).toBe(`/search?search=${encodeURIComponent('🐶'.repeat(100))}`);
    expect((await shop.visitor().get(answer.location ?? '')).status).toBe(200);
  });

  it('FIND-02b refuse a posted form', async () => {
    expect((await shop.visitor().post('/search', {search: 'beef'})).status).toBe(405);
  });
});

describe('empty search results', () => {
  it('FIND-05a show the suggestions of the content system', async () => {
    const answer = await get('unicorn');
    expect(answer.status).toBe(200);
    const {list, suggestions} = resultsOf(answer);
    expect(list.total).toBe(0);
    expect(suggestions?.headline).toMatch(/\w/);
    expect(suggestions?.terms.length).toBeGreaterThan(2);
    expect(suggestions?.links.length).toBeGreaterThan(0);
  });

  it('FIND-05a suggest only terms and links that lead to something', async () => {
    const {suggestions} = resultsOf(await get('unicorn'));
    const visitor = shop.visitor();
    for (const term of suggestions?.terms ?? []) {
      expect([term, resultsOf(await get(term)).list.total > 0]).toEqual([term, true]);
    }
    for (const {path} of suggestions?.links ?? []) {
      const answer = await visitor.get(path);
      const finalAnswer = answer.location === null ? answer : await visitor.get(answer.location);
      expect([path, finalAnswer.status]).toEqual([path, 200]);
    }
  });

  it('FIND-05b name the filters to remove', async () => {
    const {list} = resultsOf(await shop.visitor().get('/search?search=puppy&species=cat'));
    expect(list.total).toBe(0);
    expect(list.looserFilters).toMatchObject([{field: 'species'}]);
    expect(list.looserFilters[0]?.total).toBeGreaterThan(0);
  });
});

describe('a search without text', () => {
  it('FIND-03a FIND-03b shows the form with suggestions', async () => {
    const answer = await shop.visitor().get('/search');
    expect(answer.status).toBe(200);
    const {head, model} = dataOf(answer);
    expect(head.title).toBe('Search | Shop');
    expect(model.kind).toBe('start');
    expect(model).toHaveProperty('suggestions.terms');
  });
});

describe('a search for a SKU', () => {
  it.each([
    ['MB-CIND-7', '/products/marlowe-balance/indoor-salmon-oat/original/7-lb?sku=MB-CIND-7'],
    ['mb-cind-7', '/products/marlowe-balance/indoor-salmon-oat/original/7-lb?sku=MB-CIND-7'],
    ['MB-CIND', '/products/marlowe-balance/indoor-salmon-oat/original/4-lb?sku=MB-CIND-4'],
    ['cind', '/products/marlowe-balance/indoor-salmon-oat/original/4-lb?sku=MB-CIND-4'],
  ])('FIND-04a %s redirects to its variant', async (search, path) => {
    const answer = await get(search);
    expect([answer.status, answer.location]).toEqual([302, path]);
    const page = await shop.visitor().get(path);
    expect(page.status).toBe(200);
    expect(leafData(page)).toMatchObject({
      product: {variant: {sku: path.split('sku=')[1]}},
    });
  });

  it.each(['MB-C', 'MB-CIND-99', 'beef', 'chicken', 'MB CIND'])(
    'FIND-04b %s doesn’t redirect, because it matches no SKU or several products',
    async (search) => {
      expect((await get(search)).status).toBe(200);
    },
  );

  it('FIND-04b redirects on the staff site too', async () => {
    expect((await get('MB-CIND-7', staff)).location).toMatch(/\?sku=MB-CIND-7$/);
  });

  it('doesn’t redirect to a product that the site doesn’t sell', async () => {
    expect((await get('MA-BOWL-4')).location).toMatch(/\?sku=MA-BOWL-4/);
    expect((await get('MA-BOWL-4', staff)).status).toBe(200);
  });

  it('FIND-04a FIND-25 with a filter doesn’t redirect, and finds the product', async () => {
    const answer = await shop.visitor().get('/search?search=MB-CIND-7&species=cat');
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('Indoor Salmon & Oat');
    expect(answer.text).not.toContain('Everyday Whisker Recipe');
  });
});

describe('the search on the staff site', () => {
  it('FIND-01a has the same title and its own filters', async () => {
    const answer = await get('chicken', staff);
    expect(dataOf(answer).head.title).toBe('Search results for "chicken" | Pro Staff Feeding');
    const fields = resultsOf(answer).list.groups.map(({field}) => field);
    expect(fields).not.toEqual(resultsOf(await get('chicken')).list.groups.map(({field}) => field));
  });
});

describe('the search during failures', () => {
  const sandbox = useOwnSandbox();
  let control: SandboxControl;
  let own: Shop;
  beforeEach(() => {
    control = createSandboxControl(sandbox.origin());
    own = openShop(sandbox.origin());
  });
  afterEach(() => control.clearFaults());

  it.each(['down', 'error', 'throttle', 'malformed'] as const)(
    'FIND-06 answers 503 with the results of commerce while the content system fails (%s)',
    async (kind) => {
      await control.fault({service: 'content-system', kind});
      const answer = await get('salmon', own);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('Retry-After')).toBe('10');
      const {heading, model} = dataOf(answer);
      expect(heading).toBe('Search results for "salmon"');
      if (model.kind !== 'unavailable') throw new Error(model.kind);
      expect(titlesOf(model.cards)).toContain('Indoor Salmon & Oat');
      expect(unexpected()).toEqual([]);
    },
  );

  it('FIND-51 shows no results of commerce, which may contain an ingredient to avoid', async () => {
    await control.fault({service: 'content-system', kind: 'down'});
    const answer = await get('salmon without chicken', own);
    expect(answer.status).toBe(503);
    expect(dataOf(answer).model).toEqual({kind: 'unavailable', cards: []});
  });

  it('FIND-51 avoids an ingredient while the vocabulary is unavailable', async () => {
    await control.fault({service: 'content-system', kind: 'down', match: '/items/search'});
    const {list, reading} = resultsOf(await get('cat without fish', own));
    expect(list.total).toBeGreaterThan(0);
    expect(reading).toMatchObject({leftOut: [], avoided: ['without fish']});
  });

  it(
    'FIND-06 answers 503 in time while the content system is slow',
    {timeout: NEVER_MS},
    async () => {
      await control.fault({service: 'content-system', kind: 'slow', delayMs: NEVER_MS});
      const answer = await get('salmon', own);
      expect(answer.status).toBe(503);
      expect(answer.ms).toBeLessThan(IN_TIME_MS);
    },
  );

  it('FIND-03a, FIND-06 shows the form without text while the content system is down', async () => {
    await control.fault({service: 'content-system', kind: 'down'});
    const answer = await own.visitor().get('/search');
    expect([answer.status, dataOf(answer).model]).toEqual([
      200,
      {kind: 'start', suggestions: null},
    ]);
  });

  it('FIND-04a redirects a SKU to its variant while the content system is down', async () => {
    await control.fault({service: 'content-system', kind: 'down'});
    expect((await get('MB-CIND-7', own)).status).toBe(302);
  });

  it.each(['down', 'malformed'] as const)(
    'FIND-06 answers 503 while commerce fails (%s)',
    async (kind) => {
      await control.fault({service: 'commerce', kind});
      const answer = await get('salmon', own);
      expect(answer.status).toBe(503);
      expect(dataOf(answer).model).toEqual({kind: 'unavailable', cards: []});
      expect(unexpected()).toEqual([]);
    },
  );
});
