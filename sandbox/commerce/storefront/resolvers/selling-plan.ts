import type {
  CatalogProduct,
  SellingPlan,
  SellingPlanGroup,
  VariantInStock,
} from '../../catalog/types';
import {money} from '../../money';
import {connection, type ConnectionArgs} from '../connection';
import type {ResolverMap, StorefrontRequest} from '../types';

/** Source of `SellingPlanAllocation`: one variant with one plan. */
export interface AllocationSource {
  plan: SellingPlan;
  /** US cents per item without a plan. */
  price: number;
}

/** The price of one item with a plan, in cents, rounded half up. */
export function planPrice(price: number, plan: Pick<SellingPlan, 'percentOff'>): number {
  return Math.round((price * (100 - plan.percentOff)) / 100);
}

export function sellingPlanGroupsOf(
  product: CatalogProduct,
  request: StorefrontRequest,
): SellingPlanGroup[] {
  return product.sellingPlanGroupIds.flatMap((id) => request.catalog.sellingPlanGroup(id) ?? []);
}

/** One allocation per plan of the variant's product. */
export function allocationsOf(
  {product, variant}: VariantInStock,
  request: StorefrontRequest,
): AllocationSource[] {
  return sellingPlanGroupsOf(product, request).flatMap((group) =>
    group.plans.map((plan) => ({plan, price: variant.price})),
  );
}

export const sellingPlanResolvers: ResolverMap = {
  SellingPlanGroup: {
    sellingPlans: (group: SellingPlanGroup, args: ConnectionArgs) =>
      connection(group.plans, args, (plan) => plan.id),
  },
  SellingPlan: {
    billingPolicy: ({interval, intervalCount}: SellingPlan) => ({
      __typename: 'SellingPlanRecurringBillingPolicy',
      interval,
      intervalCount,
    }),
    deliveryPolicy: ({interval, intervalCount}: SellingPlan) => ({
      __typename: 'SellingPlanRecurringDeliveryPolicy',
      interval,
      intervalCount,
    }),
    checkoutCharge: () => ({
      type: 'PERCENTAGE',
      value: {__typename: 'SellingPlanCheckoutChargePercentageValue', percentage: 100},
    }),
    metafield: () => null,
    metafields: (_plan: SellingPlan, {identifiers}: {identifiers: unknown[]}) =>
      identifiers.map(() => null),
    priceAdjustments: ({percentOff}: SellingPlan) => [
      {
        adjustmentValue: {
          __typename: 'SellingPlanPercentagePriceAdjustment',
          adjustmentPercentage: percentOff,
        },
        orderCount: null,
      },
    ],
    recurringDeliveries: () => true,
  },
  SellingPlanAllocation: {
    sellingPlan: ({plan}: AllocationSource) => plan,
    checkoutChargeAmount: ({plan, price}: AllocationSource) => money(planPrice(price, plan)),
    remainingBalanceChargeAmount: () => money(0),
    priceAdjustments: ({plan, price}: AllocationSource) => {
      const perDelivery = money(planPrice(price, plan));
      return [
        {
          price: perDelivery,
          compareAtPrice: money(price),
          perDeliveryPrice: perDelivery,
          unitPrice: null,
        },
      ];
    },
  },
};
