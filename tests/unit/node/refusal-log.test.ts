import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createRefusalLog} from '~/node/refusal-log';
import {createLog} from '~/platform/log.server';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('HOUSE-99c logs refused requests once a second, with their number', () => {
  const lines: unknown[] = [];
  const note = createRefusalLog(
    createLog({}, (level, line) => lines.push([level, JSON.parse(line)])),
  );
  for (let requests = 0; requests < 3; requests += 1) note();
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(1000);
  note();
  vi.advanceTimersByTime(1000);
  expect(lines).toMatchObject([
    ['warn', {message: 'too busy', refused: 3}],
    ['warn', {message: 'too busy', refused: 1}],
  ]);
});
