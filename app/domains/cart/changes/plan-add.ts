import type {Merchandise} from '~/services/commerce/cart.server';
import {
  isDonation,
  keyOf,
  lineKey,
  withWeight,
  type CartLine,
  type LineInput,
  type NewCartLine,
} from '../cart';
import type {CartNotice} from '../cart-outcome';
import type {CountedLine} from '../limits';
import {capNotice, noRoomNotice, roomFor} from './room';

export type FoundMerchandise = readonly {lineInput: LineInput; merchandise: Merchandise}[];

interface AddPlan {
  lines: NewCartLine[];
  notices: CartNotice[];
}

/** Earlier line inputs take room from later ones. */
export function planAdd(
  inCart: readonly CartLine[],
  found: FoundMerchandise,
  orderMaximum: number,
): AddPlan {
  const planned: (CountedLine & {key: string})[] = inCart.map((line) => ({
    key: keyOf(line),
    quantity: line.quantity,
    product: line.product,
  }));
  const plan: AddPlan = {lines: [], notices: []};
  for (const {lineInput, merchandise} of found) {
    const {sellingPlanId} = lineInput;
    const attributes = withWeight(lineInput.attributes ?? [], merchandise);
    const line = {merchandiseId: merchandise.id, sellingPlanId, attributes};
    const key = lineKey(line);
    const current = planned.reduce(
      (sum, item) => (item.key === key ? sum + item.quantity : sum),
      0,
    );
    const isAutoship = sellingPlanId !== null;
    const room = roomFor(planned, {
      current,
      requested: current + lineInput.quantity,
      isAutoship,
      isDonation: isDonation({product: merchandise}),
      orderMaximum,
    });
    const quantity = room.quantity - current;
    if (room.bound && quantity <= 0) {
      plan.notices.push(noRoomNotice(room.bound, isAutoship, line));
      continue;
    }
    plan.notices.push(...capNotice(room, isAutoship, line));
    plan.lines.push({...line, quantity});
    planned.push({key, quantity, product: merchandise});
  }
  return plan;
}
