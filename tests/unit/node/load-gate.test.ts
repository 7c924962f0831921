import {expect, it} from 'vitest';
import {createLoadGate, watchSaturation} from '~/node/load-gate';

it('EDGE-27 a load gate refuses what is beyond its limit, and accepts again when a request is done', () => {
  const gate = createLoadGate(2, () => true);
  const [first, second] = [gate.enter(false), gate.enter(false)];
  expect(gate.enter(false)).toBeNull();
  first?.();
  first?.();
  expect(gate.enter(false)).not.toBeNull();
  expect(gate.enter(false)).toBeNull();
  second?.();
  expect(gate.enter(false)).not.toBeNull();
});

it('EDGE-27 a load gate keeps a reserve for writes', () => {
  const gate = createLoadGate(4, () => true);
  while (gate.enter(false));
  expect([gate.enter(true), gate.enter(true)].includes(null)).toBe(false);
  expect(gate.enter(true)).toBeNull();
});

it('EDGE-27 a load gate accepts any number of requests while the processor isn’t saturated', () => {
  const gate = createLoadGate(1, () => false);
  expect(Array.from({length: 100}, () => gate.enter(false))).not.toContain(null);
});

it('watchSaturation notices a busy event loop, and an idle one', async () => {
  const saturation = watchSaturation();
  const end = performance.now() + 600;
  while (performance.now() < end) await new Promise(setImmediate);
  expect(saturation.isSaturated()).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(saturation.isSaturated()).toBe(false);
  saturation.stop();
});
