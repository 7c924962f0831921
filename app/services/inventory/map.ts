import type {z} from 'zod';
import type {ZipRange} from '~/domains/location/zip';
import type {stockReply, zipRangesReply} from './contract';

const ZIP_LENGTH = 5;

/**
 * Reads a range as the stock data writes it, low-high: `80001-81658`, also without leading zeros, `501-544`
 * (LOC-03, LOC-04). `null` for text that is no such range.
 */
export function parseZipRange(text: string): ZipRange | null {
  const [, low, high] = /^(\d{1,5})-(\d{1,5})$/.exec(text) ?? [];
  if (low === undefined || high === undefined) return null;
  const range = {from: low.padStart(ZIP_LENGTH, '0'), to: high.padStart(ZIP_LENGTH, '0')};
  return range.from <= range.to ? range : null;
}

/** By warehouse; a text that is no range is passed over. */
export function mapZipRanges({data}: z.output<typeof zipRangesReply>): Record<string, ZipRange[]> {
  return Object.fromEntries(
    Object.entries(data.all_zips).map(([warehouse, texts]) => [
      warehouse,
      texts.flatMap((text) => parseZipRange(text) ?? []),
    ]),
  );
}

/** Pieces by SKU; `null` where nothing is delivered to. */
export function mapStock(reply: z.output<typeof stockReply>): Record<string, number> | null {
  if (!('data' in reply)) return null;
  return Object.fromEntries(Object.entries(reply.data).map(([sku, {quantity}]) => [sku, quantity]));
}
