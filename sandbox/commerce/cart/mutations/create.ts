import type {GraphQLResolveInfo} from 'graphql';
import type {ResolverMap} from '../../storefront/types';
import {applyBuyerIdentity} from '../buyer-identity';
import type {CartService} from '../cart-service';
import {readSelectableAddresses} from '../delivery-addresses';
import {distinctCodes} from '../discounts';
import type {CartInput, CartMetafieldInput} from '../inputs';
import {addLines} from '../lines';
import {metafieldProblem, setMetafield} from '../metafields';
import type {CartRecord, CartUserError} from '../types';
import {appliedGiftCards, giftCardErrors} from './codes';
import {noteError} from './details';
import {saveCart, limitInputs, errorPayload, type CartPayload} from './payload';

/** `cartCreate`. An input with an error creates no cart. */
export function createMutation(service: CartService): ResolverMap[string] {
  return {
    cartCreate: (_root, {input}: {input?: CartInput | null}, _request, info) =>
      createCart(service, input ?? {}, info),
  };
}

function createCart(service: CartService, input: CartInput, info: GraphQLResolveInfo): CartPayload {
  const {lines, attributes, discountCodes, giftCardCodes, metafields} = input;
  const addresses = input.delivery?.addresses ?? [];
  limitInputs({lines, attributes, discountCodes, giftCardCodes, metafields}, info, ['input']);
  limitInputs({addresses}, info, ['input', 'delivery']);

  const blank = service.carts.newCart();
  const note = input.note ?? null;
  const noteTooLong = note === null ? null : noteError(note, ['input', 'note']);
  const buyer = applyBuyerIdentity(service, blank, input.buyerIdentity ?? {}, [
    'input',
    'buyerIdentity',
  ]);
  const cartWithBuyer: CartRecord = {...blank, ...buyer.changes};
  const added = addLines(blank, lines ?? [], ['input', 'lines'], service.catalog);
  const path = ['input', 'delivery', 'addresses'];
  const delivery = readSelectableAddresses(service, cartWithBuyer, addresses, path);
  const errors: CartUserError[] = [
    ...(noteTooLong ? [noteTooLong] : []),
    ...added.errors,
    ...(buyer.errors ?? []),
    ...delivery.errors,
    ...giftCardErrors(service, giftCardCodes ?? [], ['input', 'giftCardCodes']),
    ...metafieldErrors(metafields ?? []),
  ];
  if (errors.length > 0) return errorPayload(errors);

  const cart: CartRecord = {
    ...cartWithBuyer,
    lines: added.lines,
    attributes: attributes ?? [],
    note,
    discountCodes: distinctCodes(discountCodes ?? []),
    giftCards: appliedGiftCards([], giftCardCodes ?? []),
    metafields: (metafields ?? []).reduce(setMetafield, blank.metafields),
    deliveryAddresses: [...cartWithBuyer.deliveryAddresses, ...delivery.addresses],
  };
  return saveCart(service, cart, added.warnings);
}

function metafieldErrors(inputs: readonly CartMetafieldInput[]): CartUserError[] {
  return inputs.flatMap((input, index) => {
    const problem = metafieldProblem(input, []);
    const field = ['input', 'metafields', String(index)];
    return problem
      ? [{code: 'INVALID_METAFIELDS', field: [...field, problem.field], message: problem.message}]
      : [];
  });
}
