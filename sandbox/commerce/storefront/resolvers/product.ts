import type {CatalogOption, CatalogProduct} from '../../catalog/types';
import {money} from '../../money';
import {connection, type ConnectionArgs} from '../connection';
import {encodeVariants} from '../encoded-variants';
import type {ResolverMap, StorefrontRequest} from '../types';
import {
  adjacentVariants,
  comparePositions,
  firstSelectableVariant,
  optionPositions,
  selectedOrFirstAvailable,
  variantsOf,
  type SelectionArgs,
} from '../variants';
import {refuseUnresolved} from '../unresolved';
import {metafieldFields} from './metafield';
import {sellingPlanGroupsOf} from './selling-plan';
import {sortedBy} from './sorting';

interface OptionSource {
  product: CatalogProduct;
  option: CatalogOption;
}

interface OptionValueSource extends OptionSource {
  value: CatalogOption['values'][number];
}

interface SortedArgs extends ConnectionArgs {
  sortKey: string;
}

/** `Product` (source `CatalogProduct`), its options and their values. */
export const productResolvers: ResolverMap = {
  Product: {
    ...metafieldFields((product: CatalogProduct) => product),
    adjacentVariants: (product: CatalogProduct, args: SelectionArgs, request) =>
      adjacentVariants(product, args, request),
    description(product: CatalogProduct, args: object) {
      refuseUnresolved('Product.description', args, []);
      return product.description;
    },
    encodedVariantAvailability: (product: CatalogProduct, _args, request) =>
      encodedVariants(product, request, true),
    encodedVariantExistence: (product: CatalogProduct, _args, request) =>
      encodedVariants(product, request, false),
    featuredImage: (product: CatalogProduct) => product.media[0] ?? null,
    options: (product: CatalogProduct, {first}: {first?: number | null}) =>
      product.options.slice(0, first ?? undefined).map((option) => ({product, option})),
    priceRange: (product: CatalogProduct) => priceRange(product.variants.map(({price}) => price)),
    selectedOrFirstAvailableVariant: (product: CatalogProduct, args: SelectionArgs, request) =>
      selectedOrFirstAvailable(product, args, request),
    sellingPlanGroups: (product: CatalogProduct, args: ConnectionArgs, request) =>
      connection(sellingPlanGroupsOf(product, request), args, ({id}) => id),
    trackingParameters: () => null,
    variants: (product: CatalogProduct, args: SortedArgs, request) =>
      connection(sortedVariants(product, args.sortKey, request), args, ({variant}) => variant.id),
  },
  ProductOption: {
    name: ({option}: OptionSource) => option.name,
    optionValues: ({product, option}: OptionSource) =>
      option.values.map((value) => ({product, option, value})),
  },
  ProductOptionValue: {
    name: ({value}: OptionValueSource) => value.name,
    swatch: () => null,
    firstSelectableVariant: ({product, option, value}: OptionValueSource, _args, request) =>
      firstSelectableVariant(product, {name: option.name, value: value.name}, request),
  },
};

function priceRange(prices: readonly number[]) {
  return {
    minVariantPrice: money(prices.length > 0 ? Math.min(...prices) : 0),
    maxVariantPrice: money(Math.max(0, ...prices)),
  };
}

function encodedVariants(
  product: CatalogProduct,
  request: StorefrontRequest,
  onlyAvailable: boolean,
): string {
  const variants = variantsOf(product, request).filter(
    (item) => item.availableForSale || !onlyAvailable,
  );
  return encodeVariants(variants.map(optionPositions).sort(comparePositions));
}

function sortedVariants(product: CatalogProduct, sortKey: string, request: StorefrontRequest) {
  const variants = variantsOf(product, request);
  switch (sortKey) {
    case 'ID':
      return sortedBy(variants, ({variant}) => variant.id);
    case 'SKU':
      return sortedBy(variants, ({variant}) => variant.sku);
    case 'TITLE':
      return sortedBy(variants, ({variant}) => variant.title);
    default:
      return variants;
  }
}
