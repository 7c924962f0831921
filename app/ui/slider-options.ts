/** Number of visible slides, from a slider width of `minWidth` px on. */
export interface SlidesStep {
  minWidth: number;
  slides: number;
}

/** Loop from the end to the beginning, but only with this many slides and from this slider width, in px. */
export interface LoopRule {
  minItems: number;
  minWidth: number;
}

export interface SliderOptions {
  /** Gap between slides, in px. */
  space: number;
  /** Visible slides by slider width, ascending; the first step starts at 0. */
  perView: readonly SlidesStep[];
  /** Time per slide, in ms; `null` turns autoplay off. */
  autoplayMs: number | null;
  /** Duration of a move, in ms. */
  speedMs: number;
  /** `null` never loops. */
  loop: LoopRule | null;
}

/** Default options (UI-05 to UI-08). */
export const SLIDER_DEFAULTS: SliderOptions = {
  space: 16,
  perView: [{minWidth: 0, slides: 1}],
  autoplayMs: 3000,
  speedMs: 300,
  loop: null,
};
