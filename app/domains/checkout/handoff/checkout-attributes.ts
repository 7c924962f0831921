import {attestationAttributes, withoutAttestation} from '~/domains/cart/attestation';
import {isAutoship, type Attribute, type Cart} from '~/domains/cart/cart';
import {
  ORDER_KIND_ATTRIBUTE,
  SHIP_TO_ATTRIBUTE,
  withoutGift,
  withoutHandoff,
} from '~/domains/cart/cart-attributes';
import type {Site} from '~/domains/session/site';

/** The kind of order, which the giving service reads (CHK-05, CHK-06). */
export type OrderKind = 'oneTimeOrder' | 'firstPurchaseSubscription';

type CheckoutCart = Pick<Cart, 'lineItems' | 'attributes'>;
type CheckoutSite = Pick<Site, 'features'>;

function orderKind(cart: Pick<Cart, 'lineItems'>): Attribute {
  const kind: OrderKind = cart.lineItems.some(isAutoship)
    ? 'firstPurchaseSubscription'
    : 'oneTimeOrder';
  return {key: ORDER_KIND_ATTRIBUTE, value: kind};
}

export interface OrderingClinic {
  /** SAP customer number. */
  soldTo: string | null;
  shipTo: string | null;
  /** The staff member wants orders sent to the clinic. `false` without a clinic address. */
  isPreferred: boolean;
  /** The clinic takes no deliveries, so its staff's orders go to their homes. */
  isHomeDeliveryOnly: boolean;
}

export interface OrderingCustomer {
  /** `null` if the customer profile couldn't be read: the attribute is then left out. */
  acceptsMarketing: boolean | null;
  clinic: OrderingClinic | null;
}

const SALES_ORG = 'USHD';
const ORDER_TYPES = {clinic: 'ZK01', direct: 'ZDTC'} as const;

/** A logged-in buyer's cart attributes at the handoff to checkout (CHK-02, CHK-07 to CHK-14). */
export function customerCheckoutAttributes(
  cart: CheckoutCart,
  site: CheckoutSite,
  {acceptsMarketing, clinic}: OrderingCustomer,
): Attribute[] {
  const prefersClinic = clinic?.isPreferred ?? false;
  const goesToWork = goesToClinic(clinic);
  return handoffAttributes(cart, site, [
    {key: 'shipping_location', value: goesToWork ? 'ship_to_work' : 'ship_to_home'},
    {key: 'ship_to_work_address', value: String(goesToWork)},
    {key: 'ship_to_home_address', value: String(!goesToWork)},
    {key: 'is_clinic_address', value: String(goesToWork)},
    {key: 'SALES_ORG', value: SALES_ORG},
    {key: 'SALES_ORD_TYPE', value: prefersClinic ? ORDER_TYPES.clinic : ORDER_TYPES.direct},
    ...optional('SOLD_TO', clinic?.soldTo),
    ...optional(SHIP_TO_ATTRIBUTE, clinic?.shipTo),
    ...optional('accepts_email_marketing', acceptsMarketing?.toString()),
  ]);
}

export const goesToClinic = (clinic: OrderingClinic | null): boolean =>
  clinic !== null && clinic.isPreferred && !clinic.isHomeDeliveryOnly;

/** Guests get home delivery, without sales org and order type. */
export function guestCheckoutAttributes(cart: CheckoutCart, site: CheckoutSite): Attribute[] {
  return handoffAttributes(cart, site, [{key: 'shipping_location', value: 'ship_to_home'}]);
}

/** Computes the attributes that depend on the lines again, after the cart changed. */
export function attributesAfterChange(cart: CheckoutCart, site: CheckoutSite): Attribute[] {
  const ours = [orderKind(cart), ...attestationAttributes(cart, site)];
  const otherAttributes = withoutGift(withoutAttestation(cart.attributes)).filter(
    ({key}) => key !== ORDER_KIND_ATTRIBUTE,
  );
  return [...otherAttributes, ...ours];
}

function handoffAttributes(
  cart: CheckoutCart,
  site: CheckoutSite,
  buyerAttributes: Attribute[],
): Attribute[] {
  return [
    ...withoutAttestation(withoutHandoff(cart.attributes)),
    orderKind(cart),
    ...buyerAttributes,
    ...attestationAttributes(cart, site),
  ];
}

function optional(key: string, value: string | null | undefined): Attribute[] {
  return value === null || value === undefined ? [] : [{key, value}];
}
