import {packFront} from '../pack/sold';
import {pieceOunces, type Pack} from '../pack/pack';
import {place, type Sheet} from '../svg';

/** Height in units of one pack of each form, and how far its sides are apart. */
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

/** Something else that stands in the row: a figure with its feet at y = 0. */
export interface Figure {
  body: string;
  width: number;
  height: number;
}

export type Standing = {pack: Pack} | Figure;

interface LineupOptions {
  /** Middle of the row and its floor, in pixels. */
  x: number;
  floor: number;
  /** Pixels for one unit, where a 30 lb bag is 600 units high; smaller where the row would not fit. */
  scale: number;
  /** Room for the row, in pixels. */
  maxWidth?: number;
  maxHeight?: number;
  /** How much neighbours cover each other, as a share of the narrower one. */
  overlap?: number;
}

/** Packs and figures side by side in true order of size, every second one a step nearer to the viewer. */
export function lineup(
  sheet: Sheet,
  standing: readonly Standing[],
  {x, floor, scale, maxWidth = Infinity, maxHeight = Infinity, overlap = 0.12}: LineupOptions,
): string {
  const middles: number[] = [];
  let edge = 0;
  standing.forEach((thing, i) => {
    const width = sizeOf(thing).width;
    const before = standing[i - 1];
    const covered = before ? Math.min(sizeOf(before).width, width) * overlap : 0;
    middles.push(edge - covered + width / 2);
    edge += width - covered;
  });
  const highest = Math.max(...standing.map((thing) => sizeOf(thing).height));
  const fitting = Math.min(scale, maxWidth / edge, maxHeight / highest);
  return standing
    .map((thing, i) => ({
      near: i % 2,
      body:
        'pack' in thing
          ? place(packFront(sheet, thing.pack), 0, 0, unitsToRow(thing.pack))
          : thing.body,
      left: ((middles[i] ?? 0) - edge / 2) * fitting,
    }))
    .sort((a, b) => a.near - b.near)
    .map(({near, body, left}) => place(body, x + left, floor + near * 44 * fitting, fitting))
    .join('');
}

const sizeOf = (thing: Standing): {width: number; height: number} =>
  'pack' in thing ? measure(thing.pack) : thing;

function unitsToRow(pack: Pack): number {
  const {height, unitsHigh} = measure(pack);
  return height / unitsHigh;
}
