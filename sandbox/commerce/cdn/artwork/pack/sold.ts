import {packCase} from './case';
import type {Pack} from './pack';
import {frameScale, piece} from './piece';
import type {Sheet} from '../svg';

/** The front of a pack as it is sold: one piece, or a case. Feet at y = 0. */
export const packFront = (sheet: Sheet, pack: Pack): string =>
  pack.size.count > 1 ? packCase(sheet, pack) : piece(sheet, pack, 'front');

const FULL_CASE = 24;

/** Pixels per unit of `packFront` alone in a square picture of 1600 pixels. */
export function packFrontScale(pack: Pack): number {
  const {count} = pack.size;
  if (count === 1) return frameScale(pack);
  return (pack.form === 'can' ? 1.04 : 0.98) * Math.min(1, (count / FULL_CASE) ** 0.08);
}
