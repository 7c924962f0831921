import {describe, expect, it} from 'vitest';
import {siteOf, type SiteId} from '~/domains/session/site';
import {productList} from '~/domains/catalog/list.server';
import {ALL_PRODUCTS, parseList} from '~/domains/catalog/list-state';
import type {FilterDefinition, IndexFilter, IndexRow} from '~/domains/catalog/product-index';
import {createCookieJar} from '~/domains/session/cookie-jar.server';
import {createExpiry} from '~/platform/expiry';
import {failure, type UpstreamFailure} from '~/platform/http.server';
import {fail, ok, type Result} from '~/platform/result';
import {contextOf} from '~tests/support/context';
import {productOf, variantOf} from './builders';

type Context = Parameters<typeof productList>[0];

const DOWN: Result<never, UpstreamFailure> = fail(
  failure({service: 'content-system', operation: 'x'}, 'status', 'HTTP 500'),
);

const product = (number: number) =>
  productOf({
    id: `p${number}`,
    handle: `food-${number}`,
    variants: [variantOf({sku: `SKU-${number}`, options: {Size: '4 lb'}})],
  });
const row = (number: number): IndexRow => ({
  handle: `food-${number}`,
  commerceId: `p${number}`,
  skus: [`SKU-${number}`],
});

const option = (value: string, label: string) => ({
  value,
  label,
  help: null,
  sites: [],
  species: [],
});
const group = (
  field: string,
  slug: string,
  label: string,
  options: FilterDefinition['options'],
): FilterDefinition => ({
  field,
  slug,
  label,
  kind: 'value',
  help: null,
  unit: null,
  sites: [],
  species: [],
  options,
});
const DEFINITIONS = [
  group('species', 'species', 'Pet', [option('dog', 'Dog'), option('cat', 'Cat')]),
  group('flavor', 'flavor', 'Flavor', [
    option('beef', 'Beef'),
    {...option('tuna', 'Tuna'), species: ['cat']},
  ]),
  group('brand', 'brand', 'Brand', [option('balance', 'Balance')]),
  group('food_form', 'food-form', 'Food form', [option('dry-food', 'Dry Food')]),
];

interface Parts {
  total?: number;
  /** Numbers of all rows in the index, from which it returns the requested ones. */
  rows?: number[];
  unknown?: number[];
  stock?: Record<string, number> | null;
  down?: readonly (keyof Context['services']['contentSystem'] | 'commerce' | 'inventory')[];
  /** Number of products for each filter, by the fields of its conditions. */
  counts?: Record<string, number>;
  site?: SiteId;
}

/** A shop of 30 products. `asked` lists the upstream calls in order; `rounds` counts sequential rounds of calls. */
function shop({
  total = 30,
  rows = Array.from({length: total}, (_, index) => index + 1),
  unknown = [],
  stock = {},
  down = [],
  counts = {},
  site = 'DTC',
}: Parts = {}) {
  const asked: string[] = [];
  let answered = 0;
  let rounds = 0;
  let startedAfter = -1;
  const note = async <Value>(
    name: string,
    service: NonNullable<Parts['down']>[number],
    value: Value,
  ) => {
    asked.push(name);
    if (answered > startedAfter) {
      rounds += 1;
      startedAfter = answered;
    }
    await Promise.resolve();
    answered += 1;
    return down.includes(service) ? DOWN : ok(value);
  };
  const fields = ({conditions}: IndexFilter) => conditions.map(({field}) => field).join('+');
  const context = contextOf<Context>({
    request: {
      deals: async () => new Set<string>(),
      expiry: createExpiry(),
      log: {info: () => undefined, warn: () => undefined, error: () => undefined},
    },
    services: {
      contentSystem: {
        products: ({offset, limit, sort, ...filter}) =>
          note(`products ${fields(filter)} ${sort} ${offset}+${limit}`, 'products', {
            rows: rows.slice(offset, offset + limit).map(row),
            total,
          }),
        candidates: (filter, limit) =>
          note(`candidates ${fields(filter)} ${limit}`, 'candidates', {
            candidates: rows.slice(0, limit).map((number) => {
              const {handle, ...rest} = row(number);
              return {...rest, handle, title: handle, variants: []};
            }),
            total,
          }),
        productCount: (filter) =>
          note(`count ${fields(filter)}`, 'productCount', counts[fields(filter)] ?? 0),
        facetCounts: (filter, of) =>
          note(
            `facets ${fields(filter)}${of.length === 1 ? ` of ${of[0] ?? ''}` : ''}`,
            'facetCounts',
            new Map(of.map((field) => [field, new Map([[`beef`, of.length]])])),
          ),
        filterDefinitions: () => note('definitions', 'filterDefinitions', DEFINITIONS),
        listContent: (slug) =>
          note(`content ${slug}`, 'listContent', {
            heading: slug === 'dog' ? 'All for dogs' : null,
            intro: 'Good food.',
            body: '<p>Read <script>x</script>on</p>',
            seoTitle: null,
            seoDescription: null,
            image: null,
          }),
        listImages: (species) =>
          note(
            `images ${species}`,
            'listImages',
            new Map([[`${species}-dry-food`, 'https://cdn.example/dry.png']]),
          ),
      },
      catalog: {
        productsByIds: (ids) =>
          note(
            `commerce ${ids.length}`,
            'commerce',
            ids
              .map((id) => Number(id.slice(1)))
              .filter((number) => !unknown.includes(number))
              .map(product),
          ),
      },
      inventory: {stock: ({skus}) => note(`stock ${skus.length}`, 'inventory', stock)},
    },
    site: siteOf(site),
    visitor: {
      cookies: createCookieJar(new Request('https://shop.test'), {suffix: '', secure: false}),
    },
  });
  return {asked, context, rounds: () => rounds};
}

