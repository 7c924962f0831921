import {money} from '../../money';
import {deliveryGroups, type DeliveryGroup} from '../delivery-groups';
import type {DiscountCode} from '../discount-codes';
import type {AppliedDiscount} from '../discounts';
import {sumOf, type PricedCart, type PricedLine} from '../pricing';

/**
 * `CartLine.discountAllocations`: line-level codes and, unless `lineLevelOnly`, the line's share of order-level codes.
 */
export function lineAllocations(priced: PricedCart, line: PricedLine, lineLevelOnly: boolean) {
  return priced.discounts
    .filter(({discount}) => discount.level === 'line' || !lineLevelOnly)
    .flatMap((applied) => allocationsOf(priced, applied, line.id));
}

export function groupAllocations({priced, discounts}: DeliveryGroup) {
  return discounts.flatMap(({code, cents}) => {
    const applied = priced.discounts.find((one) => one.code === code);
    return applied ? [toAllocation(priced, applied, cents)] : [];
  });
}

/** `Cart.discountAllocations`: order-level codes per line, and shipping codes per delivery group. */
export function cartAllocations(priced: PricedCart) {
  return [
    ...priced.discounts
      .filter(({discount}) => discount.level === 'order')
      .flatMap((applied) => allocationsOf(priced, applied)),
    ...deliveryGroups(priced).flatMap(groupAllocations),
  ];
}

export function discountApplications(priced: PricedCart) {
  return priced.discounts.map((applied) => toApplication(priced, applied));
}

function allocationsOf(priced: PricedCart, applied: AppliedDiscount, lineId?: string) {
  return applied.allocations
    .filter((part) => lineId === undefined || part.lineId === lineId)
    .map(({cents}) => toAllocation(priced, applied, cents));
}

function toAllocation(priced: PricedCart, applied: AppliedDiscount, cents: number) {
  const {code, discount} = applied;
  return {
    __typename: 'CartCodeDiscountAllocation',
    code,
    discountedAmount: money(cents),
    targetType: targetType(discount),
    discountApplication: {
      ...targetFields(discount),
      // For a fixed amount, Shopify's deprecated field returns the allocated share, not the amount of the code.
      value: 'percent' in discount.value ? percentage(discount.value.percent) : amount(cents),
    },
    sourceDiscountApplication: toApplication(priced, applied),
  };
}

function toApplication(priced: PricedCart, {code, discount, allocations}: AppliedDiscount) {
  const {value} = discount;
  const allocated =
    discount.level === 'shipping'
      ? sumOf(
          deliveryGroups(priced).flatMap((group) => group.discounts),
          (part) => (part.code === code ? part.cents : 0),
        )
      : sumOf(allocations, (part) => part.cents);
  return {
    __typename: 'CartCodeDiscountApplication',
    code,
    ...targetFields(discount),
    totalAllocatedAmount: money(allocated),
    value: 'percent' in value ? percentage(value.percent) : amount(value.cents),
  };
}

function targetFields(discount: DiscountCode) {
  const eachLine = discount.level === 'line' && 'percent' in discount.value;
  return {
    allocationMethod: eachLine || discount.level === 'shipping' ? 'EACH' : 'ACROSS',
    targetSelection: discount.level === 'line' ? 'ENTITLED' : 'ALL',
    targetType: targetType(discount),
  };
}

function targetType({level}: DiscountCode) {
  return level === 'shipping' ? 'SHIPPING_LINE' : 'LINE_ITEM';
}

function percentage(percent: number) {
  return {__typename: 'PricingPercentageValue', percentage: percent};
}

function amount(cents: number) {
  return {__typename: 'MoneyV2', ...money(cents)};
}
