import type {CatalogVariant, VariantInStock} from '../../catalog/types';
import {money} from '../../money';
import {connection, type ConnectionArgs} from '../connection';
import type {Resolver, ResolverMap} from '../types';
import {metafieldFields} from './metafield';
import {allocationsOf} from './selling-plan';

const price: Resolver<VariantInStock> = ({variant}) => money(variant.price);
const compareAtPrice: Resolver<VariantInStock> = ({variant}) =>
  variant.compareAtPrice === null ? null : money(variant.compareAtPrice);

const emptyConnection: Resolver<VariantInStock, ConnectionArgs> = (_source, args) =>
  connection([], args, () => '');

const UNITS = {POUNDS: 'LB', OUNCES: 'OZ', KILOGRAMS: 'KG', GRAMS: 'G'} as const;

/** Source: `VariantInStock`. */
export const variantResolvers: ResolverMap = {
  ProductVariant: {
    ...fromVariant('id', 'title', 'sku', 'barcode', 'selectedOptions', 'taxable', 'weight'),
    ...fromVariant('requiresShipping', 'weightUnit'),
    ...metafieldFields((source: VariantInStock) => ({
      id: source.variant.id,
      createdAt: source.product.createdAt,
      updatedAt: source.product.updatedAt,
      metafields: source.variant.metafields,
      resource: source,
    })),
    price,
    priceV2: price,
    compareAtPrice,
    compareAtPriceV2: compareAtPrice,
    currentlyNotInStock: ({availableForSale, quantityAvailable}: VariantInStock) =>
      availableForSale && quantityAvailable === 0,
    image: ({variant, product}: VariantInStock) => variant.image ?? product.media[0] ?? null,
    unitPrice: ({variant}: VariantInStock) =>
      variant.weight > 0 ? money(Math.round(variant.price / variant.weight)) : null,
    unitPriceMeasurement: ({variant}: VariantInStock) =>
      variant.weight > 0
        ? {
            measuredType: 'WEIGHT',
            quantityUnit: UNITS[variant.weightUnit],
            quantityValue: variant.weight,
            referenceUnit: UNITS[variant.weightUnit],
            referenceValue: 1,
          }
        : null,
    quantityRule: () => ({minimum: 1, increment: 1, maximum: null}),
    requiresComponents: () => false,
    shopPayInstallmentsPricing: () => null,
    components: emptyConnection,
    groupedBy: emptyConnection,
    quantityPriceBreaks: emptyConnection,
    storeAvailability: emptyConnection,
    sellingPlanAllocations: (source: VariantInStock, args: ConnectionArgs, request) =>
      connection(allocationsOf(source, request), args, ({plan}) => plan.id),
  },
};

function fromVariant(...keys: (keyof CatalogVariant)[]): ResolverMap[string] {
  return Object.fromEntries(keys.map((key) => [key, ({variant}: VariantInStock) => variant[key]]));
}
