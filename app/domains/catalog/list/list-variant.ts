import type {FilterField} from '../filter-groups';
import {parseRange} from './filter-range';
import {valuesOf, type ListState} from '../list-state';
import {optionValue, type Variant} from '../product';
import {slugify} from '../parts/slug';
import {toPounds} from '../parts/weight';

/** What the index calls a product form, where that is not the form's own name. */
const FORM_VALUES: Record<string, readonly string[]> = {
  dry: ['dry-food'],
  canned: ['canned', 'wet-food'],
  tray: ['tray', 'wet-food'],
  pouch: ['pouch', 'wet-food'],
};

/**
 * Whether a variant is of what the list is narrowed to, as far as variants of one product differ in it: a list of beef
 * shows the beef of a product that also comes with chicken.
 */
export function isVariantOfList(
  state: ListState,
): (variant: Pick<Variant, 'selectedOptions' | 'weight' | 'weightUnit'>) => boolean {
  const flavors = chosen(state, 'flavor');
  const forms = chosen(state, 'food_form');
  const range = parseRange(chosen(state, 'weight_unit'));
  return ({weight, weightUnit, ...variant}) => {
    const pounds = toPounds(weight, weightUnit);
    return (
      isAmong(flavors, valuesIn(variant, 'Flavor')) &&
      isAmong(
        forms,
        valuesIn(variant, 'Product Form').flatMap((form) => FORM_VALUES[form] ?? form),
      ) &&
      pounds >= (range?.min ?? 0) &&
      pounds <= (range?.max ?? Infinity)
    );
  };
}

function chosen(state: ListState, field: FilterField): readonly string[] {
  const {path} = state;
  return path.kind === 'category' && path.field === field ? [path.value] : valuesOf(state, field);
}

function valuesIn(variant: Pick<Variant, 'selectedOptions'>, option: string): string[] {
  const value = optionValue(variant, option);
  return value === null ? [] : [slugify(value)];
}

/** A product without the option is the same in all its variants. */
function isAmong(wanted: readonly string[], own: readonly string[]): boolean {
  return wanted.length === 0 || own.length === 0 || own.some((value) => wanted.includes(value));
}
