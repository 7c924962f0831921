import {LENGTHS} from '~/platform/lengths';
import {fromCents} from '~/platform/money';
import {ATTESTATION_ATTRIBUTE, ATTESTED_PRODUCTS_ATTRIBUTE} from './attestation';
import type {Attribute} from './cart';

export const ORDER_KIND_ATTRIBUTE = 'sgOrderType';
/** Records which guest cart lines were merged, so they aren't merged twice. */
export const MERGED_ATTRIBUTE = '_merged_cart';
/** The visit's donation tracking (CHK-02j, CONST-12). The checkout form sends it under the same name. */
export const DONATION_ATTRIBUTE = 'sgdonation';

/** The order's donation in US dollars, and its recipients. Shown with the order. */
const GIFT_ATTRIBUTES = {amount: '_gift_amount', extra: '_gift_extra', to: '_gift_to'} as const;

export interface OrderGift {
  /** The shop's share. */
  cents: number;
  /** The shopper's own gift. */
  extraCents: number;
  /** Names of the causes; `''` if they couldn't be read. */
  to: string;
}

/** The clinic's account number for deliveries. Every registered staff member has one, and nobody else. */
export const SHIP_TO_ATTRIBUTE = 'SHIP_TO';

/** Written at the handoff to checkout, for order processing (CHK-02). */
const HANDOFF_ATTRIBUTES = [
  ORDER_KIND_ATTRIBUTE,
  'SALES_ORG',
  'SALES_ORD_TYPE',
  'SOLD_TO',
  SHIP_TO_ATTRIBUTE,
  'ship_to_work_address',
  'ship_to_home_address',
  'is_clinic_address',
  'shipping_location',
  'accepts_email_marketing',
  ...Object.values(GIFT_ATTRIBUTES),
] as const;

/** Checkout relies on these, so only the server writes them: no form or operation accepts them from a shopper. */
const RESERVED_ATTRIBUTES = new Set(
  [
    ...HANDOFF_ATTRIBUTES,
    ATTESTATION_ATTRIBUTE,
    ATTESTED_PRODUCTS_ATTRIBUTE,
    MERGED_ATTRIBUTE,
    DONATION_ATTRIBUTE,
  ].map(normalize),
);

export function isReservedAttribute(key: string): boolean {
  return RESERVED_ATTRIBUTES.has(normalize(key));
}

/** Order processing may match keys less strictly than we do. */
function normalize(key: string): string {
  return key.normalize('NFKC').trim().toLowerCase();
}

/** Anyone with the checkout URL of a handed-off cart can pay for it. */
export function isHandedOff({attributes}: {attributes: readonly Attribute[]}): boolean {
  return attributes.some(({key}) => key === ORDER_KIND_ATTRIBUTE);
}

/** Whether a staff member has handed this cart off, on either site. */
export function isStaffHandoff({attributes}: {attributes: readonly Attribute[]}): boolean {
  return attributes.some(({key}) => key === SHIP_TO_ATTRIBUTE);
}

const HANDOFF_KEYS: ReadonlySet<string> = new Set(HANDOFF_ATTRIBUTES);

export function withoutHandoff(attributes: readonly Attribute[]): Attribute[] {
  return attributes.filter(({key}) => !HANDOFF_KEYS.has(key));
}

/** Sets the donation tracking; `null` removes it. */
export function withDonation(
  attributes: readonly Attribute[],
  trackingId: string | null,
): Attribute[] {
  const otherAttributes = attributes.filter(({key}) => key !== DONATION_ATTRIBUTE);
  return trackingId === null
    ? otherAttributes
    : [...otherAttributes, {key: DONATION_ATTRIBUTE, value: trackingId}];
}

export function giftAttributes(gift: OrderGift | null): Attribute[] {
  if (!gift) return [];
  const to = [...gift.to].slice(0, LENGTHS.attributeValue.max).join('');
  return [
    {key: GIFT_ATTRIBUTES.amount, value: toAmount(gift.cents)},
    {key: GIFT_ATTRIBUTES.extra, value: toAmount(gift.extraCents)},
    {key: GIFT_ATTRIBUTES.to, value: to},
  ].filter(({value}) => value !== '');
}

const toAmount = (cents: number) => (cents > 0 ? fromCents(cents).amount : '');

/** A gift is computed from the lines, so it ends when they change. */
export function withoutGift(attributes: readonly Attribute[]): Attribute[] {
  const keys: readonly string[] = Object.values(GIFT_ATTRIBUTES);
  return attributes.filter(({key}) => !keys.includes(key));
}
