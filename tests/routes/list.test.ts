import {describe, expect, it} from 'vitest';
import type {FilterField} from '~/domains/catalog/filter-groups';
import {parseListPath} from '~/domains/catalog/list-path';
import {listHref, parseList, withValues} from '~/domains/catalog/list-state';
import type {CatalogProduct} from '~sandbox/commerce/catalog/types';
import {sharedWorld} from '~sandbox/world/world';
import {post} from './support/api';
import {handlesOf, listOf, listPageOf} from './support/list';
import {sandboxOrigin} from './support/shared-sandbox';
import {openShop, watchShop, type Shop} from './support/shop';

const {unexpected} = watchShop();
const shop = openShop(sandboxOrigin);
const staff = openShop(sandboxOrigin, {variables: {SITE_ID: 'HPSF'}});

/** For tests that load a page for every value of a group. */
const PATIENCE_MS = 30_000;

const {products} = sharedWorld();
const productOf = (handle: string): CatalogProduct => {
  const product = products.find((one) => one.handle === handle);
  if (!product) throw new Error(`${handle} is no product of the seed`);
  return product;
};

/** All products of a list, however many pages it has. */
async function wholeList(path: string, at: Shop = shop) {
  const list = listOf(await at.visitor().get(path));
  const pages = Math.ceil(list.total / 24);
  if (pages <= 1) return list;
  return listOf(await at.visitor().get(`${path}${path.includes('?') ? '&' : '?'}page=${pages}`));
}

/** Seed tag of the value in a category's path. */
function tagOf(path: string, kind: string): string {
  const parsed = parseListPath(path);
  return `${kind}:${parsed?.kind === 'category' ? parsed.value : ''}`;
}

const group = (list: Awaited<ReturnType<typeof wholeList>>, field: string) =>
  list.groups.find((one) => one.field === field);

/** Predicates per group, based on the tags and variants of the seed. */
const POUNDS = {POUNDS: 1, OUNCES: 1 / 16, KILOGRAMS: 2.20462, GRAMS: 0.00220462};
const tagged = (kind: string) => (product: CatalogProduct, value: string) =>
  product.tags.includes(`${kind}:${value}`);
const PACKED_IN: Record<string, string[]> = {
  bag: ['dry-food', 'treat'],
  can: ['canned'],
  tray: ['tray'],
  pouch: ['pouch'],
};
const GROUPS: {
  field: string;
  slug: string;
  has: (product: CatalogProduct, value: string) => boolean;
}[] = [
  {field: 'species', slug: 'species', has: tagged('species')},
  {field: 'brand', slug: 'brand', has: tagged('line')},
  {field: 'lifestage', slug: 'pet-age', has: tagged('lifestage')},
  {field: 'breed_size', slug: 'breed-size', has: tagged('breed-size')},
  {field: 'food_form', slug: 'food-form', has: tagged('food-form')},
  {field: 'flavor', slug: 'flavor', has: tagged('flavor')},
  {field: 'health_conditions', slug: 'health', has: tagged('health')},
  {
    field: 'pack_type',
    slug: 'pack-type',
    has: (product, value) =>
      value === 'case'
        ? product.variants.some(({title}) => /\d x /.test(title))
        : (PACKED_IN[value] ?? []).some((form) => tagged('food-form')(product, form)),
  },
  {
    field: 'sub_brand_science_diet',
    slug: 'balance-range',
    has: (product) => tagged('line')(product, 'balance'),
  },
  {
    field: 'sub_brand_prescription_diet',
    slug: 'clinical-range',
    has: (product) => tagged('line')(product, 'clinical'),
  },
];

/** A seed variant. Without an option of its own it has the values of its product. */
interface SeedVariant {
  sku: string;
  price: number;
  pounds: number;
  forms: string[];
  flavors: string[];
  packs: string[];
}

