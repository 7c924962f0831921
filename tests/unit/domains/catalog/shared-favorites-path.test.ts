import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {LIST_LIMITS} from '~/domains/catalog/handle-lists';
import {sharedFavoritesPath, sharedHandles} from '~/domains/catalog/shared-favorites-path';
import {REQUEST_BOUNDS} from '~/platform/request-bounds.server';

const handlesIn = (query: string) => sharedHandles(new URLSearchParams(query));
const searchOf = (path: string) => new URL(path, 'https://shop.test').search;

describe('the link that shares favorites', () => {
  it('CAT-70 names the products, and nothing else', () => {
    expect(sharedFavoritesPath(['dry-food', 'treat'])).toBe(
      '/favorites/shared?items=dry-food,treat',
    );
  });

  it.each([
    ['the order of the link', 'items=c,a,b', ['c', 'a', 'b']],
    ['escaped commas', 'items=a%2Cb', ['a', 'b']],
    ['a repeated parameter', 'items=a&items=b,c', ['a', 'b', 'c']],
    ['each product once', 'items=a,b,a', ['a', 'b']],
    ['no markup, escapes, capitals or blanks', 'items=%3Cb%3E,..%2Fx,A,a%20b,,ok', ['ok']],
    ['no text longer than a handle', `items=${'x'.repeat(121)},ok`, ['ok']],
    ['no other parameters', 'products=a&item=b', []],
    ['nothing', '', []],
  ])('CAT-70 is read with %s', (_name, query, handles) => {
    expect(handlesIn(query)).toEqual(handles);
  });

  it('CAT-70 is read as at most as many products as an account keeps', () => {
    const many = Array.from({length: LIST_LIMITS.favorites + 9}, (_, index) => `p-${index}`);
    expect(handlesIn(`items=${many.join(',')}`)).toEqual(many.slice(0, LIST_LIMITS.favorites));
  });

  it('CAT-70 is one that the server accepts, also with escaped commas, and loses only the end of the list', () => {
    const handle = fc.stringMatching(/^[a-z0-9-]{1,120}$/);
    const lists = fc.uniqueArray(handle, {minLength: 1, maxLength: LIST_LIMITS.favorites});
    fc.assert(
      fc.property(lists, (handles) => {
        const search = searchOf(sharedFavoritesPath(handles));
        const escaped = search.replaceAll(',', '%2C');
        expect(escaped.length).toBeLessThan(REQUEST_BOUNDS.queryCharacters);
        const read = handlesIn(escaped);
        expect(read).toEqual(handles.slice(0, read.length));
      }),
    );
    const longest = Array.from({length: 50}, (_, index) => `${index}-`.padEnd(120, 'x'));
    expect(handlesIn(searchOf(sharedFavoritesPath(longest)))).toEqual(longest.slice(0, 28));
  });
});
