import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {FILTER_GROUPS, type FilterField} from '~/domains/catalog/filter-groups';
import {
  canonicalRedirect,
  listHref,
  parseList,
  toggleValue,
  valuesOf,
  withoutFilters,
  withPage,
  withSort,
  withValues,
  type ListState,
} from '~/domains/catalog/list-state';
import {SORTS} from '~/domains/catalog/product-index';

const SHOP = 'https://shop.test';

function stateOf(address: string): ListState {
  const state = parseList(new URL(address, SHOP));
  if (!state) throw new Error(`${address} is no list's`);
  return state;
}

/** The canonical URL of an address; also checks that one redirect is enough to reach it. */
function canonicalOf(address: string): string {
  const url = new URL(address, SHOP);
  const target = canonicalRedirect(url, stateOf(address));
  if (target === null) return url.pathname + url.search;
  const next = new URL(target, SHOP);
  expect(canonicalRedirect(next, stateOf(target)), `${target} is at rest`).toBeNull();
  return target;
}

describe('the query parameter of each filter group', () => {
  it.each<[string, FilterField, string, readonly string[]]>([
    ['CAT-12', 'species', 'species=dog,cat', ['cat', 'dog']],
    ['CAT-13', 'brand', 'brand=treats', ['treats']],
    ['CAT-14', 'lifestage', 'pet-age=senior,puppy', ['puppy', 'senior']],
    ['CAT-15', 'breed_size', 'breed-size=large', ['large']],
    ['CAT-16', 'food_form', 'food-form=wet-food', ['wet-food']],
    ['CAT-17', 'flavor', 'flavor=peanut-butter', ['peanut-butter']],
    ['CAT-18', 'health_conditions', 'health=joint,dental', ['dental', 'joint']],
    ['CAT-19', 'weight_unit', 'weight=4-15', ['4-15']],
    ['CAT-20', 'pack_type', 'pack-type=case', ['case']],
    ['CAT-21', 'sub_brand_science_diet', 'balance-range=everyday', ['everyday']],
    ['CAT-22', 'sub_brand_prescription_diet', 'clinical-range=care', ['care']],
  ])('%s reads the %s filter from ?%s', (_id, field, query, values) => {
    expect(valuesOf(stateOf(`/products?${query}`), field)).toEqual(values);
  });

  it('CAT-11, LIST-25 defines two range groups, and value groups', () => {
    expect(FILTER_GROUPS.filter(({kind}) => kind === 'range').map(({field}) => field)).toEqual([
      'weight_unit',
      'price',
    ]);
    expect(FILTER_GROUPS).toHaveLength(15);
  });
});

