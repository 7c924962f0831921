import type {CommerceCart, NewBuyerIdentity} from '~/services/commerce/cart.server';
import type {Site} from '~/domains/session/site';
import type {Log} from '~/platform/log.server';
import type {UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import type {StoredCart} from './cart';
import type {CartPolicy} from './cart-policy';
import type {CartId} from './ownership/id-cookie.server';

export interface CartContext {
  commerce: {cart: CommerceCart};
  cartId: CartId;
  buyer(): NewBuyerIdentity;
  log: Log;
  site: Pick<Site, 'features'>;
  policies: readonly CartPolicy[];
  /** If `false`, a failed add is only logged, as ERR-15 literally requires. */
  showsAddFailures: boolean;
}

/**
 * Returns `null` if there is no cart, or if it has expired, was checked out, is empty, or the id is forged. Never
 * clears the id: only documents (`pageCart`) and changes do, because any other response may arrive after one that has
 * set a new id, and would clear the new one.
 */
export async function readCart({
  commerce,
  cartId,
}: Pick<CartContext, 'commerce' | 'cartId'>): Promise<Result<StoredCart | null, UpstreamFailure>> {
  const id = cartId.get();
  if (id === null) return ok(null);
  const cart = await commerce.cart.get(id);
  return cart.ok && cart.value && cart.value.totalQuantity < 1 ? ok(null) : cart;
}
