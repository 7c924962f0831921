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

/** A line input: one item that a shopper asks to add (CART-05). */
export interface LineInput {
  merchandiseId: string;
  quantity: number;
  sellingPlanId: string | null;
  /** In addition to the product's weight attributes. */
  attributes?: Attribute[];
}

export interface AddPlan {
  /** The line inputs, capped at the limits, each with the key of the cart line it becomes part of. */
  lines: (CartLineAdd & {key: string})[];
  notices: CartNotice[];
}

/** Plans which lines to add, within the limits. Earlier line inputs take room from later ones. */
export function planAdd(
  inCart: readonly CartLine[],
  lineInputs: readonly {lineInput: LineInput; merchandise: Merchandise}[],
  orderMaximum: number,
): AddPlan {
  const planned: (CountedLine & {key: string})[] = inCart.map((line) => ({
    key: keyOf(line),
    quantity: line.quantity,
    product: line.product,
  }));
  const plan: AddPlan = {lines: [], notices: []};
  for (const {lineInput, merchandise} of lineInputs) {
    const {sellingPlanId} = lineInput;
    const attributes = withWeight(lineInput.attributes ?? [], merchandise);
    const key = lineKey(merchandise.id, sellingPlanId, attributes);
    const current = planned.reduce((sum, one) => (one.key === key ? sum + one.quantity : sum), 0);
    const autoship = sellingPlanId !== null;
    const room = roomFor(planned, {
      current,
      requested: current + lineInput.quantity,
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
    planned.push({key, quantity, product: merchandise});
  }
  return plan;
}
