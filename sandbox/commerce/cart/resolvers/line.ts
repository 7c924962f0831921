import {money} from '../../money';
import type {AllocationSource} from '../../storefront/resolvers/selling-plan';
import type {Resolver, ResolverMap} from '../../storefront/types';
import {viewKeyOf} from '../ids';
import type {PricedCart, PricedLine} from '../pricing';
import {lineAllocations} from './discounts';

/** Source of `CartLine`. */
export interface LineSource extends PricedLine {
  priced: PricedCart;
}

export function lineSources(priced: PricedCart, lines: readonly PricedLine[]): LineSource[] {
  return lines.map((line) => ({...line, priced}));
}

const unitPrice: Resolver<PricedLine> = (line) => money(line.unitPrice);
const compareAt: Resolver<PricedLine> = ({compareAtUnitPrice}) =>
  compareAtUnitPrice === null ? null : money(compareAtUnitPrice);

const sums: ResolverMap[string] = {
  subtotalAmount: ({subtotal}: PricedLine) => money(subtotal),
  /** Without order-level discounts, as in Shopify. */
  totalAmount: ({total}: PricedLine) => money(total),
};

export const lineResolvers: ResolverMap = {
  CartLine: {
    attribute: ({line}: LineSource, {key}: {key: string}) =>
      line.attributes.find((attribute) => attribute.key === key) ?? null,
    attributes: ({line}: LineSource) => line.attributes,
    cost: (source: LineSource) => source,
    discountAllocations: (source: LineSource, {lineLevelOnly}: {lineLevelOnly?: boolean | null}) =>
      lineAllocations(source.priced, source, lineLevelOnly ?? true),
    estimatedCost: (source: LineSource) => source,
    instructions: () => ({canRemove: true, canUpdateQuantity: true}),
    parentRelationship: () => null,
    quantity: ({line}: LineSource) => line.quantity,
    sellingPlanAllocation: ({sellingPlan, merchandise}: LineSource): AllocationSource | null =>
      sellingPlan && {plan: sellingPlan, price: merchandise.variant.price},
    viewKey: ({line}: LineSource) => viewKeyOf(line),
  },
  CartLineCost: {
    ...sums,
    amountPerQuantity: unitPrice,
    compareAtAmountPerQuantity: compareAt,
  },
  CartLineEstimatedCost: {...sums, amount: unitPrice, compareAtAmount: compareAt},
};
