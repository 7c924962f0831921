/** Dates are shown in the shop's home time zone. */
const day = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'America/Denver'});

/** Formats an ISO 8601 time like `November 21, 2026`. */
export function formatDate(iso: string): string {
  return day.format(new Date(iso));
}
