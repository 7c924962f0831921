import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  chosenGift,
  extraGiftCents,
  GIFT_CHOICES,
  giftCents,
  roundUpCents,
  totalBeforeGift,
} from '~/domains/cart/extra-gift';
import {extraGiftPolicy} from '~/domains/cart/extra-gift-policy';
import {cartTotals} from '~/domains/cart/display/savings';
import type {CartLine} from '~/domains/cart/cart';
import {cartOf, giftLineOf, lineOf, storedCartOf} from '~tests/support/cart-builders';

describe('the shopper’s own gift', () => {
  it.each([
    [4350, 50],
    [4399, 1],
    [4301, 99],
    [4400, 0],
    [0, 0],
  ])('GIVE-95 rounding up %i cents adds %i', (total, added) => {
    expect(roundUpCents(total)).toBe(added);
  });

  it.each([
    ['none', 0],
    ['round-up', 50],
    ['100', 100],
    ['300', 300],
    ['500', 500],
  ] as const)('GIVE-95 the choice %s adds %i cents to $43.50', (choice, cents) => {
    expect(giftCents(choice, 4350)).toBe(cents);
  });

  it('GIVE-95 there are no other choices', () => {
    expect(GIFT_CHOICES).toEqual(['none', 'round-up', '100', '300', '500']);
  });

  it.each([
    [[], 'none'],
    [[giftLineOf(37)], 'round-up'],
    [[giftLineOf(300)], '300'],
    [[giftLineOf(700)], 'none'],
  ] as const)('is known by its line %#', (gifts, choice) => {
    expect(chosenGift(cartOf([lineOf(), ...gifts]))).toBe(choice);
  });

  it('GIVE-96 is apart from the cart’s subtotal and savings, and part of its total', () => {
    const food = lineOf({cents: 950, priceCents: 1000, quantity: 2});
    const cart = cartOf([food, giftLineOf(300)]);
    expect(extraGiftCents(cart)).toBe(300);
    expect(totalBeforeGift(cart)).toBe(1900);
    expect(cartTotals(cart)).toEqual({
      ...cartTotals(cartOf([food])),
      giftCents: 300,
      totalCents: 2200,
    });
  });
});

describe('the policy for gifts', () => {
  const policy = extraGiftPolicy({giftVariant: async (cents) => `gift-${cents}`});
  const review = (lines: CartLine[], one = policy) => one(storedCartOf(lines));
  const FOOD = lineOf({cents: 1963});

  it.each([
    ['no gift', []],
    ['the right round-up', [giftLineOf(37)]],
    ['an add-on', [giftLineOf(300)]],
  ])('leaves a cart with %s as it is', async (_what, gifts) => {
    expect(await review([FOOD, ...gifts])).toEqual({kind: 'fine'});
  });

  it('GIVE-95 lets a round-up follow the total', async () => {
    expect(await review([FOOD, giftLineOf(12)])).toEqual({
      kind: 'lines',
      removed: [],
      updated: [{id: giftLineOf(12).id, merchandiseId: 'gift-37', quantity: 1}],
      notice: {code: 'gift-changed', tone: 'info', cents: 37},
    });
  });

  it.each([
    ['nothing is left to round up', [lineOf({cents: 2000}), giftLineOf(12)]],
    ['nothing else is in the cart', [giftLineOf(300)]],
    ['the shop doesn’t offer its amount', [FOOD, giftLineOf(700)]],
  ])('GIVE-95 takes a gift out when %s', async (_when, lines) => {
    expect(await review(lines)).toMatchObject({
      kind: 'lines',
      removed: [lines.at(-1)?.id],
      updated: [],
      notice: {code: 'gift-removed'},
    });
  });

  it('takes a gift out when its new amount isn’t sold or can’t be read', async () => {
    const verdict = await review(
      [FOOD, giftLineOf(12)],
      extraGiftPolicy({giftVariant: async () => null}),
    );
    expect(verdict).toMatchObject({removed: [giftLineOf(12).id], updated: []});
  });

  it('GIVE-95 allows one gift, of quantity 1', async () => {
    const several = giftLineOf(300, {quantity: 4});
    expect(await review([FOOD, several, giftLineOf(100)])).toMatchObject({
      removed: [giftLineOf(100).id],
      updated: [{id: several.id, merchandiseId: 'gift-300', quantity: 1}],
    });
    expect(await review([FOOD, giftLineOf(300), giftLineOf(100)])).toMatchObject({
      removed: [giftLineOf(100).id],
    });
  });

  it('reaches a cart that it accepts, and never charges what the shopper didn’t choose', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({min: 1, max: 9999}), {minLength: 1, maxLength: 3}),
        fc.integer({min: 1, max: 99}),
        async (prices, gift) => {
          const food = prices.map((cents, index) => lineOf({variant: String(index), cents}));
          const verdict = await review([...food, giftLineOf(gift)]);
          const total = prices.reduce((sum, cents) => sum + cents, 0);
          const charged =
            verdict.kind === 'fine'
              ? gift
              : verdict.kind === 'lines' && verdict.updated[0]
                ? Number(verdict.updated[0].merchandiseId?.slice(5))
                : 0;
          expect(charged).toBe(roundUpCents(total));
        },
      ),
    );
  });
});
