import {money} from '../../money';
import {connection, type ConnectionArgs} from '../../storefront/connection';
import {metafieldFields} from '../../storefront/resolvers/metafield';
import type {Resolver, ResolverMap} from '../../storefront/types';
import type {CartService} from '../cart-service';
import {cartTotals, deliveryGroups} from '../delivery-groups';
import type {PricedCart} from '../pricing';
import type {CartRecord} from '../types';
import {mailingAddress} from './delivery';
import {cartAllocations, discountApplications} from './discounts';
import {lineSources} from './line';
import {metafieldOwner} from './metafield-owner';

const self: Resolver<PricedCart> = (priced) => priced;

/** `Cart` and the types that only it uses. Their source is `PricedCart`. */
export function cartResolvers(service: CartService): ResolverMap {
  return {
    Cart: {
      ...fromCart('attributes', 'createdAt', 'updatedAt', 'note'),
      ...metafieldFields(metafieldOwner),
      appliedGiftCards: (priced: PricedCart) => appliedGiftCards(priced),
      attribute: ({cart}: PricedCart, {key}: {key: string}) =>
        cart.attributes.find((attribute) => attribute.key === key) ?? null,
      buyerIdentity: self,
      checkoutUrl: ({cart: {token, key}}: PricedCart) =>
        `${service.sandbox.origin}/cart/c/${token}?key=${key}`,
      cost: self,
      delivery: self,
      deliveryGroups: (priced: PricedCart, args: ConnectionArgs) =>
        connection(deliveryGroups(priced), args, ({id}) => id),
      discountAllocations: cartAllocations,
      discountApplications,
      discountCodes: ({codes}: PricedCart) =>
        codes.map(({code, rejection}) => ({code, applicable: rejection === null})),
      estimatedCost: self,
      lines: (priced: PricedCart, args: ConnectionArgs) =>
        connection(lineSources(priced, priced.lines), args, ({id}) => id),
    },
    CartCost: {
      ...costFields,
      subtotalAmountEstimated: () => true,
      totalAmountEstimated: () => true,
      totalDutyAmountEstimated: () => true,
      totalTaxAmountEstimated: () => true,
    },
    CartEstimatedCost: costFields,
    CartBuyerIdentity: {
      ...fromBuyer('countryCode', 'email', 'phone', 'preferences'),
      customer: ({cart}: PricedCart) => {
        const {customerId} = cart.buyerIdentity;
        return customerId && service.customerById(customerId);
      },
      deliveryAddressPreferences: ({cart}: PricedCart) =>
        cart.deliveryAddresses.map(mailingAddress),
      purchasingCompany: () => null,
    },
  };
}

const costFields: ResolverMap[string] = {
  checkoutChargeAmount: ({checkoutCharge}: PricedCart) => money(checkoutCharge),
  subtotalAmount: ({subtotal}: PricedCart) => money(subtotal),
  totalAmount: (priced: PricedCart) => money(cartTotals(priced).total),
  // Both are deprecated. The shop charges no duties, and tax is calculated at checkout.
  totalDutyAmount: () => null,
  totalTaxAmount: () => null,
};

function appliedGiftCards(priced: PricedCart) {
  return cartTotals(priced).giftCards.map(({id, lastCharacters, amountUsed, balance}) => {
    const used = money(amountUsed);
    const remaining = money(balance - amountUsed);
    return {
      id,
      lastCharacters,
      amountUsed: used,
      amountUsedV2: used,
      presentmentAmountUsed: used,
      balance: remaining,
      balanceV2: remaining,
    };
  });
}

function fromCart(...keys: (keyof CartRecord)[]): ResolverMap[string] {
  return Object.fromEntries(keys.map((key) => [key, ({cart}: PricedCart) => cart[key]]));
}

function fromBuyer(...keys: (keyof CartRecord['buyerIdentity'])[]): ResolverMap[string] {
  return Object.fromEntries(
    keys.map((key) => [key, ({cart}: PricedCart) => cart.buyerIdentity[key]]),
  );
}
