import {Slider} from '~/ui/slider';
import type {SliderOptions} from '~/ui/slider-options';
import type {ProductCardModel} from './card';
import {ProductCard, type ProductCardProps} from './product-card';

/** The product carousel's numbers (CARD-33 to CARD-36). */
const PRODUCT_CAROUSEL: SliderOptions = {
  space: 12,
  perView: [
    {minWidth: 0, slides: 1},
    {minWidth: 780, slides: 2},
    {minWidth: 960, slides: 2.5},
    {minWidth: 1200, slides: 3},
  ],
  autoplayMs: 5000,
  speedMs: 300,
  /* Only where three slides are in view, and there are three. */
  loop: {minItems: 3, minWidth: 1200},
};

interface ProductCarouselProps {
  cards: readonly ProductCardModel[];
  heading: string;
  /** Names the carousel for tracking (CARD-20). */
  name: string;
  action: ProductCardProps['action'];
}

export function ProductCarousel({cards, heading, name, action}: ProductCarouselProps) {
  return (
    <Slider
      name={name}
      label={heading}
      heading={<h2 className="text-heading-m">{heading}</h2>}
      options={PRODUCT_CAROUSEL}
    >
      {cards.map((card) => (
        <ProductCard key={card.id} card={card} action={action} />
      ))}
    </Slider>
  );
}
