import {pet} from './cast';
import {packFront, packFrontScale} from '../pack/pack-front';
import type {Pack} from '../pack/pack';
import {bowl, foodOf, GLAZES} from '../props/bowl';
import {spilled} from '../props/kibble';
import {pottedPlant} from '../props/plants';
import {boards, shelf, skirting, wall} from '../props/room';
import {windowLight, windowPane} from '../props/window';
import {place, type Sheet} from '../svg';

const SIDE = 1600;
const FLOOR = 1130;

/** A pack at home, on a wooden floor next to the pet it is for. Dogs have a shelf behind them, cats a window. */
export function packScene(sheet: Sheet, pack: Pack): string {
  const isDog = pack.species === 'dog';
  const color = isDog ? '#ead7b4' : '#e2d3bb';
  const scale = packFrontScale(pack) * (pack.size.count > 1 ? 0.56 : 0.66);
  return [
    wall(sheet, SIDE, FLOOR, color),
    isDog
      ? windowLight(sheet, 60, 60, 1.34) + place(shelf(sheet, 560), 960, 330)
      : place(windowPane(sheet, 520, 470), 150, 130) + windowLight(sheet, 880, 120, 1.1, false),
    skirting(sheet, SIDE, FLOOR, color),
    boards(sheet, SIDE, FLOOR, SIDE),
    place(pottedPlant(sheet), isDog ? 1500 : 1490, 1180, 1.5),
    place(pet(sheet, pack.species, pack.stage).body, 1130, 1282, 1.62),
    place(packFront(sheet, pack), pack.size.count > 1 ? 560 : 520, 1330, scale),
    place(
      bowl(sheet, {
        glaze: isDog ? GLAZES.terracotta : GLAZES.sage,
        food: foodOf(pack),
        species: pack.species,
      }),
      1000,
      1492,
      0.86,
    ),
    foodOf(pack) === 'kibble'
      ? spilled(sheet, pack.species, [
          [690, 1490],
          [640, 1530],
          [760, 1536],
        ])
      : '',
  ].join('');
}
