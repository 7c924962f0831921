import {expect, it} from 'vitest';
import {pages} from '~/routes';
import {isSharedPath} from '~/shell/documents/shared-path';

/** A path of each route, with the shortest and the longest choice of optional segments. */
const paths = pages.flatMap(({path = ''}) => {
  const long = `/${path}`.replace('*', 'no/such/page').replaceAll(/:(\w+)\??/g, '$1');
  return [`/${path}`.replaceAll(/\/:\w+\?/g, ''), long].filter((text) => !/[:*]/.test(text));
});

it('EDGE-20 isSharedPath is only true for routes whose pages are the same for all guests', () => {
  expect([...new Set(paths)].filter(isSharedPath)).toEqual([
    '/',
    '/products',
    '/products/dog',
    '/products/dog/category/detail',
    '/products/cat',
    '/products/cat/category/detail',
    '/products/dropshipping/handle',
    '/products/brand/handle/flavor/size',
    '/products/handle/facet/value',
    '/cart',
    /* Without a cart, their answer is the same too. */
    '/cart/change',
    '/cart/note',
    '/cart/suggestions',
    '/terms-and-conditions',
    '/shipping',
    '/faq',
    '/pets',
    /* Answers only posts. */
    '/hooks/content',
    '/slug',
    '/no/such/page',
  ]);
});
