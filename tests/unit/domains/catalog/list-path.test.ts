import {describe, expect, it} from 'vitest';
import {listContentSlug, listPathname, parseListPath} from '~/domains/catalog/list-path';

describe('parseListPath', () => {
  it.each([
    ['/products', {kind: 'all'}, '/products', 'all'],
    ['/products/', {kind: 'all'}, '/products', 'all'],
    ['/products/dog', {kind: 'species', species: 'dog'}, '/products/dog', 'dog'],
    ['/products/cat/species', {kind: 'species', species: 'cat'}, '/products/cat', 'cat'],
    ['/products/cat/species/', {kind: 'species', species: 'cat'}, '/products/cat', 'cat'],
    ['/search', {kind: 'search'}, '/search', null],
  ])('ROUTE-07 parseListPath parses %s as %j', (path, parsed, canonical, slug) => {
    const list = parseListPath(path);
    expect(list).toEqual(parsed);
    expect(list && listPathname(list)).toBe(canonical);
    expect(list && listContentSlug(list)).toBe(slug);
  });

  it.each([
    ['/products/dog/brand/marlowe-balance', 'brand', 'balance'],
    ['/products/cat/brand/marlowe-clinical', 'brand', 'clinical'],
    ['/products/cat/brand/marlowe-treats', 'brand', 'treats'],
    ['/products/dog/pet-age/adult-dog-food', 'lifestage', 'adult'],
    ['/products/dog/pet-age/senior-dog-food', 'lifestage', 'senior'],
    ['/products/dog/pet-age/puppy-food', 'lifestage', 'puppy'],
    ['/products/cat/pet-age/adult-cat-food', 'lifestage', 'adult'],
    ['/products/cat/pet-age/senior-cat-food', 'lifestage', 'senior'],
    ['/products/cat/pet-age/kitten-food', 'lifestage', 'kitten'],
    ['/products/dog/food-form/dry-food', 'food_form', 'dry-food'],
    ['/products/dog/food-form/wet-food', 'food_form', 'wet-food'],
    ['/products/cat/food-form/treats', 'food_form', 'treat'],
    ['/products/dog/flavor/peanut-butter', 'flavor', 'peanut-butter'],
    ['/products/cat/health/hairball', 'health_conditions', 'hairball'],
    ['/products/dog/breed-size/large', 'breed_size', 'large'],
  ])('ROUTE-07 parses %s as a category with %s = %s', (path, field, value) => {
    const list = parseListPath(path);
    const [, , species, , detail] = path.split('/');
    expect(list).toMatchObject({kind: 'category', species, field, value});
    expect(list && listPathname(list)).toBe(path);
    expect(list && listContentSlug(list)).toBe(`${species}-${detail}`);
    expect(parseListPath(`${path}/`)).toEqual(list);
  });

  it.each([
    ['/products/dog/brand', 'brand'],
    ['/products/cat/pet-age', 'lifestage'],
    ['/products/dog/food-form', 'food_form'],
    ['/products/cat/flavor', 'flavor'],
    ['/products/dog/health', 'health_conditions'],
    ['/products/dog/breed-size', 'breed_size'],
  ])('ROUTE-07 parses %s as the page of the %s group', (path, field) => {
    const list = parseListPath(path);
    const [, , species, slug] = path.split('/');
    expect(list).toEqual({kind: 'group', species, field, slug});
    expect(list && listPathname(list)).toBe(path);
    expect(list && listContentSlug(list)).toBe(`${species}-${slug}`);
    expect(parseListPath(`${path}/`)).toEqual(list);
  });

  it.each([
    '/',
    '/product',
    '/products/bird',
    '/products/country-table-adult',
    '/products/dog/species/all',
    '/products/dog/weight',
    '/products/dog/pack-type',
    '/products/dog/color',
    '/products/dog/__proto__',
    '/products/bird/flavor',
    '/products/dog/food-form/canned',
    '/products/dog/food-form/DRY-FOOD',
    '/products/dog/food-form/toString',
    '/products/dog/pet-age/kitten-food',
    '/products/cat/pet-age/puppy-food',
    '/products/cat/pet-age/adult-dog-food',
    '/products/dog/brand/balance',
    '/products/dog/weight/4-15',
    '/products/dog/pack-type/bag',
    '/products/dog/colour/dry-food',
    '/products/dog/__proto__/dry-food',
    '/products/dog/flavor/..%2Fbeef',
    '/products/dog/food-form/dry-food/more',
    '/search/suggest',
  ])('ROUTE-07 parseListPath rejects %s', (path) => {
    expect(parseListPath(path)).toBeNull();
  });
});
