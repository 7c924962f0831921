import type {GraphQLResolveInfo} from 'graphql';
import type {ResolverMap} from '../../storefront/types';
import {refuseUnresolved} from '../../storefront/unresolved';
import {applyBuyerIdentity} from '../buyer-identity';
import type {CartService} from '../cart-service';
import {distinctCodes} from '../discounts';
import type {CartInput} from '../inputs';
import {addLines} from '../lines';
import type {CartRecord, CartUserError} from '../types';
import {appliedGiftCards, giftCardErrors} from './codes';
import {noteError} from './details';
import {errorPayload, limitInputs, saveCart, type CartPayload} from './payload';

const FIELDS: readonly (keyof CartInput)[] = [
  'lines',
  'attributes',
  'note',
  'buyerIdentity',
  'discountCodes',
  'giftCardCodes',
];

/** `cartCreate`. An input with an error creates no cart. */
export function createMutation(service: CartService): ResolverMap[string] {
  return {
    cartCreate: (_root, {input}: {input?: CartInput | null}, _request, info) =>
      createCart(service, input ?? {}, info),
  };
}

function createCart(service: CartService, input: CartInput, info: GraphQLResolveInfo): CartPayload {
  refuseUnresolved('CartInput', input, FIELDS);
  const {lines, attributes, discountCodes, giftCardCodes} = input;
  limitInputs({lines, attributes, discountCodes, giftCardCodes}, info, ['input']);

  const blank = service.carts.newCart();
  const note = input.note ?? null;
  const noteTooLong = note === null ? null : noteError(note, ['input', 'note']);
  const buyer = applyBuyerIdentity(service, blank, input.buyerIdentity ?? {}, [
    'input',
    'buyerIdentity',
  ]);
  const added = addLines(blank, lines ?? [], ['input', 'lines'], service.catalog);
  const errors: CartUserError[] = [
    ...(noteTooLong ? [noteTooLong] : []),
    ...added.errors,
    ...(buyer.errors ?? []),
    ...giftCardErrors(service, giftCardCodes ?? [], ['input', 'giftCardCodes']),
  ];
  if (errors.length > 0 || buyer.errors) return errorPayload(errors);

  const cart: CartRecord = {
    ...blank,
    buyerIdentity: buyer.buyerIdentity,
    lines: added.lines,
    attributes: attributes ?? [],
    note,
    discountCodes: distinctCodes(discountCodes ?? []),
    giftCards: appliedGiftCards(giftCardCodes ?? []),
  };
  return saveCart(service, cart, added.warnings);
}
