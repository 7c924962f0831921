import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {closeAfter} from '~/domains/cart/parts/close-after';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('CART-35 the dialog closes after its time, unless that is taken back', () => {
  const close = vi.fn();
  closeAfter(3000, close);
  const takeBack = closeAfter(3000, close);
  takeBack();
  vi.advanceTimersByTime(2999);
  expect(close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(close).toHaveBeenCalledTimes(1);
});

it('CART-36 with no time it stays', () => {
  const close = vi.fn();
  closeAfter(0, close)();
  closeAfter(0, close);
  vi.advanceTimersByTime(24 * 3600 * 1000);
  expect(close).not.toHaveBeenCalled();
});
