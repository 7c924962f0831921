import {redirect} from '@remix-run/server-runtime';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {CART_PATH} from '~/domains/cart/cart-form';
import {noticeText} from '~/domains/cart/messages';
import {ATTESTATION_MISSING} from '~/domains/checkout/checkout-form';
import {addNotices} from '~/domains/session/add-notices';
import {startCheckout, type CheckoutStart} from '~/domains/checkout/checkout.server';

/**
 * Continues a checkout after a required login. Redirects to the cart if something else is needed first; the cart shows a
 * customer the reason once (CHK-25). A guest has no session that could carry it, but no link leads guests here.
 */
export async function loader({context}: LoaderFunctionArgs) {
  const start = await startCheckout(context, {attested: false});
  const reason = reasonToStay(start);
  if (reason !== null) addNotices(context.visitor.session, [reason]);
  const isReload = {'X-Remix-Reload-Document': 'true'};
  return redirect(start.kind === 'go' ? start.to : CART_PATH, {status: 303, headers: isReload});
}

function reasonToStay(start: CheckoutStart): string | null {
  switch (start.kind) {
    case 'go':
      return null;
    case 'attest':
      return ATTESTATION_MISSING;
    case 'stay':
      return noticeText(start.notice);
  }
}