function seedVariants(product: CatalogProduct): SeedVariant[] {
  const ofKind = (kind: string) =>
    product.tags.filter((tag) => tag.startsWith(`${kind}:`)).map((tag) => tag.split(':')[1] ?? '');
  return product.variants.map(({sku, price, weight, weightUnit, selectedOptions}) => {
    const option = (name: string) =>
      selectedOptions
        .find((one) => one.name === name)
        ?.value.toLowerCase()
        .replaceAll(' ', '-');
    const form = option('Product Form');
    const forms = form ? [form, 'wet-food'] : ofKind('food-form');
    const flavor = option('Flavor');
    const containers = Object.keys(PACKED_IN).filter((pack) =>
      PACKED_IN[pack]?.some((one) => forms.includes(one)),
    );
    return {
      sku,
      price,
      pounds: weight * POUNDS[weightUnit],
      forms,
      flavors: flavor ? [flavor] : ofKind('flavor'),
      packs: /\d-x-/.test(option('Size') ?? '') ? [...containers, 'case'] : containers,
    };
  });
}

describe('filters that apply to variants', () => {
  const VALUES = {
    'food-form': ({forms}: SeedVariant) => forms,
    flavor: ({flavors}: SeedVariant) => flavors,
    'pack-type': ({packs}: SeedVariant) => packs,
  };

  it.each([
    ['/products?food-form=pouch', ({forms}: SeedVariant) => forms.includes('pouch')],
    [
      '/products?food-form=canned&flavor=beef,lamb',
      ({forms, flavors}: SeedVariant) =>
        forms.includes('canned') && (flavors.includes('beef') || flavors.includes('lamb')),
    ],
    [
      '/products?food-form=canned&weight=1-3',
      ({forms, pounds}: SeedVariant) => forms.includes('canned') && pounds >= 1 && pounds <= 3,
    ],
    [
      '/products?food-form=pouch&weight=6-10',
      ({forms, pounds}: SeedVariant) => forms.includes('pouch') && pounds >= 6 && pounds <= 10,
    ],
    [
      '/products?weight=-1&pack-type=case',
      ({pounds, packs}: SeedVariant) => pounds <= 1 && packs.includes('case'),
    ],
    [
      '/products/cat/flavor/chicken?pack-type=case',
      ({flavors, packs}: SeedVariant) => flavors.includes('chicken') && packs.includes('case'),
    ],
  ] as const)(
    'LIST-16, LIST-17a %s finds products with one variant that meets all conditions',
    async (path, matchesFilters) => {
      const list = await wholeList(path);
      const species = /^\/products\/(\w+)/.exec(path)?.[1];
      const sold = (await wholeList('/products')).cards.map(({handle}) => productOf(handle));
      const candidates = sold.filter(
        ({tags}) =>
          tags.some((tag) => tag.startsWith('line:')) &&
          (species === undefined || tags.includes(`species:${species}`)),
      );
      const matching = candidates.filter((product) => seedVariants(product).some(matchesFilters));
      expect(handlesOf(list).sort()).toEqual(matching.map(({handle}) => handle).sort());
      for (const {handle, variant} of list.cards) {
        const shown = seedVariants(productOf(handle)).find(({sku}) => sku === variant.sku);
        expect([handle, variant.sku, shown && matchesFilters(shown)]).toEqual([
          handle,
          variant.sku,
          true,
        ]);
      }
      for (const [slug, valuesOf] of Object.entries(VALUES)) {
        /* A group's own selection doesn't change its counts. */
        if (path.includes(slug)) continue;
        const options = list.groups.find((one) => one.slug === slug)?.options ?? [];
        const counted = options.map(({value, count}) => [value, count]);
        expect(counted.length).toBeGreaterThan(3);
        expect(counted).toEqual(
          options.map(({value}) => [
            value,
            matching.filter((product) =>
              seedVariants(product).some(
                (one) => matchesFilters(one) && valuesOf(one).includes(value),
              ),
            ).length,
          ]),
        );
      }
    },
  );
});

