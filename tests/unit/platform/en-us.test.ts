import fc from 'fast-check';
import {describe, it} from 'vitest';
import {formatList, withThousands} from '~/platform/en-us';
import {formatCents} from '~/platform/money';

const count = new Intl.NumberFormat('en-US');
const usd = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD'});
const and = new Intl.ListFormat('en-US', {type: 'conjunction'});

describe('numbers and lists in en-US', () => {
  it('CONST-33 are formatted as Intl formats them', () => {
    const whole = fc.oneof(fc.integer(), fc.nat(99_999), fc.maxSafeNat());
    const cents = fc.oneof(fc.integer(), fc.nat(99_999));
    const words = fc.array(fc.constantFrom('skin', 'joints', 'weight'));
    fc.assert(fc.property(whole, (n) => withThousands(n) === count.format(n)));
    fc.assert(fc.property(cents, (n) => formatCents(n) === usd.format(n / 100)));
    fc.assert(fc.property(words, (some) => formatList(some) === and.format(some)));
  });
});
