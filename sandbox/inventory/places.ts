import {STATE_ZIPS, type ZipSpan} from '../world/inventory/state-zips';
import {WAREHOUSES, type Warehouse} from '../world/inventory/warehouses';

/** A zip that is delivered to. */
export interface Place {
  state: string;
  warehouse: Warehouse;
  /** Business days on the way from the warehouse. */
  transitDays: number;
}

const PLACES: readonly Place[] = WAREHOUSES.flatMap((warehouse) =>
  warehouse.zones.flatMap(({days, states}) =>
    states.map((state) => ({state, warehouse, transitDays: days})),
  ),
);

/** Where a zip of five digits lies; `null` for one that nothing is delivered to. */
export function placeOf(zip: string): Place | null {
  const number = Number(zip);
  return PLACES.find(({state}) => spansOf(state).some((span) => holds(span, number))) ?? null;
}

/** What each warehouse delivers to, `low-high` as numbers, by its code. */
export function rangesByWarehouse(): Record<string, string[]> {
  return Object.fromEntries(
    WAREHOUSES.map(({code}) => [
      code,
      PLACES.filter(({warehouse}) => warehouse.code === code)
        .flatMap(({state}) => spansOf(state))
        .toSorted((one, other) => one.low - other.low)
        .map(({low, high}) => `${low}-${high}`),
    ]),
  );
}

function spansOf(state: string): readonly ZipSpan[] {
  const spans = STATE_ZIPS.get(state);
  if (!spans) throw new Error(`no zips are known of ${state}`);
  return spans;
}

function holds({low, high}: ZipSpan, number: number): boolean {
  return low <= number && number <= high;
}
