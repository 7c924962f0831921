import {data, redirect} from '@remix-run/server-runtime';
import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import type {CartNotice} from '~/domains/cart/cart';
import {changeCart, outcomeStatus} from '~/domains/cart/cart-action.server';
import {useFreshCart} from '~/domains/cart/cart-context';
import {CART_PATH} from '~/domains/cart/cart-form';
import {parseCartForm} from '~/domains/cart/cart-form.server';
import {CartPage} from '~/domains/cart/cart-page';
import {readShownCart} from '~/domains/cart/cart-stock.server';
import {ATTESTATION_MISSING, CheckoutForm} from '~/domains/checkout/checkout-form';
import {startCheckout} from '~/domains/checkout/checkout.server';
import {readFormFields} from '~/platform/form-body.server';
import {ContentPageBody} from '~/shell/content/content-page';
import {contentPageView} from '~/shell/content/content-page.server';
import {headTags, pageHead} from '~/shell/page/page-head';
import {TITLES} from '~/shell/page/titles';
import {FormErrorSummary} from '~/ui/form-error-summary';

export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

export async function loader({request, context}: LoaderFunctionArgs) {
  const [cart, below] = await Promise.all([
    readShownCart(context),
    contentPageView(context, 'cart'),
  ]);
  return {
    head: pageHead({request, ...context}, {title: TITLES.cart}),
    cart: cart.ok ? cart.value : null,
    isUnreadable: !cart.ok,
    below: below.ok ? below.value : null,
  };
}

interface PostedForm {
  notices: CartNotice[];
  isAttestationMissing: boolean;
}

/** Handles cart forms when there are no scripts, and always the form that starts the checkout. */
export async function action({request, context}: ActionFunctionArgs) {
  const answer = (posted: Partial<PostedForm>, status: number) =>
    data<PostedForm>({notices: [], isAttestationMissing: false, ...posted}, {status});

  const parsed = parseCartForm(await readFormFields(request));
  if ('notice' in parsed) return answer({notices: [parsed.notice]}, 400);
  if (parsed.form.intent === 'checkout') {
    const start = await startCheckout(context, {attested: parsed.form.attestation});
    if (start.kind === 'go') return redirect(start.to, 303);
    return start.kind === 'attest'
      ? answer({isAttestationMissing: true}, 422)
      : answer({notices: [start.notice]}, outcomeStatus({ok: false, reason: start.reason}));
  }
  const outcome = await changeCart(context, parsed.form);
  /* Redirect after a success without notices, so that a reload doesn't post again. */
  return outcome.notices.length === 0
    ? redirect(CART_PATH, 303)
    : answer({notices: outcome.notices}, outcomeStatus(outcome));
}

export default function CartRoute() {
  const {cart, isUnreadable, below} = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const loaded = isUnreadable ? undefined : cart;
  useFreshCart(loaded);
  const isAttestationMissing = posted?.isAttestationMissing ?? false;
  return (
    <CartPage
      postedNotices={posted?.notices ?? []}
      loaded={loaded}
      checkout={(shown) => (
        <>
          {isAttestationMissing && (
            <FormErrorSummary errors={[{fieldId: 'attestation', message: ATTESTATION_MISSING}]} />
          )}
          <CheckoutForm cart={shown} isAttestationMissing={isAttestationMissing} />
        </>
      )}
    >
      {below && <ContentPageBody view={below} isPart />}
    </CartPage>
  );
}
