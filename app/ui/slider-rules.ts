import type {LoopRule, SliderOptions, SlidesStep} from './slider-options';

/** Slides in view in a slider of this width, in px: the last step that it reaches. */
export function slidesPerView(steps: readonly SlidesStep[], width: number): number {
  return steps.filter(({minWidth}) => width >= minWidth).at(-1)?.slides ?? 1;
}

/** Whether a slider goes on from the end at the beginning. */
export function shouldLoop(rule: LoopRule | null, itemCount: number, width: number): boolean {
  return rule !== null && itemCount >= rule.minItems && width >= rule.minWidth;
}

/**
 * Width of one slide as a CSS length in which 100 % is the slider. It holds all steps at once, so that the server's
 * page is right at any width before scripts: a slide of step n is narrower than one of step n-1, and a step whose
 * width is not reached is pushed out of the minimum by a length far beyond any screen.
 */
export function slideWidth({perView, space}: Pick<SliderOptions, 'perView' | 'space'>): string {
  const widths = perView.map(({minWidth, slides}) => {
    const width = `(100% - ${round(space * Math.max(0, slides - 1))}px) / ${slides}`;
    return minWidth === 0 ? `calc(${width})` : `max(${width}, (${minWidth}px - 100%) * 99999)`;
  });
  return widths.length === 1 ? String(widths[0]) : `min(${widths.join(', ')})`;
}

/** The slide that a step leads to; at either end it goes round if the slider loops, else it stays. */
export function stepTo(
  index: number,
  by: 1 | -1,
  {lastIndex, loops}: {lastIndex: number; loops: boolean},
): number {
  const next = index + by;
  if (next > lastIndex) return loops ? 0 : lastIndex;
  if (next < 0) return loops ? lastIndex : 0;
  return next;
}

function round(px: number): number {
  return Math.round(px * 100) / 100;
}
