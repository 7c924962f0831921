import {
  isDonation as isDonationProduct,
  type Image,
  type SelectedOption,
  type WeightUnit,
} from '~/domains/catalog/product';
import type {Money} from '~/platform/money';

export interface Attribute {
  key: string;
  value: string;
}

/** One line of the cart, in the specification's field names (CART-03). */
export interface CartLine {
  id: string;
  quantity: number;
  attributes: Attribute[];
  product: {
    id: string;
    handle: string;
    title: string;
    brand: string;
    productType: string;
    isPrescription: boolean;
    isDropship: boolean;
  };
  variant: {
    id: string;
    adminGraphqlId: string;
    sku: string;
    selectedOptions: SelectedOption[];
    price: Money;
    compareAtPrice: Money | null;
    inStock: boolean;
    quantityAvailable: number | null;
    weight: number;
    weightUnit: WeightUnit;
    image: Image | null;
  };
  sellingPlanAllocation: {sellingPlan: {id: string; name: string}} | null;
  cost: {amountPerQuantity: Money; subtotalAmount: Money; totalAmount: Money};
}

/** What of a cart a browser may hold: no id and no checkout address, since both are keys to it. */
export interface Cart {
  buyerIdentity: {email: string | null; phone: string | null; countryCode: string | null};
  lineItems: CartLine[];
  totalQuantity: number;
  attributes: Attribute[];
  discountCodes: {code: string; applicable: boolean}[];
  note: string | null;
  cost: {subtotalAmount: Money; totalAmount: Money};
}

/** A cart as far as it is known: `null` when there is none, `undefined` while it could not be read. */
export type KnownCart = Cart | null | undefined;

/** The cart as the server holds it (CART-01). */
export interface StoredCart extends Cart {
  id: string;
  checkoutUrl: string;
}

/** A message beside the cart, or beside one of its lines. */
export interface CartNotice {
  tone: 'error' | 'warning' | 'info';
  text: string;
  /** The line that it concerns; without one it concerns the whole cart. */
  lineKey?: string;
}

/** What a change of the cart came to, as the browser is told. */
export interface CartOutcome {
  /** The change was made, whole or in part. */
  ok: boolean;
  /** Why it was not: the cart's rules or the platform refused it, or the platform could not be asked. */
  reason?: 'refused' | 'unavailable';
  /** The server's cart after the change; `undefined` when the server could not be asked. */
  cart?: Cart | null;
  notices: CartNotice[];
  /** After an add: which line took it, and how many pieces. */
  added?: {lineKey: string; quantity: number};
}

export function withoutKeys({id: _id, checkoutUrl: _url, ...cart}: StoredCart): Cart {
  return cart;
}

/**
 * What makes two lines the same line: merchandise, selling plan and attributes, in whatever order the attributes
 * come. A one-time and an autoship line of one variant are never the same.
 */
export function lineKey(
  merchandiseId: string,
  sellingPlanId: string | null,
  attributes: readonly Attribute[],
): string {
  const sorted = attributes.map(({key, value}) => JSON.stringify([key, value])).sort();
  return JSON.stringify([merchandiseId, sellingPlanId, sorted]);
}

export function keyOf(line: CartLine): string {
  return lineKey(line.variant.id, planId(line), line.attributes);
}

/** The line attributes that quota and order processing read (CART-07, CART-08). */
export function weightAttributes({
  weight,
  weightUnit,
}: {
  weight: number;
  weightUnit: WeightUnit;
}): Attribute[] {
  return [
    {key: '_weightValue', value: String(weight)},
    {key: '_weightUnit', value: weightUnit},
  ];
}

/** A line's attributes with the product's own, which nobody else may set: they are what the quota counts. */
export function withWeight(
  attributes: readonly Attribute[],
  goods: Parameters<typeof weightAttributes>[0],
): Attribute[] {
  const own = weightAttributes(goods);
  return [...attributes.filter(({key}) => !own.some((one) => one.key === key)), ...own];
}

export function planId(line: CartLine): string | null {
  return line.sellingPlanAllocation?.sellingPlan.id ?? null;
}

export function isAutoship(line: CartLine): boolean {
  return line.sellingPlanAllocation !== null;
}

/** Excluded from the free-shipping tracker and from the order's limit. */
export function isDonation(line: {product: {productType: string}}): boolean {
  return isDonationProduct(line.product);
}
