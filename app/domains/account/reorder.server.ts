import {addToCart} from '~/domains/cart/cart.server';
import type {CartNotice, CartOutcome} from '~/domains/cart/cart';
import type {CartContext} from '~/domains/cart/read-cart.server';
import type {OrderDetail, OrderLine} from './order';

export interface Reorder {
  /** At least one line was added to the cart. */
  isAdded: boolean;
  /** Messages about lines that weren't added or differ from the order. */
  notices: string[];
  /** The cart couldn't be reached. The order itself is fine. */
  isCartUnavailable: boolean;
}

type SoldLine = OrderLine & {merchandiseId: string};

/** Limited because the notices travel to the next page in a cookie. */
const MAX_NOTICES = 4;
const MAX_NAMED = 3;

/**
 * Adds an order's lines to the cart if they are still sold and within the limits. Autoship lines become one-time
 * purchases: a subscription needs the customer's consent each time.
 */
export async function reorder(context: CartContext, order: OrderDetail): Promise<Reorder> {
  const sold = order.lines.filter((line): line is SoldLine => line.merchandiseId !== null);
  const gone = order.lines.filter((line) => line.merchandiseId === null);
  const outcomes = sold.length > 0 ? await addLines(context, sold) : [];
  const isAdded = outcomes.some(({ok}) => ok);
  const hadAutoship = sold.some(({sellingPlanName}) => sellingPlanName !== null);
  const notices = [
    ...(gone.length > 0 ? [noLongerSold(gone)] : []),
    ...outcomes.flatMap((outcome) => outcome.notices.map((notice) => textOf(notice, sold))),
    ...(isAdded && hadAutoship ? ['Autoship items were added as one-time purchases.'] : []),
  ];
  return {
    isAdded,
    notices: atMost(MAX_NOTICES, [...new Set(notices)]),
    isCartUnavailable: outcomes.some(({reason}) => reason === 'unavailable'),
  };
}

/** Adds all lines at once. If the cart refuses that, adds them one by one. */
async function addLines(context: CartContext, lines: readonly SoldLine[]): Promise<CartOutcome[]> {
  const lineInputs = lines.map(({merchandiseId, quantity}) => ({
    merchandiseId,
    quantity,
    sellingPlanId: null,
  }));
  const all = await addToCart(context, ...lineInputs);
  if (all.ok || all.reason !== 'refused' || lines.length === 1) return [all];
  const outcomes: CartOutcome[] = [];
  for (const [index, lineInput] of lineInputs.entries()) {
    const outcome = await addToCart(context, lineInput);
    const title = lines[index]?.title ?? '';
    const notices = outcome.notices.map((one) => ({...one, text: `${title}: ${one.text}`}));
    outcomes.push({...outcome, notices: notices.map(({tone, text}) => ({tone, text}))});
    if (outcome.reason === 'unavailable') break;
  }
  return outcomes;
}

/** Prefixes a notice with its line's title. A line key starts with the merchandise id (`lineKey`). */
function textOf({text, lineKey}: CartNotice, lines: readonly SoldLine[]): string {
  const line = lines.find(({merchandiseId}) =>
    lineKey?.startsWith(`[${JSON.stringify(merchandiseId)},`),
  );
  return line ? `${line.title}: ${text}` : text;
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