const stateOf = (address: string) =>
  parseList(new URL(address, 'https://shop.test')) ?? ALL_PRODUCTS;

async function listOf(address: string, parts: Parts = {}) {
  const answer = await productList(shop(parts).context, stateOf(address));
  if (!answer.ok) throw new Error(answer.failure.detail);
  if (answer.value.kind !== 'list') throw new Error(answer.value.kind);
  return answer.value.list;
}

describe('the upstream calls of productList', () => {
  it('LIST-13a productList makes two rounds of calls for any filters', async () => {
    const {context, asked, rounds} = shop();
    await productList(context, stateOf('/products/dog?flavor=beef&brand=balance'));
    expect(asked).toEqual([
      'products sites+species+brand+flavor featured 0+24',
      'facets sites+species+brand+flavor',
      'facets sites+brand+flavor of species',
      'facets sites+species+flavor of brand',
      'facets sites+species+brand of flavor',
      'definitions',
      'content dog',
      'commerce 24',
      'stock 24',
    ]);
    expect(rounds()).toBe(2);
  });

  it('productList skips the counts of groups that a category’s path fixes', async () => {
    const {context, asked} = shop();
    await productList(context, stateOf('/products/dog/food-form/dry-food'));
    expect(asked.filter((name) => name.startsWith('facets'))).toEqual([
      'facets sites+species+food_form',
    ]);
  });

  it('LIST-13a productList makes two rounds of calls for a group page too', async () => {
    const {context, asked, rounds} = shop();
    await productList(context, stateOf('/products/dog/food-form?flavor=beef'));
    expect(asked).toEqual([
      'products sites+species+food_form+flavor featured 0+24',
      'facets sites+species+food_form+flavor',
      'facets sites+species+food_form of flavor',
      'definitions',
      'content dog-food-form',
      'facets sites+species+food_form of food_form',
      'images dog',
      'commerce 24',
      'stock 24',
    ]);
    expect(rounds()).toBe(2);
  });

  it('productList fetches no list texts for a search', async () => {
    const {context, asked} = shop();
    await productList(context, stateOf('/search?search=beef'));
    expect(asked).not.toContainEqual(expect.stringContaining('content'));
  });

  it('productList fetches prices and stock page by page', async () => {
    const {context, asked} = shop({total: 60});
    await productList(context, stateOf('/products?page=2&sort=name'));
    expect(asked).toContain('products sites name 0+48');
    expect(asked.slice(-4)).toEqual(['commerce 24', 'stock 24', 'commerce 24', 'stock 24']);
  });
});

