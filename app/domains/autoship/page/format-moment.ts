/* Moments are shown in the shop's home time zone, by name, because it isn't everybody's. */
const MOMENT = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/Denver',
  timeZoneName: 'short',
});

/** "Monday, November 30 at 3:00 AM MST" */
export function formatMoment(iso: string): string {
  return MOMENT.format(new Date(iso));
}
