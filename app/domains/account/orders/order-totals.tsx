import {formatCents} from '~/platform/money';
import {isExtraGift} from '~/domains/catalog/product';
import type {OrderDetail} from '../order';

/**
 * Not the cart's "Subtotal": an order has its items at the prices of their purchase options, as its lines show them. The
 * customer's own gift has a row of its own, and shipping is what was paid.
 */
export function OrderTotals({order}: {order: OrderDetail}) {
  const {subtotal, discounts, shipping, tax, refunded, total} = order;
  const giftCents = order.lines.filter(isExtraGift).reduce((sum, line) => sum + line.total, 0);
  const isAutoship = order.lines.some(({sellingPlanName}) => sellingPlanName !== null);
  return (
    <dl className="flex flex-col gap-2">
      <Row
        label={isAutoship ? 'Items (autoship savings included)' : 'Items'}
        value={formatCents(subtotal + discounts - giftCents)}
      />
      {discounts > 0 && <Row label="Discounts" value={`−${formatCents(discounts)}`} isQuiet />}
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
      <dd className={`whitespace-nowrap ${isQuiet ? '' : 'font-strong'}`}>{value}</dd>
    </div>
  );
}
