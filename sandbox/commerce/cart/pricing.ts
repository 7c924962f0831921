import type {CatalogStore, SellingPlan, VariantInStock} from '../catalog/types';
import {planPrice} from '../storefront/resolvers/selling-plan';
import {DONATION_TYPE} from './delivery';
import {applyDiscountCodes, type AppliedDiscount, type CodeOutcome} from './discounts';
import type {GiftCard} from './gift-cards';
import {cartId} from './ids';
import type {CartLineRecord, CartRecord} from './types';

interface PricingDeps {
  catalog: Pick<CatalogStore, 'variantById' | 'sellingPlan'>;
  hasLiveSubscription(customerId: string): boolean;
  /** `null` if the card can't be used. */
  giftCard(code: string): GiftCard | null;
  now: Date;
}

/**
 * A line with its prices, in cents. `total` is `subtotal` - `lineDiscount`; `total` - `orderDiscount` is the amount
 * charged.
 */
export interface PricedLine {
  id: string;
  line: CartLineRecord;
  merchandise: VariantInStock;
  sellingPlan: SellingPlan | null;
  /** Price of one item, after the selling plan's discount. */
  unitPrice: number;
  compareAtUnitPrice: number | null;
  subtotal: number;
  /** Discount by line-level codes. */
  lineDiscount: number;
  /** The line's share of order-level discounts. */
  orderDiscount: number;
  total: number;
}

export interface UsableGiftCard extends GiftCard {
  /** Identifies the card's application to this cart. */
  id: string;
}

/** A cart with its prices, in cents, before shipping and tax (see `totals.ts`). */
export interface PricedCart {
  /** Includes the secret key. */
  id: string;
  cart: CartRecord;
  /** In the cart's order, without lines whose variant is no longer in the catalog. */
  lines: PricedLine[];
  totalQuantity: number;
  /** The sum of the lines before discount codes: Shopify's `checkoutChargeAmount`. */
  checkoutCharge: number;
  /**
   * After line-level and before order-level discounts, as the SDL describes `subtotalAmount`: "before taxes and
   * cart-level discounts".
   */
  subtotal: number;
  lineDiscount: number;
  orderDiscount: number;
  codes: CodeOutcome[];
  discounts: AppliedDiscount[];
  giftCards: UsableGiftCard[];
  needsShipping: boolean;
  /** The amount that counts toward free shipping: lines that ship, without donations, before discount codes. */
  shippableSubtotal: number;
}

/** Prices a cart with the current catalog and rules (SAND-23). */
export function priceCart(cart: CartRecord, deps: PricingDeps): PricedCart {
  const undiscounted = cart.lines.flatMap((line) => priceLine(line, deps.catalog) ?? []);
  const shipped = undiscounted.filter(({merchandise}) => merchandise.variant.requiresShipping);
  const outcome = applyDiscountCodes(cart.discountCodes, {
    lines: undiscounted.map(({id, sellingPlan, merchandise, subtotal}) => ({
      lineId: id,
      hasSellingPlan: sellingPlan !== null,
      productType: merchandise.product.productType,
      subtotal,
    })),
    customerId: cart.buyerIdentity.customerId,
    hasLiveSubscription: deps.hasLiveSubscription,
    needsShipping: shipped.length > 0,
    now: deps.now,
  });
  const lines = undiscounted.map((line) => {
    const lineDiscount = discountOfLine(line.id, 'line', outcome.applied);
    const orderDiscount = discountOfLine(line.id, 'order', outcome.applied);
    return {...line, lineDiscount, orderDiscount, total: line.subtotal - lineDiscount};
  });
  return {
    id: cartId(cart),
    cart,
    lines,
    totalQuantity: sumOf(lines, ({line}) => line.quantity),
    checkoutCharge: sumOf(lines, (line) => line.subtotal),
    subtotal: sumOf(lines, (line) => line.total),
    lineDiscount: sumOf(lines, (line) => line.lineDiscount),
    orderDiscount: sumOf(lines, (line) => line.orderDiscount),
    codes: outcome.codes,
    discounts: outcome.applied,
    giftCards: cart.giftCards.flatMap(({id, code}) => {
      const card = deps.giftCard(code);
      return card ? [{...card, id}] : [];
    }),
    needsShipping: shipped.length > 0,
    shippableSubtotal: sumOf(
      shipped.filter(({merchandise}) => merchandise.product.productType !== DONATION_TYPE),
      (line) => line.subtotal,
    ),
  };
}

function priceLine(
  line: CartLineRecord,
  catalog: PricingDeps['catalog'],
): Omit<PricedLine, 'lineDiscount' | 'orderDiscount' | 'total'> | null {
  const merchandise = catalog.variantById(line.merchandiseId);
  if (!merchandise) return null;
  const sellingPlan = line.sellingPlanId ? catalog.sellingPlan(line.sellingPlanId) : null;
  const {price, compareAtPrice} = merchandise.variant;
  const unitPrice = sellingPlan ? planPrice(price, sellingPlan) : price;
  return {
    id: line.id,
    line,
    merchandise,
    sellingPlan,
    unitPrice,
    compareAtUnitPrice: compareAtPrice,
    subtotal: unitPrice * line.quantity,
  };
}

function discountOfLine(
  lineId: string,
  level: AppliedDiscount['discount']['level'],
  applied: readonly AppliedDiscount[],
): number {
  const parts = applied
    .filter(({discount}) => discount.level === level)
    .flatMap(({allocations}) => allocations.filter((part) => part.lineId === lineId));
  return sumOf(parts, (part) => part.cents);
}

export function sumOf<T>(items: readonly T[], cents: (item: T) => number): number {
  return items.reduce((sum, item) => sum + cents(item), 0);
}
