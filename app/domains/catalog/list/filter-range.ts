/** A range in an address: `4-15`, `4-` (and more), `-15` (up to). Bounds are inclusive, `null` is open. */
export interface Range {
  min: number | null;
  max: number | null;
}

const AMOUNT = /^\d{1,4}(?:\.\d{1,2})?$/;

/**
 * A range from how it was written: as in an address, or as two bounds (`['4', '15']`), which is how a form sends its
 * two fields. Bounds the wrong way round are turned; `null` for what says nothing.
 */
export function parseRange(written: readonly string[]): Range | null {
  const [one = '', other] = written.map((text) => text.trim());
  const [low = '', high = ''] =
    other === undefined ? (/^(.*)-(.*)$/.exec(one)?.slice(1) ?? []) : [one, other];
  const min = parseAmount(low);
  const max = parseAmount(high);
  if (min === null && max === null) return null;
  return min !== null && max !== null && min > max ? {min: max, max: min} : {min, max};
}

export function formatRange({min, max}: Range): string {
  return `${min ?? ''}-${max ?? ''}`;
}

/** "4 to 15 lb", "4 lb and more", "Up to 15 lb". */
export function rangeLabel({min, max}: Range, unit: string | null): string {
  const withUnit = (amount: number) => (unit ? `${amount} ${unit}` : String(amount));
  if (min === null) return max === null ? '' : `Up to ${withUnit(max)}`;
  return max === null ? `${withUnit(min)} and more` : `${min} to ${withUnit(max)}`;
}

function parseAmount(text: string): number | null {
  return AMOUNT.test(text.trim()) ? Number(text) : null;
}
