import {BAG} from './bag';
import {can} from './can';
import {OUNCES_PER_POUND} from '../../../../world/sizes';
import {pieceOunces, type Form, type Pack} from './pack';
import {POUCH} from './pouch';
import {tallPack, type Face} from './tall-pack';
import {tray} from './tray';
import {TREAT_BAG} from './treat-bag';
import type {Sheet} from '../svg';

const DRAWINGS: Record<Form, (sheet: Sheet, pack: Pack, face: Face) => string> = {
  bag: (sheet, pack, face) => tallPack(sheet, BAG, pack, face),
  pouch: (sheet, pack, face) => tallPack(sheet, POUCH, pack, face),
  treat: (sheet, pack, face) => tallPack(sheet, TREAT_BAG, pack, face),
  can,
  tray,
};

/** Draws one piece, base at y = 0. Forms differ in the size of their units (see `frameScale`). */
export const piece = (sheet: Sheet, pack: Pack, face: Face): string =>
  DRAWINGS[pack.form](sheet, pack, face);

/**
 * A piece of `ounces` is drawn at `scale`. Other weights scale by their ratio to the `power`, so larger packs look
 * larger.
 */
const SCALING: Record<Form, {ounces: number; scale: number; power: number}> = {
  bag: {ounces: 45 * OUNCES_PER_POUND, scale: 1.44, power: 0.15},
  can: {ounces: 12.8, scale: 1.12, power: 0.12},
  tray: {ounces: 3.5, scale: 1.08, power: 0.14},
  pouch: {ounces: 2.8, scale: 1.26, power: 0.14},
  treat: {ounces: 12, scale: 1.4, power: 0.16},
};

/** Pixels per unit for one piece alone in a square image of 1600 pixels. */
export function frameScale(pack: Pack): number {
  const {ounces, scale, power} = SCALING[pack.form];
  return Math.min(1.44, Math.max(0.62, scale * (pieceOunces(pack.size) / ounces) ** power));
}
