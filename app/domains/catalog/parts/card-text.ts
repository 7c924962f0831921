import {AUTOSHIP_SAVING_PERCENT} from '~/domains/autoship-offer/offer';
import {FREE_SHIPPING_THRESHOLD_CENTS, STANDARD_SHIPPING_CENTS} from '~/domains/content/shop-offer';
import {formatCents, formatCentsShort} from '~/platform/money';

/** CARD-30 */
export const CARD_DESCRIPTION_LENGTH = 25;

export function truncateDescription(text: string): string {
  const clean = text.trim();
  return clean.length <= CARD_DESCRIPTION_LENGTH
    ? clean
    : `${clean.slice(0, CARD_DESCRIPTION_LENGTH).trimEnd()}…`;
}

/** CARD-28, CARD-29 */
export function shippingLine(priceCents: number): string {
  return priceCents < FREE_SHIPPING_THRESHOLD_CENTS
    ? `Free shipping on orders over ${formatCentsShort(FREE_SHIPPING_THRESHOLD_CENTS)}`
    : 'Eligible for free shipping';
}

/** CARD-60: the end of that sentence where there is room; empty from the threshold on. */
export function shippingCost(priceCents: number): string {
  return priceCents < FREE_SHIPPING_THRESHOLD_CENTS
    ? `, otherwise ${formatCents(STANDARD_SHIPPING_CENTS)}`
    : '';
}

/** Content pages that explain autoship and shipping (CARD-01 to CARD-03). */
export const AUTOSHIP_PATH = '/autoship';
export const SHIPPING_PATH = '/shipping';

/** For products that are also sold once (CONST-14). */
export const AUTOSHIP_LINE = `Autoship saves ${AUTOSHIP_SAVING_PERCENT}%`;

/** "4 sizes from $13.99"; empty if there is only one. */
export function sizesText({sizeCount, fromCents}: {sizeCount: number; fromCents: number}): string {
  return sizeCount > 1 ? `${sizeCount} sizes from ${formatCents(fromCents)}` : '';
}
