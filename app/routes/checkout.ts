import {redirect} from '@remix-run/server-runtime';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {CART_PATH} from '~/domains/cart/cart-form';
import {startCheckout} from '~/domains/checkout/checkout.server';

/** Continues a checkout after a required login. Redirects to the cart if something else is needed first. */
export async function loader({context}: LoaderFunctionArgs) {
  const start = await startCheckout(context, {attested: false});
  const isReload = {'X-Remix-Reload-Document': 'true'};
  return redirect(start.kind === 'go' ? start.to : CART_PATH, {status: 303, headers: isReload});
}
