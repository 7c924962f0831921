import {describe, expect, it} from 'vitest';
import {parseList} from '~/domains/catalog/list-state';
import {isVariantOfList} from '~/domains/catalog/list/list-variant';

const variant = (pounds: number, options: Record<string, string>) => ({
  selectedOptions: Object.entries(options).map(([name, value]) => ({name, value})),
  weight: pounds,
  weightUnit: 'lbs' as const,
});

const BEEF = variant(15, {Flavor: 'Beef', Size: '15 lb'});
const CHICKEN = variant(30, {Flavor: 'Chicken', Size: '30 lb'});
const CANNED = variant(0.8, {'Product Form': 'Canned', Flavor: 'Peanut Butter'});

describe('the variant that a card of a narrowed list begins with', () => {
  it.each([
    ['/products', '', BEEF, true],
    ['/products', '?flavor=beef', BEEF, true],
    ['/products', '?flavor=beef', CHICKEN, false],
    ['/products', '?flavor=beef,chicken', CHICKEN, true],
    ['/products/dog/flavor/beef', '', CHICKEN, false],
    ['/products/dog/flavor/beef', '', BEEF, true],
    ['/products', '?flavor=peanut-butter', CANNED, true],
    ['/products', '?weight=20-40', BEEF, false],
    ['/products', '?weight=20-40', CHICKEN, true],
    ['/products', '?weight=-20', BEEF, true],
    ['/products', '?weight=15-', BEEF, true],
    ['/products/dog/food-form/wet-food', '', CANNED, true],
    ['/products', '?food-form=canned', CANNED, true],
    ['/products', '?food-form=tray', CANNED, false],
    /* It has one form only, so that no variant differs. */
    ['/products', '?food-form=dry-food', BEEF, true],
  ])('LIST-16 in %s%s', (pathname, search, one, expected) => {
    const state = parseList({pathname, search});
    expect(state && isVariantOfList(state)(one)).toBe(expected);
  });
});
