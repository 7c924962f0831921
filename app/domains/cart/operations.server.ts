import {z} from 'zod';
import type {ApiCaller} from '~/domains/session/api-caller';
import {notFoundError, type ApiError} from '~/platform/api-error.server';
import {
  defineOperation,
  type Operation,
  type OperationFailure,
} from '~/platform/api-operation.server';
import {fail, ok, type Result} from '~/platform/result';
import {cartChangeOutput, cartEntity, type CartChangeOutput} from './api/cart-entity.server';
import {
  attributes,
  buyerIdentity,
  cartId,
  discountCodes,
  lineItemIds,
  lineItemsToAdd,
  lineItemsToUpdate,
  newBuyerIdentity,
  note,
} from './api/operation-input.server';
import {keyOf, type Cart} from './cart';
import type {CartOutcome} from './cart-outcome';
import type {CartOwnerContext} from './cart-ownership.server';
import {
  addLines,
  changeCart,
  createCart,
  removeLines,
  updateAttributes,
  updateBuyerIdentity,
  updateDiscountCodes,
  updateLines,
  updateNote,
} from './change-cart.server';
import {linkCart} from './ownership/link-cart.server';
import {readCart, type CartContext} from './read-cart.server';
import {showOutcome} from './show-outcome.server';

const BASE = '/api/ecom/v1.0';

const CART_NOT_FOUND = notFoundError('cart', 'CART_NOT_FOUND');
const CART_REFUSED: ApiError = {
  status: 422,
  code: 'CART_REFUSED',
  message: 'The cart was not changed.',
};

type Answer<Value> = Promise<Result<Value, OperationFailure>>;

/** The cart operations of the API (API-29 to API-38). */
export const cartOperations: readonly Operation<CartOwnerContext & ApiCaller>[] = [
  defineOperation({
    method: 'POST',
    path: `${BASE}/get-cart`,
    summary: "The caller's cart.",
    caller: 'anyone',
    needsRegistration: true,
    errors: [CART_NOT_FOUND],
    input: cartId,
    output: z.object({cart: cartEntity}),
    handler: (context: CartContext, {cartId}) => ownCart(context, cartId),
  }),
  defineOperation({
    method: 'POST',
    path: `${BASE}/create-cart`,
    summary:
      "Makes a cart with these lines. It becomes the caller's, by cookie, in place of the one that they may have.",
    caller: 'anyone',
    needsRegistration: true,
    isWrite: true,
    errors: [CART_REFUSED],
    input: z.object({buyerIdentity: newBuyerIdentity.optional(), lineItems: lineItemsToAdd}),
    output: z.object({...cartChangeOutput.shape, cart: cartEntity}),
    async handler(context: CartContext, {buyerIdentity = {}, lineItems}) {
      const outcome = await changeCart(context, createCart(lineItems, buyerIdentity));
      const answer = changeAnswer(context, outcome);
      if (!answer.ok) return answer;
      const {cart, notices} = answer.value;
      return cart ? ok({cart, notices}) : fail(CART_REFUSED);
    },
  }),
  change({
    name: 'add-cart-line-items',
    summary: 'Adds lines, as far as the limits of an order allow.',
    input: z.object({...cartId.shape, lineItems: lineItemsToAdd}),
    carryOut: (context, {lineItems}) => changeCart(context, addLines(lineItems)),
  }),
  change({
    name: 'remove-cart-line-items',
    summary: 'Removes lines. With the last of them the cart is gone.',
    input: z.object({...cartId.shape, lineItemIds}),
    carryOut: (context, {lineItemIds}) => changeCart(context, removeLines(lineItemIds)),
  }),
  change({
    name: 'update-cart-line-items',
    summary: 'Changes lines, as far as the limits of an order allow.',
    input: z.object({...cartId.shape, lineItems: lineItemsToUpdate}),
    carryOut: (context, {lineItems}) => changeCart(context, updateLines(lineItems)),
  }),
  change({
    name: 'update-cart-attributes',
    summary: "Replaces the cart's attributes; those that checkout relies on stay as they are.",
    input: z.object({...cartId.shape, attributes}),
    carryOut: (context, {attributes}) => changeCart(context, updateAttributes(attributes)),
  }),
  change({
    name: 'update-cart-buyer-identity',
    summary: 'Changes who buys.',
    input: z.object({...cartId.shape, buyerIdentity}),
    carryOut: (context, {buyerIdentity}) => changeCart(context, updateBuyerIdentity(buyerIdentity)),
  }),
  change({
    name: 'update-cart-discount-codes',
    summary: 'Replaces the discount codes. One that takes nothing off is kept, with a notice.',
    input: z.object({...cartId.shape, codes: discountCodes}),
    carryOut: (context, {codes}) => changeCart(context, updateDiscountCodes(codes)),
  }),
  change({
    name: 'update-cart-note',
    summary: 'Replaces the note; an empty one takes it away.',
    input: z.object({...cartId.shape, note}),
    carryOut: (context, {note}) => changeCart(context, updateNote(note)),
  }),
  defineOperation({
    method: 'POST',
    path: `${BASE}/link-cart-to-profile`,
    summary: "Makes the caller's cart that of the signed-in person, on every device of theirs.",
    caller: 'session',
    needsRegistration: true,
    isWrite: true,
    errors: [CART_NOT_FOUND, CART_REFUSED],
    input: cartId,
    output: cartChangeOutput,
    async handler(context: CartOwnerContext & ApiCaller, body) {
      if (context.visitor.cart.get() !== body.cartId) return fail(CART_NOT_FOUND);
      return changeAnswer(context, await linkCart(context, context.customer));
    },
  }),
];

