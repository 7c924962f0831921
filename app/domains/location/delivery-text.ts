/** Shown in place of an estimate where delivery depends on what is chosen at checkout (LOC-09). */
const SEE_CHECKOUT = 'See checkout for delivery date';

const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** "Tue, Nov 24"; `date` is `YYYY-MM-DD`. */
export function formatDeliveryDate(date: string): string {
  return dayFormat.format(new Date(`${date}T00:00:00Z`));
}

/**
 * The sentence about delivery (LOC-09 to LOC-11); `null` when no date is known.
 * @param date `YYYY-MM-DD`
 * @param location the stored user location, `{zip}::{destination}`: what is before the colons is shown
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
