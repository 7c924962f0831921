import {momentOf} from '../../day';
import {parseQuery, type FieldTerm, type QueryNode} from '../catalog/query-syntax';

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

/**
 * Whether an order matches a search. For a customer's own orders, Shopify documents only a filter by date; other fields
 * and words match every order.
 */
export function matchesOrderQuery(order: SearchableOrder, query: string): boolean {
  const matches = (node: QueryNode): boolean => {
    switch (node.kind) {
      case 'and':
        return node.nodes.every(matches);
      case 'or':
        return node.nodes.some(matches);
      case 'not':
        return !matches(node.node);
      case 'text':
        return true;
      case 'field':
        return node.field === 'processed_at' ? wasProcessed(order, node) : true;
    }
  };
  const node = parseQuery(query);
  return node === null || matches(node);
}

/** `processed_at:>2026-01-01`, with a date or a time. */
function wasProcessed({processedAt}: SearchableOrder, term: FieldTerm): boolean {
  const moment = momentOf(term.value);
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
