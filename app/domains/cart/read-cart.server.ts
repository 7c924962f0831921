import type {CommerceCart, NewBuyerIdentity} from '~/services/commerce/cart.server';
import type {Site} from '~/domains/session/site';
import type {Log} from '~/platform/log.server';
import type {UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import type {StoredCart} from './cart';
import type {CartPolicy} from './cart-policy';
import type {CartId} from './cart-id.server';

/** What the cart's use-cases work with. */
export interface CartContext {
  commerce: {cart: CommerceCart};
  cartId: CartId;
  /** Whose a cart that is made is to be: nobody's for a guest. */
  buyer(): NewBuyerIdentity;
  log: Log;
  /** Whose carts these are: they may hold as much as the site lets them. */
  site: Pick<Site, 'features'>;
  /** Rules that a changed cart goes through before it is answered with. */
  policies: readonly CartPolicy[];
  /** Off: a failed add is only logged, as the letter of ERR-15 has it. */
  tellsAddFailures: boolean;
}

/**
 * The visitor's cart: `null` when there is none. A stale, foreign, forged, completed or emptied one reads as none. Its
 * id is forgotten by documents (`pageCart`) and by changes: any other answer may come late, after one that has set the
 * id of a new cart.
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
