import {DEFAULT_AUTOSHIP_WEEKS} from '~/domains/autoship-offer/offer';
import type {CartNotice, CartOutcome} from '~/domains/cart/cart-outcome';
import {addLines, changeCart} from '~/domains/cart/change-cart.server';
import {noticeText} from '~/domains/cart/messages';
import {isExtraGift} from '~/domains/catalog/product';
import type {CartContext} from '~/domains/cart/read-cart.server';
import type {Needs} from '~/platform/needs';
import type {OrderDetail, OrderLine} from './order';

export interface Reorder {
  isAdded: boolean;
  notices: string[];
  isCartUnavailable: boolean;
}

type SoldLine = OrderLine & {merchandiseId: string};
type PlannedLine = SoldLine & {sellingPlanId: string | null};

/** Limited because the notices travel to the next page in a cookie. */
const MAX_NOTICES = 4;
const MAX_NAMED = 3;

export type ReorderContext = CartContext & Needs<{services: 'catalog'}>;

/**
 * Adds an order's lines to the cart if they are still sold and within the limits. Without `onAutoship`, autoship lines
 * become one-time purchases: a subscription needs the customer's consent each time. With it, every line that is sold on
 * autoship gets its former frequency or the default one.
 */
export async function reorder(
  context: ReorderContext,
  order: OrderDetail,
  {onAutoship}: {onAutoship: boolean},
): Promise<Reorder> {
  /* A gift belongs to its order. */
  const lines = order.lines.filter((line) => !isExtraGift(line));
  const stillSold = lines.filter((line): line is SoldLine => line.merchandiseId !== null);
  const gone = lines.filter((line) => line.merchandiseId === null);
  const sold = await Promise.all(
    stillSold.map(async (line) => ({
      ...line,
      sellingPlanId: onAutoship ? await findPlan(context, line) : null,
    })),
  );
  const added = sold.length > 0 ? await addSoldLines(context, sold) : [];
  const isAdded = added.some(({outcome}) => outcome.ok);
  const isChanged = sold.some(
    ({sellingPlanName, sellingPlanId}) => sellingPlanName !== null && sellingPlanId === null,
  );
  const notices = [
    ...(gone.length > 0 ? [noLongerSold(gone)] : []),
    ...added.flatMap(({texts}) => texts),
    ...(isAdded && isChanged ? ['Autoship items were added as one-time purchases.'] : []),
  ];
  return {
    isAdded,
    notices: atMost(MAX_NOTICES, [...new Set(notices)]),
    isCartUnavailable: added.some(({outcome}) => outcome.reason === 'unavailable'),
  };
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
  const titles = [...new Set(lines.map(({title}) => title))];
  const named = titles.slice(0, MAX_NAMED).join(', ');
  const more = titles.length - MAX_NAMED;
  return `No longer available, so not added: ${named}${more > 0 ? ` and ${more} more` : ''}.`;
}

function atMost(count: number, notices: readonly string[]): string[] {
  if (notices.length <= count) return [...notices];
  return [
    ...notices.slice(0, count - 1),
    'Some items couldn’t be added as they were ordered. Check your cart before you continue.',
  ];
}
