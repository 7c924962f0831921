import {formatCents} from '~/platform/money';
import type {OrderDetail} from '../order';

/** The subtotal already includes the discounts, and the label says so. */
export function OrderTotals({order}: {order: OrderDetail}) {
  const {subtotal, discounts, shipping, tax, refunded, total} = order;
  return (
    <dl className="flex flex-col gap-2">
      <Row label="Subtotal" value={formatCents(subtotal)} />
      {discounts > 0 && (
        <Row label="Discounts, taken off already" value={formatCents(discounts)} isQuiet />
      )}
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
