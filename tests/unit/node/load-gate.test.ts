import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createLoadGate, type LoadGate, type RequestKind} from '~/node/load-gate';

let gate: LoadGate | undefined;

beforeEach(() => vi.useFakeTimers({toFake: ['setInterval', 'clearInterval']}));

afterEach(() => {
  gate?.stop();
  vi.useRealTimers();
});

/** `limit`: the number of reads that are admitted before any cost is measured. */
function open(limit: number, measureBusy?: () => number): LoadGate {
  gate = createLoadGate({workMs: limit * 80, ...(measureBusy && {measureBusy})});
  return gate;
}

const SAMPLE_MS = 250;
const nextSample = () => vi.advanceTimersByTime(SAMPLE_MS);
const busy = () => SAMPLE_MS;
const idle = () => 0;

/** Lets requests in until one is refused, at most 100, and returns how to end them. */
function fill({enter}: LoadGate, kind: RequestKind = 'read'): (() => void)[] {
  const entered: (() => void)[] = [];
  while (entered.length < 100) {
    const leave = enter(kind);
    if (!leave) break;
    entered.push(leave);
  }
  return entered;
}

it('EDGE-27 a busy host refuses requests beyond its limit, and accepts again when one is done', () => {
  const {enter} = open(2, busy);
  const [first, second] = [enter('read'), enter('read')];
  expect(enter('read')).toBeNull();
  first?.();
  first?.();
  expect(enter('read')).not.toBeNull();
  expect(enter('read')).toBeNull();
  second?.();
  expect(enter('read')).not.toBeNull();
});

it('EDGE-27 a busy host keeps a reserve for writes', () => {
  const full = open(4, busy);
  expect(fill(full)).toHaveLength(4);
  expect(fill(full, 'write')).toHaveLength(2);
});

it('EDGE-29 a host lets prefetches use half of its limit, even while it only waits', () => {
  const waiting = open(4, idle);
  nextSample();
  expect(fill(waiting, 'prefetch')).toHaveLength(2);
});

it.each([
  {load: 'idle', busyMs: 0, perSample: 3},
  {load: 'half busy', busyMs: 125, perSample: 1},
  {load: 'busy', busyMs: 200, perSample: 0},
])(
  'EDGE-27 a host that is $load admits $perSample more per sample beyond its limit',
  ({busyMs, perSample}) => {
    const waiting = open(4, () => busyMs);
    fill(waiting);
    nextSample();
    expect(fill(waiting)).toHaveLength(perSample);
    nextSample();
    expect(fill(waiting)).toHaveLength(perSample);
  },
);

it.each([
  {cost: 'low', perSample: 50, admitted: 62},
  {cost: 'usual', perSample: 5, admitted: 39},
  {cost: 'high', perSample: 1, admitted: 25},
])('EDGE-27 a host admits $admitted reads if their measured cost is $cost', (row) => {
  gate = createLoadGate({measureBusy: busy});
  const leaving: (() => void)[] = [];
  for (let sample = 0; sample < 40; sample += 1) {
    while (leaving.length < row.perSample) leaving.push(gate.enter('read') ?? (() => undefined));
    leaving.splice(0).forEach((leave) => leave());
    nextSample();
  }
  expect(fill(gate)).toHaveLength(row.admitted);
});

it('EDGE-27 a busy event loop leaves no spare time, and an idle one does', async () => {
  const real = open(1);
  fill(real);
  const end = performance.now() + 100;
  while (performance.now() < end) await new Promise(setImmediate);
  nextSample();
  const whenBusy = fill(real).length;
  await new Promise((resolve) => setTimeout(resolve, 200));
  nextSample();
  expect(fill(real).length).toBeGreaterThan(whenBusy);
});
