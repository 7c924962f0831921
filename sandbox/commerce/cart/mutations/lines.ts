import type {ResolverMap} from '../../storefront/types';
import {refuseUnresolved} from '../../storefront/unresolved';
import type {CartService} from '../cart-service';
import type {CartLineInput, CartLineUpdateInput} from '../inputs';
import {addLines, removeLines, updateLines, type LinesOutcome} from '../lines';
import {changeCart, limitInputs, type CartChange} from './payload';

interface RemoveArgs {
  cartId: string;
  lineIds?: string[] | null;
}

/** `cartLinesAdd`, `cartLinesUpdate`, `cartLinesRemove` (SAND-08). */
export function lineMutations(service: CartService): ResolverMap[string] {
  const {catalog} = service;
  return {
    cartLinesAdd: (
      _root,
      {cartId, lines}: {cartId: string; lines: CartLineInput[]},
      _request,
      info,
    ) => {
      limitInputs({lines}, info);
      return changeCart(service, cartId, (cart) => ({
        ...toCartChange(addLines(cart, lines, ['lines'], catalog)),
        withoutCart: true,
      }));
    },
    cartLinesUpdate: (
      _root,
      {cartId, lines}: {cartId: string; lines: CartLineUpdateInput[]},
      _request,
      info,
    ) => {
      limitInputs({lines}, info);
      return changeCart(service, cartId, (cart) => toCartChange(updateLines(cart, lines, catalog)));
    },
    cartLinesRemove: (_root, {cartId, ...args}: RemoveArgs, _request, info) => {
      refuseUnresolved('cartLinesRemove', args, ['lineIds']);
      const lineIds = args.lineIds ?? [];
      limitInputs({lineIds}, info);
      return changeCart(service, cartId, (cart) => toCartChange(removeLines(cart, lineIds)));
    },
  };
}

function toCartChange({lines, errors, warnings}: LinesOutcome): CartChange {
  return errors.length > 0 ? {errors} : {changes: {lines}, warnings};
}
