import {FREE_SHIPPING_THRESHOLD_CENTS, STANDARD_SHIPPING_CENTS} from '~/domains/content/shop-offer';
import {formatCents} from '~/platform/money';
import {ProgressBar} from '~/ui/progress-bar';
import {isDonation, type Cart} from '../cart';
import {freeShipping} from './free-shipping';

interface TrackerProps {
  cart: Pick<Cart, 'lineItems' | 'hasShippingCode'>;
  /**
   * `full` on the cart page: the bar is 8 px high. `compact` elsewhere: 6 px (CART-69, CART-70). `text` only says
   * what shipping costs, and is empty once the cart ships free: the staff site doesn't promote shipping (CARD-16).
   */
  layout: 'full' | 'compact' | 'text';
}

/**
 * Empty before the threshold if a code is for shipping, or if there is nothing to ship: shoppers needn't spend more for
 * what they have.
 */
export function FreeShippingTracker({cart, layout}: TrackerProps) {
  const {text, progress, isReached} = freeShipping(cart.lineItems);
  if (!isReached && (cart.hasShippingCode || cart.lineItems.every(isDonation))) return null;
  return (
    <>
      {layout !== 'text' && (
        <ProgressBar
          label={<span className={isReached ? 'text-success' : ''}>{text}</span>}
          value={progress}
          height={layout === 'full' ? 8 : 6}
          tone="success"
        />
      )}
      {layout !== 'compact' && !isReached && (
        <p className="text-small text-ink-soft not-first:mt-2">
          {`Shipping is ${formatCents(STANDARD_SHIPPING_CENTS)} on orders below ${formatCents(FREE_SHIPPING_THRESHOLD_CENTS)}.`}
        </p>
      )}
    </>
  );
}
