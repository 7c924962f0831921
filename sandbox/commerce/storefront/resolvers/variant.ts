import type {CatalogVariant, VariantInStock} from '../../catalog/types';
import {money} from '../../money';
import {connection, type ConnectionArgs} from '../connection';
import type {ResolverMap} from '../types';
import {metafieldFields} from './metafield';
import {allocationsOf} from './selling-plan';

/** Source: `VariantInStock`. */
export const variantResolvers: ResolverMap = {
  ProductVariant: {
    ...fromVariant('id', 'title', 'sku', 'selectedOptions', 'weight'),
    ...fromVariant('requiresShipping', 'weightUnit'),
    ...metafieldFields(({variant}: VariantInStock) => variant),
    price: ({variant}: VariantInStock) => money(variant.price),
    compareAtPrice: ({variant}: VariantInStock) =>
      variant.compareAtPrice === null ? null : money(variant.compareAtPrice),
    image: ({variant, product}: VariantInStock) => variant.image ?? product.media[0] ?? null,
    unitPrice: ({variant}: VariantInStock) =>
      variant.weight > 0 ? money(Math.round(variant.price / variant.weight)) : null,
    sellingPlanAllocations: (source: VariantInStock, args: ConnectionArgs, request) =>
      connection(allocationsOf(source, request), args, ({plan}) => plan.id),
  },
};

function fromVariant(...keys: (keyof CatalogVariant)[]): ResolverMap[string] {
  return Object.fromEntries(keys.map((key) => [key, ({variant}: VariantInStock) => variant[key]]));
}
