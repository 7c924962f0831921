import type {SliderOptions} from '~/ui/slider-options';

/** Layout and timing of the product carousel (CARD-33 to CARD-36). */
export const PRODUCT_CAROUSEL: SliderOptions = {
  space: 12,
  perView: [
    {minWidth: 0, slides: 1},
    {minWidth: 780, slides: 2},
    {minWidth: 960, slides: 2.5},
    {minWidth: 1200, slides: 3},
  ],
  autoplayMs: 5000,
  speedMs: 300,
  /* Loops only if three slides are in view and there are at least three. */
  loop: {minItems: 3, minWidth: 1200},
};
