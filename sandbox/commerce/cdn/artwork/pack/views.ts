import type {Form, Pack, View} from './pack';
import {frameScale, piece} from './piece';
import {packFront, packFrontScale} from './pack-front';
import {bowl, foodOf, GLAZES} from '../props/bowl';
import {spilled} from '../props/kibble';
import {packScene} from '../scenes/pack-scene';
import {place, type Sheet} from '../svg';

/** Width and height of all pack views, in pixels. */
export const PACK_PIXELS = 1600;
const CENTER_X = PACK_PIXELS / 2;
const FLOOR = 1496;

/** Draws one view of a pack, 1600 x 1600. Only `scene` has a background. */
export function drawPack(sheet: Sheet, pack: Pack, view: View): string {
  const single: Pack = {...pack, size: {...pack.size, count: 1}};
  switch (view) {
    case 'front':
      return place(packFront(sheet, pack), CENTER_X, floorY(pack), packFrontScale(pack));
    case 'back':
    case 'side':
      return place(piece(sheet, single, view), CENTER_X, floorY(single), frameScale(single));
    case 'feeding':
      return feedingView(sheet, single);
    case 'scene':
      return packScene(sheet, pack);
  }
}

const CASE_FLOORS: Record<Form, number> = {
  bag: 1436,
  can: 1290,
  tray: 1306,
  pouch: 1436,
  treat: 1436,
};

/** The y of the pack's base: higher for low packs, so that they are vertically centered. */
function floorY(pack: Pack): number {
  if (pack.size.count > 1) return CASE_FLOORS[pack.form];
  if (pack.form === 'tray') return 1210;
  if (pack.form === 'can') return 1370;
  return FLOOR - (1440 - 1000 * frameScale(pack)) * 0.35;
}

function feedingView(sheet: Sheet, pack: Pack): string {
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
