import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createEventQueue} from '~/domains/giving/sdk/event-queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('MKT-06 createEventQueue sends what has gathered every 5000 ms', () => {
  const sent: object[] = [];
  const queue = createEventQueue((event) => void sent.push(event));
  queue.add({at: 1});
  vi.advanceTimersByTime(4999);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  queue.add({at: 2});
  queue.add({at: 3});
  vi.advanceTimersByTime(4999);
  expect(sent).toEqual([{at: 1}]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([{at: 1}, {at: 2}, {at: 3}]);
  queue.stop();
});

it('MKT-06 createEventQueue keeps at most 50 events until it sends them', () => {
  const sent: object[] = [];
  const queue = createEventQueue((event) => void sent.push(event));
  for (let at = 0; at < 60; at += 1) queue.add({at});
  queue.flush();
  expect(sent).toHaveLength(50);
  expect(sent.at(-1)).toEqual({at: 49});
  queue.stop();
});
