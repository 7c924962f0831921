import {FIRST_ORDER_OFFER} from '~/domains/autoship-offer/offer';
import {useVisitor} from '~/domains/session/visitor-context';
import {formatCents} from '~/platform/money';
import {TextLink} from '~/ui/text-link';
import type {Cart} from '../cart';
import {CART_LOGIN_PATH} from '../cart-login-path';
import {firstOrderSavingCents} from '../display/savings';

/**
 * Tells guests with autoship in the cart how much they would save with the first-order code, which requires a login.
 * Names no amount while another code applies, because checkout takes the second code off the reduced price.
 */
export function FirstOrderHint({cart}: {cart: Cart}) {
  const visitor = useVisitor();
  const savingCents = firstOrderSavingCents(cart);
  const hasOtherCode = cart.discountCodes.some(({applicable}) => applicable);
  if (!visitor || visitor.firstName !== null || savingCents === 0) return null;
  return (
    <p className="mt-4 rounded-m bg-surface px-4 py-3 text-small">
      <b className="font-strong">{FIRST_ORDER_OFFER.percent}% off your first autoship order:</b>{' '}
      <TextLink to={CART_LOGIN_PATH}>Log in</TextLink> and{' '}
      {hasOtherCode ? 'we’ll apply it to' : `it takes ${formatCents(savingCents)} off`} this one.
    </p>
  );
}
