import {allocate, percentOf} from './allocation';
import {DONATION_TYPE} from './delivery';
import {
  discountByCode,
  normalizedCode,
  type DiscountCode,
  type DiscountRejection,
} from './discount-codes';

/** The parts of a line that discount rules depend on. */
interface DiscountableLine {
  lineId: string;
  hasSellingPlan: boolean;
  productType: string;
  /** In cents, before discounts. */
  subtotal: number;
}

interface DiscountFacts {
  lines: readonly DiscountableLine[];
  customerId: string | null;
  hasLiveSubscription(customerId: string): boolean;
  needsShipping: boolean;
  now: Date;
}

export interface AppliedDiscount {
  /** As entered. */
  code: string;
  discount: DiscountCode;
  /** One entry per discounted line, in line order. Empty for shipping codes. */
  allocations: {lineId: string; cents: number}[];
}

export interface CodeOutcome {
  /** As entered. */
  code: string;
  /** `null`: the code applies. */
  rejection: DiscountRejection | null;
}

interface DiscountOutcome {
  /** In the order entered. */
  codes: CodeOutcome[];
  applied: AppliedDiscount[];
}

const LEVELS = ['line', 'order', 'shipping'] as const;

/**
 * Applies the entered codes by their rules (SAND-09). Codes of one level apply one after another, each to the amount
 * left by the ones before it. Order-level codes apply to the amount left by line-level codes, so amounts never go below
 * zero.
 */
export function applyDiscountCodes(
  codes: readonly string[],
  facts: DiscountFacts,
): DiscountOutcome {
  const remaining = new Map(facts.lines.map((line) => [line.lineId, line.subtotal]));
  const rejections = new Map<string, DiscountRejection | null>();
  const applied: AppliedDiscount[] = [];

  for (const level of LEVELS) {
    const subtotal = sum(remaining.values());
    for (const code of codes) {
      const discount = discountByCode(code);
      if (!discount) {
        rejections.set(code, 'DISCOUNT_NOT_FOUND');
      } else if (discount.level === level) {
        const rejection = rejectionOf(discount, facts, subtotal);
        rejections.set(code, rejection);
        if (rejection) continue;
        const allocations = subtractDiscount(
          discount,
          entitledLines(discount, facts.lines),
          remaining,
        );
        applied.push({code, discount, allocations});
      }
    }
  }
  return {
    codes: codes.map((code) => ({code, rejection: rejections.get(code) ?? null})),
    applied,
  };
}

/** Removes repeated codes, ignoring case. The first spelling stays. */
export function distinctCodes(codes: readonly string[]): string[] {
  const seen = new Set<string>();
  return codes.filter((code) => {
    const isDuplicate = seen.has(normalizedCode(code));
    seen.add(normalizedCode(code));
    return !isDuplicate;
  });
}

function rejectionOf(
  discount: DiscountCode,
  facts: DiscountFacts,
  subtotal: number,
): DiscountRejection | null {
  if (discount.endsAt && Date.parse(discount.endsAt) <= facts.now.getTime()) {
    return 'DISCOUNT_CURRENTLY_INACTIVE';
  }
  if (discount.isUsedUp) return 'DISCOUNT_USAGE_LIMIT_REACHED';
  if (facts.lines.length === 0) return 'DISCOUNT_CODE_NOT_HONOURED';
  if (discount.isForNewSubscribers) {
    if (!facts.customerId) return 'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING';
    if (facts.hasLiveSubscription(facts.customerId)) return 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE';
  }
  if (!facts.lines.some((line) => fitsPurchaseType(discount, line))) {
    return 'DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE';
  }
  if (entitledLines(discount, facts.lines).length === 0) return 'DISCOUNT_NO_ENTITLED_LINE_ITEMS';
  if (subtotal < (discount.minimumSubtotal ?? 0)) return 'DISCOUNT_PURCHASE_NOT_IN_RANGE';
  if (discount.level === 'shipping' && !facts.needsShipping)
    return 'DISCOUNT_NO_ENTITLED_SHIPPING_LINES';
  return null;
}

/** Codes take nothing off donations. */
function entitledLines(
  discount: DiscountCode,
  lines: readonly DiscountableLine[],
): DiscountableLine[] {
  return lines.filter(
    (line) =>
      fitsPurchaseType(discount, line) &&
      (discount.level === 'shipping' || line.productType !== DONATION_TYPE) &&
      (discount.productType === undefined || discount.productType === line.productType),
  );
}

function fitsPurchaseType({purchaseType}: DiscountCode, line: DiscountableLine): boolean {
  return purchaseType === undefined || (purchaseType === 'subscription') === line.hasSellingPlan;
}

/**
 * Subtracts the discount from the remaining amounts of the lines. Shipping discounts are calculated once the rate is
 * known.
 */
function subtractDiscount(
  discount: DiscountCode,
  lines: readonly DiscountableLine[],
  remaining: Map<string, number>,
): AppliedDiscount['allocations'] {
  if (discount.level === 'shipping') return [];
  const bases = lines.map((line) => remaining.get(line.lineId) ?? 0);
  const parts = sharesOf(discount, bases);
  return lines.flatMap(({lineId}, index) => {
    const cents = parts[index] ?? 0;
    remaining.set(lineId, (remaining.get(lineId) ?? 0) - cents);
    return cents > 0 ? [{lineId, cents}] : [];
  });
}

/** Line-level percentages are rounded per line. Any other discount is one amount that is spread over the lines. */
function sharesOf({level, value}: DiscountCode, bases: readonly number[]): number[] {
  if ('percent' in value && level === 'line') {
    return bases.map((base) => percentOf(base, value.percent));
  }
  const total = sum(bases);
  const discountCents =
    'percent' in value ? percentOf(total, value.percent) : Math.min(value.cents, total);
  return allocate(discountCents, bases);
}

function sum(values: Iterable<number>): number {
  return [...values].reduce((left, right) => left + right, 0);
}
