import type {CartLineAdd, Merchandise} from '~/services/commerce/cart.server';
import {
  isDonation,
  keyOf,
  lineKey,
  withWeight,
  type Attribute,
  type CartLine,
  type CartNotice,
} from '../cart';
import type {CountedLine} from '../limits';
import {capNotice, noRoomNotice, roomFor} from './room';

/** One thing that is to come into the cart (CART-05). */
export interface AddToCart {
  merchandiseId: string;
  quantity: number;
  sellingPlanId: string | null;
  /** Beside those that the product adds itself. */
  attributes?: Attribute[];
}

export interface AddPlan {
  /** What the limits leave of the wishes, and with which line of the cart each will be one. */
  lines: (CartLineAdd & {key: string})[];
  /** What they do not leave, in words. */
  notices: CartNotice[];
}

/** What to send so that the cart comes to hold the wishes, as far as the limits allow; each counts for those after it. */
export function planAdd(
  inCart: readonly CartLine[],
  wishes: readonly {wish: AddToCart; merchandise: Merchandise}[],
  orderMaximum: number,
): AddPlan {
  const held: (CountedLine & {key: string})[] = inCart.map((line) => ({
    key: keyOf(line),
    quantity: line.quantity,
    product: line.product,
  }));
  const plan: AddPlan = {lines: [], notices: []};
  for (const {wish, merchandise} of wishes) {
    const {sellingPlanId} = wish;
    const attributes = withWeight(wish.attributes ?? [], merchandise);
    const key = lineKey(merchandise.id, sellingPlanId, attributes);
    const current = held.reduce((sum, one) => (one.key === key ? sum + one.quantity : sum), 0);
    const autoship = sellingPlanId !== null;
    const room = roomFor(held, {
      current,
      wished: current + wish.quantity,
      autoship,
      donation: isDonation({product: merchandise}),
      orderMaximum,
    });
    const quantity = room.quantity - current;
    if (room.bound && quantity <= 0) {
      plan.notices.push(noRoomNotice(room.bound, autoship, key));
      continue;
    }
    plan.notices.push(...capNotice(room, autoship, key));
    plan.lines.push({merchandiseId: merchandise.id, quantity, sellingPlanId, attributes, key});
    held.push({key, quantity, product: merchandise});
  }
  return plan;
}
