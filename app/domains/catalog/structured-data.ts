import {fromCents} from '~/platform/money';
import type {ProductModel} from './product-model';

/** The shown variant as schema.org has it. */
export function productStructuredData(product: ProductModel, url: string): Record<string, unknown> {
  const {variant} = product;
  return {
    '@type': 'Product',
    name: product.title,
    description: product.description,
    sku: variant.sku,
    brand: {'@type': 'Brand', name: product.brand},
    image: variant.images.map((image) => image.url),
    offers: {
      '@type': 'Offer',
      url,
      price: fromCents(variant.priceCents).amount,
      priceCurrency: 'USD',
      availability: `https://schema.org/${variant.inStock ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
    ...(product.rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating.value,
        reviewCount: product.rating.count,
      },
    }),
  };
}
