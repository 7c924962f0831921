import {isDonation, keyOf, planId, type Attribute, type Cart, type CartLine} from './cart';
import {
  ATTESTATION_ATTRIBUTE,
  ATTESTED_PRODUCTS_ATTRIBUTE,
  withoutHandOver,
} from './cart-attributes';
import {lineAllowance, type CountedLine} from './limits';

/** What a new cart is made of. */
export interface CartContents {
  lines: {
    merchandiseId: string;
    quantity: number;
    attributes: Attribute[];
    sellingPlanId: string | null;
  }[];
  attributes: Attribute[];
  discountCodes: string[];
  note: string | null;
}

/** The contents of this cart for a new one that was not handed over to checkout. */
export function contentsOf(cart: Mergeable): CartContents {
  return {
    lines: cart.lineItems.map(toNewLine),
    attributes: withoutHandOver(cart.attributes),
    discountCodes: cart.discountCodes.map(({code}) => code),
    note: cart.note,
  };
}

function toNewLine(line: CartLine): CartContents['lines'][number] {
  return {
    merchandiseId: line.variant.id,
    quantity: line.quantity,
    attributes: line.attributes,
    sellingPlanId: planId(line),
  };
}

type Mergeable = Pick<Cart, 'lineItems' | 'attributes' | 'discountCodes' | 'note'>;

/**
 * A person's saved cart with what they had chosen as a guest (CART-25). The same variant, plan and attributes add up;
 * one-time and autoship never fold together. The saved lines come first: what the limits do not leave room for is left
 * out. Of attributes, codes and note the guest's, which are newer, win.
 */
export function mergeCarts(
  saved: Mergeable,
  guest: Mergeable | null,
  orderMaximum: number,
): CartContents {
  const held = new Map<string, {line: CartLine; quantity: number}>();
  for (const line of [...saved.lineItems, ...(guest?.lineItems ?? [])]) {
    const key = keyOf(line);
    const current = held.get(key)?.quantity ?? 0;
    const allowed = lineAllowance(countedLines(held), {
      current,
      autoship: planId(line) !== null,
      donation: isDonation(line),
      orderMaximum,
    });
    const quantity = Math.min(current + line.quantity, allowed);
    if (quantity > 0) held.set(key, {line, quantity});
  }
  return {
    lines: [...held.values()].map(({line, quantity}) => toNewLine({...line, quantity})),
    attributes: mergedAttributes(saved, guest),
    discountCodes: [
      ...new Set([...saved.discountCodes, ...(guest?.discountCodes ?? [])].map(({code}) => code)),
    ],
    note: guest?.note || saved.note,
  };
}

/**
 * What of these carts is not in the one that was made of them, for the limits of an order or because the platform has
 * not enough: pieces by variant and plan, in the order of the carts.
 */
export function leftOut(
  carts: readonly Pick<Cart, 'lineItems'>[],
  made: Pick<Cart, 'lineItems'>,
): {quantity: number; title: string}[] {
  const wished = new Map<string, {line: CartLine; quantity: number}>();
  for (const line of carts.flatMap(({lineItems}) => lineItems)) {
    const quantity = (wished.get(goodsOf(line))?.quantity ?? 0) + line.quantity;
    wished.set(goodsOf(line), {line, quantity});
  }
  return [...wished].flatMap(([goods, {line, quantity: wishedQuantity}]) => {
    const taken = made.lineItems
      .filter((one) => goodsOf(one) === goods)
      .reduce((sum, one) => sum + one.quantity, 0);
    const quantity = wishedQuantity - taken;
    return quantity > 0 ? [{quantity, title: titleOf(line)}] : [];
  });
}

function countedLines(
  held: ReadonlyMap<string, {line: CartLine; quantity: number}>,
): CountedLine[] {
  return [...held.values()].map(({line, quantity}) => ({quantity, product: line.product}));
}

/**
 * The new cart was not handed over to checkout, whatever the old ones were. An attestation given for one cart's food
 * doesn't cover the other's: where two filled carts meet, it is asked for again.
 */
function mergedAttributes(saved: Mergeable, guest: Mergeable | null): Attribute[] {
  const newer = guest?.attributes ?? [];
  const older = saved.attributes.filter(({key}) => !newer.some((one) => one.key === key));
  const areBothFilled = saved.lineItems.length > 0 && (guest?.lineItems.length ?? 0) > 0;
  const isOfAttestation = (key: string) =>
    key === ATTESTATION_ATTRIBUTE || key === ATTESTED_PRODUCTS_ATTRIBUTE;
  return withoutHandOver([...older, ...newer]).filter(
    ({key}) => !areBothFilled || !isOfAttestation(key),
  );
}

const goodsOf = (line: CartLine) => `${line.variant.id} ${planId(line) ?? ''}`;

/** As a shopper knows it: "Indoor Salmon & Oat (4 lb, Every 4 weeks)". */
function titleOf({product, variant, sellingPlanAllocation}: CartLine): string {
  const details = variant.selectedOptions.map(({value}) => value);
  if (sellingPlanAllocation) details.push(sellingPlanAllocation.sellingPlan.name);
  return details.length > 0 ? `${product.title} (${details.join(', ')})` : product.title;
}
