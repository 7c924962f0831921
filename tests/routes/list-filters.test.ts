import {describe, expect, it} from 'vitest';
import type {FilterField} from '~/domains/catalog/filter-groups';
import {listHref, parseList, withValues} from '~/domains/catalog/list-state';
import {handlesOf, listOf} from './support/list';
import {createHtmlBuild} from './support/html-build';
import {openCachingShop, sandboxOrigin} from './support/shared-sandbox';
import {openShop, watchShop} from './support/shop';
import {
  POUNDS,
  GROUPS,
  group,
  PATIENCE_MS,
  productOf,
  seedVariants,
  tagged,
  wholeList,
  type SeedVariant,
} from './support/seeded-lists';

const {unexpected} = watchShop();
const shop = openCachingShop();

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
      const list = await wholeList(path, shop);
      const species = /^\/products\/(\w+)/.exec(path)?.[1];
      const sold = (await wholeList('/products', shop)).cards.map(({handle}) => productOf(handle));
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
        const options = list.groups.find((item) => item.slug === slug)?.options ?? [];
        const counted = options.map(({value, count}) => [value, count]);
        expect(counted.length).toBeGreaterThan(3);
        expect(counted).toEqual(
          options.map(({value}) => [
            value,
            matching.filter((product) =>
              seedVariants(product).some(
                (item) => matchesFilters(item) && valuesOf(item).includes(value),
              ),
            ).length,
          ]),
        );
      }
    },
  );
});

describe('each filter group', () => {
  it.each(GROUPS.map((item) => [item.slug, item] as const))(
    'CAT-12, CAT-13, CAT-14, CAT-15, CAT-16, CAT-17, CAT-18, CAT-20, CAT-21, CAT-22 ?%s= filters by each of its values, as counted',
    async (slug, {field, has}) => {
      const options = group(await wholeList('/products', shop), field)?.options ?? [];
      expect(options.length).toBeGreaterThan(1);
      for (const {value, count} of options) {
        const path = field === 'species' ? `/products/${value}` : `/products?${slug}=${value}`;
        const list = await wholeList(path, shop);
        expect([value, list.total, list.cards.length]).toEqual([value, count, count]);
        expect(count).toBeGreaterThan(0);
        for (const handle of handlesOf(list)) {
          expect([handle, value, has(productOf(handle), value)]).toEqual([handle, value, true]);
        }
      }
    },
    PATIENCE_MS,
  );

  it.each([
    ['species', ['dog', 'cat']],
    ['brand', ['balance', 'clinical', 'treats']],
    ['lifestage', ['puppy', 'adult', 'senior']],
    ['breed_size', ['small', 'medium', 'large']],
    ['food_form', ['dry-food', 'wet-food']],
    ['flavor', ['chicken', 'beef', 'salmon', 'lamb', 'turkey', 'peanut-butter']],
    ['health_conditions', ['joint', 'weight', 'digestive', 'skin', 'dental', 'urinary']],
  ])(
    'CAT-23, CAT-24, CAT-25, CAT-26, CAT-27, CAT-28 %s has the values of the specification',
    async (field, expected) => {
      const values = group(await wholeList('/products', shop), field)?.options.map(
        ({value}) => value,
      );
      expect(values).toEqual(expect.arrayContaining(expected));
    },
  );

  it('CAT-19 ?weight= accepts a range, open at either end, and offers some', async () => {
    const all = await wholeList('/products', shop);
    const weights = (handle: string) =>
      productOf(handle).variants.map(({weight, weightUnit}) => weight * POUNDS[weightUnit]);
    for (const [span, fits] of [
      ['4-15', (pounds: number) => pounds >= 4 && pounds <= 15],
      ['20-', (pounds: number) => pounds >= 20],
      ['-1', (pounds: number) => pounds <= 1],
    ] as const) {
      const found = handlesOf(await wholeList(`/products?weight=${span}`, shop));
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
      'price',
      'rating',
      'offer',
      'availability',
      'weight_unit',
      'pack_type',
      'sub_brand_science_diet',
      'sub_brand_prescription_diet',
    ]);
    expect(groups.flatMap(({kind, field}) => (kind === 'range' ? [field] : []))).toEqual([
      'price',
      'weight_unit',
    ]);
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
    const handles = async (path: string) => handlesOf(await wholeList(path, shop));
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
      expect([field, (await wholeList(paths[field] ?? '', shop)).total]).toEqual([field, total]);
    }
  });
});