describe('productList', () => {
  it('productList returns products in index order and the numbers of the adjacent pages', async () => {
    const list = await listOf('/products', {rows: [3, 1, 2], total: 3});
    expect(list.cards.map(({handle}) => handle)).toEqual(['food-3', 'food-1', 'food-2']);
    expect(list).toMatchObject({total: 3, first: 1, last: 3, pages: {previous: null, next: null}});
    expect(await listOf('/products')).toMatchObject({
      total: 30,
      last: 24,
      pages: {previous: null, next: 2},
    });
    expect(await listOf('/products?page=2')).toMatchObject({
      last: 30,
      pages: {previous: null, next: null},
    });
  });

  it('productList starts a new block of pages with the eleventh page', async () => {
    expect(await listOf('/products?page=11', {total: 300})).toMatchObject({
      first: 241,
      last: 264,
      pages: {previous: 10, next: 12},
    });
  });

  it('LIST-90 productList counts the cards of a list that is on one page', async () => {
    const inStock = '/products?availability=in-stock';
    const [one, none] = [
      {'SKU-1': 5, 'SKU-2': 0},
      {'SKU-1': 0, 'SKU-2': 0},
    ];
    expect(await listOf(inStock, {total: 2, stock: one})).toMatchObject({total: 1});
    expect(await listOf('/products', {total: 2, unknown: [2]})).toMatchObject({total: 1});
    expect(await listOf('/products', {unknown: [2]})).toMatchObject({total: 30});
    expect(await listOf(inStock, {total: 2, stock: none, counts: {sites: 2}})).toMatchObject({
      total: 0,
      cards: [],
      looserFilters: [{field: 'availability', total: 2}],
    });
  });

  it('LIST-110 productList keeps its number when the last page is loaded, unless no product can be shown', async () => {
    const parts = {unknown: [2, 30]};
    expect(await listOf('/products', parts)).toMatchObject({total: 30, last: 24});
    expect(await listOf('/products?page=2', parts)).toMatchObject({total: 30, last: 30});
    const unknown = Array.from({length: 30}, (_, index) => index + 1);
    expect(await listOf('/products?page=2', {unknown})).toMatchObject({total: 0, cards: []});
  });

  it('productList leaves out a product that commerce doesn’t know', async () => {
    const list = await listOf('/products', {total: 3, unknown: [2]});
    expect(list.cards.map(({handle}) => handle)).toEqual(['food-1', 'food-3']);
  });

  it('productList uses the stock at the shopper’s location, or commerce’s own if that is unknown', async () => {
    const stocked = (parts: Parts) =>
      listOf('/products', {total: 2, ...parts}).then(({cards}) =>
        cards.map(({variant}) => variant.inStock),
      );
    expect(await stocked({stock: {'SKU-1': 0, 'SKU-2': 5}})).toEqual([false, true]);
    expect(await stocked({down: ['inventory']})).toEqual([true, true]);
  });

  it('productList sanitizes texts and falls back to a heading from the path', async () => {
    const heading = (address: string) => listOf(address).then(({content}) => content.heading);
    expect(await heading('/products/dog')).toBe('All for dogs');
    expect(await heading('/products/cat')).toBe('Cat Food');
    expect(await heading('/products/cat/food-form/dry-food')).toBe('Dry Food for Cats');
    expect(await heading('/products')).toBeNull();
    const {content} = await listOf('/products');
    expect(content.body).toEqual([{tag: 'p', children: ['Read on']}]);
  });

  it('LIST-20a heads a group page with the group’s label if editors wrote no heading', async () => {
    const {content, trail} = await listOf('/products/cat/flavor');
    expect(content.heading).toBe('Cat food by flavor');
    expect(trail).toEqual({
      category: {label: 'Flavor', url: '/products/cat/flavor'},
      filterLabels: ['Cat', 'Flavor'],
    });
  });

  it('LIST-19a shows the values of a group that have products as tiles, each with its count', async () => {
    expect((await listOf('/products/cat/flavor?brand=balance')).tiles).toEqual([
      {to: '/products/cat/flavor/beef', label: 'Beef', count: 1, image: null},
    ]);
    expect((await listOf('/products/dog')).tiles).toEqual([]);
    expect((await listOf('/products/dog/flavor/beef')).tiles).toEqual([]);
  });

  it.each([
    [['facetCounts'], {count: null, image: 'https://cdn.example/dry.png'}],
    [['facetCounts', 'listImages'], {count: null, image: null}],
  ] as const)(
    'LIST-21 shows tiles without counts or images while %j is down',
    async (down, tile) => {
      const {tiles, cards} = await listOf('/products/dog/food-form', {down});
      expect(tiles).toEqual([{to: '/products/dog/food-form/dry-food', label: 'Dry Food', ...tile}]);
      expect(cards).toHaveLength(24);
    },
  );

  it('LIST-21 shows the products of a group without tiles while definitions are down', async () => {
    const {tiles, cards} = await listOf('/products/dog/flavor', {down: ['filterDefinitions']});
    expect(tiles).toEqual([]);
    expect(cards).toHaveLength(24);
  });

  it('productList returns the category and filter labels for the breadcrumbs', async () => {
    const {trail} = await listOf('/products/dog/food-form/dry-food/?flavor=beef');
    expect(trail).toEqual({
      category: {label: 'Dry Food', url: '/products/dog/food-form/dry-food'},
      filterLabels: ['Dog', 'Dry Food', 'Beef'],
    });
    expect((await listOf('/products?flavor=beef')).trail).toEqual({
      category: null,
      filterLabels: ['Beef'],
    });
  });

  it('CARD-17 productList includes all sizes on the staff site only', async () => {
    const sizes = (site: SiteId) =>
      listOf('/products', {total: 1, site}).then(({cards}) => cards[0]?.sizes.length);
    expect(await sizes('DTC')).toBe(0);
    expect(await sizes('HPSF')).toBe(1);
  });
});

