import {AUTOSHIP_SAVING_PERCENT, FREE_SHIPPING_THRESHOLD_CENTS} from '~/domains/content/shop-offer';
import {formatCentsShort} from '~/platform/money';

/** Characters of a description that a card shows (CARD-30). */
export const CARD_DESCRIPTION_LENGTH = 25;

export function truncateDescription(text: string): string {
  const clean = text.trim();
  return clean.length <= CARD_DESCRIPTION_LENGTH
    ? clean
    : `${clean.slice(0, CARD_DESCRIPTION_LENGTH).trimEnd()}…`;
}

/** The shipping line of a card (CARD-28, CARD-29). */
export function shippingLine(priceCents: number): string {
  return priceCents < FREE_SHIPPING_THRESHOLD_CENTS
    ? `Free shipping on orders over ${formatCentsShort(FREE_SHIPPING_THRESHOLD_CENTS)}`
    : 'Eligible for free shipping';
}

/** What autoship is and how orders are shipped: pages of editors (CARD-01 to CARD-03). */
export const AUTOSHIP_PATH = '/autoship';
export const SHIPPING_PATH = '/shipping';

/** The autoship line of a card that can be had so (CONST-14). */
export const AUTOSHIP_LINE = `Autoship saves ${AUTOSHIP_SAVING_PERCENT}%`;
