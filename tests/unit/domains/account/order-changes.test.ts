import {describe, expect, it} from 'vitest';
import {
  isReturnable,
  minutesToCancel,
  readOrderDone,
  returnableLines,
} from '~/domains/account/order-changes';
import {lineOf, orderOf} from './builders';

const PLACED = Date.parse('2026-11-01T18:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

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
  const delivered = {
    ...orderOf(),
    timeline: [{step: 'delivered' as const, isReached: true, at: '2026-11-04T18:00:00Z'}],
  };

  it('ACCT-27a is possible once it is on its way, until 90 days after its delivery', () => {
    const arrived = Date.parse('2026-11-04T18:00:00Z');
    expect(isReturnable({...orderOf(), status: 'processing'}, PLACED)).toBe(false);
    expect(isReturnable({...orderOf(), status: 'shipped'}, PLACED)).toBe(true);
    expect(isReturnable(delivered, arrived + 90 * DAY)).toBe(true);
    expect(isReturnable(delivered, arrived + 90 * DAY + 1)).toBe(false);
    expect(isReturnable({...delivered, status: 'refunded'}, arrived)).toBe(false);
  });

  it('ACCT-27a returnableLines leaves out the shopper’s own gift', () => {
    const gift = lineOf({title: 'Gift to charity', handle: 'gift-to-charity'});
    expect(returnableLines(orderOf(lineOf({}), gift, lineOf({})))).toEqual([0, 2]);
  });
});

it('ACCT-26a a made-up confirmation is not shown', () => {
  expect(readOrderDone(new URLSearchParams('done=canceled'))).toMatch(/canceling/);
  expect(readOrderDone(new URLSearchParams('done=already-canceled'))).toMatch(/already canceled/);
  expect(readOrderDone(new URLSearchParams('done=toString'))).toBeNull();
});
