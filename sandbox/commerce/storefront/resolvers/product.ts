import type {CatalogImage, CatalogOption, CatalogProduct} from '../../catalog/types';
import {money} from '../../money';
import {connection, type ConnectionArgs} from '../connection';
import {encodeVariants} from '../encoded-variants';
import type {Resolver, ResolverMap, StorefrontRequest} from '../types';
import {
  adjacentVariants,
  comparePositions,
  firstSelectableVariant,
  optionPositions,
  selectedOrFirstAvailable,
  variantBySelectedOptions,
  variantsOf,
  type SelectionArgs,
} from '../variants';
import {mediaImage, mediaImageId} from './image';
import {metafieldFields} from './metafield';
import {sellingPlanGroupsOf} from './selling-plan';
import {sortedBy} from './sorting';
import {truncateText} from './text';

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
    ...metafieldFields((product: CatalogProduct) => ({
      id: product.id,
      createdAt: product.createdAt,
      updatedAt: product.updatedAt,
      metafields: product.metafields,
      resource: product,
    })),
    adjacentVariants: (product: CatalogProduct, args: SelectionArgs, request) =>
      adjacentVariants(product, args, request),
    availableForSale: (product: CatalogProduct, _args, request) =>
      variantsOf(product, request).some((one) => one.availableForSale),
    collections: (product: CatalogProduct, args: ConnectionArgs, request) => {
      const all = request.catalog.collectionsOf(product.id);
      return {...connection(all, args, ({id}) => id), totalCount: all.length};
    },
    compareAtPriceRange: (product: CatalogProduct) =>
      priceRange(product.variants.flatMap(({compareAtPrice}) => compareAtPrice ?? [])),
    description: (product: CatalogProduct, args: {truncateAt?: number | null}) =>
      truncateText(product.description, args),
    encodedVariantAvailability: (product: CatalogProduct, _args, request) =>
      encodedVariants(product, request, true),
    encodedVariantExistence: (product: CatalogProduct, _args, request) =>
      encodedVariants(product, request, false),
    featuredImage: (product: CatalogProduct) => product.media[0] ?? null,
    images: (product: CatalogProduct, args: SortedArgs) =>
      connection(sortedImages(product.media, args), args, ({id}) => id),
    media: (product: CatalogProduct, args: SortedArgs) =>
      connection(sortedImages(product.media, args).map(mediaImage), args, ({picture}) =>
        mediaImageId(picture),
      ),
    onlineStoreUrl: (product: CatalogProduct, _args, {sandbox}) =>
      `${sandbox.origin}/products/${product.handle}`,
    options: (product: CatalogProduct, {first}: {first?: number | null}) =>
      product.options.slice(0, first ?? undefined).map((option) => ({product, option})),
    priceRange: (product: CatalogProduct) => priceRange(product.variants.map(({price}) => price)),
    selectedOrFirstAvailableVariant: (product: CatalogProduct, args: SelectionArgs, request) =>
      selectedOrFirstAvailable(product, args, request),
    sellingPlanGroups: (product: CatalogProduct, args: ConnectionArgs, request) =>
      connection(sellingPlanGroupsOf(product, request), args, ({id}) => id),
    totalInventory: (product: CatalogProduct, _args, request) =>
      variantsOf(product, request).reduce((sum, one) => sum + (one.quantityAvailable ?? 0), 0),
    trackingParameters: () => null,
    variantBySelectedOptions: (product: CatalogProduct, args: SelectionArgs, request) =>
      variantBySelectedOptions(product, args, request),
    variants: (product: CatalogProduct, args: SortedArgs, request) =>
      connection(sortedVariants(product, args.sortKey, request), args, ({variant}) => variant.id),
    variantsCount: (product: CatalogProduct) => ({
      count: product.variants.length,
      precision: 'EXACT',
    }),
  },
  ProductOption: {
    id: ({option}: OptionSource) => option.id,
    name: ({option}: OptionSource) => option.name,
    values: ({option}: OptionSource) => option.values.map(({name}) => name),
    optionValues: ({product, option}: OptionSource) =>
      option.values.map((value) => ({product, option, value})),
  },
  ProductOptionValue: {
    id: ({value}: OptionValueSource) => value.id,
    name: ({value}: OptionValueSource) => value.name,
    swatch: () => null,
    firstSelectableVariant: ({product, option, value}: OptionValueSource, _args, request) =>
      firstSelectableVariant(product, {name: option.name, value: value.name}, request),
  },
  TaxonomyCategory: {ancestors: (() => []) satisfies Resolver},
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
    (one) => one.availableForSale || !onlyAvailable,
  );
  return encodeVariants(variants.map(optionPositions).sort(comparePositions));
}

function sortedImages(pictures: readonly CatalogImage[], {sortKey}: SortedArgs): CatalogImage[] {
  return sortKey === 'ID' ? sortedBy(pictures, ({id}) => id) : [...pictures];
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
