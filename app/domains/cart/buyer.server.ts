import type {Session} from '~/domains/session/session';
import type {NewBuyerIdentity} from '~/services/commerce/cart.server';

/** A person as a cart is told them; a guest has no contact data yet (CART-27, CART-28). */
export function buyerOf(person: Session | null): NewBuyerIdentity {
  return person ? {email: person.email, customerAccessToken: person.customerToken} : {};
}
