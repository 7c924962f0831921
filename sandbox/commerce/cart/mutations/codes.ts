import type {ResolverMap} from '../../storefront/types';
import type {CartService} from '../cart-service';
import {distinctCodes} from '../discounts';
import {newAppliedGiftCardId} from '../ids';
import type {AppliedGiftCardRecord, CartUserError} from '../types';
import {changeCart, invalidError, limitInputs} from './payload';

/** `cartDiscountCodesUpdate` (SAND-09) and `cartGiftCardCodesUpdate` (SAND-10). */
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
    cartGiftCardCodesUpdate: (
      _root,
      {cartId, giftCardCodes}: {cartId: string; giftCardCodes: string[]},
      _request,
      info,
    ) => {
      limitInputs({giftCardCodes}, info);
      return changeCart(service, cartId, () => {
        const errors = giftCardErrors(service, giftCardCodes, ['giftCardCodes']);
        return errors.length > 0
          ? {errors}
          : {changes: {giftCards: appliedGiftCards(giftCardCodes)}};
      });
    },
  };
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

/** The gift cards with these codes, each once. */
export function appliedGiftCards(codes: readonly string[]): AppliedGiftCardRecord[] {
  const distinct = new Set(codes.map((code) => code.replace(/[\s-]/g, '').toUpperCase()));
  return [...distinct].map((code) => ({id: newAppliedGiftCardId(), code}));
}