describe('productList without matches', () => {
  it('LIST-04 lists filters whose removal gives results, most results first', async () => {
    const counts = {
      'sites+species+flavor': 4,
      'sites+species+brand': 12,
      'sites+brand+flavor': 0,
    };
    const address = '/products/dog?flavor=beef,unknown&brand=balance';
    const {context, asked, rounds} = shop({total: 0, counts});
    const answer = await productList(context, stateOf(address));
    expect(answer.ok && answer.value.kind === 'list' && answer.value.list.looserFilters).toEqual([
      {field: 'flavor', label: 'Flavor', values: ['Beef', 'Unknown'], total: 12},
      {field: 'brand', label: 'Brand', values: ['Balance'], total: 4},
    ]);
    expect(rounds()).toBe(2);
    expect(asked).not.toContainEqual(expect.stringContaining('commerce'));
  });

  it('productList suggests no filters to remove while counts are down', async () => {
    const list = await listOf('/products?flavor=beef', {total: 0, down: ['productCount']});
    expect(list.looserFilters).toEqual([]);
  });
});

describe('the kind of a product list', () => {
  const kindOf = async (address: string, parts: Parts = {}) => {
    const answer = await productList(shop(parts).context, stateOf(address));
    return answer.ok ? answer.value.kind : 'failed';
  };

  it.each([
    ['/products/dog/flavor/beef', 'list'],
    ['/products/cat/flavor/tuna', 'list'],
    ['/products/dog/flavor/tuna', 'no-such-list'],
    ['/products/dog/flavor/tofu', 'no-such-list'],
    ['/products/dog/health/tofu', 'no-such-list'],
    ['/products/dog/food-form/wet-food', 'list'],
    ['/products?flavor=tofu', 'list'],
    ['/products/dog/flavor', 'list'],
    ['/products/cat/breed-size', 'no-such-list'],
  ])('ROUTE-07 the list of %s has the kind %s', async (address, kind) => {
    expect(await kindOf(address)).toBe(kind);
  });

  it('any detail is a list while definitions are down', async () => {
    const parts: Parts = {down: ['filterDefinitions']};
    expect(await kindOf('/products/dog/flavor/tofu', parts)).toBe('list');
  });

  it('a page number that is too high is past-the-end, with the last page', async () => {
    const answer = await productList(shop().context, stateOf('/products?page=9&sort=name'));
    expect(answer).toMatchObject({
      ok: true,
      value: {kind: 'past-the-end', state: {page: 2, sort: 'name'}},
    });
    expect(await kindOf('/products', {total: 0})).toBe('list');
  });
});

describe('productList while a service is down', () => {
  it.each([
    [['filterDefinitions'], {groups: []}],
    [['listContent'], {content: {heading: null, intro: null, body: []}}],
    [['productCount', 'inventory'], {total: 30}],
  ] as const)('LIST-12b shows the list without the data of %j', async (down, shown) => {
    const list = await listOf('/products?flavor=beef', {down});
    expect(list.cards).toHaveLength(24);
    expect(list).toMatchObject(shown);
    expect(list.applied).toHaveLength(1);
  });

  it('productList shows no counts at all if one of them fails', async () => {
    const {groups} = await listOf('/products?flavor=beef', {down: ['facetCounts']});
    expect(groups).toHaveLength(4);
    for (const {options} of groups) {
      for (const {count} of options) expect(count).toBeNull();
    }
  });

  it.each(['products', 'commerce'] as const)(
    'productList fails while %s is down',
    async (service) => {
      const answer = await productList(shop({down: [service]}).context, stateOf('/products'));
      expect(answer.ok).toBe(false);
    },
  );
});
