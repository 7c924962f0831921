import {room, wide} from './interior';
import {coatOf} from '../animals/coats';
import {sleepingCat} from '../animals/sleeping-cat';
import {darken, lighten} from '../color';
import {GLAZES} from '../props/bowl';
import {pottedPlant} from '../props/plants';
import {shelf} from '../props/room';
import {floorShadow} from '../props/shadow';
import {windowLight, windowPane} from '../props/window';
import {ellipse, fill, place, rect, stroke, type Sheet} from '../svg';

const DESK_TOP = 800;

/** A customer service desk: headset, notebook and tea, with a cat asleep on the rest of it. */
export const DESK = wide((sheet, w, h) =>
  [
    room(sheet, w, h, '#ead9b8'),
    place(windowPane(sheet, 620, 430), 1240, 150),
    windowLight(sheet, 560, 70, 1.25, false),
    place(shelf(sheet, 420), 1960, 400),
    desk(sheet),
    place(pottedPlant(sheet), 1980, DESK_TOP, 0.96),
    place(sleepingCat(sheet, coatOf('cat', 'adult')), 1580, DESK_TOP + 2, 1.42),
    place(notebook(sheet), 1040, DESK_TOP + 4),
    place(mug(sheet), 826, DESK_TOP),
    place(headset(sheet), 1224, DESK_TOP - 2),
  ].join(''),
);

function desk(sheet: Sheet): string {
  const wood = '#b27f4a';
  const leg = (x: number) =>
    rect(
      x,
      DESK_TOP + 40,
      44,
      320,
      sheet.linear([
        [0, lighten(wood, 0.2)],
        [1, darken(wood, 0.25)],
      ]),
    );
  return [
    ellipse(1450, 1168, 780, 34, '#2a1a0e', 'opacity=".16"'),
    leg(780),
    leg(2080),
    rect(830, DESK_TOP + 40, 1250, 74, darken(wood, 0.14)),
    ...[900, 1500].map(
      (x) =>
        rect(x, DESK_TOP + 50, 500, 52, lighten(wood, 0.12), 5) +
        ellipse(x + 250, DESK_TOP + 76, 14, 11, '#e0b765'),
    ),
    rect(
      730,
      DESK_TOP,
      1450,
      44,
      sheet.linear(
        [
          [0, lighten(wood, 0.5)],
          [0.4, lighten(wood, 0.16)],
          [1, darken(wood, 0.12)],
        ],
        [0, 0, 0.1, 1],
      ),
      8,
    ),
    rect(734, DESK_TOP, 1442, 5, '#fff', 3, 'opacity=".45"'),
    rect(
      780,
      DESK_TOP + 44,
      1344,
      16,
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

const mug = (sheet: Sheet): string =>
  floorShadow(sheet, 52, 12) +
  stroke('M48-96C100-104 100-30 46-34', darken(GLAZES.terracotta, 0.12), 14) +
  fill(
    'M-54-126H54L46-12C44 2-44 2-46-12Z',
    sheet.linear([
      [0, darken(GLAZES.terracotta, 0.2)],
      [0.28, lighten(GLAZES.terracotta, 0.34)],
      [0.6, GLAZES.terracotta],
      [1, darken(GLAZES.terracotta, 0.34)],
    ]),
  ) +
  ellipse(0, -126, 54, 13, lighten(GLAZES.terracotta, 0.2)) +
  ellipse(0, -124, 46, 9, '#6d3f1d');

const notebook = (sheet: Sheet): string =>
  floorShadow(sheet, 130, 14) +
  fill(
    'M-150 0L-110-44H120L150 0Z',
    sheet.linear(
      [
        [0, '#fffdf6'],
        [1, '#efe4cd'],
      ],
      [0, 0, 1, 1],
    ),
  ) +
  fill('M-150 0H150V10H-150Z', '#93a283') +
  stroke('M-92-34H74M-100-25H90M-108-16H40', '#8a7a63', 3, 'opacity=".6"') +
  stroke('M36-8L128-52', '#2f5fb3', 9) +
  stroke('M36-8L24-2', '#33241f', 5);

function headset(sheet: Sheet): string {
  const shell = sheet.linear([
    [0, '#5b5049'],
    [0.4, '#8c8077'],
    [1, '#3b322c'],
  ]);
  const cup = (x: number) =>
    rect(x - 24, -112, 48, 104, shell, 22) + rect(x - 12, -100, 24, 80, '#2b2420', 12);
  return [
    floorShadow(sheet, 92, 14),
    stroke('M-82-96C-92-226 92-226 82-96', '#4a413b', 18),
    stroke('M-72-130C-60-204 60-204 72-130', '#b8aca0', 5, 'opacity=".7"'),
    stroke('M-86-30C-100 0-60 4-24-8', '#4a413b', 7),
    ellipse(-20, -9, 15, 9, '#2b2420'),
    cup(-82),
    cup(82),
  ].join('');
}
