import {money} from '../../money';
import {connection, type ConnectionArgs} from '../../storefront/connection';
import type {Resolver, ResolverMap} from '../../storefront/types';
import type {CartService} from '../cart-service';
import type {PricedCart} from '../pricing';
import {cartTotals} from '../totals';
import type {CartRecord} from '../types';

const self: Resolver<PricedCart> = (priced) => priced;

/** `Cart` and the types that only it uses. Their source is `PricedCart`. */
export function cartResolvers(service: CartService): ResolverMap {
  return {
    Cart: {
      ...fromCart('attributes', 'updatedAt', 'note'),
      appliedGiftCards: (priced: PricedCart) =>
        cartTotals(priced).giftCards.map(({amountUsed, ...card}) => ({
          ...card,
          amountUsed: money(amountUsed),
        })),
      buyerIdentity: self,
      checkoutUrl: ({cart: {token, key}}: PricedCart) =>
        `${service.sandbox.origin}/cart/c/${token}?key=${key}`,
      cost: self,
      discountCodes: ({codes}: PricedCart) =>
        codes.map(({code, rejection}) => ({code, applicable: rejection === null})),
      lines: ({lines}: PricedCart, args: ConnectionArgs) =>
        connection(
          lines.map((line) => ({__typename: 'CartLine' as const, ...line})),
          args,
          ({id}) => id,
        ),
    },
    CartCost: {
      subtotalAmount: ({subtotal}: PricedCart) => money(subtotal),
      totalAmount: (priced: PricedCart) => money(cartTotals(priced).total),
      // Both are deprecated. The shop charges no duties, and tax is calculated at checkout.
      totalDutyAmount: () => null,
      totalTaxAmount: () => null,
    },
    CartBuyerIdentity: {
      ...fromBuyer('countryCode', 'email', 'phone'),
      customer: ({cart}: PricedCart) => {
        const {customerId} = cart.buyerIdentity;
        return customerId && service.customerById(customerId);
      },
    },
  };
}

function fromCart(...keys: (keyof CartRecord)[]): ResolverMap[string] {
  return Object.fromEntries(keys.map((key) => [key, ({cart}: PricedCart) => cart[key]]));
}

function fromBuyer(...keys: (keyof CartRecord['buyerIdentity'])[]): ResolverMap[string] {
  return Object.fromEntries(
    keys.map((key) => [key, ({cart}: PricedCart) => cart.buyerIdentity[key]]),
  );
}
