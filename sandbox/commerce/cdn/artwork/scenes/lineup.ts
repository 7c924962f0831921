import {packFront} from '../pack/pack-front';
import {pieceOunces, type Pack} from '../pack/pack';
import {place, type Sheet} from '../svg';

/** Size of a pack in row units, and the height of its drawing in the drawing's own units. */
function measure(pack: Pack): {height: number; width: number; unitsHigh: number} {
  const ounces = pieceOunces(pack.size);
  if (pack.size.count > 1) {
    const low = pack.form === 'tray' || (pack.form === 'can' && ounces < 8);
    return pack.form === 'can'
      ? {height: low ? 250 : 400, width: low ? 720 : 590, unitsHigh: low ? 470 : 760}
      : {height: low ? 300 : 420, width: low ? 560 : 530, unitsHigh: low ? 740 : 1080};
  }
  switch (pack.form) {
    case 'bag': {
      const height = 600 * (ounces / 480) ** 0.24;
      return {height, width: height * 0.68, unitsHigh: 1000};
    }
    case 'can':
      return ounces < 8
        ? {height: 150, width: 230, unitsHigh: 470}
        : {height: 290, width: 211, unitsHigh: 990};
    case 'tray':
      return {height: 200, width: 290, unitsHigh: 710};
    case 'pouch':
      return {height: 320, width: 224, unitsHigh: 1000};
    case 'treat':
      return {height: 370, width: 268, unitsHigh: 1000};
  }
}

/** A drawing that stands beside the packs, with its base at y = 0. */
export interface Figure {
  body: string;
  width: number;
  height: number;
}

export type Standing = {pack: Pack} | Figure;

interface LineupOptions {
  /** Center of the row and y of its floor, in pixels. */
  x: number;
  floor: number;
  /** Pixels per unit; a 30 lb bag is 600 units high. Reduced if the row doesn't fit. */
  scale: number;
  /** Maximum size of the row, in pixels. */
  maxWidth?: number;
  maxHeight?: number;
  /** How much neighbors overlap, as a share of the narrower one. */
  overlap?: number;
}

/**
 * Draws packs and figures side by side at realistic relative sizes. Every second one is slightly closer to the viewer.
 */
export function lineup(
  sheet: Sheet,
  standing: readonly Standing[],
  {x, floor, scale, maxWidth = Infinity, maxHeight = Infinity, overlap = 0.12}: LineupOptions,
): string {
  const centers: number[] = [];
  let edge = 0;
  standing.forEach((thing, i) => {
    const width = sizeOf(thing).width;
    const before = standing[i - 1];
    const covered = before ? Math.min(sizeOf(before).width, width) * overlap : 0;
    centers.push(edge - covered + width / 2);
    edge += width - covered;
  });
  const maxItemHeight = Math.max(...standing.map((thing) => sizeOf(thing).height));
  const fittingScale = Math.min(scale, maxWidth / edge, maxHeight / maxItemHeight);
  return standing
    .map((thing, i) => ({
      near: i % 2,
      body:
        'pack' in thing
          ? place(packFront(sheet, thing.pack), 0, 0, unitsToRow(thing.pack))
          : thing.body,
      left: ((centers[i] ?? 0) - edge / 2) * fittingScale,
    }))
    .sort((a, b) => a.near - b.near)
    .map(({near, body, left}) =>
      place(body, x + left, floor + near * 44 * fittingScale, fittingScale),
    )
    .join('');
}

const sizeOf = (thing: Standing): {width: number; height: number} =>
  'pack' in thing ? measure(thing.pack) : thing;

function unitsToRow(pack: Pack): number {
  const {height, unitsHigh} = measure(pack);
  return height / unitsHigh;
}
