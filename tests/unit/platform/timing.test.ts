import {describe, expect, it} from 'vitest';
import {createTiming} from '~/platform/timing.server';

describe('timing', () => {
  it('HOUSE-10b the header lists each call with its duration and start in ms', () => {
    let now = 1000;
    const timing = createTiming(() => now);
    expect(timing.header()).toBe('');
    now = 1102.26;
    timing.record({service: 'commerce', operation: 'Product', startedAt: 1002, outcome: 'ok'});
    now = 1110;
    timing.record({service: 'commerce', operation: 'Cart', startedAt: 1005.04, outcome: 'timeout'});
    expect(timing.header()).toBe(
      'commerce.Product;dur=100.3;desc="@2.0", commerce.Cart;dur=105.0;desc="@5.0"',
    );
    expect(timing.elapsed()).toBe(110);
    expect(timing.calls().map(({outcome}) => outcome)).toEqual(['ok', 'timeout']);
  });
});
