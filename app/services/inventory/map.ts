import type {z} from 'zod';
import type {ZipRange} from '~/domains/location/zip';
import type {stockReply, zipRangesReply} from './contract';

const ZIP_LENGTH = 5;

/** `80001-81658`, or without leading zeros `501-544` (LOC-03, LOC-04). Returns `null` if the range is invalid. */
export function parseZipRange(text: string): ZipRange | null {
  const [, low, high] = /^(\d{1,5})-(\d{1,5})$/.exec(text) ?? [];
  if (low === undefined || high === undefined) return null;
  const range = {from: low.padStart(ZIP_LENGTH, '0'), to: high.padStart(ZIP_LENGTH, '0')};
  return range.from <= range.to ? range : null;
}

export function mapZipRanges({data}: z.output<typeof zipRangesReply>): Record<string, ZipRange[]> {
  return Object.fromEntries(
    Object.entries(data.all_zips).map(([warehouse, texts]) => [
      warehouse,
      texts.flatMap((text) => parseZipRange(text) ?? []),
    ]),
  );
}

/** Returns `null` if we don't deliver to the place. */
export function mapStock(reply: z.output<typeof stockReply>): Record<string, number> | null {
  if (!('data' in reply)) return null;
  return Object.fromEntries(Object.entries(reply.data).map(([sku, {quantity}]) => [sku, quantity]));
}
