import {isAutoship, type Attribute, type Cart} from '~/domains/cart/cart';
import {ATTESTATION_ATTRIBUTE, needsAttestation} from './attestation';

/** What the giving service reads: the kind of order (CHK-05, CHK-06). */
export type OrderKind = 'oneTimeOrder' | 'firstPurchaseSubscription';

function orderKind(cart: Pick<Cart, 'lineItems'>): OrderKind {
  return cart.lineItems.some(isAutoship) ? 'firstPurchaseSubscription' : 'oneTimeOrder';
}

/** What says whose account an order is for (CHK-02). Anybody can write it onto their cart, so a guest's is dropped. */
const ACCOUNT_ATTRIBUTES = [
  'SALES_ORG',
  'SALES_ORD_TYPE',
  'SOLD_TO',
  'SHIP_TO',
  'ship_to_work_address',
  'ship_to_home_address',
  'is_clinic_address',
];

/**
 * A guest's cart attributes at the hand-over to checkout. A guest has no clinic, so it ships home, and carries neither
 * sales org nor order type. Attributes of others on the cart are kept.
 */
export function guestCheckoutAttributes(cart: Pick<Cart, 'lineItems' | 'attributes'>): Attribute[] {
  const ours: Attribute[] = [
    {key: 'sgOrderType', value: orderKind(cart)},
    {key: 'shipping_location', value: 'ship_to_home'},
    ...(needsAttestation(cart) ? [{key: ATTESTATION_ATTRIBUTE, value: 'true'}] : []),
  ];
  const replaced = new Set([
    ...ours.map(({key}) => key),
    ATTESTATION_ATTRIBUTE,
    ...ACCOUNT_ATTRIBUTES,
  ]);
  return [...cart.attributes.filter(({key}) => !replaced.has(key)), ...ours];
}
