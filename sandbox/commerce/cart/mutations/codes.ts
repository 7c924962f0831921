import type {ResolverMap} from '../../storefront/types';
import type {CartService} from '../cart-service';
import {distinctCodes} from '../discounts';
import {newAppliedGiftCardId} from '../ids';
import type {AppliedGiftCardRecord, CartUserError} from '../types';
import {changeCart, invalidError, limitInputs, type CartChange} from './payload';

interface GiftCardArgs {
  cartId: string;
  giftCardCodes: string[];
}

/** `cartDiscountCodesUpdate` (SAND-09) and the gift card mutations (SAND-10). */
export function codeMutations(service: CartService): ResolverMap[string] {
  return {
    cartDiscountCodesUpdate: (
      _root,
      {cartId, discountCodes}: {cartId: string; discountCodes: string[]},
      _request,
      info,
    ) => {
      limitInputs({discountCodes}, info);
      return changeCart(service, cartId, () => ({
        changes: {discountCodes: distinctCodes(discountCodes)},
      }));
    },
    cartGiftCardCodesUpdate: (_root, {cartId, giftCardCodes}: GiftCardArgs, _request, info) => {
      limitInputs({giftCardCodes}, info);
      return changeCart(service, cartId, () => withGiftCards(service, [], giftCardCodes));
    },
    cartGiftCardCodesAdd: (_root, {cartId, giftCardCodes}: GiftCardArgs, _request, info) => {
      limitInputs({giftCardCodes}, info);
      return changeCart(service, cartId, (cart) =>
        withGiftCards(service, cart.giftCards, giftCardCodes),
      );
    },
    cartGiftCardCodesRemove: (
      _root,
      {cartId, appliedGiftCardIds}: {cartId: string; appliedGiftCardIds: string[]},
      _request,
      info,
    ) => {
      limitInputs({appliedGiftCardIds}, info);
      return changeCart(service, cartId, (cart) => ({
        changes: {giftCards: cart.giftCards.filter(({id}) => !appliedGiftCardIds.includes(id))},
      }));
    },
  };
}

/** Adds gift cards to the applied ones. A code that is already applied isn't added again. */
function withGiftCards(
  service: CartService,
  applied: readonly AppliedGiftCardRecord[],
  codes: readonly string[],
): CartChange {
  const errors = giftCardErrors(service, codes, ['giftCardCodes']);
  return errors.length > 0 ? {errors} : {changes: {giftCards: appliedGiftCards(applied, codes)}};
}

export function giftCardErrors(
  service: CartService,
  codes: readonly string[],
  path: readonly string[],
): CartUserError[] {
  return codes.flatMap((code, index) =>
    service.isUsableGiftCard(code)
      ? []
      : [invalidError([...path, String(index)], 'The gift card code is invalid.')],
  );
}

export function appliedGiftCards(
  applied: readonly AppliedGiftCardRecord[],
  codes: readonly string[],
): AppliedGiftCardRecord[] {
  const normalize = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();
  const appliedCodes = new Set(applied.map(({code}) => normalize(code)));
  const added = [...new Set(codes.map(normalize))].filter((code) => !appliedCodes.has(code));
  return [...applied, ...added.map((code) => ({id: newAppliedGiftCardId(), code}))];
}
