import type {ProductCardModel} from '~/domains/catalog/card';
import {ProductCarousel} from '~/domains/catalog/product-carousel';
import {QuickAdd} from './quick-add';

interface ShopCarouselProps {
  cards: readonly ProductCardModel[];
  heading: string;
  /** Below the heading. */
  intro?: string | null;
  /** Names the carousel for tracking (CARD-20). */
  name: string;
}

/** Cards that can be added from, in a carousel; nothing when there are none. */
export function ShopCarousel(props: ShopCarouselProps) {
  return props.cards.length > 0 ? <ProductCarousel {...props} action={QuickAdd} /> : null;
}
