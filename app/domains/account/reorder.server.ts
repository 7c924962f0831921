import {addToCart} from '~/domains/cart/cart.server';
import type {CartNotice, CartOutcome} from '~/domains/cart/cart';
import type {CartContext} from '~/domains/cart/read-cart.server';
import type {OrderDetail, OrderLine} from './order';

export interface Reorder {
  /** Something came into the cart. */
  isAdded: boolean;
  /** What did not, and what is otherwise than it was ordered, in words. */
  notices: string[];
  /** The cart could not be asked; nothing is wrong with the order. */
  isUnavailable: boolean;
}

type SoldLine = OrderLine & {merchandiseId: string};

/** Notices that are kept for the next page: they travel in a cookie. */
const MAX_NOTICES = 4;
const MAX_NAMED = 3;

/**
 * Puts what an order had into the cart, as far as it is still sold and the limits allow. What came by autoship is
 * bought once: an autoship is agreed to anew.
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
    ...(isAdded && hadAutoship
      ? ['What came by autoship is in your cart as a one-time purchase.']
      : []),
  ];
  return {
    isAdded,
    notices: atMost(MAX_NOTICES, [...new Set(notices)]),
    isUnavailable: outcomes.some(({reason}) => reason === 'unavailable'),
  };
}

/** All in one; when that is refused for one of them, one by one. */
async function addLines(context: CartContext, lines: readonly SoldLine[]): Promise<CartOutcome[]> {
  const wishes = lines.map(({merchandiseId, quantity}) => ({
    merchandiseId,
    quantity,
    sellingPlanId: null,
  }));
  const all = await addToCart(context, ...wishes);
  if (all.ok || all.reason !== 'refused' || lines.length === 1) return [all];
  const outcomes: CartOutcome[] = [];
  for (const [index, wish] of wishes.entries()) {
    const outcome = await addToCart(context, wish);
    const title = lines[index]?.title ?? '';
    const notices = outcome.notices.map((one) => ({...one, text: `${title}: ${one.text}`}));
    outcomes.push({...outcome, notices: notices.map(({tone, text}) => ({tone, text}))});
    if (outcome.reason === 'unavailable') break;
  }
  return outcomes;
}

/** A notice names its line by a key, which begins with the merchandise (`lineKey`). */
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
  return `No longer sold, so not in your cart: ${named}${more > 0 ? ` and ${more} more` : ''}.`;
}

function atMost(count: number, notices: readonly string[]): string[] {
  if (notices.length <= count) return [...notices];
  return [
    ...notices.slice(0, count - 1),
    'More could not be taken as it was. Please check your cart before you go on.',
  ];
}
