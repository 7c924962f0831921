import type {StoredCart} from '../cart';
import {cartChanged, refused, unchanged} from '../cart-outcome';
import {isStop, type CartChange} from '../change-cart.server';
import {
  chosenGift,
  extraGiftLines,
  giftCents,
  totalBeforeGift,
  type GiftChoice,
} from '../extra-gift';
import {readGiftVariant} from '../gift-variant.server';
import {readExistingCart} from './existing-cart.server';

/** Adds the shopper's gift, changes it, or takes it out. The choice and the cart's total determine the amount. */
export function chooseGift(
  choice: GiftChoice,
): CartChange<{cart: StoredCart; merchandiseId: string | null}> {
  return {
    async read(context) {
      const known = await readExistingCart(context, cartChanged(null));
      if (isStop(known)) return known;
      const {cart} = known;
      if (choice === chosenGift(cart)) return {stop: {...unchanged(cart), ok: true}};
      if (choice === 'none') return {cart, merchandiseId: null};
      const cents = giftCents(choice, totalBeforeGift(cart));
      const [isOffered, merchandiseId] = await Promise.all([
        context.visitor.offersGift(choice === 'round-up' ? 'roundUp' : 'addOn'),
        cents > 0 ? readGiftVariant(context, cents) : null,
      ]);
      return isOffered && merchandiseId !== null
        ? {cart, merchandiseId}
        : {stop: refused(cart, [{code: 'gift-not-added', tone: 'error'}])};
    },
    plan({cart, merchandiseId}) {
      const lines = extraGiftLines(cart);
      const [line] = lines;
      return {
        before: cart,
        send(commerceCart) {
          if (merchandiseId === null) {
            return commerceCart.removeLines(
              cart.id,
              lines.map(({id}) => id),
            );
          }
          if (line) {
            return commerceCart.updateLines(cart.id, [{id: line.id, merchandiseId, quantity: 1}]);
          }
          const added = {merchandiseId, quantity: 1, sellingPlanId: null, attributes: []};
          return commerceCart.addLines(cart.id, [added]);
        },
      };
    },
  };
}