interface ChangeParts<Input> {
  name: string;
  summary: string;
  input: z.ZodType<Input>;
  carryOut(context: CartContext, input: Input): Promise<CartOutcome>;
}

function change<Input extends {cartId: string}>({
  name,
  summary,
  input,
  carryOut,
}: ChangeParts<Input>): Operation<CartContext> {
  return defineOperation({
    method: 'POST',
    path: `${BASE}/${name}`,
    summary,
    caller: 'anyone',
    needsRegistration: true,
    isWrite: true,
    errors: [CART_NOT_FOUND, CART_REFUSED],
    input,
    output: cartChangeOutput,
    async handler(context: CartContext, body) {
      const own = await ownCart(context, body.cartId);
      return own.ok ? changeAnswer(context, await carryOut(context, body)) : own;
    },
  });
}

/** The cart with this id, if the caller's cookie holds the same id. */
async function ownCart(context: CartContext, id: string): Answer<{cart: Cart & {id: string}}> {
  if (context.visitor.cart.get() !== id) return fail(CART_NOT_FOUND);
  const read = await readCart(context);
  if (!read.ok) return fail('upstream');
  return read.value ? ok({cart: read.value}) : fail(CART_NOT_FOUND);
}

function changeAnswer(
  {visitor}: CartContext,
  outcome: CartOutcome,
): Result<CartChangeOutput, OperationFailure> {
  const {ok: isMade, reason, cart, notices} = showOutcome(outcome);
  if (!isMade) {
    if (reason === 'unavailable') return fail('upstream');
    const message = notices.map(({text}) => text).join(' ') || CART_REFUSED.message;
    return fail(cart === null ? CART_NOT_FOUND : {...CART_REFUSED, message});
  }
  const id = visitor.cart.get();
  /* Notices name a line by key; API callers know it by id. */
  const lineItemId = (key: string | undefined) =>
    cart?.lineItems.find((line) => keyOf(line) === key)?.id ?? null;
  return ok({
    cart: cart && id !== null ? {...cart, id} : null,
    notices: notices.map(({tone, text, lineKey}) => ({
      tone,
      text,
      lineItemId: lineItemId(lineKey),
    })),
  });
}
