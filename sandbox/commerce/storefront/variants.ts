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

const loaded = new WeakMap<StorefrontRequest, Map<string, VariantInStock[]>>();

/** A product's variants in order with their stock, looked up once per request. */
export function variantsOf(product: CatalogProduct, request: StorefrontRequest): VariantInStock[] {
  const byProduct = loaded.get(request) ?? new Map<string, VariantInStock[]>();
  loaded.set(request, byProduct);
  const known = byProduct.get(product.id);
  if (known) return known;
  const variants = request.catalog.variantsOf(product);
  byProduct.set(product.id, variants);
  return variants;
}

/** Where each of a variant's option values stands in its product's options, for instance `[0, 2]`. */
export function optionPositions({product, variant}: VariantInStock): number[] {
  return product.options.map((option) => {
    const value = valueFor(variant.selectedOptions, option.name);
    return option.values.findIndex((one) => one.name === value);
  });
}

/** The variant that has exactly the selected options; `null` when they name none, or leave one out. */
export function variantBySelectedOptions(
  product: CatalogProduct,
  args: SelectionArgs,
  request: StorefrontRequest,
): VariantInStock | null {
  const selection = readSelection(product, args);
  if (!selection || selection.length < product.options.length) return null;
  return variantsOf(product, request).find((one) => isSelected(one, selection, args)) ?? null;
}

/**
 * The first variant that fits what is selected, available ones first; the first available one when none fits or
 * nothing is selected; the first of all when none is available.
 */
export function selectedOrFirstAvailable(
  product: CatalogProduct,
  args: SelectionArgs,
  request: StorefrontRequest,
): VariantInStock | null {
  const variants = variantsOf(product, request);
  const selection = readSelection(product, args) ?? [];
  const fitting =
    selection.length > 0 ? variants.filter((one) => isSelected(one, selection, args)) : [];
  return firstAvailable(fitting) ?? firstAvailable(variants);
}

/** Every variant that differs in exactly one option from what is selected, or from the variant shown at first. */
export function adjacentVariants(
  product: CatalogProduct,
  args: SelectionArgs,
  request: StorefrontRequest,
): VariantInStock[] {
  const selection = readSelection(product, args) ?? [];
  const centre =
    selection.length === product.options.length
      ? selection
      : (selectedOrFirstAvailable(product, args, request)?.variant.selectedOptions ?? []);
  return variantsOf(product, request).filter(
    (one) => centre.filter((option) => !isSelected(one, [option], args)).length === 1,
  );
}

/** The variant with this value that has the lowest-placed values of all other options. */
export function firstSelectableVariant(
  product: CatalogProduct,
  selected: SelectedOption,
  request: StorefrontRequest,
): VariantInStock | null {
  const [first] = variantsOf(product, request)
    .filter((one) => isSelected(one, [selected], {}))
    .map((one) => ({one, positions: optionPositions(one)}))
    .sort((a, b) => comparePositions(a.positions, b.positions));
  return first?.one ?? null;
}

export function comparePositions(a: readonly number[], b: readonly number[]): number {
  const differing = a.findIndex((position, index) => position !== b[index]);
  return differing < 0 ? 0 : (a[differing] ?? 0) - (b[differing] ?? 0);
}

/** The selected options that the product has; `null` when it lacks one and the caller does not want that ignored. */
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
  return variants.find((one) => one.availableForSale) ?? variants[0] ?? null;
}
