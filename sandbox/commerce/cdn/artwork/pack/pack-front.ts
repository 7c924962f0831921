import {packCase} from './case';
import type {Form, Pack} from './pack';
import {frameScale, piece} from './piece';
import type {Sheet} from '../svg';

/** Draws the front of a pack as sold: a single piece or a case. Base at y = 0. */
export const packFront = (sheet: Sheet, pack: Pack): string =>
  pack.size.count > 1 ? packCase(sheet, pack) : piece(sheet, pack, 'front');

const FULL_CASE = 24;
const FULL_CASE_SCALES: Record<Form, number> = {
  bag: 0.98,
  can: 1.04,
  tray: 1.08,
  pouch: 0.98,
  treat: 0.98,
};

/** Pixels per unit of `packFront` alone in a square image of 1600 pixels. */
export function packFrontScale(pack: Pack): number {
  const {count} = pack.size;
  if (count === 1) return frameScale(pack);
  return FULL_CASE_SCALES[pack.form] * Math.min(1, (count / FULL_CASE) ** 0.08);
}
