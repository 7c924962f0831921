import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {comparedHandles, comparePath} from '~/domains/catalog/compare-path';
import {
  fillList,
  formatHandles,
  LIST_LIMITS,
  parseHandles,
  withHandle,
  withoutHandle,
} from '~/domains/catalog/handle-lists';

describe('lists of handles', () => {
  it('CAT-32b reads any text as at most the limit of different handles', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', '<', '')),
        (text, some) => {
          const handles = parseHandles([text, ...some].join(','), 'compare');
          expect(handles.length).toBeLessThanOrEqual(LIST_LIMITS.compare);
          expect(new Set(handles).size).toBe(handles.length);
          for (const handle of handles) expect(handle).toMatch(/^[a-z0-9-]{1,120}$/);
          expect(parseHandles(formatHandles(handles), 'compare')).toEqual(handles);
        },
      ),
    );
  });

  it.each([
    ['a new handle', ['a', 'b'], 'c', ['c', 'a', 'b']],
    ['a handle that is in it', ['a', 'b'], 'b', ['b', 'a']],
  ])('CAT-34 puts %s first', (_name, before, handle, after) => {
    expect(withHandle(before, handle, 'recent')).toEqual(after);
  });

  it('CAT-33a drops the oldest beyond the limit', () => {
    const full = Array.from({length: LIST_LIMITS.favorites}, (_, index) => `p-${index}`);
    const after = withHandle(full, 'newest', 'favorites');
    expect(after).toHaveLength(LIST_LIMITS.favorites);
    expect(after.at(-1)).toBe(`p-${LIST_LIMITS.favorites - 2}`);
    expect(withoutHandle(after, 'newest')).not.toContain('newest');
  });

  it.each([
    ['an empty list', 0, ['a', 'b'], ['a', 'b'], []],
    ['a list that has some of them', 2, ['p-1', 'a', 'p-0'], ['a'], []],
    ['a list with room for one', 19, ['a', 'b', 'p-0', 'c'], ['a'], ['b', 'c']],
    ['a full list', 20, ['a', 'p-3', 'b'], [], ['a', 'b']],
    ['a list that is too long', 21, ['a'], [], ['a']],
  ])('CAT-72 fillList adds to %s and pushes nothing out', (_name, count, added, first, leftOut) => {
    const before = Array.from({length: count}, (_, index) => `p-${index}`);
    const filled = fillList(before, added, 'guestFavorites');
    expect(filled).toEqual({handles: [...first, ...before], leftOut});
    const again = fillList(filled.handles, added, 'guestFavorites');
    expect(again).toEqual({handles: filled.handles, leftOut});
  });

  it('CAT-32b reads the products of a URL, also if a form repeats the parameter', () => {
    expect(comparedHandles(new URLSearchParams('products=a,b&products=c'))).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect(comparePath(['a', 'b'])).toBe('/compare?products=a,b');
    expect(comparePath([])).toBe('/compare');
  });
});
