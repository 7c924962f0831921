import fc from 'fast-check';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {parseTrail, readTrail, rememberTrail} from '~/domains/catalog/parts/trail-memory';

const NOTHING = {category: null, filterLabels: []};
const beef = {label: 'Beef', url: '/products/dog/flavor/beef?size=4-15&sort=price-up'};

function storageOf(kept: Map<string, string>) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('the stored trail', () => {
  it('NAV-15 the stored trail is the one of the last list', () => {
    vi.stubGlobal('localStorage', storageOf(new Map()));
    expect(parseTrail(readTrail())).toEqual(NOTHING);
    const trail = {category: beef, filterLabels: ['Dry Food', 'Adult']};
    rememberTrail(JSON.stringify(trail));
    expect(parseTrail(readTrail())).toEqual(trail);
    rememberTrail(JSON.stringify(NOTHING));
    expect(parseTrail(readTrail())).toEqual(NOTHING);
  });

  it('NAV-15, PDP-07b the stored trail is empty if storage is disabled or full', () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', {getItem: refuse, setItem: refuse});
    rememberTrail('{}');
    expect(readTrail()).toBeNull();
    vi.stubGlobal('localStorage', undefined);
    rememberTrail('{}');
    expect(readTrail()).toBeNull();
  });
});

describe('parseTrail', () => {
  it.each([
    null,
    '',
    'not json',
    'null',
    '[]',
    '"text"',
    '{}',
    '{"category":null,"filterLabels":null}',
    '{"category":"Beef","filterLabels":"Beef"}',
    '{"category":{"label":"Beef"}}',
    '{"category":{"url":"/products/dog"}}',
    '{"category":{"label":"","url":"/products/dog"}}',
    '{"category":{"label":7,"url":"/products/dog"}}',
  ])('HOUSE-22d, PDP-07b parseTrail reads %s as an empty trail', (text) => {
    expect(parseTrail(text)).toEqual(NOTHING);
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example/products',
    '/products//evil.example',
    'https://evil.example/products/dog',
    '/products\\evil',
    '/account/dashboard',
    '/productsdog',
    '/products/dog"onclick',
    `/products/${'a'.repeat(2048)}`,
    '',
  ])('HOUSE-22d parseTrail rejects the URL %s, which is no list of this shop', (url) => {
    expect(parseTrail(JSON.stringify({category: {label: 'X', url}}))).toEqual(NOTHING);
  });

  it('HOUSE-22d parseTrail keeps valid labels only, up to a limit', () => {
    const filterLabels = ['Beef', 7, '', ' ', 'x'.repeat(121), null, 'Adult'];
    expect(parseTrail(JSON.stringify({filterLabels}))).toEqual({
      category: null,
      filterLabels: ['Beef', 'Adult'],
    });
    const many = Array.from({length: 100}, (_label, index) => `Label ${index}`);
    expect(parseTrail(JSON.stringify({filterLabels: many})).filterLabels).toHaveLength(40);
  });

  it('HOUSE-22d parseTrail never throws, and returns links to lists only', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.string(), (text, url) => {
        parseTrail(text);
        const {category} = parseTrail(JSON.stringify({category: {label: 'X', url}}));
        expect(category === null || /^\/products(?![^/?])/.test(category.url)).toBe(true);
      }),
    );
  });
});
