import type {Needs} from '~/platform/needs';
import type {UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import type {StoredCart} from './cart';

export type CartContext = Needs<{
  request: 'log';
  services: 'cart';
  site: true;
  visitor: 'cart' | 'buyer' | 'cartPolicies' | 'offersGift' | 'purchaseRules';
  settings: 'showsAddFailures';
}>;

/**
 * Returns `null` if there is no cart, or if it has expired, was checked out, is empty, or the id is forged. Never
 * clears the id: only documents (`pageCart`) and changes do, because any other response may arrive after one that has
 * set a new id, and would clear the new one.
 */
export async function readCart({
  services,
  visitor,
}: Needs<{services: 'cart'; visitor: 'cart'}>): Promise<
  Result<StoredCart | null, UpstreamFailure>
> {
  const id = visitor.cart.get();
  if (id === null) return ok(null);
  const cart = await services.cart.get(id);
  return cart.ok && cart.value && cart.value.totalQuantity < 1 ? ok(null) : cart;
}
