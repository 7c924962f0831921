import type {OrderPageInfo} from '~/domains/account/order';
import {ok} from '~/platform/result';
import type {WireOrderSummary} from './account-contract';
import type {TokenReply} from './customer-change';

const SCAN_SIZE = 50;
/** Older orders aren't searched. */
const MAX_SCANS = 5;

export interface OrderEdge {
  cursor: string;
  node: WireOrderSummary;
}

export interface OrderListing {
  customerId: string;
  edges: OrderEdge[];
  pageInfo: OrderPageInfo;
}

export type ListingArgs =
  {first: number; after: string | null} | {last: number; before: string | null};

interface Search {
  words: readonly string[];
  size: number;
  after: string | null;
  before: string | null;
}

export function splitQuery(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

/**
 * Finds orders that match every word, as the start of the order number or in a product title: Shopify finds orders only
 * by number. Cursors are Shopify's.
 */
export async function findOrders(
  list: (args: ListingArgs) => TokenReply<OrderListing>,
  {words, size, after, before}: Search,
): TokenReply<OrderListing> {
  const isBack = before !== null;
  let customerId = '';
  let found: OrderEdge[] = [];
  let cursor = isBack ? before : after;
  for (let scan = 0; scan < MAX_SCANS && found.length <= size; scan += 1) {
    const part = await list(
      isBack ? {last: SCAN_SIZE, before: cursor} : {first: SCAN_SIZE, after: cursor},
    );
    if (!part.ok) return part;
    const {edges, pageInfo} = part.value;
    const hits = edges.filter(({node}) => hasWords(node, words));
    customerId = part.value.customerId;
    found = isBack ? [...hits, ...found] : [...found, ...hits];
    cursor = isBack ? pageInfo.startCursor : pageInfo.endCursor;
    if (!(isBack ? pageInfo.hasPreviousPage : pageInfo.hasNextPage)) break;
  }
  const edges = isBack ? found.slice(-size) : found.slice(0, size);
  const isCut = found.length > size;
  return ok({
    customerId,
    edges,
    pageInfo: {
      hasNextPage: isBack || isCut,
      hasPreviousPage: isBack ? isCut : after !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  });
}

function hasWords(order: WireOrderSummary, words: readonly string[]): boolean {
  const number = String(order.orderNumber);
  const titles = order.lineItems.nodes.map(({title}) => title.toLowerCase());
  return words.every(
    (word) =>
      (word !== '#' && number.startsWith(word.replace(/^#/, ''))) ||
      titles.some((title) => title.includes(word)),
  );
}
