import type {CatalogProduct, VariantInStock} from '../catalog/types';
import type {StorefrontRequest} from './types';

export interface SelectedOption {
  name: string;
  value: string;
}

export interface SelectionArgs {
  selectedOptions?: SelectedOption[] | null;
  ignoreUnknownOptions?: boolean | null;
  caseInsensitiveMatch?: boolean | null;
}

const variantsByRequest = new WeakMap<StorefrontRequest, Map<string, VariantInStock[]>>();

/** A product's variants in order, with stock. Read once per request. */
export function variantsOf(product: CatalogProduct, request: StorefrontRequest): VariantInStock[] {
  const known = variantsByRequest.get(request)?.get(product.id);
  return known ?? readVariants([product], request).get(product.id) ?? [];
}

/** Loads the variants of several products in one query, for later calls of `variantsOf`. */
export function readVariants(
  products: readonly CatalogProduct[],
  request: StorefrontRequest,
): Map<string, VariantInStock[]> {
  const read = request.catalog.variantsOf(products);
  const known = variantsByRequest.get(request) ?? new Map<string, VariantInStock[]>();
  for (const [id, variants] of read) known.set(id, variants);
  variantsByRequest.set(request, known);
  return read;
}

/** The position of each of a variant's option values in its product's options, for instance `[0, 2]`. */
export function optionPositions({product, variant}: VariantInStock): number[] {
  return product.options.map((option) => {
    const value = valueFor(variant.selectedOptions, option.name);
    return option.values.findIndex((item) => item.name === value);
  });
}

/**
 * The first available variant that matches the selection, or the first unavailable match. Without a match or a
 * selection: the first available variant of the product, or its first variant.
 */
export function selectedOrFirstAvailable(
  product: CatalogProduct,
  args: SelectionArgs,
  request: StorefrontRequest,
): VariantInStock | null {
  const variants = variantsOf(product, request);
  const selection = readSelection(product, args) ?? [];
  const matching =
    selection.length > 0 ? variants.filter((item) => isSelected(item, selection, args)) : [];
  return firstAvailable(matching) ?? firstAvailable(variants);
}

/**
 * Variants that differ in exactly one option from the selection. For an incomplete selection, from the variant of
 * `selectedOrFirstAvailable`.
 */
export function adjacentVariants(
  product: CatalogProduct,
  args: SelectionArgs,
  request: StorefrontRequest,
): VariantInStock[] {
  const selection = readSelection(product, args) ?? [];
  const base =
    selection.length === product.options.length
      ? selection
      : (selectedOrFirstAvailable(product, args, request)?.variant.selectedOptions ?? []);
  return variantsOf(product, request).filter(
    (item) => base.filter((option) => !isSelected(item, [option], args)).length === 1,
  );
}

/** The first variant with this option value, by the positions of its option values. */
export function firstSelectableVariant(
  product: CatalogProduct,
  selected: SelectedOption,
  request: StorefrontRequest,
): VariantInStock | null {
  const [first] = variantsOf(product, request)
    .filter((item) => isSelected(item, [selected], {}))
    .map((variant) => ({variant, positions: optionPositions(variant)}))
    .sort((a, b) => comparePositions(a.positions, b.positions));
  return first?.variant ?? null;
}

export function comparePositions(a: readonly number[], b: readonly number[]): number {
  const differing = a.findIndex((position, index) => position !== b[index]);
  return differing < 0 ? 0 : (a[differing] ?? 0) - (b[differing] ?? 0);
}

/** The selected options that the product has. `null` if it lacks one, unless the caller ignores unknown options. */
function readSelection(product: CatalogProduct, args: SelectionArgs): SelectedOption[] | null {
  const all = args.selectedOptions ?? [];
  const known = all.filter(({name}) =>
    product.options.some((option) => isSame(option.name, name, args)),
  );
  return known.length < all.length && !args.ignoreUnknownOptions ? null : known;
}

function isSelected(
  {variant}: VariantInStock,
  selection: readonly SelectedOption[],
  args: SelectionArgs,
): boolean {
  return selection.every(({name, value}) =>
    variant.selectedOptions.some(
      (option) => isSame(option.name, name, args) && isSame(option.value, value, args),
    ),
  );
}

function isSame(a: string, b: string, {caseInsensitiveMatch}: SelectionArgs): boolean {
  return caseInsensitiveMatch ? a.toLowerCase() === b.toLowerCase() : a === b;
}

function valueFor(options: readonly SelectedOption[], name: string): string | undefined {
  return options.find((option) => option.name === name)?.value;
}

function firstAvailable(variants: readonly VariantInStock[]): VariantInStock | null {
  return variants.find((item) => item.availableForSale) ?? variants[0] ?? null;
}
