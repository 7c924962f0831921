import type {Attribute} from './cart';

/** The shopper's word that a veterinarian recommended the prescription food in the cart (CHK-02). */
export const ATTESTATION_ATTRIBUTE = 'is_attestation_checked';
/** The products that the word was given for, as product numbers with commas between them. */
export const ATTESTED_PRODUCTS_ATTRIBUTE = '_attested_products';
/** The kind of order. Only a cart that was handed over to checkout carries it. */
export const ORDER_KIND_ATTRIBUTE = 'sgOrderType';
/** Fingerprint of the guest's cart that was merged into this one, so that it isn't merged twice. */
export const MERGED_ATTRIBUTE = '_merged_cart';
const DONATION_ATTRIBUTE = 'sgdonation';

/** Attributes written at the hand-over to checkout, which says whose order it is and what kind (CHK-02). */
const HAND_OVER_ATTRIBUTES = [
  ORDER_KIND_ATTRIBUTE,
  'SALES_ORG',
  'SALES_ORD_TYPE',
  'SOLD_TO',
  'SHIP_TO',
  'ship_to_work_address',
  'ship_to_home_address',
  'is_clinic_address',
  'shipping_location',
  'accepts_email_marketing',
] as const;

/** Checkout relies on these, so only the server writes them: neither a form nor an operation takes them from a visitor. */
const RESERVED_ATTRIBUTES = new Set(
  [
    ...HAND_OVER_ATTRIBUTES,
    ATTESTATION_ATTRIBUTE,
    ATTESTED_PRODUCTS_ATTRIBUTE,
    MERGED_ATTRIBUTE,
    DONATION_ATTRIBUTE,
  ].map(normalize),
);

export function isReservedAttribute(key: string): boolean {
  return RESERVED_ATTRIBUTES.has(normalize(key));
}

/** Order processing may read keys less strictly than we write them. */
function normalize(key: string): string {
  return key.normalize('NFKC').trim().toLowerCase();
}

/** The cart was handed over to checkout: whoever has its checkout address can pay for it. */
export function isHandedOver({attributes}: {attributes: readonly Attribute[]}): boolean {
  return attributes.some(({key}) => key === ORDER_KIND_ATTRIBUTE);
}

const HAND_OVER_KEYS: ReadonlySet<string> = new Set(HAND_OVER_ATTRIBUTES);

/** The attributes of a cart that was not handed over. */
export function withoutHandOver(attributes: readonly Attribute[]): Attribute[] {
  return attributes.filter(({key}) => !HAND_OVER_KEYS.has(key));
}
