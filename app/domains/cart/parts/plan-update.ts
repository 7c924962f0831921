import type {CartLineUpdate} from '~/services/commerce/cart.server';
import {
  isAutoship,
  isDonation,
  keyOf,
  lineKey,
  planId,
  withWeight,
  type CartLine,
  type CartNotice,
} from '../cart';
import {MIN_LINE_QUANTITY, type CountedLine} from '../limits';
import {capNotice, noRoomNotice, roomFor} from './room';

interface UpdatePlan {
  lines: CartLineUpdate[];
  /** What the limits do not leave of the wishes, in words. */
  notices: CartNotice[];
}

interface HeldLine extends CountedLine {
  line: CartLine;
  key: string;
}

/**
 * What to send so that the cart's lines become as wished (CART-06), as far as the limits allow; a quantity below 1
 * removes. `null` when a wish names a line that is not in the cart.
 */
export function planUpdate(
  inCart: readonly CartLine[],
  wishes: readonly CartLineUpdate[],
  orderMaximum: number,
): UpdatePlan | null {
  const held = new Map<string, HeldLine>(
    inCart.map((line) => [
      line.id,
      {line, key: keyOf(line), quantity: line.quantity, product: line.product},
    ]),
  );
  const plan: UpdatePlan = {lines: [], notices: []};
  /* What goes down first makes room for what goes up. */
  const rise = ({id, quantity}: CartLineUpdate) =>
    quantity === undefined ? 0 : quantity - (held.get(id)?.quantity ?? 0);
  for (const wish of oneEach(wishes).toSorted((one, other) => rise(one) - rise(other))) {
    const current = held.get(wish.id);
    if (!current) return null;
    const {line} = current;
    const attributes = wish.attributes && withWeight(wish.attributes, line.variant);
    const sellingPlanId = wish.sellingPlanId === undefined ? planId(line) : wish.sellingPlanId;
    const key = lineKey(line.variant.id, sellingPlanId, attributes ?? line.attributes);
    const wished = wish.quantity ?? current.quantity;
    let quantity = 0;
    if (wished >= MIN_LINE_QUANTITY) {
      const autoship = wish.sellingPlanId === undefined ? isAutoship(line) : sellingPlanId !== null;
      /* A line that becomes the same as another is folded into it. */
      const twins = [...held.values()]
        .filter((one) => one !== current && one.key === key)
        .reduce((sum, one) => sum + one.quantity, 0);
      const room = roomFor([...held.values()], {
        current: current.quantity + twins,
        wished: wished + twins,
        autoship,
        donation: isDonation(line),
        orderMaximum,
      });
      quantity = room.quantity - twins;
      if (room.bound && quantity < MIN_LINE_QUANTITY) {
        plan.notices.push(noRoomNotice(room.bound, autoship, key));
        continue;
      }
      plan.notices.push(...capNotice(room, autoship, key));
    }
    held.set(wish.id, {...current, key, quantity});
    plan.lines.push({...wish, quantity, ...(attributes ? {attributes} : {})});
  }
  return plan;
}

/** What is wished of one line several times is one wish, of which the last word counts. */
function oneEach(wishes: readonly CartLineUpdate[]): CartLineUpdate[] {
  const byLine = new Map<string, CartLineUpdate>();
  for (const wish of wishes) byLine.set(wish.id, {...byLine.get(wish.id), ...wish});
  return [...byLine.values()];
}
