import {expect, it} from 'vitest';
import {createLoadGate} from '~/platform/load-gate';

it('EDGE-27 a load gate refuses what is beyond its limit, and accepts again when a request is done', () => {
  const gate = createLoadGate(2);
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
  const gate = createLoadGate(4);
  while (gate.enter(false));
  expect([gate.enter(true), gate.enter(true)].includes(null)).toBe(false);
  expect(gate.enter(true)).toBeNull();
});
