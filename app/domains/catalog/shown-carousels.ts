import type {ProductCardModel} from './card';

/** A carousel of products on the page. */
export interface ShownCarousel {
  heading: string;
  cards: readonly ProductCardModel[];
}

/** Dispatched on `document` when a carousel appears. */
export const CAROUSEL_SHOWN = 'shop:carousel-shown';

const shown = new Set<ShownCarousel>();

/**
 * Tells analytics that a carousel is shown, even if analytics starts later. Returns a function to call when it
 * disappears.
 */
export function noteCarousel(carousel: ShownCarousel): () => void {
  shown.add(carousel);
  document.dispatchEvent(new Event(CAROUSEL_SHOWN));
  return () => void shown.delete(carousel);
}

export const shownCarousels = (): ShownCarousel[] => [...shown];
