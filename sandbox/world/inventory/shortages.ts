import {createHash} from 'node:crypto';

export type Destination = 'HOME' | 'CLINIC';

/** Limits the units of a SKU at one warehouse below commerce's stock. */
export interface Shortage {
  sku: string;
  warehouse: string;
  /** Only `HOME` when the rest is reserved for clinics. */
  destinations: readonly Destination[];
  /** 0: out of stock. */
  pieces: number;
}

const BOTH: readonly Destination[] = ['HOME', 'CLINIC'];
const HOMES: readonly Destination[] = ['HOME'];

/** Fixed shortages, so that demos have a product for each case. */
export const FIXED_SHORTAGES: readonly Shortage[] = [
  {sku: 'MB-CKTM-4', warehouse: 'HNL', destinations: BOTH, pieces: 0},
  {sku: 'MB-CKTM-7', warehouse: 'HNL', destinations: BOTH, pieces: 0},
  {sku: 'MB-CKTM-15', warehouse: 'HNL', destinations: BOTH, pieces: 0},
  {sku: 'MB-DEVC-30', warehouse: 'ANC', destinations: BOTH, pieces: 3},
  {sku: 'MC-DJCD-CHK-7', warehouse: 'RNO', destinations: HOMES, pieces: 0},
];

/**
 * Shares of 256. Alaska and Hawaii run short more often. Denver is never short: it serves the default zip, which the
 * shop and its tests start with.
 */
const LIKELIHOOD: Record<string, {out: number; short: number}> = {
  RNO: {out: 5, short: 8},
  ATL: {out: 5, short: 8},
  CMH: {out: 5, short: 8},
  ANC: {out: 20, short: 26},
  HNL: {out: 20, short: 26},
};

/** The generated shortages of a SKU, always the same for the same SKU. None for SKUs with fixed shortages. */
export function shortagesOf(sku: string): Shortage[] {
  if (FIXED_SHORTAGES.some((shown) => shown.sku === sku)) return [];
  const bytes = createHash('sha256').update(sku).digest();
  return Object.entries(LIKELIHOOD).flatMap(([warehouse, {out, short}], index) => {
    const draw = bytes[index] ?? 0;
    if (draw >= out + short) return [];
    const pieces = draw < out ? 0 : 1 + (draw % 9);
    return [{sku, warehouse, destinations: draw % 2 === 0 ? BOTH : HOMES, pieces}];
  });
}
