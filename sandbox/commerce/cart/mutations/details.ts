import type {ResolverMap} from '../../storefront/types';
import {applyBuyerIdentity} from '../buyer-identity';
import type {CartService} from '../cart-service';
import {isPhone, readMailingAddress} from '../addresses';
import type {CartBuyerIdentityInput, CartSelectableAddressInput} from '../inputs';
import type {CartAttribute, CartUserError} from '../types';
import {changeCart, invalidError, limitInputs} from './payload';

const MAX_NOTE_LENGTH = 5_000;

export function noteError(note: string, field: string[]): CartUserError | null {
  if ([...note].length <= MAX_NOTE_LENGTH) return null;
  const message = `The note exceeds the maximum number of ${MAX_NOTE_LENGTH} characters.`;
  return {code: 'NOTE_TOO_LONG', field, message};
}

/** `cartAttributesUpdate`, `cartNoteUpdate`, `cartBuyerIdentityUpdate`, `cartDeliveryAddressesReplace` (SAND-10). */
export function detailMutations(service: CartService): ResolverMap[string] {
  return {
    cartAttributesUpdate: (
      _root,
      {cartId, attributes}: {cartId: string; attributes: CartAttribute[]},
      _request,
      info,
    ) => {
      limitInputs({attributes}, info);
      return changeCart(service, cartId, () => ({changes: {attributes}}));
    },
    cartNoteUpdate: (_root, {cartId, note}: {cartId: string; note: string}) =>
      changeCart(service, cartId, () => {
        const error = noteError(note, ['note']);
        return error ? {errors: [error], withoutCart: true} : {changes: {note}};
      }),
    cartBuyerIdentityUpdate: (
      _root,
      {cartId, buyerIdentity}: {cartId: string; buyerIdentity: CartBuyerIdentityInput},
    ) =>
      changeCart(service, cartId, (cart) => {
        const applied = applyBuyerIdentity(service, cart, buyerIdentity, ['buyerIdentity']);
        return applied.errors
          ? {errors: applied.errors}
          : {changes: {buyerIdentity: applied.buyerIdentity}};
      }),
    cartDeliveryAddressesReplace: (
      _root,
      {cartId, addresses}: {cartId: string; addresses: CartSelectableAddressInput[]},
      _request,
      info,
    ) => {
      limitInputs({addresses}, info);
      const chosen = addresses.find(({selected}) => selected)?.address.deliveryAddress;
      const deliveryAddress = chosen
        ? readMailingAddress({
            ...chosen,
            province: chosen.provinceCode,
            country: chosen.countryCode,
          })
        : null;
      const phone = deliveryAddress?.phone ?? null;
      return changeCart(service, cartId, () =>
        phone === null || isPhone(phone)
          ? {changes: {deliveryAddress}}
          : {errors: [invalidError(['addresses'], 'Phone is invalid')]},
      );
    },
  };
}