describe('each filter group', () => {
  const expectFilterByEachValue = async (field: string) => {
    const found = GROUPS.find((one) => one.field === field);
    if (!found) throw new Error(`no filter group ${field}`);
    const {slug, has} = found;
    const options = group(await wholeList('/products'), field)?.options ?? [];
    expect(options.length).toBeGreaterThan(1);
    for (const {value, count} of options) {
      const path = field === 'species' ? `/products/${value}` : `/products?${slug}=${value}`;
      const list = await wholeList(path);
      expect([value, list.total, list.cards.length]).toEqual([value, count, count]);
      expect(count).toBeGreaterThan(0);
      for (const handle of handlesOf(list)) {
        expect([handle, value, has(productOf(handle), value)]).toEqual([handle, value, true]);
      }
    }
  };

  it.each(['species', 'brand', 'lifestage', 'breed_size'])(
    'CAT-12, CAT-13, CAT-14, CAT-15 %s filters by each of its values, as counted',
    expectFilterByEachValue,
    PATIENCE_MS,
  );

  it.each(['food_form', 'flavor', 'health_conditions'])(
    'CAT-16, CAT-17, CAT-18 %s filters by each of its values, as counted',
    expectFilterByEachValue,
    PATIENCE_MS,
  );

  it.each(['pack_type', 'sub_brand_science_diet', 'sub_brand_prescription_diet'])(
    'CAT-20, CAT-21, CAT-22 %s filters by each of its values, as counted',
    expectFilterByEachValue,
    PATIENCE_MS,
  );

  const expectValues = async (field: string, expected: string[]) => {
    const values = group(await wholeList('/products'), field)?.options.map(({value}) => value);
    expect(values).toEqual(expect.arrayContaining(expected));
  };

  it.each([
    ['species', ['dog', 'cat']],
    ['brand', ['balance', 'clinical', 'treats']],
    ['lifestage', ['puppy', 'adult', 'senior']],
  ])('CAT-23, CAT-24, CAT-25 %s has the values of the specification', expectValues);

  it.each([
    ['breed_size', ['small', 'medium', 'large']],
    ['food_form', ['dry-food', 'wet-food']],
    ['flavor', ['chicken', 'beef', 'salmon', 'lamb', 'turkey', 'peanut-butter']],
    ['health_conditions', ['joint', 'weight', 'digestive', 'skin', 'dental', 'urinary']],
  ])('CAT-26, CAT-27, CAT-28 %s has the values of the specification', expectValues);

  it('CAT-19 ?weight= accepts a range, open at either end, and offers some', async () => {
    const all = await wholeList('/products');
    const weights = (handle: string) =>
      productOf(handle).variants.map(({weight, weightUnit}) => weight * POUNDS[weightUnit]);
    for (const [span, fits] of [
      ['4-15', (pounds: number) => pounds >= 4 && pounds <= 15],
      ['20-', (pounds: number) => pounds >= 20],
      ['-1', (pounds: number) => pounds <= 1],
    ] as const) {
      const found = handlesOf(await wholeList(`/products?weight=${span}`));
      const expected = handlesOf(all).filter((handle) => {
        const isFood = productOf(handle).tags.some((tag) => tag.startsWith('line:'));
        return isFood && weights(handle).some(fits);
      });
      expect(expected.length).toBeGreaterThan(3);
      expect(expected.length).toBeLessThan(all.total);
      expect(found.sort()).toEqual(expected.sort());
    }
    expect(group(all, 'weight_unit')).toMatchObject({
      kind: 'range',
      unit: 'lb',
      options: [{value: '0-4'}, {value: '4-15'}, {value: '15-30'}, {value: '30-45'}],
    });
  });

  it('CAT-10, CAT-11 comes in the specified order, with label and help', async () => {
    const {groups} = listOf(await shop.visitor().get('/products'));
    expect(groups.map(({field}) => field)).toEqual([
      'species',
      'brand',
      'lifestage',
      'breed_size',
      'food_form',
      'flavor',
      'health_conditions',
      'weight_unit',
      'pack_type',
      'sub_brand_science_diet',
      'sub_brand_prescription_diet',
    ]);
    expect(groups.filter(({kind}) => kind === 'range')).toHaveLength(1);
    for (const {label} of groups) expect(label).not.toBe('');
    expect(groups.some(({help}) => help)).toBe(true);
    expect(groups.some(({options}) => options.some(({help}) => help))).toBe(true);
  });
});

