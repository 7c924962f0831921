import type {Cart} from '~/domains/cart/cart';
import {CART_PATH, CHECKOUT_FORM_ID} from '~/domains/cart/cart-form';
import {useCart} from '~/domains/cart/cart-context';
import {useSite} from '~/domains/session/site-context';
import {Button} from '~/ui/button';
import {Checkbox} from '~/ui/checkbox';
import {isAttested, needsAttestation} from '~/domains/cart/attestation';
import {useCheckoutInitiated} from './handoff/use-checkout-initiated';

export const ATTESTATION_MISSING =
  'Confirm that a veterinarian recommended the Clinical food in your cart.';

interface CheckoutFormProps {
  cart: Cart;
  isAttestationMissing: boolean;
}

/** A plain HTML form, because checkout is on another origin. */
export function CheckoutForm({cart, isAttestationMissing}: CheckoutFormProps) {
  const {isUpdating} = useCart();
  const site = useSite();
  const [isInitiated, initiate] = useCheckoutInitiated();
  return (
    <form
      id={CHECKOUT_FORM_ID}
      method="post"
      action={CART_PATH}
      onSubmit={initiate}
      className="flex flex-col gap-4"
    >
      {needsAttestation(cart, site) && (
        <Checkbox
          id="attestation"
          name="attestation"
          value="true"
          defaultChecked={isAttested(cart)}
          errorMessage={isAttestationMissing ? ATTESTATION_MISSING : undefined}
        >
          My veterinarian has recommended the Clinical food in my cart, and my pet is under their
          care.
        </Checkbox>
      )}
      <Button
        type="submit"
        name="intent"
        value="checkout"
        isFullWidth
        isPending={isUpdating || isInitiated}
        pendingLabel={isInitiated ? 'Going to checkout' : 'Updating your cart'}
      >
        Proceed to Checkout
      </Button>
    </form>
  );
}
