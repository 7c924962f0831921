import type {PersonContext} from '~/domains/session/person-context';
import {defineOperation, type Operation} from '~/platform/api-operation.server';
import {fail} from '~/platform/result';
import type {RestoreCartContext} from './restore-cart.server';
import {cartChangeOutput} from './cart-entity.server';
import {linkCart} from './link-cart.server';
import {CART_NOT_FOUND, CART_REFUSED, changeAnswer} from './operation-answers.server';
import {cartId} from './operation-input.server';

/** The cart operations that require login (API-38). */
export const customerCartOperations: readonly Operation<RestoreCartContext & PersonContext>[] = [
  defineOperation({
    method: 'POST',
    path: '/api/ecom/v1.0/link-cart-to-profile',
    summary: "Makes the caller's cart that of the signed-in person, on every device of theirs.",
    caller: 'session',
    needsRegistration: true,
    isWrite: true,
    errors: [CART_NOT_FOUND, CART_REFUSED],
    input: cartId,
    output: cartChangeOutput,
    async handler(context: RestoreCartContext & PersonContext, body) {
      if (context.cartId.get() !== body.cartId) return fail(CART_NOT_FOUND);
      return changeAnswer(context, await linkCart(context, context.person));
    },
  }),
];
