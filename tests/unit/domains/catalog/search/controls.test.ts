import {describe, expect, it} from 'vitest';
import {ALL_PRODUCTS, listHref} from '~/domains/catalog/list-state';
import {withControls} from '~/domains/catalog/search/controls';

describe('withControls', () => {
  const search = (text: string, filters = {}) => ({
    ...ALL_PRODUCTS,
    path: {kind: 'search'} as const,
    search: text,
    filters,
    page: 3,
  });

  it.each([
    ['dog food under $20', {}, '/search?search=dog+food&price=-20'],
    ['over $40 dog food', {flavor: ['beef']}, '/search?search=dog+food&flavor=beef&price=40-'],
    ['dog food under $20', {price: ['30-40']}, '/search?search=dog+food&price=-20'],
    ['under $20', {}, '/products?price=-20'],
  ])('FIND-41 turns the limit of $0 with $1 into a filter', (text, filters, path) => {
    const state = withControls(search(text, filters));
    expect(state && listHref(state)).toBe(path);
  });

  it.each([
    ['cheapest cat food', '/search?search=cat+food&sort=price-up'],
    ['Lowest price kibble', '/search?search=kibble&sort=price-up'],
    ['most expensive treats', '/search?search=treats&sort=price-down'],
    ['newest puppy food', '/search?search=puppy+food&sort=newest'],
    ['new arrivals', '/products?sort=newest'],
    ['what’s new', '/products?sort=newest'],
    ['best-selling dog food', '/search?search=dog+food&sort=best-selling'],
    ['best sellers', '/products?sort=best-selling'],
    ['best seller cheapest best seller', '/products?sort=best-selling'],
    ['cheapest dog food over $20', '/search?search=dog+food&price=20-&sort=price-up'],
  ])('FIND-47 turns the order of $0 into that of the list', (text, path) => {
    const state = withControls(search(text));
    expect(state && listHref(state)).toBe(path);
  });

  it.each(['dog food', 'new puppy', 'best dog food', 'popular', 'what’s newly-made', ''])(
    'FIND-41 FIND-47 leaves “%s” as it is',
    (text) => {
      expect(withControls(search(text))).toBeNull();
    },
  );
});
