import {animalOf, type Form, type Pack, type View} from './pack';
import {frameScale, piece} from './piece';
import {packFront, packFrontScale} from './pack-front';
import {coatedPart} from '../coats';
import {part} from '../parts';
import {place, type Sheet} from '../svg';

/** Width and height of all pack views, in pixels. */
export const PACK_PIXELS = 1600;
const CENTER_X = PACK_PIXELS / 2;
const FLOOR = 1556;

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
      return homeView(sheet, pack);
  }
}

const CASE_FLOORS: Record<Form, number> = {
  bag: 1436,
  can: 1290,
  tray: 1306,
  pouch: 1436,
  treat: 1436,
};

/** The y of the pack's base: higher for low packs, so they are vertically centered. */
function floorY(pack: Pack): number {
  if (pack.size.count > 1) return CASE_FLOORS[pack.form];
  if (pack.form === 'tray') return 1210;
  if (pack.form === 'can') return 1370;
  return FLOOR - (1440 - 1000 * frameScale(pack)) * 0.35;
}

type Food = 'kibble' | 'wet' | 'treats';

const FOODS: Record<Form, Food> = {
  bag: 'kibble',
  can: 'wet',
  tray: 'wet',
  pouch: 'wet',
  treat: 'treats',
};

const foodOf = ({form, line}: Pack): Food => (line === 'treats' ? 'treats' : FOODS[form]);

const bowl = (sheet: Sheet, pack: Pack): string =>
  part(sheet, `bowl-${pack.species}-${foodOf(pack)}`);

/** Some kibble on the floor in front of a pack of dry food. */
const spill = (sheet: Sheet, pack: Pack, view: 'feeding' | 'home'): string =>
  foodOf(pack) === 'kibble' ? part(sheet, `spill-${view}-${pack.species}`) : '';

/** A pack next to a full bowl. */
function feedingView(sheet: Sheet, pack: Pack): string {
  const scale = frameScale(pack) * (pack.form === 'tray' ? 0.76 : 0.82);
  return [
    place(piece(sheet, pack, 'front'), pack.form === 'tray' ? 600 : 560, 1330, scale),
    place(bowl(sheet, pack), 1120, 1450, 1.24),
    spill(sheet, pack, 'feeding'),
  ].join('');
}

/** A pack at home, on a wooden floor next to the pet it is for. */
function homeView(sheet: Sheet, pack: Pack): string {
  const isCase = pack.size.count > 1;
  return [
    part(sheet, `home-${pack.species}`),
    place(coatedPart(sheet, animalOf(pack), pack.flavor), 1130, 1282, 1.62),
    place(
      packFront(sheet, pack),
      isCase ? 560 : 520,
      1330,
      packFrontScale(pack) * (isCase ? 0.56 : 0.66),
    ),
    place(bowl(sheet, pack), 1000, 1492, 0.86),
    spill(sheet, pack, 'home'),
  ].join('');
}
