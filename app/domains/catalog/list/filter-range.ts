import {formatCentsShort} from '~/platform/money';

/** A range in a URL: `4-15`, `4-` (and more), `-15` (up to). Bounds are inclusive; `null` means no bound. */
export interface Range {
  min: number | null;
  max: number | null;
}

/** At most four digits and two decimals, with an optional unit, which shoppers often type. */
const AMOUNT = /^\$?\s*(\d{0,4}(?:\.\d{1,2})?)(?<=\d)\s*(?:lbs?\.?|pounds?)?$/i;

/** `AMOUNT` for the `pattern` of an input, which doesn't support flags. */
export const AMOUNT_PATTERN =
  '\\s*\\$?\\s*(\\d{1,4}(\\.\\d{1,2})?|\\.\\d{1,2})\\s*(lbs?\\.?|pounds?)?\\s*';

export const isAmount = (text: string): boolean => text.trim() === '' || AMOUNT.test(text.trim());

/**
 * Parses a range in its URL format, or as two bounds (`['4', '15']`), as a form sends its two fields. Swaps bounds in
 * the wrong order. Returns `null` if both are empty or one isn't a valid amount.
 */
export function parseRange(written: readonly string[]): Range | null {
  const [first = '', second] = written;
  const bounds = second === undefined ? splitRange(first) : [first, second];
  if (!bounds.every(isAmount)) return null;
  const [min = null, max = null] = bounds.map(parseAmount);
  if (min === null && max === null) return null;
  return min !== null && max !== null && min > max ? {min: max, max: min} : {min, max};
}

export function formatRange({min, max}: Range): string {
  return `${min ?? ''}-${max ?? ''}`;
}

/** "4 to 15 lb", "4 lb and more", "Up to 15 lb", "$12.50 to $30". */
export function rangeLabel({min, max}: Range, unit: string | null): string {
  const isPrice = unit === '$';
  const withUnit = (amount: number) => {
    if (isPrice) return formatCentsShort(Math.round(amount * 100));
    return unit ? `${amount} ${unit}` : String(amount);
  };
  if (min === null) return max === null ? '' : `Up to ${withUnit(max)}`;
  return max === null
    ? `${withUnit(min)} and more`
    : `${isPrice ? withUnit(min) : min} to ${withUnit(max)}`;
}

function splitRange(text: string): string[] {
  const at = text.lastIndexOf('-');
  return at === -1 ? [] : [text.slice(0, at), text.slice(at + 1)];
}

function parseAmount(text: string): number | null {
  const [, amount] = AMOUNT.exec(text.trim()) ?? [];
  return amount === undefined ? null : Number(amount);
}
