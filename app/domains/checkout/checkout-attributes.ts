import {isAutoship, type Attribute, type Cart} from '~/domains/cart/cart';
import {ATTESTATION_ATTRIBUTE} from '~/domains/cart/cart-attributes';
import {needsAttestation} from './attestation';

/** What the giving service reads: the kind of order (CHK-05, CHK-06). */
export type OrderKind = 'oneTimeOrder' | 'firstPurchaseSubscription';

function orderKind(cart: Pick<Cart, 'lineItems'>): OrderKind {
  return cart.lineItems.some(isAutoship) ? 'firstPurchaseSubscription' : 'oneTimeOrder';
}

/** What says whose account an order is for (CHK-02). Anybody can write it onto their cart, so it is never taken over. */
const ACCOUNT_ATTRIBUTES = [
  'SALES_ORG',
  'SALES_ORD_TYPE',
  'SOLD_TO',
  'SHIP_TO',
  'ship_to_work_address',
  'ship_to_home_address',
  'is_clinic_address',
  'accepts_email_marketing',
];

/** Who orders: as much of a customer as orders are processed by. */
export interface OrderingCustomer {
  acceptsMarketing: boolean;
  /** SAP numbers; `null` for somebody who has none. */
  soldTo: string | null;
  shipTo: string | null;
  prefersClinic: boolean;
  /** The clinic takes nothing in: its people's food goes to their homes. */
  isHomeDeliveryOnly: boolean;
}

const SALES_ORG = 'USHD';
const ORDER_TYPES = {clinic: 'ZK01', direct: 'ZDTC'} as const;

/** A person's cart attributes at the hand-over to checkout (CHK-02, CHK-07 to CHK-14). Those of others are kept. */
export function customerCheckoutAttributes(
  cart: Pick<Cart, 'lineItems' | 'attributes'>,
  customer: OrderingCustomer,
): Attribute[] {
  const {acceptsMarketing, soldTo, shipTo, prefersClinic, isHomeDeliveryOnly} = customer;
  const toWork = prefersClinic && !isHomeDeliveryOnly;
  return handedOver(cart, [
    {key: 'shipping_location', value: toWork ? 'ship_to_work' : 'ship_to_home'},
    {key: 'ship_to_work_address', value: String(toWork)},
    {key: 'ship_to_home_address', value: String(!toWork)},
    {key: 'is_clinic_address', value: String(toWork)},
    {key: 'SALES_ORG', value: SALES_ORG},
    {key: 'SALES_ORD_TYPE', value: prefersClinic ? ORDER_TYPES.clinic : ORDER_TYPES.direct},
    ...(soldTo === null ? [] : [{key: 'SOLD_TO', value: soldTo}]),
    ...(shipTo === null ? [] : [{key: 'SHIP_TO', value: shipTo}]),
    {key: 'accepts_email_marketing', value: String(acceptsMarketing)},
  ]);
}

/**
 * A guest's cart attributes at the hand-over to checkout. A guest has no clinic, so it ships home, and carries neither
 * sales org nor order type. Attributes of others on the cart are kept.
 */
export function guestCheckoutAttributes(cart: Pick<Cart, 'lineItems' | 'attributes'>): Attribute[] {
  return handedOver(cart, [{key: 'shipping_location', value: 'ship_to_home'}]);
}

function handedOver(
  cart: Pick<Cart, 'lineItems' | 'attributes'>,
  ofBuyer: Attribute[],
): Attribute[] {
  const ours: Attribute[] = [
    {key: 'sgOrderType', value: orderKind(cart)},
    ...ofBuyer,
    ...(needsAttestation(cart) ? [{key: ATTESTATION_ATTRIBUTE, value: 'true'}] : []),
  ];
  const replaced = new Set([
    ...ours.map(({key}) => key),
    ATTESTATION_ATTRIBUTE,
    ...ACCOUNT_ATTRIBUTES,
  ]);
  return [...cart.attributes.filter(({key}) => !replaced.has(key)), ...ours];
}
