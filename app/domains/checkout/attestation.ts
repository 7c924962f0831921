import type {Attribute, Cart} from '~/domains/cart/cart';
import {ATTESTATION_ATTRIBUTE} from '~/domains/cart/cart-attributes';

/** A cart with food of the prescription line needs the shopper's word before checkout. */
export function needsAttestation(cart: Pick<Cart, 'lineItems'>): boolean {
  return cart.lineItems.some((line) => line.product.isPrescription);
}

export function isAttested(attributes: readonly Attribute[]): boolean {
  return attributes.some(({key, value}) => key === ATTESTATION_ATTRIBUTE && value === 'true');
}
