import {useEffect} from 'react';
import {Slider} from '~/ui/slider';
import {TextLink} from '~/ui/text-link';
import type {ProductCardModel} from './card';
import {PRODUCT_CAROUSEL} from './parts/product-carousel-options';
import {noteCarousel} from './shown-carousels';
import {ProductCard, type ProductCardProps} from './product-card';

interface ProductCarouselProps {
  cards: readonly ProductCardModel[];
  heading: string;
  intro?: string | null;
  name: string;
  /** Path of the list that the products are from. */
  seeAll?: string | undefined;
  action: ProductCardProps['action'];
}

export function ProductCarousel({
  cards,
  heading,
  intro,
  name,
  seeAll,
  action,
}: ProductCarouselProps) {
  const products = cards.map(({id}) => id).join();
  useEffect(
    () => noteCarousel({heading, cards}),
    // The page's data is read again after changes; the same products are the same carousel.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [heading, products],
  );
  return (
    <Slider
      name={name}
      label={heading}
      heading={
        <>
          <h2 className="text-heading-m">{heading}</h2>
          {intro && <p className="max-w-prose pt-1">{intro}</p>}
          {seeAll !== undefined && (
            <TextLink to={seeAll} variant="standalone">
              See all<span className="sr-only">: {heading}</span>
            </TextLink>
          )}
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
