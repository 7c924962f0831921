/** LOC-09 */
const SEE_CHECKOUT = 'See checkout for delivery date';

const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

export function formatDeliveryDate(date: string): string {
  return dayFormat.format(new Date(`${date}T00:00:00Z`));
}

/**
 * The delivery estimate as text (LOC-09 to LOC-11); `null` if the date is unknown.
 * @param date `YYYY-MM-DD`
 * @param location the stored location, `{zip}::{destination}`; only the zip is shown
 */
export function deliveryText({
  date,
  location,
  seesCheckout,
}: {
  date: string | null;
  location: string;
  seesCheckout: boolean;
}): string | null {
  if (seesCheckout) return SEE_CHECKOUT;
  const [place = ''] = location.split('::');
  return date && `Estimated delivery ${formatDeliveryDate(date)} to ${place}`;
}
