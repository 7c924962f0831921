import {DONATION_ATTRIBUTE} from '~/domains/cart/cart-attributes';
import {CHECKOUT_FORM_ID} from '~/domains/cart/cart-form';

/** Lets the form that starts the checkout carry the visit's donation tracking (CHK-02j). */
export function DonationField({trackingId}: {trackingId: string}) {
  return (
    <input type="hidden" form={CHECKOUT_FORM_ID} name={DONATION_ATTRIBUTE} value={trackingId} />
  );
}
