import {packOf, pet} from './cast';
import {FLOOR, room, wide} from './interior';
import {lineup} from './lineup';
import {darken, lighten} from '../color';
import {salmon} from '../ingredients/fish';
import {carrot, peas, sprig} from '../ingredients/greens';
import {kettle} from '../props/kettle';
import {shelf} from '../props/room';
import {windowLight} from '../props/window';
import {fill, place, rect, stroke, type Sheet} from '../svg';

const COUNTER_TOP = 760;

/** A kitchen where food is cooked: kettles, vegetables and a notebook on a long counter. The left is empty for text. */
export const KITCHEN = wide((sheet, w, h) =>
  [
    room(sheet, w, h, '#e9dcc0'),
    windowLight(sheet, 880, 40, 1.3),
    place(shelf(sheet, 560), 1800, 250),
    utensils(sheet, 1420, 150),
    counter(sheet, w),
    place(kettle(sheet), 1530, COUNTER_TOP - 4, 0.96),
    place(kettle(sheet), 2300, COUNTER_TOP - 12, 0.84),
    place(choppingBoard(sheet), 1990, COUNTER_TOP + 6, 0.9),
    place(pet(sheet, 'dog', 'adult', 'left').body, 1300, 1100, 1.3),
    place(pet(sheet, 'cat', 'senior').body, 1590, 1096, 1.12),
    lineup(
      sheet,
      [
        {pack: packOf('bag', 'balance', 'dog', 'adult', 'chicken')},
        {pack: packOf('can', 'balance', 'dog', 'adult', 'beef')},
        {pack: packOf('bag', 'balance', 'cat', 'adult', 'salmon')},
      ],
      {x: 2130, floor: 1104, scale: 0.56, overlap: -0.02},
    ),
    place(notebook(sheet), 1750, COUNTER_TOP + 20, 0.86),
  ].join(''),
);

/** A wooden counter that extends past the right edge. */
function counter(sheet: Sheet, w: number): string {
  const left = 1180;
  const wood = '#b98652';
  const front = (x: number, width: number) =>
    rect(
      x,
      COUNTER_TOP + 62,
      width,
      FLOOR + 96 - COUNTER_TOP - 62,
      sheet.linear(
        [
          [0, lighten(wood, 0.36)],
          [1, lighten(wood, 0.12)],
        ],
        [0, 0, 1, 1],
      ),
      8,
    ) +
    rect(
      x + 10,
      COUNTER_TOP + 74,
      width - 20,
      FLOOR + 72 - COUNTER_TOP - 62,
      'none',
      6,
      `stroke="${darken(wood, 0.2)}" stroke-opacity=".35" stroke-width="3"`,
    ) +
    rect(x + width / 2 - 34, COUNTER_TOP + 92, 68, 10, darken(wood, 0.45), 5);
  return [
    rect(
      left + 30,
      FLOOR + 84,
      w,
      44,
      sheet.linear(
        [
          [0, '#2a1a0e', 0.34],
          [1, '#2a1a0e', 0],
        ],
        [0, 0, 0, 1],
      ),
    ),
    rect(left + 20, COUNTER_TOP + 30, w - left, FLOOR + 70 - COUNTER_TOP, darken(wood, 0.16)),
    ...[0, 1, 2, 3].map((i) => front(left + 34 + i * 310, 296)),
    rect(
      left - 14,
      COUNTER_TOP,
      w - left + 14,
      50,
      sheet.linear(
        [
          [0, lighten(wood, 0.5)],
          [0.4, lighten(wood, 0.2)],
          [1, darken(wood, 0.1)],
        ],
        [0, 0, 0.1, 1],
      ),
      8,
    ),
    rect(left - 10, COUNTER_TOP, w - left + 10, 6, '#fff', 3, 'opacity=".45"'),
    rect(
      left + 20,
      COUNTER_TOP + 50,
      w - left,
      22,
      sheet.linear(
        [
          [0, '#2a1a0e', 0.36],
          [1, '#2a1a0e', 0],
        ],
        [0, 0, 0, 1],
      ),
    ),
  ].join('');
}

/** A rail with a ladle, a whisk and a spatula. */
const utensils = (sheet: Sheet, x: number, y: number): string => {
  const steel = sheet.linear([
    [0, '#8a8f93'],
    [0.4, '#f2f3f3'],
    [1, '#7b8084'],
  ]);
  return place(
    stroke('M-20 0H300', '#9b6f3e', 12) +
      stroke('M50 4V190', '#8f9498', 9) +
      fill('M8 186H92C92 236 8 236 8 186Z', steel) +
      stroke('M150 4V120', '#8f9498', 9) +
      stroke(
        'M150 120C112 160 118 220 150 226C182 220 188 160 150 120M150 120V226M150 120C132 160 134 210 150 226C166 210 168 160 150 120',
        '#a3a8ac',
        4,
      ) +
      stroke('M240 4V130', '#b07a40', 14) +
      fill('M218 126C214 176 222 206 240 206S266 176 262 126Z', '#b9834a'),
    x,
    y,
  );
};

const choppingBoard = (sheet: Sheet): string =>
  fill(
    'M-150 0H200L230 34H-176Z',
    sheet.linear([
      [0, '#e3bd87'],
      [1, '#cda069'],
    ]),
  ) +
  fill('M-176 34H230V46H-176Z', '#a97b47') +
  place(salmon(sheet), 70, -18, 0.9) +
  place(carrot(sheet), -96, -14, 0.62, 24) +
  place(peas(sheet), 176, 14, 0.5, -14) +
  place(sprig(sheet), -20, 20, 0.8, 60);

const notebook = (sheet: Sheet): string =>
  fill(
    'M-120 0L-100-26H0V0ZM120 0L100-26H0V0Z',
    sheet.linear([
      [0, '#fffdf6'],
      [0.5, '#eadfc8'],
      [0.52, '#fffaf0'],
      [1, '#f3e8d0'],
    ]),
  ) +
  fill('M-124 0H124V8H-124Z', '#7d4f2c') +
  stroke(
    'M-92-18H-20M-98-11H-16M-103-5H-24M24-18H88M20-11H96M18-5H76',
    '#8a7a63',
    2.4,
    'opacity=".7"',
  );
