import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  clampQuantity,
  correctionNote,
  keepDigits,
  disabledSteps,
  isQuantityKey,
  settleQuantity,
} from '~/ui/quantity-rules';

const BOUNDS = {min: 1, max: 10};

describe('the note about a corrected quantity', () => {
  it.each([
    ['99', 'You can order up to 10.'],
    ['11', 'You can order up to 10.'],
    ['0', 'The minimum is 1.'],
    ['00', 'The minimum is 1.'],
    ['-3', 'The minimum is 1.'],
    ['abc', 'The minimum is 1.'],
    ['1', null],
    ['10', null],
    ['', null],
    [' ', null],
  ])('PDP-11a is for %j %j', (text, note) => {
    expect(correctionNote(text, BOUNDS)).toBe(note);
  });

  it('PDP-11a names the autoship limit', () => {
    expect(correctionNote('8', {min: 1, max: 5})).toBe('You can order up to 5.');
  });
});

describe('a quantity field on blur', () => {
  it.each([
    ['', 1],
    ['  ', 1],
    ['abc', 1],
    ['1e1', 1],
    ['2.5', 1],
    ['-3', 1],
    ['٣', 1],
    ['0', 1],
    ['00', 1],
  ])('CART-51 turns %j into the minimum', (text, expected) => {
    expect(settleQuantity(text, BOUNDS)).toBe(expected);
  });

  it('CART-51 raises a value to a minimum above 1', () => {
    expect(settleQuantity('2', {min: 3, max: 10})).toBe(3);
  });

  it.each([
    ['11', 10],
    ['999999999999999999999999', 10],
  ])('CART-52 turns %j into the maximum', (text, expected) => {
    expect(settleQuantity(text, BOUNDS)).toBe(expected);
  });

  it.each([
    ['1', 1],
    ['07', 7],
    [' 9 ', 9],
    ['10', 10],
  ])('keeps %j as %i', (text, expected) => {
    expect(settleQuantity(text, BOUNDS)).toBe(expected);
  });

  it('CART-51 CART-52 always ends within the limits, for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(50), fc.nat(50), (text, min, more) => {
        const settled = settleQuantity(text, {min, max: min + more});
        return Number.isInteger(settled) && settled >= min && settled <= min + more;
      }),
    );
  });
});

describe('quantity keys', () => {
  const stroke = (key: string, held: 'ctrlKey' | 'metaKey' | 'altKey' | 'none' = 'none') => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...(held === 'none' ? {} : {[held]: true}),
  });

  it.each(Array.from('0123456789'))('CART-53 allow the digit %s', (key) => {
    expect(isQuantityKey(stroke(key))).toBe(true);
  });

  it.each(Array.from('aZ-+.,e /٣é😀'))('CART-53 reject %j', (key) => {
    expect(isQuantityKey(stroke(key))).toBe(false);
  });

  it.each([
    'Tab',
    'ArrowLeft',
    'ArrowRight',
    'Home',
    'End',
    'Backspace',
    'Delete',
    'Enter',
    'Unidentified',
  ])('allow %s', (key) => {
    expect(isQuantityKey(stroke(key))).toBe(true);
  });

  it.each([
    ['v', 'ctrlKey'],
    ['v', 'metaKey'],
    ['a', 'ctrlKey'],
  ] as const)('allow %s with %s', (key, held) => {
    expect(isQuantityKey(stroke(key, held))).toBe(true);
  });

  it.each([
    ['3', '3'],
    ['3 bags', '3'],
    ['1,000', '1000'],
    ['none', ''],
  ])('CART-53 keep of the pasted %j the digits %j', (pasted, remains) => {
    expect(keepDigits(pasted)).toBe(remains);
  });
});

describe('quantity steps', () => {
  it.each([
    ['CART-42 disable only decrease at the minimum', 1, false, {decrement: true, increment: false}],
    [
      'CART-43 disable only increase at the maximum',
      10,
      false,
      {decrement: false, increment: true},
    ],
    ['disable nothing between minimum and maximum', 5, false, {decrement: false, increment: false}],
    [
      'CART-44 disable both when the field is disabled',
      5,
      true,
      {decrement: true, increment: true},
    ],
    ['allow decrease beyond the maximum', 12, false, {decrement: false, increment: true}],
  ])('%s', (_title, value, isDisabled, expected) => {
    expect(disabledSteps(value, BOUNDS, isDisabled)).toEqual(expected);
  });

  it('CART-54 never go below 1 on decrease', () => {
    fc.assert(fc.property(fc.integer(), (value) => clampQuantity(value - 1, BOUNDS) >= 1));
    expect(clampQuantity(1 - 1, BOUNDS)).toBe(1);
    expect(clampQuantity(3 - 1, BOUNDS)).toBe(2);
  });
});
