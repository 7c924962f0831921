/** Days are those of the shop's home. */
const day = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'America/Denver'});

/** `November 21, 2026`; `iso` is a time in ISO 8601. */
export function formatDate(iso: string): string {
  return day.format(new Date(iso));
}
