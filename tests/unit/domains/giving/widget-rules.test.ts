import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {Cause} from '~/domains/giving/cause';
import {cartOnPage} from '~/domains/giving/rules/cart-on-page';
import {CATEGORIES} from '~/domains/giving/rules/categories';
import {extraGifts} from '~/domains/giving/rules/extra-gifts';
import {
  causeFacts,
  givingHeading,
  givingSentence,
  multiplierText,
} from '~/domains/giving/rules/giving-text';
import {fromCents} from '~/platform/money';
import {CATEGORIES as SEEDED_CATEGORIES} from '~sandbox/world/giving/categories';
import {cartOf, giftLineOf, lineOf} from '~tests/support/cart-builders';
import {causeOf} from './cause-builder';

const viewOf = (cents: number, ids: readonly string[], known: readonly string[] = ids) => ({
  isShown: true,
  donation: {totalCents: cents, shares: ids.map((causeId) => ({causeId, cents: 1}))},
  causes: Object.fromEntries(known.map((id) => [id, causeOf({id, name: `Cause ${id}`})])),
});

describe('categories', () => {
  it('GIVE-10 are 26, numbered 0 to 25 as the giving service numbers them', () => {
    expect(CATEGORIES).toHaveLength(26);
    const names = CATEGORIES.map((name) => name.toLowerCase());
    expect(names).toEqual(SEEDED_CATEGORIES.map(({name}) => name.toLowerCase()));
  });
});

describe('texts', () => {
  it.each<[string[], string[], string]>([
    [['1'], ['1'], 'Cause 1'],
    [['1', '2'], ['1', '2'], 'Cause 1 and Cause 2'],
    [['1', '2', '3'], ['1', '2', '3'], 'Cause 1 and 2 more causes'],
    [['1', '2'], ['2'], 'Cause 2 and 1 more cause'],
    [['1'], [], 'a good cause'],
    [['1', '2'], [], 'good causes'],
  ])('a product that gives to %j, of which %j are known, names %s', (ids, known, names) => {
    const view = viewOf(43, ids, known);
    expect(givingSentence('product', view)).toBe(`$0.43 of this goes to ${names}`);
    expect(givingSentence('cart', view)).toBe(`$0.43 of your order goes to ${names}`);
  });

  it('a cart that gives nothing yet asks', () => {
    expect(givingHeading('cart', 120)).toBe('Your order gives $1.20');
    expect(givingHeading('product', 120)).toBe('This gives $1.20');
    expect(givingHeading('cart', 0)).toBe('Give with your order');
  });

  it.each([
    [1, null],
    [0.5, null],
    [2, 'Gives double'],
    [3, 'Gives triple'],
    [5, 'Gives 5 times as much'],
  ])('names the multiplier %d: %s', (multiplier, text) => {
    expect(multiplierText({multiplier})).toBe(text);
  });

  it.each<[Partial<Cause>, string]>([
    [{city: 'Denver', state: 'CO', categoryName: 'Animals'}, 'Denver, CO · Animals'],
    [{city: 'Denver'}, 'Denver'],
    [{categoryName: 'Animals'}, 'Animals'],
    [{}, ''],
    [{portfolioCharities: [causeOf({}), causeOf({})]}, '2 charities'],
  ])('says about %j: %s', (parts, facts) => {
    expect(causeFacts(causeOf({city: '', state: '', categoryName: '', ...parts}))).toBe(facts);
  });
});

describe('extra gifts', () => {
  it('name the total that each leads to', () => {
    expect(extraGifts({totalCents: 4350, hasRoundUp: true, hasAddOn: true})).toEqual([
      {choice: 'round-up', label: 'Round up $0.50', cents: 50, newTotalCents: 4400},
      {choice: '100', label: 'Add $1.00', cents: 100, newTotalCents: 4450},
      {choice: '300', label: 'Add $3.00', cents: 300, newTotalCents: 4650},
      {choice: '500', label: 'Add $5.00', cents: 500, newTotalCents: 4850},
    ]);
    expect(extraGifts({totalCents: 4400, hasRoundUp: true, hasAddOn: false})).toEqual([]);
    expect(extraGifts({totalCents: 4350, hasRoundUp: false, hasAddOn: false})).toEqual([]);
  });

  it('a round-up ends at a whole dollar, less than a dollar away', () => {
    fc.assert(
      fc.property(fc.integer({min: 1, max: 1_000_000}), (totalCents) => {
        for (const gift of extraGifts({totalCents, hasRoundUp: true, hasAddOn: false})) {
          expect(gift.newTotalCents % 100).toBe(0);
          expect(gift.cents).toBeLessThan(100);
        }
      }),
    );
  });
});

describe('the cart as the giving service prices it', () => {
  it('has each line’s price, its quantity, and no discount without codes', () => {
    const cart = cartOf([lineOf({cents: 1000, quantity: 3})]);
    const [line] = cart.lineItems;
    expect(cartOnPage(cart)).toEqual({
      cmsIds: [{id: line?.product.id.split('/').at(-1), price: 10, quantity: 3, discount: 0}],
      cartDiscount: 0,
    });
  });

  it('GIVE-118 has a code’s discount on a line with that line, and one on the order with the cart', () => {
    const line = lineOf({cents: 1000, quantity: 2});
    const reduced = {...line, cost: {...line.cost, totalAmount: fromCents(1300)}};
    const cart = cartOf([reduced, lineOf({cents: 500, variant: '2'})]);
    const {cmsIds, cartDiscount} = cartOnPage({
      ...cart,
      cost: {...cart.cost, totalAmount: fromCents(1620)},
    });
    expect(cmsIds.map(({price, discount}) => ({price, discount}))).toEqual([
      {price: 10, discount: 7},
      {price: 5, discount: 0},
    ]);
    expect(cartDiscount).toBe(1.8);
  });

  it('GIVE-96 leaves out the shopper’s own gift', () => {
    const food = lineOf({cents: 1000});
    const gift = giftLineOf(300);
    expect(cartOnPage(cartOf([food, gift]))).toEqual(cartOnPage(cartOf([food])));
  });
});
