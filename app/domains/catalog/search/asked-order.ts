import type {Sort} from '../product-index';

const ORDERS: readonly [RegExp, Sort][] = [
  [/\b(?:cheapest|least expensive|lowest priced?)\b/i, 'price-up'],
  [/\b(?:most expensive|highest priced?)\b/i, 'price-down'],
  [/\b(?:newest|latest|new arrivals?|new products?|what['’]?s new)(?![\w-])/i, 'newest'],
  [/\b(?:best[- ]?sell(?:ing|ers?)|top[- ]?sell(?:ing|ers?)|most popular)\b/i, 'best-selling'],
];

/** Takes "cheapest", "new arrivals" and the like out of a search. Returns `null` if it asks for no order. */
export function takeOrder(search: string): {search: string; sort: Sort} | null {
  for (const [pattern, sort] of ORDERS) {
    if (pattern.test(search)) return {search: search.replace(pattern, ' '), sort};
  }
  return null;
}
