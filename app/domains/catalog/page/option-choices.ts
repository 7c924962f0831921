import {toCents} from '~/platform/money';
import {optionValue, type ProductSummary, type SelectedOption} from '../product';
import {stockLabel, type StockLabel} from '../stock-labels';
import {variantPath} from '../variant-url';

/** What choosing needs of a variant. */
export interface OptionVariant {
  path: string;
  sku: string;
  selectedOptions: SelectedOption[];
  priceCents: number;
  isInStock: boolean;
  stockLabel: StockLabel | null;
}

type Chosen = Pick<OptionVariant, 'selectedOptions'>;

/** The options of a product, and the variants among which they choose. */
export interface OptionMatrix extends Pick<ProductSummary, 'options'> {
  variants: OptionVariant[];
}

/** One value of an option, with the variant that it leads to. */
export interface OptionChoice extends OptionVariant {
  value: string;
  isSelected: boolean;
  /** What changes with it, since no variant has it together with the other choices: "30 lb". Else `null`. */
  changesTo: string | null;
}

export interface OptionModel {
  name: string;
  choices: OptionChoice[];
}

export function optionMatrix(product: ProductSummary): OptionMatrix {
  return {
    options: product.options,
    variants: product.variants.map((one) => ({
      path: variantPath(product, one),
      sku: one.sku,
      selectedOptions: one.selectedOptions,
      priceCents: toCents(one.price),
      isInStock: one.inStock,
      stockLabel: stockLabel(one),
    })),
  };
}

/** Every option with its values, as seen from a variant. A value that no variant has is not offered. */
export function optionChoices(matrix: OptionMatrix, from: Chosen): OptionModel[] {
  return matrix.options.map(({name, values}) => ({
    name,
    choices: values.flatMap((value) => choice(matrix, from, {name, value}) ?? []),
  }));
}

function choice(matrix: OptionMatrix, from: Chosen, wanted: SelectedOption): OptionChoice | null {
  const target = targetOf(matrix, from, wanted);
  if (!target) return null;
  const changed = target.selectedOptions.filter(
    ({name, value}) => name !== wanted.name && optionValue(from, name) !== value,
  );
  return {
    ...target,
    value: wanted.value,
    isSelected: optionValue(from, wanted.name) === wanted.value,
    changesTo: changed.length > 0 ? changed.map(({value}) => value).join(', ') : null,
  };
}

/**
 * Where choosing a value leads: of the variants with it to the one that keeps most, an earlier option counting for more
 * than all later ones, and then to what is in stock. So no choice is ever a dead end, and whoever chooses an existing
 * combination in the order of the options arrives at it.
 */
function targetOf(
  {options, variants}: OptionMatrix,
  from: Chosen,
  wanted: SelectedOption,
): OptionVariant | undefined {
  const names = options.map(({name}) => name);
  const score = (one: OptionVariant) =>
    names.reduce((sum, name) => sum * 2 + (isAlike(one, from, name) ? 1 : 0), 0) * 2 +
    (one.isInStock ? 1 : 0);
  return variants
    .filter((one) => optionValue(one, wanted.name) === wanted.value)
    .reduce<OptionVariant | undefined>(
      (top, one) => (top === undefined || score(one) > score(top) ? one : top),
      undefined,
    );
}

function isAlike(one: Chosen, other: Chosen, name: string): boolean {
  return optionValue(one, name) === optionValue(other, name);
}
