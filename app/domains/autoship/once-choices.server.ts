import {carouselCards} from '~/domains/catalog/carousel-cards.server';
import type {OnceChoice} from './page/change-delivery';

const MAX_CHOICES = 12;

/** Best sellers that can be added to a delivery just once; none if the catalog can't be read. */
export async function readOnceChoices(
  context: Parameters<typeof carouselCards>[0],
): Promise<OnceChoice[]> {
  const cards = await carouselCards(context, {products: []});
  return cards
    .filter(
      ({isPrescription, isDropship, requiresAutoship, variant}) =>
        variant.inStock && !isPrescription && !isDropship && !requiresAutoship,
    )
    .slice(0, MAX_CHOICES)
    .map(({title, variant}) => ({
      variantId: variant.id,
      label: [title, variant.sizeLabel].filter(Boolean).join(', '),
      priceCents: variant.priceCents,
    }));
}
