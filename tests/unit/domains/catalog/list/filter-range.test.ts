import {describe, expect, it} from 'vitest';
import {
  AMOUNT_PATTERN,
  formatRange,
  isAmount,
  parseRange,
  rangeLabel,
} from '~/domains/catalog/list/filter-range';

describe('parseRange', () => {
  it.each([
    [['4-15'], '4-15'],
    [['15-4'], '4-15'],
    [['4-'], '4-'],
    [['-15'], '-15'],
    [['2.5-13'], '2.5-13'],
    [['4', '15'], '4-15'],
    [[' 4 ', ''], '4-'],
    [['5 lb', '7.5lbs'], '5-7.5'],
    [['.5', '1 Pound'], '0.5-1'],
    [['5 lb.', ''], '5-'],
    [['4-4'], '4-4'],
    [['0004', '9999'], '4-9999'],
  ])('CAT-19 parseRange parses %j as %s', (written, address) => {
    const range = parseRange(written);
    expect(range && formatRange(range)).toBe(address);
  });

  it.each([
    [['']],
    [['-']],
    [['4']],
    [['', '']],
    [['a-b']],
    [['4.999-15']],
    [['4,5', '15']],
    [['abc', '15']],
    [['-3', '15']],
    [['10000-']],
    [['1e3-']],
    [['lb-']],
    [['.-5']],
  ])('CAT-19 parseRange rejects %j, even if one bound is valid', (written) => {
    expect(parseRange(written)).toBeNull();
  });

  it.each([
    '4',
    '7.5',
    '.5',
    '5 lb',
    '5lbs',
    '12.25 pounds',
    ' 4 ',
    '',
    '4,5',
    '-3',
    '4.999',
    'x',
    'lb',
    '5 kg',
    '10000',
    '.',
  ])('CAT-19 the input pattern agrees with isAmount on %j', (text) => {
    /* Browsers don't check an empty field against its pattern. */
    const isRead = text === '' || new RegExp(`^(?:${AMOUNT_PATTERN})$`, 'v').test(text);
    expect(isRead).toBe(isAmount(text));
  });
});

it.each([
  ['of prices with cents', {min: 12.5, max: 30}, '$', '$12.50 to $30'],
  ['from a price over a thousand', {min: 1200, max: null}, '$', '$1,200 and more'],
  ['up to a price', {min: null, max: 14.29}, '$', 'Up to $14.29'],
  ['of weights', {min: 7.5, max: 15}, 'lb', '7.5 to 15 lb'],
])('HOUSE-106 rangeLabel writes a range %s', (_range, range, unit, expected) => {
  expect(rangeLabel(range, unit)).toBe(expected);
});
