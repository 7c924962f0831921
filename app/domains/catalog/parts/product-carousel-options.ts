import type {SliderOptions} from '~/ui/slider-options';

/** CARD-33 to CARD-36. Two cards on a phone: docs/decisions/0025-cards-are-small-and-lists-say-things-once.md */
export const PRODUCT_CAROUSEL: SliderOptions = {
  space: 12,
  perView: [
    {minWidth: 0, slides: 2},
    {minWidth: 960, slides: 2.5},
    {minWidth: 1200, slides: 3},
  ],
  autoplayMs: 5000,
  speedMs: 300,
  loop: {minItems: 3, minWidth: 1200},
};
