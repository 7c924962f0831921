import {redirect} from '@remix-run/server-runtime';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {CART_CHANGE_PATH} from '~/domains/cart/cart-form';
import {changeByForm} from '~/domains/cart/change-by-form.server';
import {parseCartForm} from '~/domains/cart/cart-form.server';
import type {CartOutcome} from '~/domains/cart/cart-outcome';
import {outcomeAtLocation, readShownCart} from '~/domains/cart/cart-stock.server';
import {outcomeStatus, showOutcome} from '~/domains/cart/show-outcome.server';
import {readFormFields} from '~/platform/form-body.server';
import {resendPath, wasResent} from '~/platform/resent-form';

export async function loader({context}: LoaderFunctionArgs) {
  const cart = await readShownCart(context);
  return cart.ok ? Response.json({cart: cart.value}) : Response.json({cart: null}, {status: 503});
}

export async function action({request, context}: ActionFunctionArgs) {
  const parsed = parseCartForm(await readFormFields(request));
  if ('notice' in parsed || parsed.form.intent === 'checkout') {
    const notices = 'notice' in parsed ? [parsed.notice] : [];
    return answer({ok: false, reason: 'refused', notices}, 400);
  }
  const isResent = wasResent(request);
  const changed = await changeByForm(context, parsed.form, {isResent, offersUndo: false});
  if (changed === 'resend') return redirect(resendPath(CART_CHANGE_PATH), 307);
  const outcome = await outcomeAtLocation(context, changed);
  return answer(outcome, outcomeStatus(outcome));
}

function answer(outcome: CartOutcome, status: number): Response {
  return Response.json(showOutcome(outcome), {status});
}
