import {describe, expect, it} from 'vitest';
import {productTrail, type TrailProduct} from '~/domains/catalog/product-trail';
import {listTrail, staffTrail, throughVisited, type TrailCategory} from '~/domains/catalog/trail';

const dryDog: TrailProduct = {
  title: 'Country Table',
  species: 'dog',
  brand: 'Marlowe Balance',
  line: 'balance',
  lifeStage: 'adult',
  foodForm: 'dry-food',
  path: '/products/x/country-table/beef/4-lb?sku=BEF-4',
};

const START = ['Home /', 'All Products /products'];
const DOG = 'Dog /products/dog/species';
const CAT = 'Cat /products/cat/species';
const BALANCE = 'Marlowe Balance /products/dog/brand/marlowe-balance';
const ADULT = 'Adult /products/dog/pet-age/adult-dog-food/';
const DRY = 'Dry Food /products/dog/food-form/dry-food';
const SELF = `Country Table ${dryDog.path}`;

function steps(parts: Partial<TrailProduct>, visited: TrailCategory | null = null) {
  const product = {...dryDog, ...parts};
  return throughVisited(productTrail(product), product.species, visited).map(
    ({label, to}) => `${label} ${to}`,
  );
}

describe('productTrail', () => {
  it('NAV-05, NAV-06, NAV-07b a product trail without a visited category has species, brand, pet age and food form', () => {
    expect(steps({})).toEqual([...START, DOG, BALANCE, ADULT, DRY, SELF]);
  });

  it.each<[Partial<TrailProduct>, string[]]>([
    [{line: 'balance'}, [DOG, BALANCE, ADULT, DRY]],
    [
      {line: 'treats', brand: 'Marlowe Treats'},
      [DOG, 'Marlowe Treats /products/dog/brand/marlowe-treats', ADULT, DRY],
    ],
    [{line: 'clinical', brand: 'Marlowe Clinical'}, [DOG, ADULT, DRY]],
    [{line: null, brand: 'Marlowe Home'}, [DOG, ADULT, DRY]],
    [
      {species: 'cat'},
      [
        CAT,
        'Marlowe Balance /products/cat/brand/marlowe-balance',
        'Adult /products/cat/pet-age/adult-cat-food/',
        'Dry Food /products/cat/food-form/dry-food',
      ],
    ],
  ])(
    'NAV-08, NAV-09 a product trail shows the main line or treats as the brand: %j',
    (parts, expected) => {
      expect(steps(parts)).toEqual([...START, ...expected, SELF]);
    },
  );

  it.each<[Partial<TrailProduct>, string[]]>([
    [{lifeStage: 'adult'}, ['Adult /products/dog/pet-age/adult-dog-food/']],
    [{lifeStage: 'senior'}, ['Senior /products/dog/pet-age/senior-dog-food/']],
    [{lifeStage: 'puppy'}, ['Puppy /products/dog/pet-age/puppy-food/']],
    [{lifeStage: null}, []],
  ])('NAV-10, NAV-11 a product trail shows the pet age of a dog: %j', (parts, expected) => {
    expect(steps(parts)).toEqual([...START, DOG, BALANCE, ...expected, DRY, SELF]);
  });

  it.each<[TrailProduct['lifeStage'], string]>([
    ['adult', 'Adult /products/cat/pet-age/adult-cat-food/'],
    ['senior', 'Senior /products/cat/pet-age/senior-cat-food/'],
    ['kitten', 'Kitten /products/cat/pet-age/kitten-food/'],
  ])('NAV-10, NAV-11 a product trail shows the pet age of a cat: %s', (lifeStage, expected) => {
    expect(steps({species: 'cat', lifeStage})).toContain(expected);
  });

  it.each<[TrailProduct['foodForm'], string[]]>([
    ['dry-food', ['Dry Food /products/dog/food-form/dry-food']],
    ['canned', ['Wet Food /products/dog/food-form/wet-food']],
    ['tray', ['Wet Food /products/dog/food-form/wet-food']],
    ['pouch', ['Wet Food /products/dog/food-form/wet-food']],
    ['treat', ['Treats /products/dog/food-form/treats']],
    [null, []],
  ])('NAV-12 a product trail shows the food form %s', (foodForm, expected) => {
    expect(steps({foodForm})).toEqual([...START, DOG, BALANCE, ADULT, ...expected, SELF]);
  });

  it.each<[TrailCategory, string]>([
    [{label: 'Beef', url: '/products/dog/flavor/beef'}, 'Beef /products/dog/flavor/beef'],
    [
      {label: 'Puppy', url: '/products/dog/pet-age/puppy-food/?size=4-15'},
      'Puppy /products/dog/pet-age/puppy-food/?size=4-15',
    ],
  ])(
    'NAV-07a the last-visited category replaces the product’s own categories: %j',
    (visited, expected) => {
      expect(steps({}, visited)).toEqual([...START, DOG, expected, SELF]);
    },
  );

  it.each<TrailCategory>([
    {label: 'Beef', url: '/products/cat/flavor/beef'},
    {label: 'Dog', url: '/products/dog'},
    {label: 'Dog', url: '/products/dog/species'},
    {label: 'Dog', url: '/products/dog?flavor=beef'},
    {label: 'All', url: '/products'},
    {label: 'Elsewhere', url: '/search?search=beef'},
  ])(
    'NAV-07a a product trail ignores a category of another species, or one that isn’t a category: %j',
    (visited) => {
      expect(steps({}, visited)).toEqual([...START, DOG, BALANCE, ADULT, DRY, SELF]);
    },
  );

  it('NAV-05 a product trail has only the first steps for a product without a species', () => {
    const bowl = {species: null, line: null, lifeStage: null, foodForm: null};
    expect(steps(bowl, {label: 'Beef', url: '/products/dog/flavor/beef'})).toEqual([
      ...START,
      SELF,
    ]);
  });
});

describe('listTrail', () => {
  it.each<[TrailCategory | null, string[]]>([
    [null, []],
    [{label: 'Dog', url: '/products/dog'}, [DOG]],
    [{label: 'Cat', url: '/products/cat/species'}, [CAT]],
    [{label: 'Beef', url: '/products/dog/flavor/beef'}, [DOG, 'Beef /products/dog/flavor/beef']],
  ])('NAV-05, NAV-06 a list trail leads to %j', (category, expected) => {
    expect(listTrail(category).map(({label, to}) => `${label} ${to}`)).toEqual([
      ...START,
      ...expected,
    ]);
  });
});

describe('staffTrail', () => {
  it.each([
    [[], ['Catalog']],
    [
      ['Dog', 'Dry Food'],
      ['Catalog', 'Dog', 'Dry Food'],
    ],
  ])('NAV-13 the staff trail is "Catalog" and the filter labels: %j', (labels, expected) => {
    expect(staffTrail(labels)).toEqual(expected);
  });
});
