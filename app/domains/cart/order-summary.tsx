import type {ReactNode} from 'react';
import {DeliveryLine} from '~/domains/location/delivery-line';
import {formatCents} from '~/platform/money';
import {ButtonLink} from '~/ui/button-link';
import {Card} from '~/ui/card';
import type {Cart} from './cart';
import {cartTotals} from './savings';

interface OrderSummaryProps {
  cart: Cart;
  /** Amounts are not final: a change is on its way. */
  isUpdating: boolean;
  /** What the shopper has to say before checkout, and the button that starts it. */
  checkout: ReactNode;
}

/** What the cart comes to, and the way on (CART-55 to CART-59). */
export function OrderSummary({cart, isUpdating, checkout}: OrderSummaryProps) {
  const {fullCents, totalCents, savingsCents} = cartTotals(cart);
  const items = cart.totalQuantity === 1 ? '1 item' : `${cart.totalQuantity} items`;
  return (
    <Card as="section" tone="oat" padding="l" radius="l" aria-labelledby="order-summary">
      <h2 id="order-summary" className="pb-4 text-heading-s">
        Order Summary
      </h2>
      <dl
        aria-busy={isUpdating || undefined}
        className={`flex flex-col gap-3 transition-opacity ${isUpdating ? 'opacity-60' : ''}`}
      >
        <Row label={`Subtotal (${items})`} value={formatCents(fullCents)} />
        {savingsCents > 0 && (
          <div className="flex justify-between font-strong text-success">
            <dt>Total Savings</dt>
            <dd>
              <span className="sr-only">minus </span>
              <span aria-hidden>–</span>
              {formatCents(savingsCents)}
            </dd>
          </div>
        )}
        <div className="flex justify-between border-t border-surface-oat-deep pt-3 text-price font-strong">
          <dt>Total</dt>
          <dd>{isUpdating ? 'Updating…' : formatCents(totalCents)}</dd>
        </div>
      </dl>
      <div className="pt-4">
        <DeliveryLine />
      </div>
      <p className="py-4 text-small text-ink-soft">
        Tax and shipping are calculated at checkout. Shipments to Alaska and Hawaii carry a $4
        service charge.
      </p>
      <div className="flex flex-col gap-3">
        {checkout}
        <ButtonLink to="/products" variant="secondary" isFullWidth>
          Continue Shopping
        </ButtonLink>
      </div>
    </Card>
  );
}

function Row({label, value}: {label: string; value: string}) {
  return (
    <div className="flex justify-between">
      <dt>{label}</dt>
      <dd className="font-strong">{value}</dd>
    </div>
  );
}
