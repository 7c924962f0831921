import {expect, it} from 'vitest';
import {attributes, newBuyerIdentity, note} from '~/domains/cart/api/operation-input.server';
import {MAX_SEARCH_LENGTH} from '~/domains/catalog/search-text';
import {LENGTHS} from '~/platform/lengths';

it.each([
  ['firstName', 1, 40],
  ['lastName', 1, 40],
  ['email', 3, 254],
  ['addressLine', 0, 60],
  ['city', 0, 40],
  ['zip', 5, 5],
  ['password', 8, 128],
  ['search', 1, 100],
  ['contactMessage', 10, 2000],
  ['cartNote', 0, 500],
  ['clinicSearch', 2, 60],
  ['attributeKey', 1, 64],
  ['attributeValue', 0, 255],
  ['slug', 1, 120],
] as const)('UI-04 %s has %i to %i characters', (name, min, max) => {
  expect(LENGTHS[name]).toEqual({min, max});
});

const passes = {
  cartNote: (text: string) => note.safeParse(text).success,
  attributeKey: (key: string) => attributes.safeParse([{key, value: ''}]).success,
  attributeValue: (value: string) => attributes.safeParse([{key: 'a', value}]).success,
  email: (email: string) => newBuyerIdentity.safeParse({email}).success,
};
const DOMAIN = `@${'d'.repeat(60)}.${'d'.repeat(60)}.${'d'.repeat(60)}.example`;

it.each(['cartNote', 'attributeKey', 'attributeValue', 'email'] as const)(
  'UI-04 a %s is limited in requests',
  (name) => {
    const {min, max} = LENGTHS[name];
    const text = (length: number) =>
      name === 'email' ? 'a'.repeat(length - DOMAIN.length) + DOMAIN : 'a'.repeat(length);
    expect(passes[name](text(max)), 'the longest').toBe(true);
    expect(passes[name](text(max + 1)), 'one more').toBe(false);
    if (min > 0) expect(passes[name]('a'.repeat(min - 1)), 'one less').toBe(false);
  },
);

it('UI-04 a search is limited in requests', () => {
  expect(MAX_SEARCH_LENGTH).toBe(LENGTHS.search.max);
});
