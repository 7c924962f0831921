/* Not with Intl: creating its first formatter takes more than 100 ms on a phone, and every page shows an amount. */

/** `1,234` */
export function withThousands(number: number | string): string {
  return String(number).replace(/\B(?=(?:\d{3}){1,5}$)/g, ',');
}

/** `a`, `a and b`, `a, b, and c` */
export function formatList(items: readonly string[]): string {
  if (items.length < 3) return items.join(' and ');
  return `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`;
}