describe('canonicalRedirect', () => {
  it.each([
    ['/products', '/products'],
    ['/products/', '/products/'],
    ['/products?species=dog', '/products/dog'],
    ['/products?species=cat&flavor=tuna', '/products/cat?flavor=tuna'],
    ['/products?species=dog&species=cat', '/products?species=cat,dog'],
    ['/products?flavor=lamb&flavor=beef', '/products?flavor=beef,lamb'],
    ['/products?flavor=beef,beef,lamb', '/products?flavor=beef,lamb'],
    ['/products?flavor=beef%2Clamb', '/products?flavor=beef%2Clamb'],
    ['/products?flavor=beef&brand=balance', '/products?brand=balance&flavor=beef'],
    ['/products?flavor=', '/products'],
    ['/products?flavor=Beef', '/products'],
    ['/products?flavor=<script>', '/products'],
    ['/products?flavor=../../etc,beef', '/products?flavor=beef'],
    ['/products?weight=4&weight=15', '/products?weight=4-15'],
    ['/products?weight=15&weight=4', '/products?weight=4-15'],
    ['/products?weight=4&weight=', '/products?weight=4-'],
    ['/products?weight=&weight=15', '/products?weight=-15'],
    ['/products?weight=&weight=', '/products'],
    ['/products?weight=04.50-15.00', '/products?weight=4.5-15'],
    ['/products?weight=15-4', '/products?weight=4-15'],
    ['/products?weight=heavy', '/products'],
    ['/products?weight=4', '/products'],
    ['/products?sort=featured', '/products'],
    ['/products?sort=cheapest', '/products'],
    ['/products?sort=price-up', '/products?sort=price-up'],
    ['/products?page=1', '/products'],
    ['/products?page=0', '/products'],
    ['/products?page=-1', '/products'],
    ['/products?page=02', '/products'],
    ['/products?page=1e3', '/products'],
    ['/products?page=99999', '/products'],
    ['/products?page=2&page=3', '/products?page=2'],
    ['/products?page=2&sort=name', '/products?sort=name&page=2'],
    ['/products?search=beef', '/products'],
    ['/products/dog?species=cat', '/products/dog'],
    ['/products/dog/species', '/products/dog/species'],
    ['/products/dog/species?page=1', '/products/dog'],
    ['/products/dog/food-form/dry-food?species=cat', '/products/dog/food-form/dry-food'],
    ['/products/dog/food-form/dry-food?food-form=canned', '/products/dog/food-form/dry-food'],
    ['/products/dog/flavor/beef/?page=1', '/products/dog/flavor/beef'],
    ['/search?search=beef', '/search?search=beef'],
    ['/search?flavor=beef&search=stew', '/search?search=stew&flavor=beef'],
    ['/search?search=%20beef%20%20stew', '/search?search=beef+stew'],
    ['/search?search=&species=dog', '/search?species=dog'],
  ])('LIST-01b canonicalRedirect leads from %s to %s', (address, canonical) => {
    expect(canonicalOf(address)).toBe(canonical);
  });

  it.each([
    ['/products?utm_source=mail', null],
    ['/products?utm_source=mail&flavor=beef', null],
    [
      '/products?gclid=1&flavor=lamb&flavor=beef&utm_a=b%26c',
      '/products?flavor=beef,lamb&gclid=1&utm_a=b%26c',
    ],
    ['/products?species=dog&utm_source=mail', '/products/dog?utm_source=mail'],
  ])(
    'LIST-01c canonicalRedirect keeps unknown parameters of %s and doesn’t redirect because of them',
    (address, target) => {
      expect(canonicalRedirect(new URL(address, SHOP), stateOf(address))).toBe(target);
    },
  );
});

describe('a change of the list state', () => {
  it.each<[string, (state: ListState) => ListState, string]>([
    ['/products?page=3', (state) => toggleValue(state, 'flavor', 'beef'), '/products?flavor=beef'],
    ['/products?flavor=beef', (state) => toggleValue(state, 'flavor', 'beef'), '/products'],
    ['/products', (state) => toggleValue(state, 'species', 'dog'), '/products/dog'],
    ['/products/dog', (state) => toggleValue(state, 'species', 'dog'), '/products'],
    ['/products/dog', (state) => toggleValue(state, 'species', 'cat'), '/products?species=cat,dog'],
    ['/products?species=cat,dog', (state) => toggleValue(state, 'species', 'dog'), '/products/cat'],
    [
      '/search?search=x',
      (state) => toggleValue(state, 'species', 'dog'),
      '/search?search=x&species=dog',
    ],
    [
      '/products?weight=4-15',
      (state) => withValues(state, 'weight_unit', ['-5']),
      '/products?weight=-5',
    ],
    [
      '/products?page=3&flavor=beef',
      (state) => withSort(state, 'name'),
      '/products?flavor=beef&sort=name',
    ],
    ['/products?sort=name', (state) => withSort(state, 'featured'), '/products'],
    ['/products?flavor=beef', (state) => withPage(state, 2), '/products?flavor=beef&page=2'],
    ['/products?flavor=beef&sort=name&page=2', withoutFilters, '/products?sort=name'],
    ['/products/dog?flavor=beef', withoutFilters, '/products/dog'],
    ['/search?search=x&flavor=beef', withoutFilters, '/search?search=x'],
  ])('LIST-03b a change of %s gets the URL of its new state', (from, change, to) => {
    expect(listHref(change(stateOf(from)))).toBe(to);
  });
});

