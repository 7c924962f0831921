import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {SLIDER_DEFAULTS} from '~/ui/slider-options';
import {shouldLoop, slideWidth, nextIndex} from '~/ui/slider-rules';

const STEPS = [
  {minWidth: 0, slides: 1},
  {minWidth: 780, slides: 2},
  {minWidth: 960, slides: 2.5},
  {minWidth: 1200, slides: 3},
];

describe('slider defaults', () => {
  it('UI-05 have a space of 16 px', () => expect(SLIDER_DEFAULTS.space).toBe(16));
  it('UI-06 show one slide per view at any width', () => {
    const width = slideWidth(SLIDER_DEFAULTS);
    for (const px of [320, 1440, 4000]) expect(evaluate(width, px)).toBe(px);
  });
  it('UI-07 have an autoplay interval of 3000 ms', () =>
    expect(SLIDER_DEFAULTS.autoplayMs).toBe(3000));
  it('UI-08 have a speed of 300 ms', () => expect(SLIDER_DEFAULTS.speedMs).toBe(300));
});

describe('slide width', () => {
  it.each([
    [320, 1],
    [779, 1],
    [780, 2],
    [959, 2],
    [960, 2.5],
    [1199, 2.5],
    [1200, 3],
    [3000, 3],
  ])('is at %d px that of %d slides', (width, slides) => {
    const expected = (width - 12 * (slides - 1)) / slides;
    expect(evaluate(slideWidth({perView: STEPS, space: 12}), width)).toBeCloseTo(expected, 6);
  });
});

describe('the slider loop', () => {
  const rule = {minItems: 3, minWidth: 960};
  it.each([
    ['enough slides in a wide slider', rule, 3, 960, true],
    ['too few slides', rule, 2, 1440, false],
    ['a narrow slider', rule, 8, 959, false],
    ['no rule', null, 8, 1440, false],
  ])('is decided for %s', (_title, given, items, width, expected) => {
    expect(shouldLoop(given, items, width)).toBe(expected);
  });
});

describe('slider steps', () => {
  it.each([
    ['go to the next slide', 1, 1, false, 2],
    ['go to the previous slide', 1, -1, false, 0],
    ['stay at the end', 4, 1, false, 4],
    ['stay at the start', 0, -1, false, 0],
    ['loop at the end', 4, 1, true, 0],
    ['loop at the start', 0, -1, true, 4],
  ] as const)('%s', (_title, index, by, loops, expected) => {
    expect(nextIndex(index, by, {lastIndex: 4, loops})).toBe(expected);
  });
});

/** Evaluates a CSS length of `min`, `max` and `calc` in which 100 % is `width` px. */
function evaluate(css: string, width: number): number {
  const expression = css
    .replaceAll('100%', String(width))
    .replaceAll('px', '')
    .replaceAll('calc', '')
    .replaceAll('min(', 'Math.min(')
    .replaceAll('max(', 'Math.max(');
  return Number(runInNewContext(expression, {Math}));
}
