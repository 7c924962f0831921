import {toCents} from '~/platform/money';
import type {CartPolicy} from './cart-policy';
import {chosenGift, extraGiftLines, giftCents, totalBeforeGift} from './extra-gift';

export interface GiftFacts {
  /** The id of the gift's variant with this price; `null` if there is none or it can't be read. */
  giftVariant(cents: number): Promise<string | null>;
}

/**
 * Updates the shopper's gift after each change: a round-up follows the total, there is at most one gift of quantity 1,
 * and a cart never has only a gift. If there is no variant with the right amount, the gift is removed: a shopper is
 * never charged a different amount than was offered.
 */
export function extraGiftPolicy({giftVariant}: GiftFacts): CartPolicy {
  return async (cart) => {
    const [line, ...surplus] = extraGiftLines(cart);
    if (!line) return {kind: 'fine'};
    const before = totalBeforeGift(cart);
    const cents = before > 0 ? giftCents(chosenGift(cart), before) : 0;
    const isRight = toCents(line.variant.price) === cents && line.quantity === 1;
    if (isRight && surplus.length === 0) return {kind: 'fine'};
    const merchandiseId = cents > 0 ? await giftVariant(cents) : null;
    const removed = (merchandiseId === null ? [line, ...surplus] : surplus).map(({id}) => id);
    return {
      kind: 'lines',
      removed,
      updated: merchandiseId === null ? [] : [{id: line.id, merchandiseId, quantity: 1}],
      notice:
        merchandiseId === null
          ? {code: 'gift-removed', tone: 'info'}
          : {code: 'gift-changed', tone: 'info', cents},
    };
  };
}
