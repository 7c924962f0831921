import {money} from '../../money';
import type {AllocationSource} from '../../storefront/resolvers/selling-plan';
import type {ResolverMap} from '../../storefront/types';
import type {PricedLine} from '../pricing';

/** The source of `CartLine` is `PricedLine`. */
export const lineResolvers: ResolverMap = {
  CartLine: {
    attributes: ({line}: PricedLine) => line.attributes,
    cost: (line: PricedLine) => line,
    quantity: ({line}: PricedLine) => line.quantity,
    sellingPlanAllocation: ({sellingPlan, merchandise}: PricedLine): AllocationSource | null =>
      sellingPlan && {plan: sellingPlan, price: merchandise.variant.price},
  },
  CartLineCost: {
    amountPerQuantity: ({unitPrice}: PricedLine) => money(unitPrice),
    compareAtAmountPerQuantity: ({compareAtUnitPrice}: PricedLine) =>
      compareAtUnitPrice === null ? null : money(compareAtUnitPrice),
    subtotalAmount: ({subtotal}: PricedLine) => money(subtotal),
    /** Without order-level discounts, as in Shopify. */
    totalAmount: ({total}: PricedLine) => money(total),
  },
};
