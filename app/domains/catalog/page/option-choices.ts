import {toCents} from '~/platform/money';
import {optionValue, type ProductSummary, type SelectedOption, type Variant} from '../product';
import {stockLabel, type StockLabel} from '../stock-labels';
import {variantPath} from '../variant-url';

/** One value of an option, as a link to the variant that it leads to. */
export interface OptionChoice {
  value: string;
  path: string;
  sku: string;
  priceCents: number;
  isSelected: boolean;
  isInStock: boolean;
  stockLabel: StockLabel | null;
  /** What changes with it, since no variant has it together with the other choices: "30 lb". Else `null`. */
  changesTo: string | null;
}

export interface OptionModel {
  name: string;
  choices: OptionChoice[];
}

/** Every option with its values. A value that no variant has is not offered. */
export function optionChoices(product: ProductSummary, current: Variant): OptionModel[] {
  return product.options.map(({name, values}) => ({
    name,
    choices: values.flatMap((value) => choice(product, current, {name, value}) ?? []),
  }));
}

function choice(
  product: ProductSummary,
  current: Variant,
  wanted: SelectedOption,
): OptionChoice | null {
  const isSelected = optionValue(current, wanted.name) === wanted.value;
  const target = isSelected ? current : targetOf(product, current, wanted);
  if (!target) return null;
  const changed = target.selectedOptions.filter(
    ({name, value}) => name !== wanted.name && optionValue(current, name) !== value,
  );
  return {
    value: wanted.value,
    path: variantPath(product, target),
    sku: target.sku,
    priceCents: toCents(target.price),
    isSelected,
    isInStock: target.inStock,
    stockLabel: stockLabel(target),
    changesTo: changed.length > 0 ? changed.map(({value}) => value).join(', ') : null,
  };
}

/**
 * Where choosing a value leads: of the variants with it to the one that keeps most, an earlier option counting for more
 * than all later ones, and then to what is in stock. So no choice is ever a dead end, and whoever chooses an existing
 * combination in the order of the options arrives at it.
 */
function targetOf(
  {options, variants}: ProductSummary,
  current: Variant,
  wanted: SelectedOption,
): Variant | undefined {
  const names = options.map(({name}) => name);
  const score = (one: Variant) =>
    names.reduce((sum, name) => sum * 2 + (isAlike(one, current, name) ? 1 : 0), 0) * 2 +
    (one.inStock ? 1 : 0);
  return variants
    .filter((one) => optionValue(one, wanted.name) === wanted.value)
    .reduce<Variant | undefined>(
      (top, one) => (top === undefined || score(one) > score(top) ? one : top),
      undefined,
    );
}

function isAlike(one: Variant, other: Variant, name: string): boolean {
  return optionValue(one, name) === optionValue(other, name);
}
