import {parseQuery, type FieldTerm, type QueryNode, type SearchWord} from '../catalog/query-syntax';

/** What listing needs to know of an order. Money in US cents, time ISO 8601 in UTC. */
export interface SearchableOrder {
  id: string;
  /** For instance 1001. */
  number: number;
  processedAt: string;
  total: number;
}

/** By one of `OrderSortKeys`, ties oldest first. `orders` are oldest first. */
export function sortedOrders<Order extends SearchableOrder>(
  orders: Order[],
  sortKey: string,
): Order[] {
  if (sortKey === 'TOTAL_PRICE') return orders.toSorted((a, b) => a.total - b.total);
  if (sortKey === 'PROCESSED_AT') {
    return orders.toSorted((a, b) => a.processedAt.localeCompare(b.processedAt));
  }
  return orders;
}

/** How one API searches orders. A field that is not in `fields` is ignored, as Shopify ignores it. */
export interface OrderSearch<Order> {
  fields: Partial<Record<string, (order: Order, term: FieldTerm) => boolean>>;
  /** Whether a bare word finds the order. */
  word(order: Order, word: SearchWord): boolean;
}

/** All that Shopify documents for a customer's own orders is a filter by date; words leave every order in. */
export const STOREFRONT_ORDER_SEARCH: OrderSearch<SearchableOrder> = {
  fields: {processed_at: wasProcessed},
  word: () => true,
};

/** Whether an order answers a query in Shopify's search syntax. */
export function matchesOrderQuery<Order>(
  order: Order,
  query: string,
  search: OrderSearch<Order>,
): boolean {
  const matches = (node: QueryNode): boolean => {
    switch (node.kind) {
      case 'and':
        return node.nodes.every(matches);
      case 'or':
        return node.nodes.some(matches);
      case 'not':
        return !matches(node.node);
      case 'text':
        return node.words.every((word) => search.word(order, word));
      case 'field':
        return search.fields[node.field]?.(order, node) ?? true;
    }
  };
  const node = parseQuery(query);
  return node === null || matches(node);
}

/** `processed_at:>2026-01-01`, a day or a moment. */
export function wasProcessed({processedAt}: {processedAt: string}, term: FieldTerm): boolean {
  const moment = new Date(term.value);
  if (Number.isNaN(moment.getTime())) return true;
  const difference = new Date(processedAt).getTime() - moment.getTime();
  switch (term.comparator) {
    case '=':
      return processedAt.startsWith(term.value);
    case '<':
      return difference < 0;
    case '<=':
      return difference <= 0;
    case '>':
      return difference > 0;
    case '>=':
      return difference >= 0;
  }
}
