import type {MetafieldOwner} from '../../storefront/resolvers/metafield';
import {cartTarget} from '../ids';
import type {PricedCart} from '../pricing';

/** A cart as what its metafields hang on. Their ids are made without the cart's secret. */
export function metafieldOwner(priced: PricedCart): MetafieldOwner {
  const {token, createdAt, updatedAt, metafields} = priced.cart;
  return {id: cartTarget(token), createdAt, updatedAt, metafields, resource: priced};
}
