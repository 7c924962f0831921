/** From this width of the slider on, in px, this many slides are in view at a time. */
export interface SlidesStep {
  minWidth: number;
  slides: number;
}

/** Going on from the end at the beginning: only with this many slides and in a slider of this width in px. */
export interface LoopRule {
  minItems: number;
  minWidth: number;
}

export interface SliderOptions {
  /** Between slides, in px. */
  space: number;
  /** Slides in view by the slider's width: ascending, the first from 0. */
  perView: readonly SlidesStep[];
  /** Time per slide, in ms; null never moves by itself. */
  autoplayMs: number | null;
  /** Length of a move, in ms. */
  speedMs: number;
  /** Null never loops. */
  loop: LoopRule | null;
}

/** What a slider does unless told otherwise (UI-05 to UI-08). */
export const SLIDER_DEFAULTS: SliderOptions = {
  space: 16,
  perView: [{minWidth: 0, slides: 1}],
  autoplayMs: 3000,
  speedMs: 300,
  loop: null,
};