describe('several filter groups', () => {
  it.each<[string, FilterField[]]>([
    ['/products/dog?pet-age=adult&flavor=beef,lamb', ['lifestage', 'flavor', 'breed_size']],
    ['/products/cat/food-form/wet-food?flavor=salmon,tuna', ['flavor', 'brand']],
    ['/products?species=cat,dog&brand=clinical&health=kidney', ['brand', 'health_conditions']],
  ])(
    'LIST-02a %s: each count is the total if that value were selected instead',
    async (path, fields) => {
      const list = listOf(await shop.visitor().get(path));
      expect(list.total).toBeGreaterThan(0);
      const state = parseList(new URL(path, 'http://shop'));
      if (!state) throw new Error(`${path} is no list's`);
      for (const field of fields) {
        const options = group(list, field)?.options ?? [];
        expect(options.length).toBeGreaterThan(1);
        for (const {value, count} of options) {
          const other = listHref(withValues(state, field, [value]));
          const {total} = listOf(await shop.visitor().get(other));
          expect([other, total]).toEqual([other, count]);
        }
      }
    },
    PATIENCE_MS,
  );

  it('LIST-02a values of one group are alternatives, groups combine', async () => {
    const handles = async (path: string) => handlesOf(await wholeList(path));
    const [beef, lamb, both, adultBoth] = await Promise.all([
      handles('/products?flavor=beef'),
      handles('/products?flavor=lamb'),
      handles('/products?flavor=beef,lamb'),
      handles('/products?pet-age=adult&flavor=beef,lamb'),
    ]);
    expect([...both].sort()).toEqual([...new Set([...beef, ...lamb])].sort());
    expect(adultBoth).toEqual(
      both.filter((handle) => tagged('lifestage')(productOf(handle), 'adult')),
    );
  });

  it('LIST-03a applied filters have labels', async () => {
    const {applied, trail} = listOf(
      await shop.visitor().get('/products/dog?flavor=beef,lamb&weight=4-15'),
    );
    expect(applied.map(({label}) => label)).toEqual(['Beef', 'Lamb', '4 to 15 lb']);
    expect(trail.filterLabels).toEqual(['Dog', 'Beef', 'Lamb', '4 to 15 lb']);
  });

  it('LIST-04 an empty list names the filters to remove, with the resulting totals', async () => {
    const list = listOf(
      await shop.visitor().get('/products/dog?brand=treats&pet-age=adult&flavor=tuna'),
    );
    expect([list.total, list.cards]).toEqual([0, []]);
    expect(list.looserFilters.length).toBeGreaterThan(0);
    const paths: Record<string, string> = {
      species: '/products?brand=treats&pet-age=adult&flavor=tuna',
      brand: '/products/dog?pet-age=adult&flavor=tuna',
      lifestage: '/products/dog?brand=treats&flavor=tuna',
      flavor: '/products/dog?brand=treats&pet-age=adult',
    };
    for (const {field, total} of list.looserFilters) {
      expect([field, (await wholeList(paths[field] ?? '')).total]).toEqual([field, total]);
    }
  });
});

describe('the assortment', () => {
  it('CAT-01, CAT-02 has food and treats for dogs and cats, of the brand’s lines', async () => {
    for (const path of [
      'dog/food-form/dry-food',
      'dog/food-form/treats',
      'cat/food-form/wet-food',
    ]) {
      expect((await wholeList(`/products/${path}`)).total).toBeGreaterThan(3);
    }
    const brands = new Set((await wholeList('/products')).cards.map(({brand}) => brand));
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
    const [consumer, feeding] = [await wholeList('/products'), await wholeList('/products', staff)];
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
      structuredData: [],
    });
  });
});

