import {useState} from 'react';
import {useSite} from '~/domains/session/site-context';
import type {ProductModel} from '~/domains/catalog/product-model';
import {Checkbox} from '~/ui/checkbox';
import {Icon} from '~/ui/icon';
import {isProductAttested} from '../attestation';
import {useCart} from '../cart-context';

/**
 * Asks for the veterinarian's recommendation where prescription food is added, once per product in the cart (CHK-22a).
 */
export function BuyAttestation({product}: {product: ProductModel}) {
  const {features} = useSite();
  const {cart} = useCart();
  const [isMissing, setMissing] = useState(false);
  if (!features.attestation) return null;
  if (cart && isProductAttested(cart, product.id)) {
    return (
      <p className="fact-row text-small font-strong text-success">
        <Icon name="check" />
        You confirmed that your veterinarian recommends this food.
      </p>
    );
  }
  return (
    <Checkbox
      name="attestation"
      value="true"
      required
      errorMessage={isMissing ? 'Check this box to add the food to your cart.' : undefined}
      onChange={() => setMissing(false)}
      onInvalid={(event) => {
        /* Replaces the browser's bubble with our message. Without the bubble, nothing else moves focus here. */
        event.preventDefault();
        event.currentTarget.focus();
        setMissing(true);
      }}
    >
      My veterinarian has recommended this food, and my pet is under their care.
    </Checkbox>
  );
}
