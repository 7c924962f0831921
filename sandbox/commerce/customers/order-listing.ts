import {parseQuery, type FieldTerm, type QueryNode, type SearchWord} from '../catalog/query-syntax';

/** The order fields that listings use. Money is in US cents, times are ISO 8601 in UTC. */
export interface SearchableOrder {
  id: string;
  /** For instance 1001. */
  number: number;
  processedAt: string;
  total: number;
}

/** Sorts by one of `OrderSortKeys`. `orders` must be oldest first; ties keep that order. */
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

/** The search rules of one API. Like Shopify, it ignores fields that are missing from `fields`. */
export interface OrderSearch<Order> {
  fields: Partial<Record<string, (order: Order, term: FieldTerm) => boolean>>;
  word(order: Order, word: SearchWord): boolean;
}

/** For a customer's own orders, Shopify documents only a filter by date. Words match every order. */
export const STOREFRONT_ORDER_SEARCH: OrderSearch<SearchableOrder> = {
  fields: {processed_at: wasProcessed},
  word: () => true,
};

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

/** `processed_at:>2026-01-01`, with a date or a time. */
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
