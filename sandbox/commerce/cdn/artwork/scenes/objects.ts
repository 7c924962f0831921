import type {Scene} from './scene';
import {coatOf, type Coat} from '../animals/coats';
import {dogHead} from '../animals/dog-head';
import {bowl, GLAZES} from '../props/bowl';
import {spilled} from '../props/kibble';
import {pottedPlant} from '../props/plants';
import {boards, skirting, wall} from '../props/room';
import {windowLight} from '../props/window';
import {floorShadow} from '../props/shadow';
import {darken, lighten} from '../color';
import {paw} from '../print/marks';
import {ellipse, fill, group, place, rect, stroke, type Sheet} from '../svg';
import {text} from '../type/figtree';

const SIDE = 1600;
const FLOOR = 1060;

const kitchen = (sheet: Sheet, color: string): string =>
  wall(sheet, SIDE, FLOOR, color) +
  windowLight(sheet, 120, 70, 1.4) +
  skirting(sheet, SIDE, FLOOR, color) +
  boards(sheet, SIDE, FLOOR, SIDE);

const square = (draw: Scene['draw']): Scene => ({width: SIDE, height: SIDE, draw});

/** A brushed steel bowl with a rubber foot on a kitchen floor. */
export const STEEL_BOWL = square(
  (sheet) => kitchen(sheet, '#ead7b4') + place(steelBowl(sheet), 800, 1370, 1.7),
);

function steelBowl(sheet: Sheet): string {
  const steel = sheet.linear([
    [0, '#6d7276'],
    [0.1, '#b9bdc0'],
    [0.22, '#fafafa'],
    [0.34, '#c3c7ca'],
    [0.55, '#8d9296'],
    [0.72, '#d7dadc'],
    [0.86, '#9ba0a4'],
    [1, '#5d6266'],
  ]);
  const inside = sheet.linear(
    [
      [0, '#6b7074'],
      [0.3, '#aeb3b6'],
      [0.55, '#eceeef'],
      [0.8, '#a7acb0'],
      [1, '#75797d'],
    ],
    [0, 0, 1, 0.3],
  );
  return [
    floorShadow(sheet, 310, 74),
    fill(
      'M-312-40C-312 20-180 30 0 30S312 20 312-40Z',
      sheet.linear([
        [0, '#17181a'],
        [0.3, '#4b4e52'],
        [1, '#131416'],
      ]),
    ),
    fill('M-300-230L-316-46C-250 10 250 10 316-46L300-230Z', steel),
    group(
      'opacity=".22"',
      ...[-190, -150, -110, -70].map((y) =>
        stroke(`M-312 ${y}C-200 ${y + 52} 200 ${y + 52} 312 ${y}`, '#fff', 2),
      ),
    ),
    ellipse(0, -230, 318, 84, steel),
    ellipse(0, -228, 290, 70, inside),
    ellipse(
      0,
      -204,
      210,
      40,
      sheet.radial([
        [0, '#f4f5f5'],
        [0.6, '#c2c6c9'],
        [1, '#8f9498', 0],
      ]),
    ),
    stroke('M-306-250C-240-296 240-296 306-250', '#fff', 5, 'opacity=".7"'),
    place(paw('#5f6468'), 0, -98, 0.7) + place(paw('#eff0f1'), -2, -100, 0.7),
  ].join('');
}

/** A white food bin with a bamboo lid beside a door. */
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

function door(sheet: Sheet): string {
  const panel = (y: number, h: number) =>
    rect(
      46,
      y,
      308,
      h,
      sheet.linear(
        [
          [0, '#a8794a'],
          [1, '#c39360'],
        ],
        [0, 0, 1, 1],
      ),
      6,
    ) +
    rect(
      58,
      y + 12,
      284,
      h - 24,
      sheet.linear(
        [
          [0, '#d3a672'],
          [1, '#ba8a56'],
        ],
        [0, 0, 1, 1],
      ),
      4,
    );
  return [
    rect(
      -34,
      -1060,
      560,
      1060,
      sheet.linear([
        [0, '#fffaf0'],
        [1, '#efe2ca'],
      ]),
    ),
    rect(
      0,
      -1030,
      520,
      1030,
      sheet.linear([
        [0, '#cc9c66'],
        [1, '#b28350'],
      ]),
    ),
    panel(-980, 420),
    panel(-510, 430),
    ellipse(
      392,
      -520,
      24,
      24,
      sheet.radial(
        [
          [0, '#fff3c9'],
          [0.5, '#d9a94e'],
          [1, '#8a6424'],
        ],
        [0.35, 0.3, 0.8],
      ),
    ),
    rect(-34, -1060, 34, 1060, '#fff', 0, 'opacity=".3"'),
  ].join('');
}

function foodBin(sheet: Sheet): string {
  const enamel = sheet.linear([
    [0, '#cfc7b8'],
    [0.1, '#f3eee3'],
    [0.28, '#fffefb'],
    [0.6, '#f0eadd'],
    [0.86, '#cbc2b1'],
    [1, '#aca391'],
  ]);
  const bamboo = sheet.linear([
    [0, '#a87b43'],
    [0.25, '#e9c48b'],
    [0.55, '#d3a665'],
    [1, '#93692f'],
  ]);
  return [
    floorShadow(sheet, 240, 60),
    fill('M-236-560H236L222-24C222 14 100 24 0 24S-222 14-222-24Z', enamel),
    fill(
      'M-222-24C-222 14-100 24 0 24S222 14 222-24L223-60C200-24-200-24-223-60Z',
      '#3a2a17',
      'opacity=".16"',
    ),
    place(paw('#d8cdb8'), 0, -360, 1.7),
    text('Marlowe', 0, -196, {size: 96, weight: 800, fill: '#4b3a26', spacing: -3}),
    text('KEEP IT FRESH', 0, -150, {size: 26, weight: 600, fill: '#8f7a5a', spacing: 8}),
    ellipse(0, -560, 244, 56, '#bdb3a0'),
    fill('M-252-612V-566C-252-530-130-512 0-512S252-530 252-566V-612Z', bamboo),
    ellipse(
      0,
      -612,
      252,
      56,
      sheet.linear(
        [
          [0, '#f3d7a6'],
          [0.5, '#e0b778'],
          [1, '#c79552'],
        ],
        [0, 0, 1, 0.5],
      ),
    ),
    group(
      'opacity=".3"',
      stroke(
        'M-210-612C-100-640 60-644 190-626M-230-600C-90-626 90-628 222-604M-200-588C-80-606 100-606 210-590',
        '#8a5f28',
        2.5,
      ),
    ),
    ellipse(0, -640, 46, 14, '#b98a4c') +
      rect(-46, -640, 92, 26, bamboo) +
      ellipse(0, -642, 46, 14, '#f3d7a6'),
    stroke('M-206-540C-210-360-206-200-196-60', '#fff', 16, 'opacity=".55"'),
  ].join('');
}

/** A shelter dog that rests its chin on a full bowl. */
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
