import type {CardVariant} from '~/domains/catalog/card';
import {fromCents} from '~/platform/money';
import {weightAttributes, type CartLine} from '../cart';

interface NewLineParts {
  product: Omit<CartLine['product'], 'autoshipPlans' | 'foodForm' | 'requiresAutoship'>;
  variant: Pick<
    CardVariant,
    | 'id'
    | 'sku'
    | 'selectedOptions'
    | 'priceCents'
    | 'compareAtCents'
    | 'image'
    | 'weight'
    | 'weightUnit'
  >;
  quantity: number;
  plan: {id: string; name: string; priceCents: number} | null;
}

/** Builds the optimistic line that the cart shows until the server has added it. */
export function newLine({product, variant, quantity, plan}: NewLineParts): CartLine {
  const unitCents = plan?.priceCents ?? variant.priceCents;
  const total = fromCents(unitCents * quantity);
  return {
    id: '',
    quantity,
    attributes: weightAttributes(variant),
    /* The server's cart fills in the food form and the other frequencies. */
    product: {...product, foodForm: null, requiresAutoship: plan !== null, autoshipPlans: []},
    variant: {
      id: variant.id,
      adminGraphqlId: variant.id,
      sku: variant.sku,
      selectedOptions: variant.selectedOptions,
      price: fromCents(variant.priceCents),
      compareAtPrice: variant.compareAtCents === null ? null : fromCents(variant.compareAtCents),
      inStock: true,
      quantityAvailable: null,
      weight: variant.weight,
      weightUnit: variant.weightUnit,
      image: variant.image,
    },
    sellingPlanAllocation: plan && {sellingPlan: {id: plan.id, name: plan.name}},
    cost: {amountPerQuantity: fromCents(unitCents), subtotalAmount: total, totalAmount: total},
  };
}
