import {z} from 'zod';
import type {ApiCaller} from '~/domains/session/api-caller';
import {notFoundError, type ApiError} from '~/platform/api-error.server';
import {
  defineOperation,
  ECOM_PATH,
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
import {addLines} from './add-lines.server';
import {changeCart} from './change-cart.server';
import {
  updateAttributes,
  updateBuyerIdentity,
  updateDiscountCodes,
  updateNote,
} from './changes/change-details.server';
import {removeLines, updateLines} from './changes/change-lines.server';
import {createCart} from './changes/create-cart.server';
import {linkCart} from './ownership/link-cart.server';
import {readCart, type CartContext} from './read-cart.server';
import {showOutcome} from './show-outcome.server';

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
    path: `${ECOM_PATH}/get-cart`,
    summary: "The caller's cart.",
    caller: 'anyone',
    needsRegistration: true,
    errors: [CART_NOT_FOUND],
    input: cartId,
    output: z.object({cart: cartEntity}),
    handler: (context: CartContext, {cartId}) => readOwnCart(context, cartId),
  }),
  defineOperation({
    method: 'POST',
    path: `${ECOM_PATH}/create-cart`,
    summary:
      "Creates a cart with these lines. The response's cookie makes it the caller's cart, in place of any previous one.",
    caller: 'anyone',
    needsRegistration: true,
    isWrite: true,
    errors: [CART_REFUSED],
    input: z.object({buyerIdentity: newBuyerIdentity.optional(), lineItems: lineItemsToAdd}),
    output: z.object({...cartChangeOutput.shape, cart: cartEntity}),
    async handler(context: CartContext, {buyerIdentity = {}, lineItems}) {
      const outcome = await changeCart(context, createCart(lineItems, buyerIdentity));
      const answer = toChangeAnswer(context, outcome);
      if (!answer.ok) return answer;
      const {cart, notices} = answer.value;
      return cart ? ok({cart, notices}) : fail(CART_REFUSED);
    },
  }),
  change({
    name: 'add-cart-line-items',
    summary: 'Adds lines, within the limits of an order.',
    input: z.object({...cartId.shape, lineItems: lineItemsToAdd}),
    run: (context, {lineItems}) => changeCart(context, addLines(lineItems)),
  }),
  change({
    name: 'remove-cart-line-items',
    summary: 'Removes lines. Removing the last line also removes the cart.',
    input: z.object({...cartId.shape, lineItemIds}),
    run: (context, {lineItemIds}) => changeCart(context, removeLines(lineItemIds)),
  }),
  change({
    name: 'update-cart-line-items',
    summary: 'Changes lines, within the limits of an order.',
    input: z.object({...cartId.shape, lineItems: lineItemsToUpdate}),
    run: (context, {lineItems}) => changeCart(context, updateLines(lineItems)),
  }),
  change({
    name: 'update-cart-attributes',
    summary: "Replaces the cart's attributes, except those that checkout relies on.",
    input: z.object({...cartId.shape, attributes}),
    run: (context, {attributes}) => changeCart(context, updateAttributes(attributes)),
  }),
  change({
    name: 'update-cart-buyer-identity',
    summary: 'Changes the buyer’s contact data.',
    input: z.object({...cartId.shape, buyerIdentity}),
    run: (context, {buyerIdentity}) => changeCart(context, updateBuyerIdentity(buyerIdentity)),
  }),
  change({
    name: 'update-cart-discount-codes',
    summary:
      'Replaces the discount codes. A code that doesn’t apply stays on the cart, with a notice.',
    input: z.object({...cartId.shape, codes: discountCodes}),
    run: (context, {codes}) => changeCart(context, updateDiscountCodes(codes)),
  }),
  change({
    name: 'update-cart-note',
    summary: 'Replaces the note. An empty note removes it.',
    input: z.object({...cartId.shape, note}),
    run: (context, {note}) => changeCart(context, updateNote(note)),
  }),
  defineOperation({
    method: 'POST',
    path: `${ECOM_PATH}/link-cart-to-profile`,
    summary: "Makes the caller's cart the logged-in customer's cart, on all their devices.",
    caller: 'session',
    needsRegistration: true,
    isWrite: true,
    errors: [CART_NOT_FOUND, CART_REFUSED],
    input: cartId,
    output: cartChangeOutput,
    async handler(context: CartOwnerContext & ApiCaller, body) {
      if (context.visitor.cart.get() !== body.cartId) return fail(CART_NOT_FOUND);
      return toChangeAnswer(context, await linkCart(context, context.customer));
    },
  }),
];

interface ChangeParts<Input> {
  name: string;
  summary: string;
  input: z.ZodType<Input>;
  run(context: CartContext, input: Input): Promise<CartOutcome>;
}

function change<Input extends {cartId: string}>({
  name,
  summary,
  input,
  run,
}: ChangeParts<Input>): Operation<CartContext> {
  return defineOperation({
    method: 'POST',
    path: `${ECOM_PATH}/${name}`,
    summary,
    caller: 'anyone',
    needsRegistration: true,
    isWrite: true,
    errors: [CART_NOT_FOUND, CART_REFUSED],
    input,
    output: cartChangeOutput,
    async handler(context: CartContext, body) {
      const own = await readOwnCart(context, body.cartId);
      /* The change itself fails if the cart can't be read, and logs that as it does for a form (ERR-14). */
      if (!own.ok && own.failure !== 'upstream') return own;
      return toChangeAnswer(context, await run(context, body));
    },
  });
}

/** The caller's cookie must hold the same id. */
async function readOwnCart(context: CartContext, id: string): Answer<{cart: Cart & {id: string}}> {
  if (context.visitor.cart.get() !== id) return fail(CART_NOT_FOUND);
  const read = await readCart(context);
  if (!read.ok) return fail('upstream');
  return read.value ? ok({cart: read.value}) : fail(CART_NOT_FOUND);
}

function toChangeAnswer(
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
