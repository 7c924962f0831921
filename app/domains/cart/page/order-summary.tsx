import type {ComponentProps, ReactNode} from 'react';
import {MAKER_DELIVERY, REMOTE_STATES_NOTE} from '~/domains/content/shop-offer';
import {DeliveryLine} from '~/domains/location/delivery-line';
import {ShipToSwitch} from '~/domains/staff-access/ship-to-switch';
import {formatCents} from '~/platform/money';
import {ButtonLink} from '~/ui/button-link';
import {Card} from '~/ui/card';
import {PaymentCards} from '~/ui/payment-cards';
import {TextLink} from '~/ui/text-link';
import type {Cart} from '../cart';
import type {ShownNotice} from '../cart-outcome';
import {sendersOf} from '../display/line-delivery';
import {Notices} from '../display/notices';
import {cartTotals, itemCount} from '../display/savings';
import {CART_PATH} from '../cart-form';
import {FirstOrderHint} from './first-order-hint';
import {GiftRow} from './gift-row';
import {DiscountCodes} from './discount-codes';

interface OrderSummaryProps {
  cart: Cart;
  isUpdating: boolean;
  checkout: ReactNode;
  onCode: ComponentProps<typeof DiscountCodes>['onChange'];
  /** Beside the field, which on a phone is far below the page's other notices. */
  codeNotices: readonly ShownNotice[];
  onRemoveGift(): void;
}

/** CART-55 to CART-59 */
export function OrderSummary({
  cart,
  isUpdating,
  checkout,
  onCode,
  codeNotices,
  onRemoveGift,
}: OrderSummaryProps) {
  const {subtotalCents, planSavingsCents, codeSavingsCents, giftCents, totalCents, savingsCents} =
    cartTotals(cart);
  return (
    <Card as="section" tone="oat" padding="l" radius="l" aria-labelledby="order-summary">
      <h2 id="order-summary" className="pb-4 text-heading-s">
        Order Summary
      </h2>
      <dl
        aria-busy={isUpdating}
        className="flex flex-col gap-3 transition-opacity aria-busy:opacity-60"
      >
        <Row
          label={`Subtotal (${itemCount(cart)})`}
          value={<b className="font-strong">{formatCents(subtotalCents)}</b>}
        />
        {planSavingsCents > 0 && <Deduction label="Autoship savings" cents={planSavingsCents} />}
        {codeSavingsCents > 0 && <Deduction label="Discount codes" cents={codeSavingsCents} />}
        {giftCents > 0 && <GiftRow cents={giftCents} onRemove={onRemoveGift} />}
        <div className="flex flex-wrap justify-between gap-x-3 border-t border-surface-oat-deep pt-3 text-price font-strong">
          <dt>Estimated total</dt>
          <dd>{isUpdating ? 'Updating…' : formatCents(totalCents)}</dd>
        </div>
        {savingsCents > 0 && (
          <Row
            label="Total Savings"
            value={formatCents(savingsCents)}
            look="font-strong text-success"
          />
        )}
      </dl>
      {sendersOf(cart.lineItems).size > 0 && (
        <p className="pt-2 text-small text-ink-soft">
          Tax and shipping are calculated at checkout. {REMOTE_STATES_NOTE}
        </p>
      )}
      <FirstOrderHint cart={cart} />
      <DiscountCodes codes={cart.discountCodes} onChange={onCode} />
      <Notices notices={codeNotices} />
      <div className="pt-3 text-small">
        {cart.note && <p className="break-words whitespace-pre-line">Your note: {cart.note}</p>}
        <TextLink to={`${CART_PATH}/note`} variant="standalone" discover="none">
          {cart.note ? 'Change your note' : 'Add a note'}
        </TextLink>
      </div>
      <div className="flex flex-col gap-3 py-4">
        <CartDelivery cart={cart} />
        <ShipToSwitch />
      </div>
      <div className="flex flex-col gap-3">
        {checkout}
        <ButtonLink to="/products" variant="secondary" isFullWidth>
          Continue Shopping
        </ButtonLink>
        <p className="text-small text-ink-soft">
          Your card number goes straight to our payment processor, never to us.
        </p>
        <PaymentCards />
      </div>
    </Card>
  );
}

function CartDelivery({cart}: {cart: Cart}) {
  const senders = sendersOf(cart.lineItems);
  if (senders.has('shop')) return <DeliveryLine />;
  return senders.has('maker') && <p className="text-small">{MAKER_DELIVERY}</p>;
}

function Deduction({label, cents}: {label: string; cents: number}) {
  const value = (
    <>
      <span className="sr-only">minus </span>
      <span aria-hidden>–</span>
      {formatCents(cents)}
    </>
  );
  return <Row label={label} value={value} look="text-success" />;
}

interface RowProps {
  label: string;
  value: ReactNode;
  look?: string;
}

function Row({label, value, look = ''}: RowProps) {
  return (
    <div className={`flex justify-between ${look}`}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
