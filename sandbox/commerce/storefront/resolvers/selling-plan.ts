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
    deliveryPolicy: ({interval, intervalCount}: SellingPlan) => ({
      __typename: 'SellingPlanRecurringDeliveryPolicy',
      interval,
      intervalCount,
    }),
  },
  SellingPlanAllocation: {
    sellingPlan: ({plan}: AllocationSource) => plan,
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
