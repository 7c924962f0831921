import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createPageTransition} from '~/shell/ahead/page-transition';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('NAV-18 a page change shows a loading indicator only after 100 ms', () => {
  const show = vi.fn();
  const setLoading = createPageTransition(show);
  setLoading(true);
  vi.advanceTimersByTime(60);
  setLoading(true);
  vi.advanceTimersByTime(39);
  expect(show).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(show).toHaveBeenLastCalledWith(true);
  setLoading(false);
  expect(show).toHaveBeenLastCalledWith(false);
});

it('NAV-18 a page that arrives sooner shows no loading indicator', () => {
  const show = vi.fn();
  const setLoading = createPageTransition(show);
  setLoading(true);
  vi.advanceTimersByTime(99);
  setLoading(false);
  vi.advanceTimersByTime(1000);
  expect(show).not.toHaveBeenCalledWith(true);
});
