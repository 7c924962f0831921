import {data, redirect} from '@remix-run/server-runtime';
import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {useFreshCart} from '~/domains/cart/cart-context';
import {CART_PATH} from '~/domains/cart/cart-form';
import {changeByForm} from '~/domains/cart/change-by-form.server';
import {parseCartForm} from '~/domains/cart/cart-form.server';
import type {CartNotice, ShownNotice} from '~/domains/cart/cart-outcome';
import {CART_LOGIN_PATH} from '~/domains/cart/cart-login-path';
import {CartPage} from '~/domains/cart/cart-page';
import {readSavedLines} from '~/domains/cart/saved-lines.server';
import {readRemovedTitles} from '~/domains/cart/undo-removal.server';
import {outcomeStatus, showNotice} from '~/domains/cart/show-outcome.server';
import {ATTESTATION_MISSING, CheckoutForm} from '~/domains/checkout/checkout-form';
import {startCheckout} from '~/domains/checkout/checkout.server';
import {useConsent} from '~/domains/consent/consent-store';
import {CartGiving} from '~/domains/giving/cart-giving';
import {takeNotices} from '~/domains/session/page-visitor.server';
import {useMarketingParameters} from '~/domains/analytics/marketing-store';
import {readFormFields} from '~/platform/form-body.server';
import {resendPath, wasResent} from '~/platform/resent-form';
import {BelowCart, SUGGESTIONS_PARAMETER} from '~/shell/content/below-cart';
import {cartSuggestions} from '~/shell/content/cart-suggestions.server';
import {headTags, pageHead} from '~/shell/page/page-head';
import {TITLES} from '~/shell/page/titles';
import {LazyFormErrorSummary} from '~/ui/lazy-form-error-summary';

/* Constant, because a new array moves the focus to the summary, and the page renders with every change of the cart. */
const ATTESTATION_ERRORS = [{fieldId: 'attestation', message: ATTESTATION_MISSING}];

export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

export async function loader({request, context}: LoaderFunctionArgs) {
  const isWithSuggestions = new URL(request.url).searchParams.has(SUGGESTIONS_PARAMETER);
  const [cart, saved, removed, below, giving] = await Promise.all([
    context.request.shownCart(),
    readSavedLines(context),
    readRemovedTitles(context),
    isWithSuggestions ? cartSuggestions(context) : null,
    context.visitor.givingShown(),
  ]);
  return {
    head: pageHead({request, context}, {title: TITLES.cart}),
    cart: cart.ok ? cart.value : null,
    isUnreadable: !cart.ok,
    saved,
    removed,
    giving,
    below,
    notices: takeNotices(context),
    loginPath: context.visitor.cart.isInAccount() ? CART_LOGIN_PATH : null,
  };
}

const toInfo = (text: string): ShownNotice => ({tone: 'info', text});

interface PostedForm {
  notices: ShownNotice[];
  isAttestationMissing: boolean;
}

/** Handles cart forms without scripts, and always the form that starts the checkout. */
export async function action({request, context}: ActionFunctionArgs) {
  const answer = (notices: CartNotice[], status: number, isAttestationMissing = false) =>
    data<PostedForm>({notices: notices.map(showNotice), isAttestationMissing}, {status});

  const parsed = parseCartForm(await readFormFields(request));
  if ('notice' in parsed) return answer([parsed.notice], 400);
  if (parsed.form.intent === 'checkout') {
    const {attestation: attested, sgdonation: donation} = parsed.form;
    const start = await startCheckout(context, {attested, donation});
    if (start.kind === 'go') return redirect(start.to, 303);
    return start.kind === 'attest'
      ? answer([], 422, true)
      : answer([start.notice], outcomeStatus({ok: false, reason: start.reason}));
  }
  const isResent = wasResent(request);
  const outcome = await changeByForm(context, parsed.form, {isResent, offersUndo: true});
  if (outcome === 'resend') return redirect(resendPath(CART_PATH), 307);
  /* Redirects after a success without notices, so that a reload doesn't post again. */
  return outcome.notices.length === 0
    ? redirect(CART_PATH, 303)
    : answer(outcome.notices, outcomeStatus(outcome));
}

export default function CartRoute() {
  const {cart, isUnreadable, saved, removed, giving, below, notices, loginPath} =
    useLoaderData<typeof loader>();
  const consent = useConsent();
  const marketing = useMarketingParameters();
  const posted = useActionData<typeof action>();
  const loaded = isUnreadable ? undefined : cart;
  useFreshCart(loaded);
  const isAttestationMissing = posted?.isAttestationMissing ?? false;
  return (
    <CartPage
      firstRemoved={removed}
      firstNotices={[...notices.map(toInfo), ...(posted?.notices ?? [])]}
      loaded={loaded}
      saved={saved}
      loginPath={loginPath}
      checkout={(shown) => (
        <>
          {isAttestationMissing && <LazyFormErrorSummary errors={ATTESTATION_ERRORS} />}
          <CheckoutForm cart={shown} isAttestationMissing={isAttestationMissing} />
        </>
      )}
      belowSummary={(shown, onGift) =>
        giving && (
          <CartGiving
            cart={shown}
            settings={giving}
            consent={consent}
            marketing={marketing}
            widgetStyle="full"
            onGift={onGift}
          />
        )
      }
    >
      <BelowCart view={below} />
    </CartPage>
  );
}
