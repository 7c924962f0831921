import {
  isAutoship,
  isDonation,
  keyOf,
  planId,
  toNewLine,
  type Attribute,
  type Cart,
  type CartLine,
  type NewCartLine,
} from '../cart';
import type {ItemCount} from '../cart-outcome';
import {withoutAttestation} from '../attestation';
import {withoutHandoff} from '../cart-attributes';
import {lineAllowance, type CountedLine} from '../limits';

export interface CartContents {
  lines: NewCartLine[];
  attributes: Attribute[];
  discountCodes: string[];
  note: string | null;
}

export function contentsOf(cart: Mergeable): CartContents {
  return {
    lines: cart.lineItems.map(toNewLine),
    attributes: withoutHandoff(cart.attributes),
    discountCodes: cart.discountCodes.map(({code}) => code),
    note: cart.note,
  };
}

type Mergeable = Pick<Cart, 'lineItems' | 'attributes' | 'discountCodes' | 'note'>;

/**
 * Merges the guest cart into the saved cart (CART-25). Quantities of lines with the same key add up; one-time and
 * autoship lines stay apart. Saved lines come first, and quantities above the limits are dropped. The guest cart is
 * newer: its attributes and note win, and discount codes are combined.
 */
export function mergeCarts(
  saved: Mergeable,
  guest: Mergeable | null,
  orderMaximum: number,
): CartContents {
  const merged = new Map<string, {line: CartLine; quantity: number}>();
  for (const line of [...saved.lineItems, ...(guest?.lineItems ?? [])]) {
    const key = keyOf(line);
    const current = merged.get(key)?.quantity ?? 0;
    const allowed = lineAllowance(countedLines(merged), {
      current,
      isAutoship: isAutoship(line),
      isDonation: isDonation(line),
      orderMaximum,
    });
    const quantity = Math.min(current + line.quantity, allowed);
    if (quantity > 0) merged.set(key, {line, quantity});
  }
  return {
    lines: [...merged.values()].map(({line, quantity}) => toNewLine({...line, quantity})),
    attributes: mergedAttributes(saved, guest),
    discountCodes: [
      ...new Set([...saved.discountCodes, ...(guest?.discountCodes ?? [])].map(({code}) => code)),
    ],
    note: guest?.note || saved.note,
  };
}

/**
 * The items of these carts that are missing from the new cart, because of limits or stock: one entry per variant and
 * selling plan, in the order of the carts.
 */
export function missingItems(
  carts: readonly Pick<Cart, 'lineItems'>[],
  made: Pick<Cart, 'lineItems'>,
): ItemCount[] {
  const expected = new Map<string, {line: CartLine; quantity: number}>();
  for (const line of carts.flatMap(({lineItems}) => lineItems)) {
    const quantity = (expected.get(variantAndPlan(line))?.quantity ?? 0) + line.quantity;
    expected.set(variantAndPlan(line), {line, quantity});
  }
  return [...expected].flatMap(([key, {line, quantity: expectedQuantity}]) => {
    const taken = made.lineItems
      .filter((item) => variantAndPlan(item) === key)
      .reduce((sum, item) => sum + item.quantity, 0);
    const quantity = expectedQuantity - taken;
    return quantity > 0 ? [{quantity, title: toItemTitle(line)}] : [];
  });
}

function countedLines(
  merged: ReadonlyMap<string, {line: CartLine; quantity: number}>,
): CountedLine[] {
  return [...merged.values()].map(({line, quantity}) => ({quantity, product: line.product}));
}

/**
 * Drops handoff attributes, because the new cart was never handed off. Also drops the attestation if both carts have
 * lines, because it covers only one cart's food.
 */
function mergedAttributes(saved: Mergeable, guest: Mergeable | null): Attribute[] {
  const newer = guest?.attributes ?? [];
  const older = saved.attributes.filter(({key}) => !newer.some((item) => item.key === key));
  const areBothFilled = saved.lineItems.length > 0 && (guest?.lineItems.length ?? 0) > 0;
  const merged = withoutHandoff([...older, ...newer]);
  return areBothFilled ? withoutAttestation(merged) : merged;
}

const variantAndPlan = (line: CartLine) => `${line.variant.id} ${planId(line) ?? ''}`;

function toItemTitle({product, variant, sellingPlanAllocation}: CartLine): string {
  const details = variant.selectedOptions.map(({value}) => value);
  if (sellingPlanAllocation) details.push(sellingPlanAllocation.sellingPlan.name);
  return details.length > 0 ? `${product.title} (${details.join(', ')})` : product.title;
}
