import type {ProductCardModel} from '~/domains/catalog/card';
import {ProductCarousel} from '~/domains/catalog/product-carousel';
import {ProductGrid} from '~/domains/catalog/product-grid';
import {QuickAdd} from './quick-add';

/** Cards that can be added from, side by side. */
export function ShopGrid({cards}: {cards: readonly ProductCardModel[]}) {
  return <ProductGrid cards={cards} action={QuickAdd} />;
}

interface ShopCarouselProps {
  cards: readonly ProductCardModel[];
  heading: string;
  /** Names the carousel for tracking (CARD-20). */
  name: string;
}

/** Cards that can be added from, in a carousel; nothing when there are none. */
export function ShopCarousel({cards, heading, name}: ShopCarouselProps) {
  if (cards.length === 0) return null;
  return <ProductCarousel cards={cards} heading={heading} name={name} action={QuickAdd} />;
}
