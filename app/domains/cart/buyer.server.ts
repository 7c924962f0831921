import type {Session} from '~/domains/session/session';
import type {NewBuyerIdentity} from '~/services/commerce/cart.server';

/** Empty for a guest, who has no contact data yet (CART-27, CART-28). */
export function buyerOf(
  customer: Pick<Session, 'email' | 'customerToken'> | null,
): NewBuyerIdentity {
  return customer ? {email: customer.email, customerAccessToken: customer.customerToken} : {};
}
