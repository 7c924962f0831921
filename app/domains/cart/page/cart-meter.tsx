import {useSite} from '~/domains/session/site-context';
import {LazyQuotaMeter} from '~/domains/staff-access/lazy-quota-meter';
import {weightOf} from '~/domains/staff-access/quota';
import {useStaffAccess} from '~/domains/staff-access/staff-access-context';
import type {Cart, CartLine} from '../cart';
import {FreeShippingTracker} from '../display/free-shipping-tracker';
import {toWeighed} from '../weigh';

/** How far the cart is from the month's quota, and from free shipping. */
export function CartMeter({cart, lines}: {cart: Cart; lines: readonly CartLine[]}) {
  const {features} = useSite();
  const {quota} = useStaffAccess();
  return (
    <div className="rounded-m border border-line px-5 py-4 empty:hidden">
      {quota && <LazyQuotaMeter quota={quota} cartLbs={weightOf(lines.map(toWeighed))} />}
      <FreeShippingTracker cart={cart} layout={features.quota ? 'text' : 'full'} />
    </div>
  );
}
