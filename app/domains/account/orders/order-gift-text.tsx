import {formatCents} from '~/platform/money';
import type {OrderGift} from '../order';

/** “This order gives $3.60 to Denver Humane Society: $0.60 from us and $3.00 from you.” */
export function OrderGiftText({gift: {cents, extraCents, to}}: {gift: OrderGift}) {
  return (
    <p>
      This order gives <b className="font-strong">{formatCents(cents + extraCents)}</b>
      {to !== '' && ` to ${to}`}
      {sources(cents, extraCents)}
    </p>
  );
}

function sources(cents: number, extraCents: number): string {
  if (extraCents === 0) return '. It comes from us.';
  return cents === 0
    ? '. Thank you!'
    : `: ${formatCents(cents)} from us and ${formatCents(extraCents)} from you. Thank you!`;
}
