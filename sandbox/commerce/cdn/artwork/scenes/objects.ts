import type {Scene} from './scene';
import {coatOf, type Coat} from '../animals/coats';
import {dogHead} from '../animals/dog-head';
import {bowl, GLAZES} from '../props/bowl';
import {door} from '../props/door';
import {foodBin} from '../props/food-bin';
import {spilled} from '../props/kibble';
import {pottedPlant} from '../props/plants';
import {boards, skirting, wall} from '../props/room';
import {windowLight} from '../props/window';
import {floorShadow} from '../props/shadow';
import {steelBowl} from '../props/steel-bowl';
import {darken, lighten} from '../color';
import {ellipse, fill, place, stroke, type Sheet} from '../svg';

const SIDE = 1600;
const FLOOR = 1060;

const kitchen = (sheet: Sheet, color: string): string =>
  wall(sheet, SIDE, FLOOR, color) +
  windowLight(sheet, 120, 70, 1.4) +
  skirting(sheet, SIDE, FLOOR, color) +
  boards(sheet, SIDE, FLOOR, SIDE);

const square = (draw: Scene['draw']): Scene => ({width: SIDE, height: SIDE, draw});

export const STEEL_BOWL = square(
  (sheet) => kitchen(sheet, '#ead7b4') + place(steelBowl(sheet), 800, 1370, 1.7),
);

export const FOOD_BIN = square(
  (sheet) =>
    kitchen(sheet, '#e6d6bd') +
    place(door(sheet), 1150, FLOOR) +
    place(foodBin(sheet), 700, 1370, 1.5) +
    spilled(sheet, 'dog', [
      [1060, 1420],
      [1130, 1460],
      [1010, 1480],
    ]),
);

/** A shelter dog resting its chin on a full bowl. */
export const DONATION = square((sheet) => {
  const coat = coatOf('dog', 'senior');
  return [
    wall(sheet, SIDE, FLOOR, '#ecd0a6'),
    windowLight(sheet, 180, 60, 1.4),
    place(heart(sheet), 1180, 330, 1.5, 10) + place(heart(sheet), 1350, 520, 0.8, -12),
    skirting(sheet, SIDE, FLOOR, '#ecd0a6'),
    boards(sheet, SIDE, FLOOR, SIDE),
    place(pottedPlant(sheet), 1440, 1150, 1.4),
    place(floorShadow(sheet, 470, 70), 800, 1400),
    fill(
      'M330 1400C300 1120 480 850 800 850S1300 1120 1270 1400C1270 1430 330 1430 330 1400Z',
      sheet.linear(
        [
          [0, lighten(coat.fur, 0.14)],
          [0.5, coat.fur],
          [1, darken(coat.fur, 0.3)],
        ],
        [0, 0, 1, 0.5],
      ),
    ),
    fill('M640 1010C660 1200 940 1200 960 1010L930 1400H670Z', coat.pale),
    place(bowl(sheet, {glaze: GLAZES.terracotta, food: 'kibble', species: 'dog'}), 800, 1470, 1.12),
    ellipse(800, 1196, 150, 34, '#2b170b', 'opacity=".35"'),
    ...[360, 1240].map((x) => frontPaw(sheet, coat, x)),
    place(dogHead(sheet, coat), 800, 1000, 2.6),
  ].join('');
});

const frontPaw = (sheet: Sheet, coat: Coat, x: number): string =>
  fill(
    `M${x - 96} 1436C${x - 110} 1350 ${x - 40} 1330 ${x} 1330S${x + 110} 1350 ${x + 96} 1436C${x + 90} 1470 ${x - 90} 1470 ${x - 96} 1436Z`,
    sheet.linear([
      [0, lighten(coat.pale, 0.4)],
      [1, darken(coat.pale, 0.2)],
    ]),
  ) + stroke(`M${x - 30} 1410V1452M${x + 30} 1410V1452`, darken(coat.pale, 0.45), 6);

const heart = (sheet: Sheet): string =>
  fill(
    'M0 52C-44 20-66-6-66-34C-66-62-22-70 0-36C22-70 66-62 66-34C66-6 44 20 0 52Z',
    sheet.linear(
      [
        [0, '#e58a6a'],
        [1, '#c4593c'],
      ],
      [0, 0, 1, 1],
    ),
  ) + stroke('M-46-30C-44-44-30-48-18-40', '#fff', 8, 'opacity=".55"');
