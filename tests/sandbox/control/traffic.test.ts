import {describe, expect, it} from 'vitest';
import {createTraffic} from '~sandbox/control/traffic';

const operation = (ms: number, status = 200) => ({
  at: '2026-11-21T12:00:00.000Z',
  operation: `took ${ms}`,
  status,
  ms,
});

describe('traffic', () => {
  it('calculates median and 95th percentile by nearest rank', () => {
    const traffic = createTraffic();
    for (const ms of [40, 10, 30, 20]) traffic.record('commerce', operation(ms));
    expect(traffic.of('commerce')).toMatchObject({requests: 4, p50: 20, p95: 40});
    for (let ms = 1; ms <= 100; ms++) traffic.record('cdn', operation(ms));
    expect(traffic.of('cdn')).toMatchObject({requests: 100, p50: 50, p95: 95});
  });

  it('counts errors and keeps the last 50 operations, newest first', () => {
    const traffic = createTraffic();
    for (const status of [200, 404, 422, 429, 500, 503, 0]) {
      traffic.record('commerce', operation(1, status));
    }
    expect(traffic.of('commerce').errors).toBe(4);
    for (let ms = 1; ms <= 60; ms++) traffic.record('cdn', operation(ms));
    const {operations} = traffic.of('cdn');
    expect(operations).toHaveLength(50);
    expect(operations.map(({ms}) => ms).slice(0, 2)).toEqual([60, 59]);
    traffic.clear();
    expect(traffic.of('cdn').requests).toBe(0);
  });
});