describe('structured data of a list', () => {
  const structuredDataOf = async (path: string, site = shop) =>
    listPageOf(await site.visitor().get(path)).head.structuredData;

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
      const whole = await wholeList(path.slice(0, -1));
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
      const up = (await wholeList(`${path}sort=price-up`)).cards;
      const down = (await wholeList(`${path}sort=price-down`)).cards;
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
    const newest = handlesOf(await wholeList('/products?sort=newest'));
    const days = newest.map((handle) => Date.parse(productOf(handle).publishedAt.slice(0, 10)));
    expect(rising(days.toReversed())).toBe(true);
    const names = handlesOf(await wholeList('/products?sort=name')).map(
      (handle) => productOf(handle).title,
    );
    expect(names).toEqual([...names].sort());
  });

  it('LIST-10a starts with best sellers, and defaults to featured', async () => {
    const {bestSellers} = sharedWorld();
    const best = handlesOf(await wholeList('/products?sort=best-selling'));
    expect(best.slice(0, bestSellers.length)).toEqual(bestSellers);
    const featured = handlesOf(await wholeList('/products'));
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

describe('categories', () => {
  it.each([
    ['/products/dog', 'category-dog', 'Dog Food & Treats', '/products/dog'],
    ['/products/cat', 'category-cat', 'Cat Food & Treats', '/products/cat'],
    ['/products/dog/species', 'category-dog', 'Dog Food & Treats', '/products/dog'],
    [
      '/products/cat/food-form/dry-food',
      'category-cat',
      'Dry Cat Food',
      '/products/cat/food-form/dry-food',
    ],
    [
      '/products/dog/food-form/dry-food/',
      'category-dog',
      'Dry Dog Food',
      '/products/dog/food-form/dry-food',
    ],
  ])('ROUTE-07 %s is a category', async (path, route, heading, canonical) => {
    const answer = await shop.visitor().get(path);
    expect([answer.status, answer.page().matches.at(-1)]).toEqual([200, route]);
    const page = listPageOf(answer);
    expect(page.heading).toBe(heading);
    expect(page.head.title).toMatch(/ \| Shop$/);
    expect(page.head.canonical).toBe(`http://localhost:3000${canonical}`);
    expect(page.list.cards.length).toBeGreaterThan(0);
    expect(page.list.content.intro).toBeTruthy();
  });

  it('ROUTE-07 each species has its own products', async () => {
    const [dogs, cats] = [await wholeList('/products/dog'), await wholeList('/products/cat')];
    expect(handlesOf(dogs).filter((handle) => handlesOf(cats).includes(handle))).toEqual([]);
    for (const handle of handlesOf(dogs)) expect(productOf(handle).tags).toContain('species:dog');
  });

  it.each([
    ['/products/dog/pet-age/puppy-food', 'lifestage:puppy'],
    ['/products/cat/brand/marlowe-clinical', 'line:clinical'],
    ['/products/dog/flavor/peanut-butter', 'flavor:peanut-butter'],
    ['/products/cat/health/hairball', 'health:hairball'],
    ['/products/dog/breed-size/large', 'breed-size:large'],
    ['/products/cat/food-form/treats', 'food-form:treat'],
  ])(
    'ROUTE-07 %s lists the products tagged %s and doesn’t offer to change that',
    async (path, tag) => {
      const list = await wholeList(path);
      const species = path.split('/')[2] ?? '';
      const expected = products.filter(
        ({tags}) => tags.includes(tag) && tags.includes(`species:${species}`),
      );
      expect(handlesOf(list).sort()).toEqual(expected.map(({handle}) => handle).sort());
      expect(list.groups.map(({slug}) => slug)).not.toContain(path.split('/')[3]);
      expect(list.groups.map(({slug}) => slug)).not.toContain('species');
      expect(list.trail.category?.url).toBe(path);
    },
  );

  it.each(['/products/dog/flavor/cheese', '/products/dog/flavor/peanut-butter'])(
    'LIST-11a, CAT-30 %s exists only on the consumer site',
    async (path) => {
      expect((await shop.visitor().get(path)).status).toBe(200);
      expect((await staff.visitor().get(path)).status).toBe(404);
    },
  );

  it.each([
    ['dog', 'brand', 'line'],
    ['dog', 'pet-age', 'lifestage'],
    ['dog', 'food-form', 'food-form'],
    ['dog', 'flavor', 'flavor'],
    ['dog', 'health', 'health'],
    ['dog', 'breed-size', 'breed-size'],
    ['cat', 'brand', 'line'],
    ['cat', 'pet-age', 'lifestage'],
    ['cat', 'food-form', 'food-form'],
    ['cat', 'flavor', 'flavor'],
    ['cat', 'health', 'health'],
  ])(
    'ROUTE-07, LIST-19a, LIST-19b /products/%s/%s lists its products, with tiles that link to each value, on both sites',
    async (species, slug, tag) => {
      const path = `/products/${species}/${slug}`;
      const hasIt = ({tags}: CatalogProduct) => tags.some((one) => one.startsWith(`${tag}:`));
      for (const at of [shop, staff]) {
        const [list, ofSpecies] = [
          await wholeList(path, at),
          await wholeList(`/products/${species}`, at),
        ];
        expect(handlesOf(list).sort()).toEqual(
          handlesOf(ofSpecies)
            .filter((handle) => hasIt(productOf(handle)))
            .sort(),
        );
        expect(list.tiles.length).toBeGreaterThan(1);
        for (const {to, label, count, image} of list.tiles) {
          expect(to).toMatch(new RegExp(`^${path}/[a-z-]+$`));
          const behind = listOf(await at.visitor().get(to));
          expect([to, count]).toEqual([to, behind.total]);
          expect([to, label]).toEqual([to, behind.trail.category?.label]);
          expect(image).toMatch(/^http/);
        }
        const found = new Set(
          list.tiles.flatMap(({to}) => products.filter(({tags}) => tags.includes(tagOf(to, tag)))),
        );
        expect(handlesOf(list).every((handle) => found.has(productOf(handle)))).toBe(true);
      }
      expect(unexpected()).toEqual([]);
    },
    PATIENCE_MS,
  );

  it('LIST-19a a group page has no tile for a value without products on this site', async () => {
    const tiles = async (at: Shop) =>
      listOf(await at.visitor().get('/products/dog/flavor')).tiles.map(({to}) => to);
    expect(await tiles(shop)).toContain('/products/dog/flavor/cheese');
    expect(await tiles(staff)).not.toContain('/products/dog/flavor/cheese');
  });

  it('LIST-20a LIST-11b a group page has its title, canonical URL, breadcrumbs and texts', async () => {
    const answer = await shop.visitor().get('/products/dog/food-form/?sort=name');
    expect(answer.status).toBe(200);
    const {head, heading, list} = listPageOf(answer);
    expect(heading).toBe('Dog Food by Form');
    expect(head.title).toBe('Dog Food by Form | Shop');
    expect(head.canonical).toBe('http://localhost:3000/products/dog/food-form');
    expect(JSON.stringify(head.structuredData)).toContain('"name":"Food form"');
    expect(list.groups.map(({slug}) => slug)).not.toContain('food-form');
    expect(list.groups.map(({slug}) => slug)).not.toContain('species');
  });

  it('LIST-22 a group page can be filtered, sorted and paged like any list', async () => {
    const path = '/products/dog/flavor';
    const [all, clinical] = [await wholeList(path), await wholeList(`${path}?brand=clinical`)];
    expect(clinical.total).toBeGreaterThan(0);
    expect(clinical.total).toBeLessThan(all.total);
    expect(clinical.tiles).toEqual(all.tiles);
    expect(all.total).toBeGreaterThan(24);
    const names = handlesOf(await wholeList(`${path}?sort=name`)).map(
      (handle) => productOf(handle).title,
    );
    expect(names).toEqual([...names].sort());
  });

  it.each([
    '/products/dog/colour',
    '/products/dog/weight',
    '/products/dog/pack-type',
    '/products/cat/breed-size',
    '/products/dog/food-form/no-such',
    '/products/dog/food-form/..%2F..%2Fcat',
    '/products/cat/food-form/DRY-FOOD',
    '/products/dog/no-such/dry-food',
    '/products/dog/pet-age/kitten-food',
    '/products/cat/pet-age/puppy-food',
    '/products/dog/flavor/tofu',
    '/products/dog/flavor/tuna',
    '/products/cat/breed-size/large',
    '/products/dog/species/x',
    '/products/dog/a/b/c/d',
  ])('LIST-11a LIST-20d %s is no category', async (path) => {
    const answer = await shop.visitor().get(path);
    expect(answer.status).toBe(404);
    expect(unexpected()).toEqual([]);
  });
});
