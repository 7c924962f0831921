import type {LoopRule, SliderOptions} from './slider-options';

export function shouldLoop(rule: LoopRule | null, itemCount: number, width: number): boolean {
  return rule !== null && itemCount >= rule.minItems && width >= rule.minWidth;
}

/**
 * Width of one slide as a CSS length, where 100% is the slider. Contains all steps at once, so server-rendered
 * pages are right at any width without scripts. `min()` picks the narrowest slide, which is that of the last step
 * reached: `max()` makes the steps not yet reached wider than any screen.
 */
export function slideWidth({perView, space}: Pick<SliderOptions, 'perView' | 'space'>): string {
  const widths = perView.map(({minWidth, slides}) => {
    const width = `(100% - ${round(space * Math.max(0, slides - 1))}px) / ${slides}`;
    return minWidth === 0 ? `calc(${width})` : `max(${width}, (${minWidth}px - 100%) * 99999)`;
  });
  return widths.length === 1 ? String(widths[0]) : `min(${widths.join(', ')})`;
}

/** At either end the index wraps around if the slider loops. */
export function nextIndex(
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
