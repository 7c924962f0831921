import type {Cart, CartLine} from '../cart';
import {isDonation, planId} from '../cart';
import {MAX_LINE_QUANTITY, MIN_LINE_QUANTITY} from '../limits';

/** A line that a shopper has saved for later. Its name, price and stock are read when it's shown. */
export interface SavedItem {
  merchandiseId: string;
  sellingPlanId: string | null;
  quantity: number;
}

export const MAX_SAVED_ITEMS = 20;

const VARIANT = 'gid://shopify/ProductVariant/';
const PLAN = 'gid://shopify/SellingPlan/';
/** Numbers of variant and plan, and the quantity. A cookie accepts all of these characters. */
const ITEM = /^(\d{1,20})\.(\d{0,20})\.(\d{1,2})$/;
export const MAX_SAVED_ITEM_LENGTH = 44;
const SEPARATOR = '_';

export function formatSavedItem({merchandiseId, sellingPlanId, quantity}: SavedItem): string {
  const plan = sellingPlanId?.replace(PLAN, '') ?? '';
  return [merchandiseId.replace(VARIANT, ''), plan, quantity].join('.');
}

export function parseSavedItem(text: string): SavedItem | null {
  const [, variant, plan, count] = ITEM.exec(text) ?? [];
  const quantity = Number(count);
  if (!variant || quantity < MIN_LINE_QUANTITY || quantity > MAX_LINE_QUANTITY) return null;
  return {merchandiseId: VARIANT + variant, sellingPlanId: plan ? PLAN + plan : null, quantity};
}

export function formatSavedItems(items: readonly SavedItem[]): string {
  return items.map(formatSavedItem).join(SEPARATOR);
}

/** From a cookie or an account. Leaves out anything that isn't an item. */
export function parseSavedItems(text: string | null): SavedItem[] {
  /* Slicing first bounds the work on foreign text. */
  const written = (text ?? '')
    .slice(0, MAX_SAVED_ITEMS * (MAX_SAVED_ITEM_LENGTH + 1))
    .split(SEPARATOR);
  const items = written.flatMap((one) => parseSavedItem(one) ?? []);
  return items
    .filter((item, index) => items.findIndex((one) => isSameItem(one, item)) === index)
    .slice(0, MAX_SAVED_ITEMS);
}

type ItemIdentity = Pick<SavedItem, 'merchandiseId' | 'sellingPlanId'>;

export function isSameItem(one: ItemIdentity, other: ItemIdentity): boolean {
  return one.merchandiseId === other.merchandiseId && one.sellingPlanId === other.sellingPlanId;
}

/**
 * The newest first; `null` if there is no room. A saved item keeps the larger quantity, so saving it again after a lost
 * response changes nothing.
 */
export function withItem(items: readonly SavedItem[], item: SavedItem): SavedItem[] | null {
  const saved = items.find((one) => isSameItem(one, item));
  if (!saved && items.length >= MAX_SAVED_ITEMS) return null;
  const quantity = Math.max(item.quantity, saved?.quantity ?? 0);
  return [{...item, quantity}, ...withoutItem(items, item)];
}

export function withoutItem(items: readonly SavedItem[], item: ItemIdentity): SavedItem[] {
  return items.filter((one) => !isSameItem(one, item));
}

/** `left` are the items that had no room. */
export function joinItems(
  own: readonly SavedItem[],
  added: readonly SavedItem[],
): {joined: SavedItem[]; left: SavedItem[]} {
  let joined = [...own];
  const left: SavedItem[] = [];
  for (const item of added.toReversed()) {
    const next = withItem(joined, item);
    if (next) joined = next;
    else left.unshift(item);
  }
  return {joined, left};
}

/**
 * An item that is in the cart isn't shown as saved. So it's in one place only, even if a service failed between the two
 * steps of a move.
 */
export function isInCart(
  item: ItemIdentity,
  cart: Pick<Cart, 'lineItems'> | null | undefined,
): boolean {
  return cart?.lineItems.some((line) => isSameItem(toIdentity(line), item)) ?? false;
}

/** Donations, the shopper's own gift among them, belong to one order. */
export function canBeSaved(line: CartLine): boolean {
  return !isDonation(line);
}

/** Keeps the selling plan, but none of the attributes: adding the item writes them again. */
export function toSavedItem(line: CartLine): SavedItem {
  return {...toIdentity(line), quantity: Math.min(line.quantity, MAX_LINE_QUANTITY)};
}

const toIdentity = (line: CartLine): ItemIdentity => ({
  merchandiseId: line.variant.id,
  sellingPlanId: planId(line),
});
