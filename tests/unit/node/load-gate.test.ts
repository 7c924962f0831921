import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createLoadGate, type LoadGate, type RequestKind} from '~/node/load-gate';

let gate: LoadGate | undefined;

beforeEach(() => vi.useFakeTimers({toFake: ['setInterval', 'clearInterval']}));

afterEach(() => {
  gate?.stop();
  vi.useRealTimers();
});

function open(limit: number, measureLoad?: () => number): LoadGate {
  gate = createLoadGate(limit, measureLoad);
  return gate;
}

const nextSample = () => vi.advanceTimersByTime(250);

/** Lets requests in until one is refused, at most 100, and returns how many entered. */
function fill({enter}: LoadGate, kind: RequestKind = 'read'): number {
  let entered = 0;
  while (entered < 100 && enter(kind)) entered += 1;
  return entered;
}

it('EDGE-27 a saturated host refuses requests beyond the limit, and accepts again when one is done', () => {
  const {enter} = open(2, () => 1);
  const [first, second] = [enter('read'), enter('read')];
  expect(enter('read')).toBeNull();
  first?.();
  first?.();
  expect(enter('read')).not.toBeNull();
  expect(enter('read')).toBeNull();
  second?.();
  expect(enter('read')).not.toBeNull();
});

it('EDGE-27 a saturated host keeps a reserve for writes', () => {
  const saturated = open(4, () => 1);
  expect(fill(saturated)).toBe(4);
  expect(fill(saturated, 'write')).toBe(2);
});

it('EDGE-29 a host lets prefetches use half of its limit, also while it only waits', () => {
  const waiting = open(4, () => 0.1);
  expect(fill(waiting, 'prefetch')).toBe(2);
  expect(fill(waiting)).toBe(6);
});

it('EDGE-27 a host that waits for a slow service goes beyond the limit, by as many requests per sample', () => {
  const waiting = open(4, () => 0.1);
  expect(fill(waiting)).toBe(8);
  nextSample();
  expect(fill(waiting)).toBe(4);
});

it('EDGE-27 a rush ends with the first sample that finds the host saturated', () => {
  let load = 0;
  const rushed = open(4, () => load);
  expect(fill(rushed)).toBe(8);
  load = 0.95;
  nextSample();
  expect(fill(rushed)).toBe(0);
  load = 0.2;
  nextSample();
  expect(fill(rushed)).toBe(4);
});

it('EDGE-27 a busy event loop saturates the host, and an idle one doesn’t', async () => {
  const real = open(1);
  fill(real);
  const end = performance.now() + 100;
  while (performance.now() < end) await new Promise(setImmediate);
  nextSample();
  expect(fill(real)).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, 200));
  nextSample();
  expect(fill(real)).toBe(1);
});
