import {toCents} from '~/platform/money';
import {optionValue, type ProductSummary, type SelectedOption} from '../product';
import {stockLabel, type StockLabel} from '../stock-labels';
import {variantPath} from '../variant-url';

export interface OptionVariant {
  path: string;
  sku: string;
  selectedOptions: SelectedOption[];
  priceCents: number;
  isInStock: boolean;
  stockLabel: StockLabel | null;
}

type WithOptions = Pick<OptionVariant, 'selectedOptions'>;

export interface OptionMatrix extends Pick<ProductSummary, 'options'> {
  variants: OptionVariant[];
}

export interface OptionChoice extends OptionVariant {
  value: string;
  isSelected: boolean;
  /** The other options that this choice changes, such as "30 lb", if no variant combines it with all current ones. */
  changesTo: string | null;
}

export interface OptionModel {
  name: string;
  choices: OptionChoice[];
}

export function optionMatrix(product: ProductSummary): OptionMatrix {
  return {
    options: product.options,
    variants: product.variants.map((item) => ({
      path: variantPath(product, item),
      sku: item.sku,
      selectedOptions: item.selectedOptions,
      priceCents: toCents(item.price),
      isInStock: item.inStock,
      stockLabel: stockLabel(item),
    })),
  };
}

export function optionChoices(matrix: OptionMatrix, from: WithOptions): OptionModel[] {
  return matrix.options.map(({name, values}) => ({
    name,
    choices: values.flatMap((value) => toChoice(matrix, from, {name, value}) ?? []),
  }));
}

function toChoice(
  matrix: OptionMatrix,
  from: WithOptions,
  wanted: SelectedOption,
): OptionChoice | null {
  const target = variantForValue(matrix, from, wanted);
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
 * Among the variants with this value, selects the one that keeps as many current options as possible: an earlier option
 * counts more than all later ones together, and stock breaks ties. So every choice selects a variant, and choosing an
 * existing combination in the order of the options always reaches it.
 */
function variantForValue(
  {options, variants}: OptionMatrix,
  from: WithOptions,
  wanted: SelectedOption,
): OptionVariant | undefined {
  const names = options.map(({name}) => name);
  const score = (item: OptionVariant) =>
    names.reduce((sum, name) => sum * 2 + (hasSameOption(item, from, name) ? 1 : 0), 0) * 2 +
    (item.isInStock ? 1 : 0);
  return variants
    .filter((item) => optionValue(item, wanted.name) === wanted.value)
    .reduce<OptionVariant | undefined>(
      (top, item) => (top === undefined || score(item) > score(top) ? item : top),
      undefined,
    );
}

function hasSameOption(a: WithOptions, b: WithOptions, name: string): boolean {
  return optionValue(a, name) === optionValue(b, name);
}
