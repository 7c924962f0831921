/** Dates are shown in the shop's home time zone. */
const day = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'America/Denver'});

export function formatDate(iso: string): string {
  return day.format(new Date(iso));
}
