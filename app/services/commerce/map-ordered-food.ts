import type {WeightUnit} from '~/platform/weight';
import type {OrderedFood, Weighed} from '~/domains/staff-access/quota';
import type {WireOrderedFood} from './account-contract';
import {mapWeightUnit} from './map-catalog';

type WireLine = WireOrderedFood['lineItems']['nodes'][number];

const UNITS: readonly WeightUnit[] = ['lbs', 'oz', 'kg', 'g'];
const HEAVIEST = 10_000;

export function mapOrderedFood({processedAt, canceledAt, lineItems}: WireOrderedFood): OrderedFood {
  return {
    placedAt: processedAt,
    isCanceled: canceledAt !== null,
    items: lineItems.nodes.map(toWeighed),
  };
}

/**
 * Uses the weight in the line's attributes, as sold, or else the variant's current weight. Refunded items don't count.
 */
function toWeighed({currentQuantity, customAttributes, variant}: WireLine): Weighed {
  const valueOf = (name: string) => customAttributes.find(({key}) => key === name)?.value ?? '';
  const sold = Number(valueOf('_weightValue') || NaN);
  const unit = UNITS.find((item) => item === valueOf('_weightUnit'));
  const isSold = unit !== undefined && sold >= 0 && sold <= HEAVIEST;
  return {
    quantity: Math.max(0, currentQuantity),
    ...(isSold
      ? {weight: sold, weightUnit: unit}
      : {weight: variant?.weight ?? 0, weightUnit: mapWeightUnit(variant?.weightUnit)}),
  };
}
