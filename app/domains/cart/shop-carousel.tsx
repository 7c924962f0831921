import type {ProductCardModel} from '~/domains/catalog/card';
import {ProductCarousel} from '~/domains/catalog/product-carousel';
import {QuickAdd} from './add/quick-add';

interface ShopCarouselProps {
  cards: readonly ProductCardModel[];
  heading: string;
  intro?: string | null;
  name: string;
  seeAll?: string;
}

export function ShopCarousel(props: ShopCarouselProps) {
  return props.cards.length > 0 ? <ProductCarousel {...props} action={QuickAdd} /> : null;
}
