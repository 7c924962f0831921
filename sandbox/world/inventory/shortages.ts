import {createHash} from 'node:crypto';

export type Destination = 'HOME' | 'CLINIC';

/** Fewer pieces of a SKU at one warehouse than commerce has in all. */
export interface Shortage {
  sku: string;
  warehouse: string;
  /** Clinics have a reserve of some SKUs that homes do not get. */
  destinations: readonly Destination[];
  /** 0: out. */
  pieces: number;
}

const BOTH: readonly Destination[] = ['HOME', 'CLINIC'];
const HOMES: readonly Destination[] = ['HOME'];

/** Written by hand, so that there is a product to show each case. */
export const SHORTAGES_TO_SHOW: readonly Shortage[] = [
  {sku: 'MB-CKTM-4', warehouse: 'HNL', destinations: BOTH, pieces: 0},
  {sku: 'MB-CKTM-7', warehouse: 'HNL', destinations: BOTH, pieces: 0},
  {sku: 'MB-CKTM-15', warehouse: 'HNL', destinations: BOTH, pieces: 0},
  {sku: 'MB-DEVC-30', warehouse: 'ANC', destinations: BOTH, pieces: 3},
  {sku: 'MC-DJCD-CHK-7', warehouse: 'RNO', destinations: HOMES, pieces: 0},
];

/**
 * Shares of 256. Islands run short more often than the mainland. Denver has all that commerce has: it delivers to the
 * default zip, where the shop and its tests begin.
 */
const LIKELIHOOD: Record<string, {out: number; short: number}> = {
  RNO: {out: 5, short: 8},
  ATL: {out: 5, short: 8},
  CMH: {out: 5, short: 8},
  ANC: {out: 20, short: 26},
  HNL: {out: 20, short: 26},
};

/** What is short of a SKU beside what was written by hand: always the same for the same SKU. */
export function shortagesOf(sku: string): Shortage[] {
  if (SHORTAGES_TO_SHOW.some((shown) => shown.sku === sku)) return [];
  const bytes = createHash('sha256').update(sku).digest();
  return Object.entries(LIKELIHOOD).flatMap(([warehouse, {out, short}], index) => {
    const draw = bytes[index] ?? 0;
    if (draw >= out + short) return [];
    const pieces = draw < out ? 0 : 1 + (draw % 9);
    return [{sku, warehouse, destinations: draw % 2 === 0 ? BOTH : HOMES, pieces}];
  });
}
