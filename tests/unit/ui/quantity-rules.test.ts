import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  clampQuantity,
  correctionNote,
  digitsOf,
  disabledSteps,
  isQuantityKey,
  settleQuantity,
} from '~/ui/quantity-rules';

const BOUNDS = {min: 1, max: 10};

describe('the note beside a corrected quantity', () => {
  it.each([
    ['99', 'The most you can order is 10.'],
    ['11', 'The most you can order is 10.'],
    ['0', 'The least you can order is 1.'],
    ['00', 'The least you can order is 1.'],
    ['-3', 'The least you can order is 1.'],
    ['abc', 'The least you can order is 1.'],
    ['1', null],
    ['10', null],
    ['', null],
    [' ', null],
  ])('PDP-11 for %j reads %j', (text, note) => {
    expect(correctionNote(text, BOUNDS)).toBe(note);
  });

  it('PDP-11 names the limit of autoship', () => {
    expect(correctionNote('8', {min: 1, max: 5})).toBe('The most you can order is 5.');
  });
});

describe('when the field is left', () => {
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
  ])('CART-51 %j becomes the minimum', (text, expected) => {
    expect(settleQuantity(text, BOUNDS)).toBe(expected);
  });

  it('CART-51 a value below a minimum above 1 becomes that minimum', () => {
    expect(settleQuantity('2', {min: 3, max: 10})).toBe(3);
  });

  it.each([
    ['11', 10],
    ['999999999999999999999999', 10],
  ])('CART-52 %j becomes the maximum', (text, expected) => {
    expect(settleQuantity(text, BOUNDS)).toBe(expected);
  });

  it.each([
    ['1', 1],
    ['07', 7],
    [' 9 ', 9],
    ['10', 10],
  ])('%j is kept as %i', (text, expected) => {
    expect(settleQuantity(text, BOUNDS)).toBe(expected);
  });

  it('CART-51 CART-52 any text whatever ends within the bounds', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(50), fc.nat(50), (text, min, more) => {
        const settled = settleQuantity(text, {min, max: min + more});
        return Number.isInteger(settled) && settled >= min && settled <= min + more;
      }),
    );
  });
});

describe('keys', () => {
  const stroke = (key: string, held: 'ctrlKey' | 'metaKey' | 'altKey' | 'none' = 'none') => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...(held === 'none' ? {} : {[held]: true}),
  });

  it.each(Array.from('0123456789'))('CART-53 the digit %s types', (key) => {
    expect(isQuantityKey(stroke(key))).toBe(true);
  });

  it.each(Array.from('aZ-+.,e /٣é😀'))('CART-53 %j does not type', (key) => {
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
  ])('%s still works', (key) => {
    expect(isQuantityKey(stroke(key))).toBe(true);
  });

  it.each([
    ['v', 'ctrlKey'],
    ['v', 'metaKey'],
    ['a', 'ctrlKey'],
  ] as const)('%s with %s still works', (key, held) => {
    expect(isQuantityKey(stroke(key, held))).toBe(true);
  });

  it.each([
    ['3', '3'],
    ['3 bags', '3'],
    ['1,000', '1000'],
    ['none', ''],
  ])('CART-53 of the pasted %j, %j remains', (pasted, remains) => {
    expect(digitsOf(pasted)).toBe(remains);
  });
});

describe('steps', () => {
  it.each([
    [
      'CART-42 at the minimum only decrease is disabled',
      1,
      false,
      {decrement: true, increment: false},
    ],
    [
      'CART-43 at the maximum only increase is disabled',
      10,
      false,
      {decrement: false, increment: true},
    ],
    ['between them both work', 5, false, {decrement: false, increment: false}],
    ['CART-44 both are disabled when all is', 5, true, {decrement: true, increment: true}],
    ['beyond the maximum one can come back', 12, false, {decrement: false, increment: true}],
  ])('%s', (_title, value, isDisabled, expected) => {
    expect(disabledSteps(value, BOUNDS, isDisabled)).toEqual(expected);
  });

  it('CART-54 a decrement from any quantity never goes below 1', () => {
    fc.assert(fc.property(fc.integer(), (value) => clampQuantity(value - 1, BOUNDS) >= 1));
    expect(clampQuantity(1 - 1, BOUNDS)).toBe(1);
    expect(clampQuantity(3 - 1, BOUNDS)).toBe(2);
  });
});
