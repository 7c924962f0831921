import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {clampZoom, keepAnchor, ZOOM} from '~/domains/catalog/page/zoom-steps';

describe('clampZoom', () => {
  it.each([
    [0.4, 1],
    [1.5, 1.5],
    [2.2549, 2.25],
    [99, 5],
    [NaN, 1],
    [Infinity, 1],
  ])('PDP-17a clampZoom of %s is %s', (scale, expected) => {
    expect(clampZoom(scale)).toBe(expected);
  });
});

describe('keepAnchor', () => {
  it('PDP-17a keepAnchor keeps the point under the fingers, and undoes itself', () => {
    const scale = fc.double({min: ZOOM.min, max: ZOOM.max, noNaN: true});
    const offset = fc.double({min: 0, max: 3000, noNaN: true});
    const anchor = fc.double({min: 0, max: 800, noNaN: true});
    fc.assert(
      fc.property(offset, anchor, scale, scale, (from, at, one, other) => {
        const moved = keepAnchor(from, at, {from: one, to: other});
        expect((moved + at) / other).toBeCloseTo((from + at) / one, 6);
        expect(keepAnchor(moved, at, {from: other, to: one})).toBeCloseTo(from, 6);
      }),
    );
  });
});
