import {parseQuery, type FieldTerm, type QueryNode} from '../catalog/query-syntax';

/** What listing needs to know of an order. Money in US cents, time ISO 8601 in UTC. */
export interface SearchableOrder {
  id: string;
  /** For instance 1001. */
  number: number;
  processedAt: string;
  total: number;
  lines: {title: string; sku: string}[];
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

/** Whether an order answers a query: words in its number, titles and SKUs, `processed_at:>2026-01-01`, `name:#1001`. */
export function matchesOrderQuery(order: SearchableOrder, query: string): boolean {
  const node = parseQuery(query);
  return node === null || matches(order, node);
}

function matches(order: SearchableOrder, node: QueryNode): boolean {
  switch (node.kind) {
    case 'and':
      return node.nodes.every((part) => matches(order, part));
    case 'or':
      return node.nodes.some((part) => matches(order, part));
    case 'not':
      return !matches(order, node.node);
    case 'text':
      return node.words.every(({text}) => hasText(order, text));
    case 'field':
      return matchesField(order, node);
  }
}

function matchesField(order: SearchableOrder, term: FieldTerm): boolean {
  if (term.field === 'name') return term.value.replace('#', '') === String(order.number);
  const moment = term.field === 'processed_at' ? new Date(term.value) : null;
  if (moment === null || Number.isNaN(moment.getTime())) return hasText(order, term.value);
  const difference = new Date(order.processedAt).getTime() - moment.getTime();
  switch (term.comparator) {
    case '=':
      return order.processedAt.startsWith(term.value);
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

function hasText(order: SearchableOrder, text: string): boolean {
  const texts = [`#${order.number}`, ...order.lines.flatMap(({title, sku}) => [title, sku])];
  return texts.some((one) => one.toLowerCase().includes(text.toLowerCase()));
}
