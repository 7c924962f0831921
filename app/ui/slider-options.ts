/** From a slider width of `minWidth` px on. */
export interface SlidesStep {
  minWidth: number;
  slides: number;
}

/** Loops only with this many slides and from this slider width in px. */
export interface LoopRule {
  minItems: number;
  minWidth: number;
}

export interface SliderOptions {
  /** In px. */
  space: number;
  /** Ascending; the first step starts at 0. */
  perView: readonly SlidesStep[];
  /** Milliseconds per slide; `null` turns autoplay off. */
  autoplayMs: number | null;
  /** In ms. */
  speedMs: number;
  loop: LoopRule | null;
}

/** UI-05 to UI-08 */
export const SLIDER_DEFAULTS: SliderOptions = {
  space: 16,
  perView: [{minWidth: 0, slides: 1}],
  autoplayMs: 3000,
  speedMs: 300,
  loop: null,
};
