import type {Weighed} from '~/domains/staff-access/quota';
import type {CartLine} from './cart';

export function toWeighed({variant, quantity}: CartLine): Weighed {
  return {weight: variant.weight, weightUnit: variant.weightUnit, quantity};
}
