import {DEFAULT_AUTOSHIP_WEEKS} from '~/domains/autoship-offer/offer';
import type {CartLine} from '~/domains/cart/cart';
import type {CartNotice, CartOutcome} from '~/domains/cart/cart-outcome';
import {addLines} from '~/domains/cart/add-lines.server';
import {changeCart} from '~/domains/cart/change-cart.server';
import {noticeText} from '~/domains/cart/messages';
import {isExtraGift} from '~/domains/catalog/product';
import {readCart, type CartContext} from '~/domains/cart/read-cart.server';
import type {Needs} from '~/platform/needs';
import type {OrderDetail, OrderLine} from './order';

export interface Reorder {
  isAdded: boolean;
  notices: string[];
  isCartUnavailable: boolean;
}

/** Nothing was added: some lines are in the cart already, so the customer decides. */
export interface ReorderQuestion {
  /** Their titles. */
  inCart: string[];
  /** The order has lines that aren't in the cart. */
  hasOthers: boolean;
}

/** How to handle lines that are in the cart already. */
export type ReorderChoice = 'ask' | 'all' | 'missing';

type SoldLine = OrderLine & {merchandiseId: string};
type PlannedLine = SoldLine & {sellingPlanId: string | null};

/** Limited because the notices travel to the next page in a cookie. */
const MAX_NOTICES = 5;
const MAX_NAMED = 3;

export type ReorderContext = CartContext & Needs<{services: 'catalog'}>;

/**
 * Adds an order's lines to the cart if they are still sold and within the limits. Without `onAutoship`, autoship lines
 * become one-time purchases: a subscription needs the customer's consent each time. With it, every line that is sold on
 * autoship gets its former frequency or the default one. Asks before it adds what the cart has already.
 */
export async function reorder(
  context: ReorderContext,
  order: OrderDetail,
  {onAutoship, choice}: {onAutoship: boolean; choice: ReorderChoice},
): Promise<Reorder | ReorderQuestion> {
  /* A gift belongs to its order. */
  const lines = order.lines.filter((line) => !isExtraGift(line));
  const stillSold = lines.filter((line): line is SoldLine => line.merchandiseId !== null);
  const discontinued = lines.filter((line) => line.merchandiseId === null);
  const before = stillSold.length > 0 ? await readQuantities(context) : new Map<string, number>();
  const isInCart = ({merchandiseId}: SoldLine) => before?.has(merchandiseId) ?? false;
  const inCart = stillSold.filter(isInCart);
  if (choice === 'ask' && inCart.length > 0) {
    return {inCart: titlesOf(inCart), hasOthers: inCart.length < stillSold.length};
  }
  const chosen = choice === 'missing' ? stillSold.filter((line) => !isInCart(line)) : stillSold;
  const sold = await Promise.all(
    chosen.map(async (line) => ({
      ...line,
      sellingPlanId: onAutoship ? await findPlan(context, line) : null,
    })),
  );
  const added = sold.length > 0 ? await addSoldLines(context, sold) : [];
  const isAdded = added.some(({outcome}) => outcome.ok);
  const isChanged = sold.some(
    ({sellingPlanName, sellingPlanId}) => sellingPlanName !== null && sellingPlanId === null,
  );
  const cart = added.at(-1)?.outcome.cart;
  const notices = [
    ...(before && cart ? addedText(order, chosen, before, quantitiesOf(cart.lineItems)) : []),
    ...(discontinued.length > 0 ? [noLongerSold(discontinued)] : []),
    ...added.flatMap(({texts}) => texts),
    ...(isAdded && isChanged ? ['Autoship items were added as one-time purchases.'] : []),
  ];
  return {
    isAdded,
    notices: atMost(MAX_NOTICES, [...new Set(notices)]),
    isCartUnavailable: added.some(({outcome}) => outcome.reason === 'unavailable'),
  };
}

/** Items in the cart by variant; `null` if it couldn't be read. */
async function readQuantities(context: CartContext): Promise<Map<string, number> | null> {
  const read = await readCart(context);
  return read.ok ? quantitiesOf(read.value?.lineItems ?? []) : null;
}

function quantitiesOf(lines: readonly CartLine[]): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const {variant, quantity} of lines) {
    quantities.set(variant.id, (quantities.get(variant.id) ?? 0) + quantity);
  }
  return quantities;
}

/** Compares the cart before and after, because limits and stock can reduce what was added. */
function addedText(
  {name}: OrderDetail,
  lines: readonly SoldLine[],
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): string[] {
  const titles = new Map(lines.map(({merchandiseId, title}) => [merchandiseId, title]));
  const items = [...titles].flatMap(([id, title]) => {
    const quantity = (after.get(id) ?? 0) - (before.get(id) ?? 0);
    return quantity > 0 ? [`${quantity} × ${title}`] : [];
  });
  return items.length > 0 ? [`Added from order ${name}: ${listOf(items)}.`] : [];
}

/** `null` if the product isn't sold on autoship or couldn't be read. */
async function findPlan(
  {services}: ReorderContext,
  {handle, sellingPlanName}: SoldLine,
): Promise<string | null> {
  const product = handle === null ? null : await services.catalog.product(handle);
  const plans = (product?.ok && product.value?.autoshipPlans) || [];
  const plan =
    plans.find(({name}) => name === sellingPlanName) ??
    plans.find(({weeks}) => weeks === DEFAULT_AUTOSHIP_WEEKS) ??
    plans[0];
  return plan?.id ?? null;
}

interface Added {
  outcome: CartOutcome;
  texts: string[];
}

/** Adds all lines at once. If the cart refuses that, adds them one by one. */
async function addSoldLines(context: CartContext, lines: readonly PlannedLine[]): Promise<Added[]> {
  const toInput = ({merchandiseId, quantity, sellingPlanId}: PlannedLine) => ({
    merchandiseId,
    quantity,
    sellingPlanId,
  });
  const all = await changeCart(context, addLines(lines.map(toInput)));
  if (all.ok || all.reason !== 'refused' || lines.length === 1) {
    return [{outcome: all, texts: all.notices.map((notice) => withTitle(notice, lines))}];
  }
  const added: Added[] = [];
  for (const line of lines) {
    const outcome = await changeCart(context, addLines([toInput(line)]));
    const texts = outcome.notices.map((notice) => `${line.title}: ${noticeText(notice)}`);
    added.push({outcome, texts});
    if (outcome.reason === 'unavailable') break;
  }
  return added;
}

function withTitle(notice: CartNotice, lines: readonly SoldLine[]): string {
  const line = lines.find(({merchandiseId}) => merchandiseId === notice.line?.merchandiseId);
  return line ? `${line.title}: ${noticeText(notice)}` : noticeText(notice);
}

function noLongerSold(lines: readonly OrderLine[]): string {
  return `No longer available, so not added: ${listOf(titlesOf(lines))}.`;
}

function titlesOf(lines: readonly OrderLine[]): string[] {
  return [...new Set(lines.map(({title}) => title))];
}

function listOf(items: readonly string[]): string {
  const more = items.length - MAX_NAMED;
  return items.slice(0, MAX_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function atMost(count: number, notices: readonly string[]): string[] {
  if (notices.length <= count) return [...notices];
  return [
    ...notices.slice(0, count - 1),
    'Some items couldn’t be added as they were ordered. Check your cart before you continue.',
  ];
}
