/* Not with Intl: creating its first formatter takes more than 100 ms on a phone, and every page shows an amount. */

/** `1,234` */
export function withThousands(number: number | string): string {
  return String(number).replace(/\B(?=(?:\d{3}){1,5}$)/g, ',');
}

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** `November` of `2026-11` or `2026-11-03` */
export function monthName(date: string): string {
  const [, month] = date.split('-');
  return MONTHS[Number(month) - 1] ?? '';
}

/** `Nov 3, 2026` of `2026-11-03` */
export function formatShortDate(day: string): string {
  const [year = '', , date] = day.split('-');
  return `${monthName(day).slice(0, 3)} ${Number(date)}, ${year}`;
}

/** `a`, `a and b`, `a, b, and c` */
export function formatList(items: readonly string[]): string {
  if (items.length < 3) return items.join(' and ');
  return `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`;
}