describe('filters beyond the specification', () => {
  const listAt = async (path: string) => listOf(await shop.visitor().get(path));

  it('LIST-25 by price finds products with a variant in the range and opens it', async () => {
    const {cards, applied} = await listAt('/products?price=15-30');
    expect(applied).toMatchObject([{field: 'price', label: '$15 to $30'}]);
    expect(cards.length).toBeGreaterThan(5);
    for (const {variant} of cards) {
      expect(variant.priceCents).toBeGreaterThanOrEqual(1500);
      expect(variant.priceCents).toBeLessThanOrEqual(3000);
    }
  });

  it('LIST-25 by rating, deals and stock find what they say', async () => {
    const rated = await listAt('/products?rating=4-up');
    expect(rated.total).toBeGreaterThan(5);
    for (const {rating} of rated.cards) expect(rating?.value).toBeGreaterThanOrEqual(4);
    const deals = await listAt('/products?offer=deals');
    expect(deals.total).toBeGreaterThan(0);
    for (const {title, variant} of deals.cards) {
      const hasDeal = variant.badges.some(({name}) => name === 'deal');
      expect([title, hasDeal || variant.compareAtCents !== null]).toEqual([title, true]);
    }
    const inStock = await listAt('/products?availability=in-stock');
    const all = await listAt('/products');
    expect(inStock.total).toBeLessThan(all.total);
    for (const {variant} of inStock.cards) expect(variant.inStock).toBe(true);
  });

  it('LIST-25 one variant has to meet price and deal', async () => {
    const {cards} = await listAt('/products?price=60-&offer=deals');
    for (const {variant} of cards) expect(variant.priceCents).toBeGreaterThanOrEqual(6000);
  });

  it('LIST-26 by stock leaves out what is sold out at the shopper’s zip', async () => {
    const hawaii = 'user_location=96813::HOME';
    const everywhere = await wholeList('/products/cat?availability=in-stock', shop);
    const everything = await wholeList('/products/cat', shop, hawaii);
    const inStock = await wholeList('/products/cat?availability=in-stock', shop, hawaii);
    /* In stock for the index, which knows no locations, and sold out in every size in Hawaii. */
    const handle = 'kind-tummy-turkey-rice';
    expect(handlesOf(everywhere)).toContain(handle);
    expect(everything.cards.find((card) => card.handle === handle)?.variant.inStock).toBe(false);
    expect(handlesOf(inStock)).not.toContain(handle);
    expect(inStock.cards.length).toBeGreaterThan(5);
    expect(inStock.cards.filter(({variant}) => !variant.inStock)).toEqual([]);
  });

  it('LIST-02b a value without products is named without being an option of its own', async () => {
    const {groups} = await listAt('/products/dog?flavor=beef');
    const counts = groups.flatMap(({options}) => options.map(({count}) => count));
    expect(counts).toContain(0);
  });
});

describe('the filters that a list offers first', () => {
  const FORMS = ['Dry food', 'Wet food', 'Treats'];

  it.each([
    ['/products', ['Dog', 'Cat', ...FORMS]],
    ['/products/dog', ['Puppy', 'Adult', 'Senior', ...FORMS]],
    ['/products/cat/food-form/dry-food', ['Kitten', 'Adult', 'Senior']],
    ['/products/dog?pet-age=puppy', []],
    ['/search?search=kidney', ['Dog', 'Cat', 'Dry food', 'Wet food']],
  ])('NAV-40 %s offers %j', async (path, labels) => {
    const withoutScripts = openShop(sandboxOrigin, {build: createHtmlBuild(unexpected())});
    const {text} = await withoutScripts.visitor().get(path);
    const [row = ''] = /<ul aria-label="Popular filters".*?<\/ul>/s.exec(text) ?? [];
    expect([...row.matchAll(/>([^<]+)<\/a>/g)].map(([, label]) => label)).toEqual(labels);
  });
});
