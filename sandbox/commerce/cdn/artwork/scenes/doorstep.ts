import {hills} from './hills';
import {wide} from './interior';
import {packOf, pet} from './cast';
import {lineup} from './lineup';
import {catHead} from '../animals/cat-head';
import {coatOf} from '../animals/coats';
import {darken, lighten} from '../color';
import {clipped} from '../print/marks';
import {deliveryBox} from '../props/box';
import {door} from '../props/door';
import {bush} from '../props/ball';
import {pottedPlant} from '../props/plants';
import {windowPane} from '../props/window';
import {fill, group, place, rect, stroke, type Sheet} from '../svg';

/** Left edge of the house, and y of the ground it stands on. */
const HOUSE_LEFT = 1000;
const GROUND = 1010;

/** A delivery box on a doorstep, a dog next to it and a cat watching from the window. */
export const DOORSTEP = wide((sheet, w, h) =>
  [
    hills(sheet, w, h, {sun: [0.2, 0.4], ground: 0.8}),
    place(bush(sheet, '#9fb06a'), HOUSE_LEFT - 90, 1010, 1.1),
    clapboard(sheet, w),
    window(sheet),
    place(door(sheet), 1580, GROUND, 0.9),
    lamp(sheet, 2170, 420),
    step(sheet),
    place(pottedPlant(sheet), 2250, 1016, 1.5),
    lineup(sheet, [{pack: packOf('bag', 'balance', 'dog', 'adult', 'chicken')}], {
      x: 1245,
      floor: 1086,
      scale: 0.66,
    }),
    place(deliveryBox(sheet), 1560, 1096, 0.84),
    place(pet(sheet, 'dog', 'adult').body, 1980, 1110, 1.26),
  ].join(''),
);

function clapboard(sheet: Sheet, w: number): string {
  const color = '#f1e4c8';
  const board = 62;
  return [
    rect(
      HOUSE_LEFT - 60,
      0,
      60,
      GROUND,
      sheet.linear([
        [0, '#6f6a3a', 0],
        [1, '#3f3a1f', 0.2],
      ]),
    ),
    rect(
      HOUSE_LEFT,
      0,
      w - HOUSE_LEFT,
      GROUND,
      sheet.linear(
        [
          [0, lighten(color, 0.4)],
          [0.5, color],
          [1, darken(color, 0.12)],
        ],
        [0, 0, 1, 0.6],
      ),
    ),
    ...Array.from({length: Math.ceil(GROUND / board)}, (_, row) => {
      const y = row * board;
      return (
        rect(HOUSE_LEFT, y, w - HOUSE_LEFT, 10, '#7a5f35', 0, 'opacity=".16"') +
        rect(HOUSE_LEFT, y + 10, w - HOUSE_LEFT, 4, '#fff', 0, 'opacity=".45"')
      );
    }),
    rect(
      HOUSE_LEFT - 18,
      0,
      64,
      GROUND,
      sheet.linear([
        [0, '#fffaf0'],
        [1, '#e6d7ba'],
      ]),
    ),
    rect(
      HOUSE_LEFT,
      0,
      w - HOUSE_LEFT,
      130,
      sheet.linear(
        [
          [0, '#5a3f1c', 0.34],
          [1, '#5a3f1c', 0],
        ],
        [0, 0, 0, 1],
      ),
    ),
  ].join('');
}

function window(sheet: Sheet): string {
  const [width, height] = [330, 400];
  return place(
    windowPane(sheet, width, height) +
      clipped(
        sheet,
        `M0 0H${width}V${height}H0Z`,
        place(
          fill('M-70 150C-84 70-50 20 0 20S84 70 70 150Z', coatOf('cat', 'adult').fur) +
            catHead(sheet, coatOf('cat', 'adult')),
          width * 0.5,
          height - 76,
          0.94,
        ),
      ) +
      rect(0, 0, width, height, '#fff6df', 0, 'opacity=".16"'),
    1150,
    216,
  );
}

const lamp = (sheet: Sheet, x: number, y: number): string =>
  place(
    group(
      `filter="${sheet.blur(30)}"`,
      fill('M-120 40A120 120 0 1 0 120 40A120 120 0 1 0-120 40Z', '#ffdf9a', 'opacity=".55"'),
    ) +
      stroke('M0-80V-40', '#4c4034', 10) +
      fill('M-44-40H44L30-6H-30Z', '#4c4034') +
      rect(
        -30,
        -6,
        60,
        84,
        sheet.linear([
          [0, '#fff3cf'],
          [0.5, '#ffe3a0'],
          [1, '#f3c56a'],
        ]),
        6,
      ) +
      stroke('M-30-6V78M30-6V78M-36 78H36', '#4c4034', 7),
    x,
    y,
  );

const step = (sheet: Sheet): string =>
  fill(
    'M1090 1010H2340L2400 1120H1040Z',
    sheet.linear(
      [
        [0, '#efe2c8'],
        [1, '#d6c29c'],
      ],
      [0, 0, 0.3, 1],
    ),
  ) +
  fill(
    'M1040 1120H2400V1164H1052Z',
    sheet.linear(
      [
        [0, '#b89e73'],
        [1, '#9a815a'],
      ],
      [0, 0, 0, 1],
    ),
  ) +
  rect(
    1090,
    1008,
    1250,
    22,
    sheet.linear(
      [
        [0, '#3a2a12', 0.34],
        [1, '#3a2a12', 0],
      ],
      [0, 0, 0, 1],
    ),
  ) +
  fill('M1600 1026H2030L2056 1076H1578Z', '#a8774a') +
  stroke('M1608 1038H2030M1602 1050H2036M1596 1063H2042', '#8a5d35', 4, 'opacity=".6"');
