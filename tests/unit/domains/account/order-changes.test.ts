import {describe, expect, it} from 'vitest';
import {minutesToCancel, readOrderDone, returnableLines} from '~/domains/account/order-changes';
import {lineOf, orderOf} from './builders';

const PLACED = Date.parse('2026-11-01T18:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('canceling an order', () => {
  it.each([
    ['processing', 0, 60],
    ['processing', 0.5, 60],
    ['processing', 59.1, 1],
    ['processing', 60, 0],
    ['processing', -5, 60],
    ['shipped', 10, 0],
    ['cancelled', 10, 0],
  ] as const)('ACCT-26a is possible while %s after %d min for %d min', (status, minutes, left) => {
    const order = {...orderOf(), status};
    expect(minutesToCancel(order, PLACED + minutes * MINUTE)).toBe(left);
  });
});

describe('returning an order', () => {
  const ARRIVED = '2026-11-04T18:00:00Z';
  const order = orderOf(
    lineOf({}),
    lineOf({title: 'Gift to charity', handle: 'gift-to-charity'}),
    lineOf({title: 'Give a Bowl to a Shelter', productType: 'Donation'}),
    lineOf({title: 'Stainless Steel Bowl', isDropship: true}),
  );

  it.each([
    ['processing', ARRIVED, 0, []],
    ['shipped', null, 0, [0, 3]],
    ['delivered', ARRIVED, 30 * DAY, [0, 3]],
    ['delivered', ARRIVED, 31 * DAY, [0]],
    ['delivered', ARRIVED, 90 * DAY, [0]],
    ['delivered', ARRIVED, 91 * DAY, []],
    ['delivered', null, 0, []],
    ['cancelled', ARRIVED, 0, []],
    ['refunded', ARRIVED, 0, []],
  ] as const)(
    'ACCT-27a ACCT-33a while %s and delivered at %s, %d ms later the lines %j can be returned',
    (status, at, ms, lines) => {
      const timeline = [{step: 'delivered' as const, isReached: at !== null, at}];
      const returnable = returnableLines({...order, status, timeline}, Date.parse(ARRIVED) + ms);
      expect(returnable.map(({index}) => index)).toEqual(lines);
    },
  );

  const MIDNIGHT = Date.parse('2026-11-05T07:00:00Z') - Date.parse(ARRIVED);

  it.each([
    ['last moment of day 30', 30 * DAY + MIDNIGHT - 1, [0, 3]],
    ['first moment of day 31', 30 * DAY + MIDNIGHT, [0]],
    ['last moment of day 90', 90 * DAY + MIDNIGHT - 1, [0]],
    ['first moment of day 91', 90 * DAY + MIDNIGHT, []],
  ] as const)('ACCT-114 at the %s in Denver, whatever the hour of delivery', (_, ms, lines) => {
    const timeline = [{step: 'delivered' as const, isReached: true, at: ARRIVED}];
    const now = Date.parse(ARRIVED) + ms;
    const returnable = returnableLines({...order, status: 'delivered', timeline}, now);
    expect(returnable.map(({index}) => index)).toEqual(lines);
  });
});

it('ACCT-90 units that were refunded can’t be returned, nor a line without others', () => {
  const shipped = {
    ...orderOf(
      lineOf({quantity: 3}),
      lineOf({quantity: 3, currentQuantity: 2}),
      lineOf({quantity: 1, currentQuantity: 0}),
    ),
    status: 'shipped' as const,
  };
  const returnable = returnableLines(shipped, 0);
  expect(returnable.map(({index, quantity}) => [index, quantity])).toEqual([
    [0, 3],
    [1, 2],
  ]);
});

it('ACCT-26a a made-up confirmation is not shown', () => {
  expect(readOrderDone(new URLSearchParams('done=canceled'))).toMatch(/canceling/);
  expect(readOrderDone(new URLSearchParams('done=already-canceled'))).toMatch(/already canceled/);
  expect(readOrderDone(new URLSearchParams('done=toString'))).toBeNull();
});
