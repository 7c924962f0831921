import type {MetafieldOwner} from '../../storefront/resolvers/metafield';
import {cartTarget} from '../ids';
import type {PricedCart} from '../pricing';

/** The cart as the owner of its metafields. Their ids don't contain the cart's secret. */
export function metafieldOwner(priced: PricedCart): MetafieldOwner {
  const {token, createdAt, updatedAt, metafields} = priced.cart;
  return {id: cartTarget(token), createdAt, updatedAt, metafields, resource: priced};
}
