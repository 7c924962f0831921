import type {UpstreamFailure} from '~/platform/http.server';
import type {Result} from '~/platform/result';
import type {ChangedCart, CommerceCart} from '~/services/commerce/cart.server';
import type {Attribute, StoredCart} from './cart';
import {known, type CartOutcome} from './cart-outcome';
import {settle, type SettleOptions} from './changes/settle.server';
import type {CartContext} from './read-cart.server';
import {retireCart} from './retire-cart.server';
import {applyPolicies, writeAttributes} from './review-cart.server';

export interface CartChange<Known> {
  read(context: CartContext): Known | Stop | Promise<Known | Stop>;
  /** Decides what to send, within the limits of an order. */
  plan(known: Known, context: CartContext): Plan | Stop;
}

/** Ends the change with this outcome before anything is sent. */
export interface Stop {
  stop: CartOutcome;
}

interface Plan extends SettleOptions {
  send(commerceCart: CommerceCart): Promise<Result<ChangedCart, UpstreamFailure>>;
  /** If Shopify doesn't have the cart any more, the change starts over, without a cart. */
  startsOver?: boolean;
  /** The attributes that the changed cart needs, before the policies see it. */
  attributes?(changed: StoredCart): Attribute[];
  describe?(outcome: CartOutcome): CartOutcome;
}

/** Every cart change, from forms and from the API, goes through here. The changes are `addLines` and those in `changes/`. */
export async function changeCart<Known extends object>(
  context: CartContext,
  change: CartChange<Known>,
): Promise<CartOutcome> {
  const facts = await change.read(context);
  if (isStop(facts)) return facts.stop;
  const plan = change.plan(facts, context);
  if (isStop(plan)) return plan.stop;
  const reply = await plan.send(context.services.cart);
  if (plan.startsOver && reply.ok && reply.value.isGone) {
    context.visitor.cart.clear();
    return changeCart(context, change);
  }
  const replacedId = plan.replacesCart ? context.visitor.cart.get() : null;
  const {outcome, changed} = await settle(context, reply, plan);
  if (replacedId !== null && changed) await retireCart(context, replacedId);
  if (!changed) return plan.describe?.(outcome) ?? outcome;
  const completed = plan.attributes
    ? await writeAttributes(context, changed, plan.attributes(changed))
    : changed;
  const reviewed = await applyPolicies(context, completed, {
    before: plan.before,
    outcome: {...outcome, ...known(completed)},
  });
  return plan.describe?.(reviewed) ?? reviewed;
}

export const isStop = (step: object): step is Stop => 'stop' in step;
