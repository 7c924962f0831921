import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  badgesOf,
  CARD_BADGE_LIMIT,
  cardBadges,
  withUsefulBadges,
} from '~/domains/catalog/parts/badges';

const PRIORITY = [
  ['out-of-stock', 'Out of Stock'],
  ['limited-stock', 'Limited Stock'],
  ['deal', 'Deal'],
  ['best-seller', 'Best Seller'],
  ['featured', 'Featured'],
  ['back-in-stock', 'Back In Stock'],
  ['brand-new', 'New'],
  ['new-innovation', 'New Innovation'],
  ['new-formula', 'New Formula'],
  ['new-flavor', 'New Flavor'],
  ['new-look', 'New Look'],
  ['discontinued-soon', 'Discontinued Soon'],
] as const;
const NAMES = PRIORITY.map(([name]) => name);
const names = (tags: readonly string[]) => badgesOf(tags).map(({name}) => name);

describe('badges', () => {
  it.each(PRIORITY)('CARD-27, CAT-08 labels badge::%s "%s"', (name, label) => {
    expect(badgesOf([`badge::${name}`])).toEqual([{name, label}]);
  });

  it('CARD-22 sorts badges by priority without duplicates, for tags in any order', () => {
    const tags = fc.array(fc.constantFrom(...NAMES), {maxLength: 30});
    fc.assert(
      fc.property(tags, (given) => {
        expect(names(given.map((name) => `badge::${name}`))).toEqual(
          NAMES.filter((name) => given.includes(name)),
        );
      }),
    );
  });

  it('CARD-23 maps the tag new to brand-new', () => {
    expect(badgesOf(['badge::new'])).toEqual([{name: 'brand-new', label: 'New'}]);
    expect(names(['badge::new', 'badge::brand-new'])).toEqual(['brand-new']);
  });

  it.each([
    'deal',
    'badge:deal',
    'badge::',
    'badge::sale',
    'BADGE::deal',
    ' badge::deal',
    'badge::toString',
  ])('CAT-08 ignores %j, which is no badge tag', (tag) => {
    expect(badgesOf([tag])).toEqual([]);
  });

  it('CARD-21 shows the first two badges by priority on a card', () => {
    expect(CARD_BADGE_LIMIT).toBe(2);
    const tags = ['new-look', 'featured', 'limited-stock', 'deal'].map((name) => `badge::${name}`);
    const shown = (tags: string[]) => cardBadges(badgesOf(tags)).map(({label}) => label);
    expect(shown(tags)).toEqual(['Limited Stock', 'Deal']);
    expect(shown(['badge::deal'])).toEqual(['Deal']);
  });
});

describe('a list’s badges', () => {
  const cardsWith = (...tags: string[]) =>
    tags.map((tag) => {
      const badges = badgesOf(tag.split(' ').map((name) => `badge::${name}`));
      return {variant: {badges}, sizes: [{badges}]};
    });
  const labels = (cards: ReturnType<typeof cardsWith>) =>
    cards.map(({variant}) => variant.badges.map(({label}) => label).join());

  it.each([
    {tags: ['best-seller', '', '', ''], shown: 'Best Seller,,,'},
    {tags: ['best-seller', 'best-seller', '', 'new'], shown: ',,,New'},
    {tags: ['best-seller'], shown: ''},
    {tags: [], shown: ''},
  ])('CARD-41 of $tags are "$shown"', ({tags, shown}) => {
    expect(labels(withUsefulBadges(cardsWith(...tags))).join()).toBe(shown);
  });

  it.each([
    [6, 6],
    [7, 0],
  ])('CARD-41 of 24 cards, %i of them best sellers, are shown on %i', (bestSellers, shown) => {
    const tags = Array.from({length: 24}, (_, index) => (index < bestSellers ? 'best-seller' : ''));
    const list = labels(withUsefulBadges(cardsWith(...tags)));
    expect(list.filter((label) => label === 'Best Seller')).toHaveLength(shown);
  });

  it.each([
    {tags: ['best-seller back-in-stock new-flavor'], shown: 'Back In Stock,New Flavor'},
    {tags: ['deal best-seller featured new', '', '', ''], shown: 'Deal,Best Seller,,,'},
    {tags: ['limited-stock deal best-seller new'], shown: 'Limited Stock,Deal'},
    {
      tags: ['limited-stock deal best-seller', 'best-seller', '', ''],
      shown: 'Limited Stock,Deal,Best Seller,,',
    },
  ])('CARD-50 of $tags are the first two that are useful: "$shown"', ({tags, shown}) => {
    const list = withUsefulBadges(cardsWith(...tags));
    expect(labels(list).join()).toBe(shown);
    expect(list.map(({sizes}) => sizes[0])).toEqual(list.map(({variant}) => variant));
  });

  it('CARD-41 stay the same when more products are loaded', () => {
    const cards = cardsWith('best-seller', 'best-seller', '', '', '', '', '', '', '', '');
    expect(labels(withUsefulBadges(cards, 4)).join('')).toBe('');
    expect(labels(withUsefulBadges(cards)).join('')).toBe('Best SellerBest Seller');
  });
});
