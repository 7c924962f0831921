import type {WeightUnit} from '~/platform/weight';
import {
  isDonation as isDonationProduct,
  type AutoshipPlan,
  type Image,
  type ProductSummary,
  type Variant,
} from '~/domains/catalog/product';
import type {Money} from '~/platform/money';

export interface Attribute {
  key: string;
  value: string;
}

/** Identifies a cart line: Shopify merges lines that are equal in all three. */
export interface LineIdentity {
  merchandiseId: string;
  sellingPlanId: string | null;
  attributes: Attribute[];
}

export interface NewCartLine extends LineIdentity {
  quantity: number;
}

export type LineInput = Omit<NewCartLine, 'attributes'> & Partial<Pick<NewCartLine, 'attributes'>>;

/** A change of a line (CART-06). Omitted fields stay as they are; `sellingPlanId: null` ends autoship. */
export type LineUpdate = Pick<CartLine, 'id'> & Partial<Omit<NewCartLine, 'merchandiseId'>>;

/** A line update that may also change the merchandise. Only the server creates these. */
export type MerchandiseUpdate = LineUpdate & Partial<Pick<NewCartLine, 'merchandiseId'>>;

export type PlanChoice = Pick<AutoshipPlan, 'id' | 'name'>;

/** One line of the cart, in the specification's field names (CART-03). */
export interface CartLine {
  id: string;
  quantity: number;
  attributes: Attribute[];
  product: Pick<
    ProductSummary,
    | 'id'
    | 'handle'
    | 'title'
    | 'brand'
    | 'productType'
    | 'foodForm'
    | 'isPrescription'
    | 'isDropship'
    | 'requiresAutoship'
  > & {
    /** The frequencies that the product is sold with, the shortest first. */
    autoshipPlans: PlanChoice[];
  };
  variant: Omit<
    Variant,
    'variantURL' | 'imagePrimary' | 'variantMediaList' | 'badgeTags' | 'isOutHereOnly'
  > & {
    image: Image | null;
  };
  sellingPlanAllocation: {sellingPlan: PlanChoice} | null;
  cost: {amountPerQuantity: Money; subtotalAmount: Money; totalAmount: Money};
}

/** The cart as the browser may see it: without the id and the checkout URL, which both give access to it. */
export interface Cart {
  buyerIdentity: {email: string | null; phone: string | null; countryCode: string | null};
  lineItems: CartLine[];
  totalQuantity: number;
  attributes: Attribute[];
  discountCodes: {code: string; applicable: boolean}[];
  /** Whether an applied code is for shipping. Left out if none is, or if the cart doesn't show it. */
  hasShippingCode?: true;
  note: string | null;
  cost: {subtotalAmount: Money; totalAmount: Money};
}

/** A cart, `null` if there is none, or `undefined` if it isn't loaded or couldn't be read. */
export type KnownCart = Cart | null | undefined;

/** The cart with its secrets, for the server only (CART-01). */
export interface StoredCart extends Cart {
  id: string;
  checkoutUrl: string;
}

export function toBrowserCart({id: _id, checkoutUrl: _url, ...cart}: StoredCart): Cart {
  return cart;
}

export function identityOf(line: CartLine): LineIdentity {
  return {
    merchandiseId: line.variant.id,
    sellingPlanId: planId(line),
    attributes: line.attributes,
  };
}

export function toNewLine(line: CartLine): NewCartLine {
  return {...identityOf(line), quantity: line.quantity};
}

/** Key for comparing and looking up lines; the order of attributes doesn't matter. Never parse it. */
export function lineKey({merchandiseId, sellingPlanId, attributes}: LineIdentity): string {
  const sorted = attributes.map(({key, value}) => JSON.stringify([key, value])).sort();
  return JSON.stringify([merchandiseId, sellingPlanId, sorted]);
}

export function keyOf(line: CartLine): string {
  return lineKey(identityOf(line));
}

/** The line attributes with the weight, for the quota and for order processing (CART-07, CART-08). */
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

/** The quota counts the product's weight, so it overrides any weight that a caller sent. */
export function withWeight(
  attributes: readonly Attribute[],
  variant: Parameters<typeof weightAttributes>[0],
): Attribute[] {
  const own = weightAttributes(variant);
  return [...attributes.filter(({key}) => !own.some((attribute) => attribute.key === key)), ...own];
}

export function planId(line: CartLine): string | null {
  return line.sellingPlanAllocation?.sellingPlan.id ?? null;
}

export function isAutoship(line: CartLine): boolean {
  return line.sellingPlanAllocation !== null;
}

/** Donations count neither for free shipping nor for the order limit. */
export function isDonation(line: {product: {productType: string}}): boolean {
  return isDonationProduct(line.product);
}
