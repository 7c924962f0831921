import {STATE_ZIPS, type ZipSpan} from '../world/inventory/state-zips';
import {WAREHOUSES, type Warehouse} from '../world/inventory/warehouses';

/** The delivery data of a zip. */
export interface Place {
  state: string;
  warehouse: Warehouse;
  /** Business days in transit from the warehouse. */
  transitDays: number;
}

const PLACES: readonly Place[] = WAREHOUSES.flatMap((warehouse) =>
  warehouse.zones.flatMap(({days, states}) =>
    states.map((state) => ({state, warehouse, transitDays: days})),
  ),
);

/** The delivery data of a 5-digit zip; `null` when the zip is not delivered to. */
export function findPlace(zip: string): Place | null {
  const number = Number(zip);
  return (
    PLACES.find(({state}) => zipSpansOf(state).some((span) => includesZip(span, number))) ?? null
  );
}

/** The zip ranges that each warehouse delivers to, as `low-high` numbers, by warehouse code. */
export function rangesByWarehouse(): Record<string, string[]> {
  return Object.fromEntries(
    WAREHOUSES.map(({code}) => [
      code,
      PLACES.filter(({warehouse}) => warehouse.code === code)
        .flatMap(({state}) => zipSpansOf(state))
        .toSorted((a, b) => a.low - b.low)
        .map(({low, high}) => `${low}-${high}`),
    ]),
  );
}

function zipSpansOf(state: string): readonly ZipSpan[] {
  const spans = STATE_ZIPS.get(state);
  if (!spans) throw new Error(`no zip codes known for ${state}`);
  return spans;
}

function includesZip({low, high}: ZipSpan, number: number): boolean {
  return low <= number && number <= high;
}
