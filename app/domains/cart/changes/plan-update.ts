import {
  identityOf,
  isDonation,
  keyOf,
  lineKey,
  withWeight,
  type CartLine,
  type LineIdentity,
  type LineUpdate,
} from '../cart';
import type {CartNotice} from '../cart-outcome';
import {MIN_LINE_QUANTITY, type CountedLine} from '../limits';
import {capNotice, noRoomNotice, roomFor} from './room';

interface UpdatePlan {
  lines: LineUpdate[];
  notices: CartNotice[];
}

interface KeyedLine extends CountedLine {
  line: CartLine;
  key: string;
}

/**
 * Plans which line updates to send (CART-06). A quantity below 1 removes the line. Returns `null` if an update names a
 * line that isn't in the cart.
 */
export function planUpdate(
  inCart: readonly CartLine[],
  updates: readonly LineUpdate[],
  orderMaximum: number,
): UpdatePlan | null {
  const planned = new Map<string, KeyedLine>(
    inCart.map((line) => [
      line.id,
      {line, key: keyOf(line), quantity: line.quantity, product: line.product},
    ]),
  );
  const plan: UpdatePlan = {lines: [], notices: []};
  /* Decreases come first, because they make room for increases. */
  const increase = ({id, quantity}: LineUpdate) =>
    quantity === undefined ? 0 : quantity - (planned.get(id)?.quantity ?? 0);
  const sorted = onePerLine(updates).toSorted((a, b) => increase(a) - increase(b));
  for (const update of sorted) {
    const current = planned.get(update.id);
    if (!current) return null;
    const {line} = current;
    const attributes = update.attributes && withWeight(update.attributes, line.variant);
    const before = identityOf(line);
    const identity = {
      merchandiseId: before.merchandiseId,
      sellingPlanId:
        update.sellingPlanId === undefined ? before.sellingPlanId : update.sellingPlanId,
      attributes: attributes ?? before.attributes,
    };
    const requested = update.quantity ?? current.quantity;
    const {quantity, notices} =
      requested < MIN_LINE_QUANTITY
        ? {quantity: 0, notices: []}
        : fitInCart([...planned.values()], current, {identity, requested, orderMaximum});
    plan.notices.push(...notices);
    if (quantity === null) continue;
    planned.set(update.id, {...current, key: lineKey(identity), quantity});
    plan.lines.push({...update, quantity, ...(attributes ? {attributes} : {})});
  }
  return plan;
}

/** The quantity that the limits allow a line with its new identity; `null` if they allow none. */
function fitInCart(
  planned: readonly KeyedLine[],
  current: KeyedLine,
  {
    identity,
    requested,
    orderMaximum,
  }: {identity: LineIdentity; requested: number; orderMaximum: number},
): {quantity: number | null; notices: CartNotice[]} {
  const isAutoship = identity.sellingPlanId !== null;
  /* Shopify merges lines that become identical, so their quantities count together. */
  const duplicates = planned
    .filter((item) => item !== current && item.key === lineKey(identity))
    .reduce((sum, item) => sum + item.quantity, 0);
  const room = roomFor(planned, {
    current: current.quantity + duplicates,
    requested: requested + duplicates,
    isAutoship,
    isDonation: isDonation(current.line),
    orderMaximum,
  });
  const quantity = room.quantity - duplicates;
  return room.bound && quantity < MIN_LINE_QUANTITY
    ? {quantity: null, notices: [noRoomNotice(room.bound, isAutoship, identity)]}
    : {quantity, notices: capNotice(room, isAutoship, identity)};
}

function onePerLine(updates: readonly LineUpdate[]): LineUpdate[] {
  const byLine = new Map<string, LineUpdate>();
  for (const update of updates) byLine.set(update.id, {...byLine.get(update.id), ...update});
  return [...byLine.values()];
}
