import {describe, expect, it} from 'vitest';
import {findPlace} from '~sandbox/inventory/places';
import {CATEGORIES} from '~sandbox/world/giving/categories';
import {generateCharities} from '~sandbox/world/giving/charities';
import {portfoliosOf} from '~sandbox/world/giving/portfolios';

const charities = generateCharities();

describe('the seed’s charities', () => {
  it('SAND-50l are more than 2,000, the same every time, with all categories in every state', () => {
    expect(charities.length).toBeGreaterThan(2000);
    expect(generateCharities()).toEqual(charities);
    const pairs = new Set(charities.map(({state, categoryId}) => `${state} ${categoryId}`));
    expect(pairs.size).toBe(51 * 26);
    expect(CATEGORIES.map(({id}) => id)).toEqual(Array.from({length: 26}, (_, id) => id));
  });

  it('SAND-50l have unique EINs, names and websites', () => {
    expect(new Set(charities.map(({ein}) => ein)).size).toBe(charities.length);
    expect(charities.every(({ein}) => /^\d{2}-\d{7}$/.test(ein))).toBe(true);
    const named = new Set(charities.map(({name, state}) => `${name} ${state}`));
    expect(named.size).toBe(charities.length);
    expect(new Set(charities.map(({website}) => website)).size).toBe(charities.length);
  });

  it('SAND-50l are where their zip code is', () => {
    const misplaced = charities.filter(({zip, state}) => findPlace(zip)?.state !== state);
    expect(misplaced.map(({city, zip, state}) => `${city} ${zip} ${state}`)).toEqual([]);
  });

  it('SAND-50l have NTEE codes of their category, and some have no logo', () => {
    const wrong = charities.filter(
      ({categoryId, nteeMainCode, nteeSubCode, nteeFullCode}) =>
        nteeMainCode.charCodeAt(0) - 65 !== categoryId ||
        nteeFullCode !== nteeMainCode + nteeSubCode,
    );
    expect(wrong).toEqual([]);
    const bare = charities.filter(({logoUrl}) => logoUrl === '').length / charities.length;
    expect(bare).toBeGreaterThan(0.05);
    expect(bare).toBeLessThan(0.3);
  });

  it('SAND-50l portfolios have ids of 32 hexadecimal digits and at least two charities', () => {
    for (const {id, charities: members} of portfoliosOf(charities)) {
      expect(id).toMatch(/^[0-9a-f]{32}$/);
      expect(members.length).toBeGreaterThan(1);
    }
  });
});
