import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {CartDonation, ItemDonation} from '~/domains/giving/donation';
import {
  cartDonation,
  productDonation,
  splitCents,
  withExtraGift,
} from '~/domains/giving/rules/donation-arithmetic';

const item = (parts: Partial<ItemDonation>): ItemDonation => ({
  totalDonationValue: 0,
  donations: {},
  portfolioId: null,
  directDonation: false,
  excluded: false,
  donationType: 'percentage',
  ...parts,
});

const even = (total: number, causes: readonly string[]): ItemDonation =>
  item({
    totalDonationValue: total,
    donations: Object.fromEntries(causes.map((id) => [id, total / causes.length])),
  });

const sum = (shares: readonly {cents: number}[]) => shares.reduce((all, {cents}) => all + cents, 0);

const dollars = fc.integer({min: 0, max: 5_000_000}).map((units) => units / 10_000);
const causeIds = fc.uniqueArray(fc.constantFrom('1', '2', '3', '4', '5', '6', '7'), {minLength: 1});
const evenItem = fc.tuple(dollars, causeIds).map(([total, ids]) => even(total, ids));

describe('donation of a product', () => {
  it('rounds to cents once, after the quantity', () => {
    expect(productDonation(even(0.4348, ['1']), 1).totalCents).toBe(43);
    expect(productDonation(even(0.4348, ['1']), 3).totalCents).toBe(130);
    expect(productDonation(even(0, ['1']), 3)).toEqual({totalCents: 0, shares: []});
  });

  it('counts all of it for the portfolio', () => {
    const given = {...even(0.9, ['1', '2', '3']), portfolioId: 'p'};
    expect(productDonation(given, 1)).toEqual({
      totalCents: 90,
      shares: [{causeId: 'p', cents: 90}],
    });
  });

  it('GIVE-82a the shares of the causes add up to the total to the cent', () => {
    fc.assert(
      fc.property(evenItem, fc.integer({min: 1, max: 20}), (given, quantity) => {
        const {totalCents, shares} = productDonation(given, quantity);
        expect(sum(shares)).toBe(totalCents);
        expect(shares.every(({cents}) => Number.isInteger(cents) && cents > 0)).toBe(true);
      }),
    );
  });

  it.each([
    ['a negative total', item({totalDonationValue: -1})],
    ['a negative share', item({totalDonationValue: 0, donations: {a: 1, b: -1}})],
    ['shares beyond the total', item({totalDonationValue: 1, donations: {a: 1, b: 1}})],
    ['shares 3 cents over', item({totalDonationValue: 1, donations: {a: 0.52, b: 0.51}})],
    ['no shares', item({totalDonationValue: 1})],
    ['a total that is no number', item({totalDonationValue: Number.NaN})],
    ['an endless total', item({totalDonationValue: Infinity, donations: {a: Infinity}})],
  ])('GIVE-82b refuses %s', (_what, given) => {
    expect(() => productDonation(given, 1)).toThrow(RangeError);
  });
});

it('GIVE-82b accepts two shares that were rounded to 1 cent over the total', () => {
  const rounded = item({totalDonationValue: 1, donations: {a: 0.5, b: 0.51}});
  expect(productDonation(rounded, 1).totalCents).toBe(100);
});

describe('donation of a cart', () => {
  const cartOf = (lineItems: ItemDonation[], order: number | null): CartDonation => ({
    donationRecipients: {},
    lineItems,
    cartDonation: order === null ? null : {donation: {'1': order}, totalDonationValue: order},
  });

  it('adds its lines and what the store gives for the order', () => {
    const lines = [even(0.4, ['1', '2']), {...even(1, ['3', '4']), portfolioId: 'p'}];
    expect(cartDonation(cartOf(lines, 1))).toEqual({
      totalCents: 240,
      shares: expect.arrayContaining([
        {causeId: '1', cents: 120},
        {causeId: '2', cents: 20},
        {causeId: 'p', cents: 100},
      ]) as object,
    });
    expect(cartDonation(cartOf([], null))).toEqual({totalCents: 0, shares: []});
  });

  it('GIVE-82a the sum over the causes is the total to the cent', () => {
    const lines = fc.array(evenItem, {maxLength: 12});
    fc.assert(
      fc.property(lines, fc.option(dollars), (given, order) => {
        const {totalCents, shares} = cartDonation(cartOf(given, order));
        const exact =
          given.reduce((all, {totalDonationValue}) => all + totalDonationValue, 0) + (order ?? 0);
        expect(sum(shares)).toBe(totalCents);
        expect(Math.abs(totalCents - exact * 100)).toBeLessThanOrEqual(0.5001);
      }),
    );
  });

  it('GIVE-82b refuses a line that doesn’t add up', () => {
    expect(() => cartDonation(cartOf([item({totalDonationValue: 1})], null))).toThrow(RangeError);
  });
});

describe('splitting cents', () => {
  it('GIVE-82c a portfolio splits without losing a cent, as even as whole cents can be', () => {
    fc.assert(
      fc.property(
        fc.integer({min: 0, max: 1_000_000}),
        fc.integer({min: 1, max: 30}),
        (cents, charities) => {
          const shares = splitCents(
            cents,
            Array.from({length: charities}, () => 1),
          );
          expect(shares.reduce((all, share) => all + share, 0)).toBe(cents);
          expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('GIVE-82c follows the weights to within a cent', () => {
    const weights = fc.array(fc.integer({min: 1, max: 10_000}), {minLength: 1, maxLength: 20});
    fc.assert(
      fc.property(fc.integer({min: 0, max: 1_000_000}), weights, (cents, given) => {
        const all = given.reduce((a, b) => a + b, 0);
        splitCents(cents, given).forEach((share, index) => {
          expect(Math.abs(share - (cents * (given[index] ?? 0)) / all)).toBeLessThan(1.0001);
        });
      }),
    );
  });

  it('GIVE-82c gives the cents that are left to the largest remainders', () => {
    expect(splitCents(10, [1, 2, 4])).toEqual([1, 3, 6]);
    expect(splitCents(10, [4, 2, 1])).toEqual([6, 3, 1]);
    expect(splitCents(5, [1, 1, 1])).toEqual([2, 2, 1]);
  });

  it('splits nothing without weights', () => {
    expect(splitCents(100, [0, 0])).toEqual([0, 0]);
    expect(splitCents(100, [])).toEqual([]);
  });
});

describe('the shopper’s own gift', () => {
  it('GIVE-97 adds up with what the shop gives, to the cent', () => {
    const ids = fc.uniqueArray(fc.constantFrom('1', '2', '3', '4'), {minLength: 1});
    const given = fc.dictionary(fc.constantFrom('1', '2', '5'), fc.integer({min: 1, max: 500}));
    fc.assert(
      fc.property(given, ids, fc.integer({min: 0, max: 999}), (amounts, causeIds, extra) => {
        const shares = Object.entries(amounts).map(([causeId, cents]) => ({causeId, cents}));
        const totalCents = shares.reduce((sum, {cents}) => sum + cents, 0);
        const donation = withExtraGift({totalCents, shares}, extra, causeIds);
        expect(donation.totalCents).toBe(totalCents + extra);
        expect(donation.shares.reduce((sum, {cents}) => sum + cents, 0)).toBe(totalCents + extra);
        const own = donation.shares.map(({causeId, cents}) => cents - (amounts[causeId] ?? 0));
        expect(own.every((cents) => cents >= 0)).toBe(true);
      }),
    );
  });
});
