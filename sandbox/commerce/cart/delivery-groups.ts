import {createHash} from 'node:crypto';
import {shippingRates, type ShippingRate} from './delivery';
import type {PricedCart, PricedLine} from './pricing';
import {orderTotals, shippingDiscounts, type OrderTotals} from './totals';
import type {CartDeliveryAddressRecord, DeliveryGroupType} from './types';

/** Lines of one purchase type that ship to the same address. */
export interface DeliveryGroup {
  id: string;
  groupType: DeliveryGroupType;
  address: CartDeliveryAddressRecord;
  lines: PricedLine[];
  /** Cheapest first. */
  options: ShippingRate[];
  selected: ShippingRate;
  discounts: {code: string; cents: number}[];
  priced: PricedCart;
}

const GROUP_TYPES: readonly DeliveryGroupType[] = ['ONE_TIME_PURCHASE', 'SUBSCRIPTION'];

/**
 * Returns one group per purchase type with shippable lines, or none if no address is selected or there are no rates.
 * The whole order ships together: the first group has the shipping cost and the second one is free, so that the groups
 * add up to the shipping cost at checkout.
 */
export function deliveryGroups(priced: PricedCart): DeliveryGroup[] {
  const {cart, shippableSubtotal} = priced;
  const address = cart.deliveryAddresses.find(({selected}) => selected);
  const rates = address ? shippingRates(address.address, shippableSubtotal) : [];
  const chosen = rates.find(({handle}) => handle === cart.selectedDeliveryHandle) ?? rates[0];
  if (!address || !chosen) return [];
  return GROUP_TYPES.map((groupType) => ({
    groupType,
    lines: priced.lines.filter(
      (line) =>
        line.merchandise.variant.requiresShipping &&
        (line.sellingPlan !== null) === (groupType === 'SUBSCRIPTION'),
    ),
  }))
    .filter(({lines}) => lines.length > 0)
    .map(({groupType, lines}, index) => {
      const cost = (rate: ShippingRate) => (index === 0 ? rate : {...rate, cents: 0});
      const selected = cost(chosen);
      return {
        id: groupId(cart.token, groupType),
        groupType,
        address,
        lines,
        options: rates.map(cost),
        selected,
        discounts: shippingDiscounts(priced, selected.cents).filter(({cents}) => cents > 0),
        priced,
      };
    });
}

/**
 * The cart's totals, including the shipping of its groups. Tax is added at checkout, as the cart page tells shoppers.
 */
export function cartTotals(priced: PricedCart): OrderTotals {
  const [first] = deliveryGroups(priced);
  return orderTotals(priced, first ? {shipping: first.selected.cents, destination: null} : null);
}

function groupId(token: string, groupType: DeliveryGroupType): string {
  const digest = createHash('sha256').update(`${token} ${groupType}`).digest('hex').slice(0, 32);
  return `gid://shopify/CartDeliveryGroup/${digest}?cart=${token}`;
}
