import {describe, expect, it} from 'vitest';
import {createTiming} from '~/platform/timing.server';
import {percentile} from '../../../bench/table';
import {insertReport} from '../../../bench/report';
import {readUpstream, slowestCall} from '../../../bench/server-timing';

describe('readUpstream', () => {
  /** A header as the shop writes it, for calls given as [start, end] in ms. */
  function headerOf(calls: [number, number][]): string {
    let now = 0;
    const timing = createTiming(() => now);
    for (const [start, end] of calls) {
      now = end;
      timing.record({service: 'commerce', operation: 'Product', startedAt: start, outcome: 'ok'});
    }
    return timing.header();
  }

  it.each<[string, [number, number][], number, number]>([
    ['no calls', [], 0, 0],
    ['one call', [[0, 10]], 1, 1],
    [
      'two calls in parallel',
      [
        [0, 10],
        [1, 12],
      ],
      2,
      1,
    ],
    [
      'two calls in sequence',
      [
        [0, 10],
        [10, 20],
      ],
      2,
      2,
    ],
    [
      'a chain of three calls in parallel with a long one',
      [
        [0, 5],
        [0, 100],
        [6, 9],
        [10, 12],
      ],
      4,
      3,
    ],
    [
      'three calls recorded in the order in which they ended',
      [
        [20, 25],
        [0, 10],
        [11, 15],
      ],
      3,
      3,
    ],
  ])('counts the calls and the longest chain of %s', (_name, calls, roundTrips, depth) => {
    expect(readUpstream(headerOf(calls))).toEqual({roundTrips, depth});
  });

  it('reads a missing header as no calls', () => {
    expect(readUpstream(null)).toEqual({roundTrips: 0, depth: 0});
  });

  it('slowestCall names the call that took longest', () => {
    const header =
      'commerce.Cart;dur=6.5;desc="@3.0", content-system.product_index;dur=40.0;desc="@1.0"';
    expect(slowestCall(header)).toEqual({name: 'content-system.product_index', ms: 40});
    expect(slowestCall(null)).toBeNull();
  });
});

describe('percentile', () => {
  it.each([
    [[], 0.5, 0],
    [[7], 0.95, 7],
    [[4, 1, 3, 2], 0.5, 2],
    [Array.from({length: 100}, (_, index) => 100 - index), 0.95, 95],
  ])('of %j at %d is %d', (values, share, expected) => {
    expect(percentile(values, share)).toBe(expected);
  });
});

describe('insertReport', () => {
  const README = 'before\n<!-- bench:start -->\nold\n<!-- bench:end -->\nafter\n';

  it('replaces the text between the markers and nothing else', () => {
    const once = insertReport(README, 'new');
    expect(once).toBe('before\n<!-- bench:start -->\n\nnew\n\n<!-- bench:end -->\nafter\n');
    expect(insertReport(once, 'new')).toBe(once);
  });

  it('rejects a text without markers', () => {
    expect(() => insertReport('no markers', 'new')).toThrow('bench:start');
  });
});
