import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  CARD_DESCRIPTION_LENGTH,
  shippingLine,
  truncateDescription,
} from '~/domains/catalog/parts/card-text';
import {FREE_SHIPPING_THRESHOLD_CENTS} from '~/domains/content/shop-offer';

describe('card text', () => {
  it('CONST-15, CONST-16 sets the free-shipping threshold to $49.00', () => {
    expect(FREE_SHIPPING_THRESHOLD_CENTS).toBe(4900);
  });

  it.each([0, 1, 4899])(
    'CARD-28 shows the threshold on a card at %i cents, below the threshold',
    (cents) => {
      expect(shippingLine(cents)).toBe('Free shipping on orders over $49');
    },
  );

  it.each([4900, 4901, 12_000])(
    'CARD-29 shows free shipping on a card at %i cents, from the threshold on',
    (cents) => {
      expect(shippingLine(cents)).toBe('Eligible for free shipping');
    },
  );

  it.each([
    ['Adult dog dry food', 'Adult dog dry food'],
    ['  Adult dog dry food ', 'Adult dog dry food'],
    ['1234567890123456789012345', '1234567890123456789012345'],
    ['12345678901234567890123456', '1234567890123456789012345…'],
    ['Large breed adult dog dry food', 'Large breed adult dog dry…'],
    ['Adult small-breed cat and dog food', 'Adult small-breed cat and…'],
    ['', ''],
  ])('CARD-30 truncates the description %j to %j', (text, shown) => {
    expect(truncateDescription(text)).toBe(shown);
  });

  it('CARD-30 shows at most 25 characters, with an ellipsis only if something was cut off', () => {
    expect(CARD_DESCRIPTION_LENGTH).toBe(25);
    fc.assert(
      fc.property(fc.string({maxLength: 60}), (text) => {
        const shown = truncateDescription(text);
        const clean = text.trim();
        expect(shown === clean || (shown.endsWith('…') && clean.length > 25)).toBe(true);
        expect(shown.replace(/…$/, '').length).toBeLessThanOrEqual(25);
        expect(clean.startsWith(shown === clean ? clean : shown.slice(0, -1))).toBe(true);
      }),
    );
  });
});
