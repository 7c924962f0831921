import {packOf, pet} from './cast';
import {room, wide} from './interior';
import {lineup} from './lineup';
import {darken, lighten} from '../color';
import {vetMark} from '../print/marks';
import {LINE_STYLES} from '../print/lines';
import {pottedPlant} from '../props/plants';
import {windowLight} from '../props/window';
import {circle, ellipse, fill, place, rect, stroke, type Sheet} from '../svg';

const CABINET_TOP = 640;

/** An exam room: a dog on the table, a cat on the cabinet, a stethoscope on a hook. The left is empty for text. */
export const CLINIC = wide((sheet, w, h) =>
  [
    room(sheet, w, h, '#e3ddca'),
    windowLight(sheet, 900, 60, 1.3),
    place(sign(sheet), 2080, 190),
    place(stethoscope(), 1800, 130),
    cabinet(sheet),
    lineup(
      sheet,
      [
        {pack: packOf('bag', 'clinical', 'cat', 'adult', 'rabbit')},
        {pack: packOf('can', 'clinical', 'dog', 'adult', 'beef')},
      ],
      {x: 2110, floor: CABINET_TOP - 2, scale: 0.62, overlap: 0.02},
    ),
    place(pet(sheet, 'cat', 'adult').body, 1890, CABINET_TOP + 2, 0.84),
    place(pottedPlant(sheet), 2320, CABINET_TOP, 0.9),
    place(table(sheet), 1520, 1110),
    place(pet(sheet, 'dog', 'adult', 'left').body, 1500, 796, 1.22),
    lineup(sheet, [{pack: packOf('bag', 'clinical', 'dog', 'adult', 'chicken')}], {
      x: 2140,
      floor: 1096,
      scale: 0.82,
    }),
  ].join(''),
);

/** A steel table on one leg, 740 units wide and 330 high, base at y = 0. */
function table(sheet: Sheet): string {
  const steel = sheet.linear([
    [0, '#8b9094'],
    [0.25, '#f6f6f6'],
    [0.6, '#b5babd'],
    [1, '#7a7f83'],
  ]);
  return [
    ellipse(20, 6, 330, 34, '#2a1a0e', 'opacity=".26"'),
    fill('M-210 0C-200-34-90-46 0-46S200-34 210 0Z', steel),
    rect(-46, -270, 92, 240, steel),
    rect(-46, -270, 92, 34, '#2a1a0e', 0, 'opacity=".2"'),
    fill(
      'M-340-330H340L370-290H-370Z',
      sheet.linear(
        [
          [0, '#fbfbfa'],
          [0.5, '#d9dcdd'],
          [1, '#b9bec1'],
        ],
        [0, 0, 1, 0.4],
      ),
    ),
    rect(-370, -290, 740, 30, steel, 6),
    fill('M-230-322H230L248-300H-250Z', '#9db0a0'),
  ].join('');
}

function cabinet(sheet: Sheet): string {
  const color = '#f0e6d2';
  const panel = (x: number, y: number, width: number, height: number) =>
    rect(
      x,
      y,
      width,
      height,
      sheet.linear(
        [
          [0, lighten(color, 0.5)],
          [1, darken(color, 0.06)],
        ],
        [0, 0, 1, 1],
      ),
      8,
      'stroke="#8a6a3f" stroke-opacity=".28" stroke-width="3"',
    ) + rect(x + width / 2 - 40, y + 26, 80, 10, '#b98a55', 5);
  return [
    ellipse(2160, 962, 420, 26, '#2a1a0e', 'opacity=".22"'),
    rect(1780, CABINET_TOP + 20, 640, 310, darken(color, 0.1)),
    panel(1800, CABINET_TOP + 50, 290, 264),
    panel(2106, CABINET_TOP + 50, 290, 264),
    rect(
      1756,
      CABINET_TOP,
      680,
      34,
      sheet.linear(
        [
          [0, '#d9ad77'],
          [0.5, '#c3935a'],
          [1, '#9a6b38'],
        ],
        [0, 0, 0, 1],
      ),
      6,
    ),
    rect(1760, CABINET_TOP, 672, 4, '#fff', 2, 'opacity=".45"'),
  ].join('');
}

const sign = (sheet: Sheet): string =>
  circle(8, 10, 118, '#5a3b16', 'opacity=".16"') +
  circle(0, 0, 116, '#fffaf0') +
  circle(
    0,
    0,
    98,
    sheet.linear(
      [
        [0, lighten(LINE_STYLES.clinical.brand, 0.18)],
        [1, LINE_STYLES.clinical.brand],
      ],
      [0, 0, 1, 1],
    ),
  ) +
  place(vetMark('#fffaf0', LINE_STYLES.clinical.brand), 0, 0, 1.02);

const stethoscope = (): string =>
  circle(0, 0, 12, '#9b6f3e') +
  stroke('M-52 150C-64 60-30-6 0-6S64 60 52 150', '#3f4a52', 11) +
  stroke('M-52 150C-50 210 50 210 52 150', '#3f4a52', 11) +
  stroke('M0 196C0 270 70 270 66 330', '#3f4a52', 11) +
  stroke('M-52 150L-58 120M52 150L58 120', '#c3c7ca', 9) +
  circle(66, 346, 28, '#c3c7ca') +
  circle(66, 346, 19, '#8b9094') +
  circle(60, 339, 7, '#fff', 'opacity=".7"');
