import {weightOf} from '~/domains/staff-access/quota';
import {useCart} from '../cart-context';
import {toWeighed} from '../weigh';

/** Pounds in the cart. */
export function useCartLbs(): number {
  const {cart} = useCart();
  return cart ? weightOf(cart.lineItems.map(toWeighed)) : 0;
}
