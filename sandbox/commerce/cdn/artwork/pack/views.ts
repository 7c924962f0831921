import {packCase} from './case';
import type {Pack, View} from './pack';
import {frameScale, piece} from './piece';
import {bowl, GLAZES, type Food} from '../props/bowl';
import {spilled} from '../props/kibble';
import {packScene} from '../scenes/pack-scene';
import {place, type Sheet} from '../svg';

export const PACK_PIXELS = 1600;
const MIDDLE = PACK_PIXELS / 2;
const FLOOR = 1496;

/** The pack as it is sold: one piece, or a case. */
export const packFront = (sheet: Sheet, pack: Pack): string =>
  pack.size.count > 1 ? packCase(sheet, pack) : piece(sheet, pack, 'front');

export const packFrontScale = (pack: Pack): number => {
  if (pack.size.count === 1) return frameScale(pack);
  return pack.form === 'can' ? 1.04 : 0.96;
};

const FOODS: Record<Pack['form'], Food> = {
  bag: 'kibble',
  can: 'wet',
  tray: 'wet',
  pouch: 'wet',
  treat: 'treats',
};

export const foodOf = (pack: Pack): Food => (pack.line === 'treats' ? 'treats' : FOODS[pack.form]);

/** One view of a pack, 1600 x 1600. `scene` has a background, the others are clear around the pack. */
export function drawPack(sheet: Sheet, pack: Pack, view: View): string {
  const single: Pack = {...pack, size: {...pack.size, count: 1}};
  switch (view) {
    case 'front':
      return place(packFront(sheet, pack), MIDDLE, lifted(pack), packFrontScale(pack));
    case 'back':
    case 'side':
      return place(piece(sheet, single, view), MIDDLE, lifted(single), frameScale(single));
    case 'feeding':
      return feeding(sheet, single);
    case 'scene':
      return packScene(sheet, pack);
  }
}

/** Where the floor is: low packs stand a little higher, so that they sit in the middle of the picture. */
function lifted(pack: Pack): number {
  if (pack.size.count > 1)
    return pack.form === 'can' ? 1290 : FLOOR - (pack.form === 'tray' ? 190 : 60);
  if (pack.form === 'tray') return 1210;
  if (pack.form === 'can') return 1370;
  return FLOOR - (1440 - 1000 * frameScale(pack)) * 0.35;
}

function feeding(sheet: Sheet, pack: Pack): string {
  const scale = frameScale(pack) * (pack.form === 'tray' ? 0.76 : 0.82);
  const x = pack.form === 'tray' ? 600 : 560;
  return [
    place(piece(sheet, pack, 'front'), x, 1330, scale),
    place(
      bowl(sheet, {
        glaze: pack.species === 'dog' ? GLAZES.terracotta : GLAZES.sage,
        food: foodOf(pack),
        species: pack.species,
      }),
      1120,
      1450,
      1.24,
    ),
    foodOf(pack) === 'kibble'
      ? spilled(sheet, pack.species, [
          [640, 1450],
          [720, 1490],
          [570, 1500],
        ])
      : '',
  ].join('');
}
