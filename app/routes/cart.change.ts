import {json} from '@remix-run/server-runtime';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {withoutKeys, type CartOutcome} from '~/domains/cart/cart';
import {changeCart, outcomeStatus} from '~/domains/cart/cart-action.server';
import {parseCartForm} from '~/domains/cart/cart-form.server';
import {readCart} from '~/domains/cart/cart.server';
import {readFormFields} from '~/platform/form-body.server';

/** The cart as JSON, for the cart store of the page. */
export async function loader({context}: LoaderFunctionArgs) {
  const cart = await readCart(context);
  return cart.ok
    ? json({cart: cart.value && withoutKeys(cart.value)})
    : json({cart: null}, {status: 503});
}

/** A change of the cart, answered with what it came to. */
export async function action({request, context}: ActionFunctionArgs) {
  const parsed = parseCartForm(await readFormFields(request));
  if ('notice' in parsed || parsed.form.intent === 'checkout') {
    const notices = 'notice' in parsed ? [parsed.notice] : [];
    return json<CartOutcome>({ok: false, reason: 'refused', notices}, {status: 400});
  }
  const outcome = await changeCart(context, parsed.form);
  return json<CartOutcome>(outcome, {status: outcomeStatus(outcome)});
}
