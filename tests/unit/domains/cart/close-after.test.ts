import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {closeAfter} from '~/domains/cart/dialog/close-after';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('CART-35 closeAfter closes the dialog after its delay unless canceled', () => {
  const close = vi.fn();
  closeAfter(3000, close);
  const cancel = closeAfter(3000, close);
  cancel();
  vi.advanceTimersByTime(2999);
  expect(close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(close).toHaveBeenCalledTimes(1);
});

it('CART-36 closeAfter keeps the dialog open with a delay of 0', () => {
  const close = vi.fn();
  closeAfter(0, close)();
  closeAfter(0, close);
  vi.advanceTimersByTime(24 * 3600 * 1000);
  expect(close).not.toHaveBeenCalled();
});
