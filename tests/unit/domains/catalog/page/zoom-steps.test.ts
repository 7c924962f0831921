import {describe, expect, it} from 'vitest';
import {clampZoom} from '~/domains/catalog/page/zoom-steps';

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
