import {Slider} from '~/ui/slider';
import type {ProductCardModel} from './card';
import {PRODUCT_CAROUSEL} from './parts/product-carousel-options';
import {ProductCard, type ProductCardProps} from './product-card';

interface ProductCarouselProps {
  cards: readonly ProductCardModel[];
  heading: string;
  intro?: string | null;
  name: string;
  action: ProductCardProps['action'];
}

export function ProductCarousel({cards, heading, intro, name, action}: ProductCarouselProps) {
  return (
    <Slider
      name={name}
      label={heading}
      heading={
        <>
          <h2 className="text-heading-m">{heading}</h2>
          {intro && <p className="max-w-prose pt-1">{intro}</p>}
        </>
      }
      options={PRODUCT_CAROUSEL}
    >
      {cards.map((card) => (
        <ProductCard key={card.id} card={card} action={action} />
      ))}
    </Slider>
  );
}
