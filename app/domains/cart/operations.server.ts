import {z} from 'zod';
import {
  defineOperation,
  type Operation,
  type OperationFailure,
} from '~/platform/api-operation.server';
import {fail, ok, type Result} from '~/platform/result';
import type {Cart, CartOutcome} from './cart';
import {
  updateAttributes,
  updateBuyerIdentity,
  updateDiscountCodes,
  updateNote,
} from './cart-details.server';
import {cartChangeOutput, cartEntity} from './cart-entity.server';
import {CART_NOT_FOUND, CART_REFUSED, changeAnswer} from './operation-answers.server';
import {addToCart, removeLines, updateLines} from './cart.server';
import {createCart} from './create-cart.server';
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
} from './operation-input.server';
import {readCart, type CartContext} from './read-cart.server';

const BASE = '/api/ecom/v1.0';

type Answer<Value> = Promise<Result<Value, OperationFailure>>;

/** The cart operations of the API (API-29 to API-37). */
export const cartOperations: readonly Operation<CartContext>[] = [
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
      const outcome = await createCart(context, {buyerIdentity, lineInputs: lineItems});
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
    carryOut: (context, {lineItems}) => addToCart(context, ...lineItems),
  }),
  change({
    name: 'remove-cart-line-items',
    summary: 'Removes lines. With the last of them the cart is gone.',
    input: z.object({...cartId.shape, lineItemIds}),
    carryOut: (context, {lineItemIds}) => removeLines(context, lineItemIds),
  }),
  change({
    name: 'update-cart-line-items',
    summary: 'Changes lines, as far as the limits of an order allow.',
    input: z.object({...cartId.shape, lineItems: lineItemsToUpdate}),
    carryOut: (context, {lineItems}) => updateLines(context, lineItems),
  }),
  change({
    name: 'update-cart-attributes',
    summary: "Replaces the cart's attributes; those that checkout relies on stay as they are.",
    input: z.object({...cartId.shape, attributes}),
    carryOut: (context, {attributes}) => updateAttributes(context, attributes),
  }),
  change({
    name: 'update-cart-buyer-identity',
    summary: 'Changes who buys.',
    input: z.object({...cartId.shape, buyerIdentity}),
    carryOut: (context, {buyerIdentity}) => updateBuyerIdentity(context, buyerIdentity),
  }),
  change({
    name: 'update-cart-discount-codes',
    summary: 'Replaces the discount codes. One that takes nothing off is kept, with a notice.',
    input: z.object({...cartId.shape, codes: discountCodes}),
    carryOut: (context, {codes}) => updateDiscountCodes(context, codes),
  }),
  change({
    name: 'update-cart-note',
    summary: 'Replaces the note; an empty one takes it away.',
    input: z.object({...cartId.shape, note}),
    carryOut: (context, {note}) => updateNote(context, note),
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
  if (context.cartId.get() !== id) return fail(CART_NOT_FOUND);
  const read = await readCart(context);
  if (!read.ok) return fail('upstream');
  return read.value ? ok({cart: read.value}) : fail(CART_NOT_FOUND);
}
