import {formatCents} from '~/platform/money';
import {isExtraGift} from '~/domains/catalog/product';
import type {OrderDetail} from '../order';

/** The subtotal already includes the discounts, and the label says so. It excludes the customer's own gift. */
export function OrderTotals({order}: {order: OrderDetail}) {
  const {subtotal, discounts, shipping, tax, refunded, total} = order;
  const giftCents = order.lines.filter(isExtraGift).reduce((sum, line) => sum + line.total, 0);
  return (
    <dl className="flex flex-col gap-2">
      <Row label="Subtotal" value={formatCents(subtotal - giftCents)} />
      {discounts > 0 && (
        <Row label="Discounts (already included)" value={formatCents(discounts)} isQuiet />
      )}
      {giftCents > 0 && <Row label="Your gift" value={formatCents(giftCents)} />}
      <Row label="Shipping" value={shipping === 0 ? 'Free' : formatCents(shipping)} />
      <Row label="Tax" value={formatCents(tax)} />
      <div className="flex justify-between gap-4 border-t border-line pt-3 text-price font-strong">
        <dt>Total</dt>
        <dd>{formatCents(total)}</dd>
      </div>
      {refunded > 0 && <Row label="Refunded" value={formatCents(refunded)} />}
    </dl>
  );
}

function Row({label, value, isQuiet}: {label: string; value: string; isQuiet?: boolean}) {
  return (
    <div className={`flex justify-between gap-4 ${isQuiet ? 'text-small text-success' : ''}`}>
      <dt>{label}</dt>
      <dd className={isQuiet ? '' : 'font-strong'}>{value}</dd>
    </div>
  );
}
