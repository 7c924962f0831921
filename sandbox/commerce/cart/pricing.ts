import type {CatalogStore, SellingPlan, VariantInStock} from '../catalog/types';
import {planPrice} from '../storefront/resolvers/selling-plan';
import {DONATION_TYPE} from './delivery';
import {applyDiscountCodes, type AppliedDiscount, type CodeOutcome} from './discounts';
import type {GiftCard} from './gift-cards';
import {cartId} from './ids';
import type {CartLineRecord, CartRecord} from './types';

interface PricingDeps {
  catalog: Pick<CatalogStore, 'variantById' | 'sellingPlan'>;
  /** Whether the customer has a subscription that is live. */
  hasLiveSubscription(customerId: string): boolean;
  /** The card of a code, `null` when it cannot be used. */
  giftCard(code: string): GiftCard | null;
  now: Date;
}

/** A line with its money, in cents. `subtotal` - `lineDiscount` = `total`; `total` - `orderDiscount` = what it brings in. */
export interface PricedLine {
  id: string;
  line: CartLineRecord;
  merchandise: VariantInStock;
  sellingPlan: SellingPlan | null;
  /** One piece, after the selling plan's percentage. */
  unitPrice: number;
  compareAtUnitPrice: number | null;
  subtotal: number;
  /** Taken off by codes for lines. */
  lineDiscount: number;
  /** Its share of the codes for the order. */
  orderDiscount: number;
  total: number;
}

export interface UsableGiftCard extends GiftCard {
  /** The id of its application to this cart. */
  id: string;
}

/** A cart with its money, in cents, before shipping and tax. `totals.ts` adds those. */
export interface PricedCart {
  /** With the secret key. */
  id: string;
  cart: CartRecord;
  /** In the cart's order, without lines whose variant the catalogue no longer has. */
  lines: PricedLine[];
  totalQuantity: number;
  /** The lines before any discount by code: Shopify's `checkoutChargeAmount`. */
  checkoutCharge: number;
  /**
   * After line-level discounts and before order-level ones, as the SDL describes `subtotalAmount`: "before taxes and
   * cart-level discounts".
   */
  subtotal: number;
  lineDiscount: number;
  orderDiscount: number;
  codes: CodeOutcome[];
  discounts: AppliedDiscount[];
  /** In the order in which they were applied. */
  giftCards: UsableGiftCard[];
  /** Whether anything is shipped. */
  ships: boolean;
  /** What free shipping is measured by: lines that ship, no donations, before discounts by code. */
  shippableSubtotal: number;
}

/** Prices a cart with today's catalogue and rules (SAND-23). */
export function priceCart(cart: CartRecord, deps: PricingDeps): PricedCart {
  const bare = cart.lines.flatMap((line) => priceLine(line, deps.catalog) ?? []);
  const shipped = bare.filter(({merchandise}) => merchandise.variant.requiresShipping);
  const outcome = applyDiscountCodes(cart.discountCodes, {
    lines: bare.map(({id, sellingPlan, merchandise, subtotal}) => ({
      lineId: id,
      hasSellingPlan: sellingPlan !== null,
      productType: merchandise.product.productType,
      subtotal,
    })),
    customerId: cart.buyerIdentity.customerId,
    hasLiveSubscription: deps.hasLiveSubscription,
    ships: shipped.length > 0,
    now: deps.now,
  });
  const lines = bare.map((line) => {
    const lineDiscount = takenOff(line.id, 'line', outcome.applied);
    const orderDiscount = takenOff(line.id, 'order', outcome.applied);
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
    ships: shipped.length > 0,
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

function takenOff(
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
