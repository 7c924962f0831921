import {bowlOf, packOf, pet, pounds} from './cast';
import {room, wide} from './interior';
import {lineup} from './lineup';
import {lighten} from '../color';
import {ball} from '../props/ball';
import {spilled} from '../props/kibble';
import {pottedPlant} from '../props/plants';
import {shelf} from '../props/room';
import {windowLight, windowPane} from '../props/window';
import {circle, ellipse, place, stroke, type Sheet} from '../svg';

/** A puppy on a rug, between a ball and its food. The left is empty for text. */
export const PUPPY = wide((sheet, w, h) =>
  [
    room(sheet, w, h, '#ecd6a8'),
    windowLight(sheet, 940, 50, 1.32),
    place(shelf(sheet, 520), 1780, 300),
    rug(sheet, 1800, 1056),
    lineup(
      sheet,
      [
        {pack: packOf('bag', 'balance', 'dog', 'puppy', 'chicken', pounds(15))},
        {pack: packOf('can', 'balance', 'dog', 'puppy', 'turkey')},
      ],
      {x: 2140, floor: 1024, scale: 0.9, overlap: 0.04},
    ),
    place(bowlOf(sheet, 'kibble', 'dog').body, 1530, 1106, 0.98),
    spilled(sheet, 'dog', [
      [1336, 1128],
      [1290, 1100],
      [1376, 1156],
    ]),
    place(pet(sheet, 'dog', 'puppy').body, 1790, 1092, 1.78),
    place(ball(sheet), 1310, 1050, 1.1),
  ].join(''),
);

/** A kitten on a windowsill, above its food and a plant it knocked over. The left is empty for text. */
export const KITTEN = wide((sheet, w, h) =>
  [
    room(sheet, w, h, '#e6d8bb'),
    place(windowPane(sheet, 760, 500), 1500, 90),
    windowLight(sheet, 920, 110, 1.2, false),
    place(pet(sheet, 'cat', 'kitten').body, 2000, 630, 1.24),
    place(yarn(sheet), 1700, 626),
    place(fallenPlant(sheet), 1400, 1084),
    lineup(
      sheet,
      [
        {pack: packOf('bag', 'balance', 'cat', 'kitten', 'chicken', pounds(7))},
        {pack: packOf('can', 'balance', 'cat', 'kitten', 'whitefish')},
        bowlOf(sheet, 'kibble', 'cat'),
      ],
      {x: 1990, floor: 1066, scale: 0.96, overlap: -0.02},
    ),
  ].join(''),
);

function rug(sheet: Sheet, x: number, y: number): string {
  const ring = (share: number, color: string) => ellipse(x, y, 760 * share, 128 * share, color);
  return [
    ellipse(x + 10, y + 12, 770, 130, '#3a1f0c', 'opacity=".22"'),
    ring(1, '#b9684c'),
    ring(0.93, '#f0dfc2'),
    ring(0.87, '#c98467'),
    ring(0.62, '#e9d2ac'),
    ring(0.55, '#c98467'),
    ellipse(
      x,
      y,
      760,
      128,
      sheet.linear(
        [
          [0, '#fff4dc', 0.3],
          [0.6, '#fff4dc', 0],
          [1, '#4a2a10', 0.22],
        ],
        [0, 0, 0.8, 1],
      ),
    ),
  ].join('');
}

const yarn = (sheet: Sheet): string =>
  stroke('M34-8C70 10 54 70 76 120S40 190 66 220', '#c4694a', 7) +
  circle(
    0,
    -52,
    54,
    sheet.radial(
      [
        [0, lighten('#c4694a', 0.4)],
        [0.5, '#c4694a'],
        [1, '#8e4229'],
      ],
      [0.32, 0.26, 0.85],
    ),
  ) +
  stroke(
    'M-46-74C-20-44 20-40 50-60M-50-46C-20-20 24-18 46-34M-20-102C-30-70-26-30-8-2M12-104C24-70 26-40 20-4',
    '#e39a7f',
    4,
    'opacity=".8"',
  );

const fallenPlant = (sheet: Sheet): string =>
  ellipse(-30, 0, 170, 26, '#2a1a0e', 'opacity=".24"') +
  place(pottedPlant(sheet), 130, -62, 1, -84) +
  ellipse(-62, -4, 74, 17, '#5a3a22') +
  ellipse(-92, -12, 40, 13, '#6d4a2e') +
  circle(-150, 4, 8, '#5a3a22') +
  circle(-122, 14, 6, '#6d4a2e');
