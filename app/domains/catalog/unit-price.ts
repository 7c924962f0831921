import {formatCents, toCents} from '~/platform/money';
import type {ProductSummary, Variant} from './product';
import {OUNCES_PER_POUND, toPounds} from '~/platform/weight';

/** `$2.10/lb` for dry food, `$0.30/oz` for other food; `null` without a food form or weight. */
export function unitPrice(
  product: Pick<ProductSummary, 'foodForm'>,
  variant: Pick<Variant, 'price' | 'weight' | 'weightUnit'>,
): string | null {
  const pounds = toPounds(variant.weight, variant.weightUnit);
  if (pounds <= 0 || product.foodForm === null) return null;
  const isDry = product.foodForm === 'dry-food';
  const units = isDry ? pounds : pounds * OUNCES_PER_POUND;
  return `${formatCents(Math.round(toCents(variant.price) / units))}/${isDry ? 'lb' : 'oz'}`;
}
