/*
 * Not by Intl: the first formatter that a page makes costs a phone more than a tenth of a second, and every page shows
 * an amount.
 */

/** A whole number as en-US writes it: `1,234`. */
export function withThousands(number: number | string): string {
  return String(number).replace(/\B(?=(?:\d{3}){1,5}$)/g, ',');
}

/** `a`, `a and b`, `a, b, and c`. */
export function inWords(items: readonly string[]): string {
  if (items.length < 3) return items.join(' and ');
  return `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`;
}
