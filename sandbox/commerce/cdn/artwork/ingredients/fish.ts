import {circle, ellipse, fill, place, stroke, type Sheet} from '../svg';
import {darken, lighten} from '../color';
import {sprig} from './greens';
import {litPaint} from './lit';

interface FishColors {
  back: string;
  belly: string;
  fin: string;
}

/** A fish facing left, about 210 x 100 units. */
function wholeFish(sheet: Sheet, {back, belly, fin}: FishColors, spots: string): string {
  const body =
    'M-104 2C-84-34-30-50 20-38C44-32 60-18 74-6L104-34C110-12 108 16 104 40L72 12C56 26 34 40 4 42C-42 44-86 34-104 2Z';
  return [
    fill('M-24-42C-8-66 26-66 44-56C34-46 30-40 28-34Z', litPaint(sheet, fin)),
    fill('M-6 40C0 58 16 64 30 60C28 50 28 42 30 34Z', litPaint(sheet, fin)),
    fill(
      body,
      sheet.linear(
        [
          [0, darken(back, 0.1)],
          [0.34, back],
          [0.55, belly],
          [1, lighten(belly, 0.4)],
        ],
        [0, 0, 0.06, 1],
      ),
    ),
    spots,
    stroke('M-62-26C-52-10-52 14-62 30', darken(back, 0.25), 3.5, 'opacity=".55"'),
    fill('M-40 8C-26 0-12 4-6 12C-16 22-30 22-40 8Z', darken(fin, 0.08), 'opacity=".75"'),
    stroke('M-88-16C-50-40-2-42 34-26', '#fff', 5, 'opacity=".4"'),
    stroke('M82-10L98-24M84 2L102-2M82 14L98 26', darken(fin, 0.25), 2.4, 'opacity=".5"'),
    stroke('M-104 4C-98 8-92 9-86 9', darken(back, 0.3), 3),
    circle(-80, -9, 8.5, '#fffaf0') + circle(-81, -9, 5, '#1d1712') + circle(-83, -11, 1.7, '#fff'),
  ].join('');
}

const lemon = (sheet: Sheet) =>
  circle(0, 0, 34, litPaint(sheet, '#f2cf4a')) +
  circle(0, 0, 28, '#fdf3c4') +
  [0, 60, 120, 180, 240, 300]
    .map((turn) => place(fill('M0-3C-12-10-11-24 0-25C11-24 12-10 0-3Z', '#f4d95f'), 0, 0, 1, turn))
    .join('');

export function salmon(sheet: Sheet): string {
  const slice = (tone: string) =>
    fill(
      'M-88 26C-92-6-62-40-8-42C44-44 88-22 90 10C90 32 70 42 44 34C16 26-18 22-44 36C-66 46-86 44-88 26Z',
      litPaint(sheet, '#9aa3a6'),
    ) +
    fill(
      'M-80 22C-82-6-56-34-8-36C40-38 80-18 82 8C82 24 66 32 44 25C14 16-20 14-46 27C-64 36-79 34-80 22Z',
      litPaint(sheet, tone),
    ) +
    stroke(
      'M-62 12C-52-12-30-24-6-26M-42 16C-32 0-16-8 2-10M-16 8C-4 0 14-2 30 4M8-26C34-24 56-14 68 2M34 4C46 4 56 6 64 12',
      '#ffe0d2',
      5,
      'opacity=".85"',
    );
  return (
    place(sprig(sheet, '#7d9a48'), 66, 34, 1.1, 34) +
    place(slice('#ee8468'), 10, -26, 0.94, -6) +
    place(slice('#f08d6e'), -8, 26, 1, 4) +
    place(sprig(sheet, '#6f8a45'), -70, 64, 0.7, -60)
  );
}

export const whitefish = (sheet: Sheet): string =>
  place(lemon(sheet), 52, 42, 0.95) +
  place(sprig(sheet), -34, 64, 0.8, -64) +
  place(
    wholeFish(
      sheet,
      {back: '#a9aa98', belly: '#e6e1cf', fin: '#c3b793'},
      [
        [-30, -22],
        [-8, -28],
        [14, -22],
        [34, -14],
        [-16, -14],
        [6, -12],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 5, 3.5, '#7f806d', 'opacity=".5"'))
        .join(''),
    ),
    0,
    -10,
    1,
    -8,
  );

export const tuna = (sheet: Sheet): string =>
  place(sprig(sheet, '#7d9a48'), 10, 72, 0.8, 74) +
  place(lemon(sheet), -46, 46, 0.8) +
  place(
    wholeFish(
      sheet,
      {back: '#39506b', belly: '#b9c4c9', fin: '#e0b53f'},
      stroke('M18-40L24-52M34-34L42-46M50-26L58-36', '#e0b53f', 6),
    ),
    0,
    -12,
    1.02,
    -10,
  );