/* Any change that a shopper can make in the filter panel. */
const filterChange = fc.oneof(
  fc.record({
    field: fc.constantFrom<FilterField>('species'),
    value: fc.constantFrom('dog', 'cat'),
  }),
  fc.record({
    field: fc.constantFrom<FilterField>(
      'brand',
      'lifestage',
      'flavor',
      'health_conditions',
      'pack_type',
    ),
    value: fc.constantFrom('a', 'b', 'wet-food', 'peanut-butter'),
  }),
);
const start = fc.constantFrom(
  '/products',
  '/products/dog',
  '/products/cat/pet-age/kitten-food',
  '/search?search=beef+stew',
);
/* The panel of a category doesn't offer the groups that its path fixes. */
const isOffered = (address: string, {field}: {field: FilterField}) =>
  !address.includes('/pet-age/') || (field !== 'species' && field !== 'lifestage');

describe('any combination of filters', () => {
  it('LIST-01a filter changes get the same URL in any order', () => {
    fc.assert(
      fc.property(
        start,
        fc.uniqueArray(filterChange, {maxLength: 8, selector: ({field, value}) => field + value}),
        fc.array(fc.nat(), {minLength: 8, maxLength: 8}),
        (from, filterChanges, random) => {
          const offered = filterChanges.filter((item) => isOffered(from, item));
          const keys = offered.map((one, at) => ({one, key: random[at] ?? 0}));
          const shuffled = keys.sort((a, b) => a.key - b.key).map(({one}) => one);
          const after = (order: typeof filterChanges) =>
            order.reduce(
              (state, {field, value}) => toggleValue(state, field, value),
              stateOf(from),
            );
          const href = listHref(after(offered));
          expect(listHref(after(shuffled))).toBe(href);
          /* Parsing the URL gives the same state and no redirect. */
          expect(stateOf(href)).toEqual(after(offered));
          expect(canonicalRedirect(new URL(href, SHOP), stateOf(href))).toBeNull();
          /* Toggling each filter twice restores the initial state. */
          expect(listHref(after([...offered, ...shuffled]))).toBe(listHref(stateOf(from)));
        },
      ),
    );
  });

  it('LIST-01a, LIST-07a a form submitted without scripts gets the same URL', () => {
    fc.assert(
      fc.property(
        fc.array(filterChange, {maxLength: 8}),
        fc.constantFrom(...SORTS),
        (filterChanges, sort) => {
          const query = new URLSearchParams(
            filterChanges.map(({field, value}) => [
              FILTER_GROUPS.find((group) => group.field === field)?.slug ?? '',
              value,
            ]),
          );
          query.append('weight', '');
          query.append('weight', '');
          query.append('sort', sort);
          const lastChanges = new Map(filterChanges.map((item) => [item.field + item.value, item]));
          const state = [...lastChanges.values()].reduce(
            (now, {field, value}) => toggleValue(now, field, value),
            stateOf('/products'),
          );
          expect(canonicalOf(`/products?${query.toString()}`)).toBe(
            listHref(withSort(state, sort)),
          );
        },
      ),
    );
  });

  it('HOUSE-22b parseList accepts any list URL, and canonicalRedirect redirects it at most once', () => {
    const key = fc.oneof(
      fc.constantFrom('search', 'sort', 'page', 'utm', ...FILTER_GROUPS.map(({slug}) => slug)),
      fc.string({unit: 'binary'}),
    );
    const value = fc.oneof(
      fc.string({unit: 'binary'}),
      fc.constantFrom('dog', 'beef,lamb', '4-15', '-', '2', 'name', 'é\u200d', '%', '+'),
    );
    fc.assert(
      fc.property(
        fc.constantFrom('/products', '/products/cat', '/products/dog/flavor/beef/', '/search'),
        fc.array(fc.tuple(key, value), {maxLength: 12}),
        (path, pairs) => {
          const address = `${path}?${new URLSearchParams(pairs.map(([a, b]) => [a, b])).toString()}`;
          const href = listHref(stateOf(address));
          expect(listHref(stateOf(href))).toBe(href);
          canonicalOf(address);
        },
      ),
    );
  });

  it('HOUSE-22b parseList accepts a query with characters that should have been encoded', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary-ascii'}), (raw) => {
        canonicalOf(`/search?search=${raw}`);
        canonicalOf(`/products?flavor=${raw}`);
      }),
    );
  });
});
