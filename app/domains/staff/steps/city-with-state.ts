import {US_STATES} from '~/domains/location/us-states';

const STATE_CODES = new Map(
  Object.entries(US_STATES).flatMap(([code, name]) => [
    [code.toLowerCase(), code],
    [name.toLowerCase(), code],
  ]),
);

/** Reads "Aurora, CO", "aurora co 80011" or "Aurora, Colorado". Returns `null` if no state comes after the city. */
export function cityWithState(term: string): {city: string; state: string} | null {
  const [, city, afterComma, code] =
    /^([^,]{2,}?)(?:, ?([a-z ]+?)| ([a-z]{2}))(?: \d{5}(?:-\d{4})?)?$/i.exec(term) ?? [];
  const state = STATE_CODES.get((afterComma ?? code ?? '').toLowerCase());
  return city && state ? {city, state} : null;
}
