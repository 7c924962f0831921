import {isDonation, type CartLine} from '../cart';

type DeliveredLine = {product: Pick<CartLine['product'], 'isDropship' | 'productType'>};

/**
 * The sender of a line: the shop, on the location's date; its maker, on a schedule of its own; or nobody, for a
 * donation.
 */
export type Sender = 'shop' | 'maker' | null;

export function senderOf(line: DeliveredLine): Sender {
  if (isDonation(line)) return null;
  return line.product.isDropship ? 'maker' : 'shop';
}

/** The senders of a cart. With more than one, its lines arrive on different days. */
export function sendersOf(lines: readonly DeliveredLine[]): ReadonlySet<Sender> {
  return new Set(lines.map(senderOf).filter((sender) => sender !== null));
}
