import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  cleanSearch,
  isSkuLike,
  MAX_SEARCH_LENGTH,
  MIN_PREDICTED_LENGTH,
  searchPath,
  searchWords,
} from '~/domains/catalog/search-text';

describe('cleanSearch', () => {
  it.each([
    ['beef', 'beef'],
    ['  wet   food ', 'wet food'],
    ['tab\tand\nline\r\nends', 'tab and line ends'],
    ['nul\u0000 bell\u0007', 'nul bell'],
    ['zero\u200bwidth \ufeff\u202eturned', 'zero width turned'],
    ['half \ud83d emoji', 'half emoji'],
    ['👩‍🌾 & 🐈', '👩‍🌾 & 🐈'],
    ['cafe\u0301', 'café'],
    ['100%', '100%'],
    ['\u00a0\u2003', ''],
    ['', ''],
    [null, ''],
  ])('FIND-02a cleanSearch turns %j into %j', (typed, search) => {
    expect(cleanSearch(typed)).toBe(search);
  });

  it('FIND-02a FIND-02b cleanSearch returns one clean line for any text', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary', maxLength: 300}), (typed) => {
        const search = cleanSearch(typed);
        expect(search).toBe(cleanSearch(search));
        expect(search).not.toMatch(/^\s|\s$|\s\s|[\r\n\t\0]/);
        expect(() => encodeURIComponent(search)).not.toThrow();
      }),
    );
  });

  it('FIND-02a, FIND-07a limits a search to 100 characters, and predicts from 2 on', () => {
    expect([MAX_SEARCH_LENGTH, MIN_PREDICTED_LENGTH]).toEqual([100, 2]);
  });

  it('SEARCH-01 searchPath puts any text into the parameter `search`', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), (search) => {
        const url = new URL(searchPath(search), 'https://shop.test');
        expect([url.pathname, [...url.searchParams]]).toEqual(['/search', [['search', search]]]);
      }),
    );
  });
});

describe('searchWords', () => {
  it.each([
    ['Beef Stew', ['beef', 'stew']],
    ["fisherman's", ['fishermans']],
    ['Fisherman\u2019s', ['fishermans']],
    ['PÂTÉ', ['pate']],
    ['everyday chicken & barley', ['everyday', 'chicken', 'barley']],
    ['everyday chicken and barley', ['everyday', 'chicken', 'barley']],
    ['food for cats', ['cats']],
    ['The And', ['the', 'and']],
    ['MB-DEVC-30', ['mb', 'devc', '30']],
    ['12.8 oz', ['12', '8', 'oz']],
    ['100%_beef', ['100', 'beef']],
    ['%', ['']],
    ['🐈', ['']],
  ])('FIND-17 searchWords splits %j into %j', (search, words) => {
    expect(searchWords(search)).toEqual(words);
  });
});

describe('isSkuLike', () => {
  it.each(['MB-CIND-4', 'mb-cind', 'beef', '1234', 'MT08'])(
    'FIND-04b isSkuLike accepts %s',
    (search) => {
      expect(isSkuLike(search)).toBe(true);
    },
  );

  it.each(['', 'MB-', 'a-1', '-MB-CIND', 'MB CIND', 'MB_CIND', 'MB.CIND', 'bœuf', 'MB-CIND*'])(
    'FIND-04b isSkuLike rejects %j',
    (search) => {
      expect(isSkuLike(search)).toBe(false);
    },
  );
});
