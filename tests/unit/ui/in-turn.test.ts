import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {afterPaint} from '~/ui/after-paint';
import {inTurn} from '~/ui/in-turn';

const FRAME_MS = 16;
const PER_FRAME = 6;

/** The task after the next frame. */
const finishFrame = () => vi.advanceTimersByTime(FRAME_MS + 1);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback, FRAME_MS));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('UI-36 inTurn calls back a few per frame, in order, without those that are canceled', () => {
  const called: number[] = [];
  const cancels = Array.from({length: 15}, (_, index) => inTurn(() => called.push(index)));
  cancels[2]?.();
  expect(called).toEqual([]);
  vi.advanceTimersByTime(0);
  expect(called).toEqual([0, 1, 3, 4, 5, 6]);
  finishFrame();
  expect(called).toHaveLength(2 * PER_FRAME);
  inTurn(() => called.push(15));
  finishFrame();
  expect(called).toEqual([0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  inTurn(() => called.push(16));
  vi.advanceTimersByTime(0);
  expect(called.at(-1)).toBe(16);
});

it('UI-37 afterPaint calls back once after the next frame', () => {
  const callback = vi.fn();
  afterPaint(callback);
  vi.advanceTimersByTime(FRAME_MS - 1);
  expect(callback).not.toHaveBeenCalled();
  finishFrame();
  expect(callback).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  expect(callback).toHaveBeenCalledOnce();
});

it('UI-37 afterPaint calls back in a hidden tab, which has no frames', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const callback = vi.fn();
  afterPaint(callback);
  vi.advanceTimersByTime(200);
  expect(callback).toHaveBeenCalledOnce();
});
