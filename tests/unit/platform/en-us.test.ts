import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {inWords, withThousands} from '~/platform/en-us';
import {formatCents} from '~/platform/money';

const count = new Intl.NumberFormat('en-US');
const usd = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD'});
const and = new Intl.ListFormat('en-US', {type: 'conjunction'});

describe('numbers and lists in en-US', () => {
  it('CONST-33 read as the platform writes them', () => {
    const whole = fc.oneof(fc.integer(), fc.nat(99_999), fc.maxSafeNat());
    fc.assert(fc.property(whole, (n) => withThousands(n) === count.format(n)));
    fc.assert(
      fc.property(
        fc.oneof(fc.integer(), fc.nat(99_999)),
        (cents) => formatCents(cents) === usd.format(cents / 100),
      ),
    );
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('skin', 'joints', 'weight')),
        (words) => inWords(words) === and.format(words),
      ),
    );
  });
});
