import {DONATION_ATTRIBUTE} from '~/domains/cart/cart-attributes';
import {CHECKOUT_FORM_ID} from '~/domains/cart/cart-form';

/** Adds the visit's donation tracking to the form that starts checkout (CHK-02j). */
export function DonationField({trackingId}: {trackingId: string}) {
  return (
    <input type="hidden" form={CHECKOUT_FORM_ID} name={DONATION_ATTRIBUTE} value={trackingId} />
  );
}
