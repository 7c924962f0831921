import {circle, ellipse, fill, place, stroke, type Sheet} from '../svg';
import {carrot, grainEar, peas, sprig} from './greens';
import {litPaint} from './lit';

export const vegetable = (sheet: Sheet): string =>
  place(carrot(sheet), 36, 0, 0.98, 34) +
  place(carrot(sheet), -6, -10, 1, 4) +
  circle(-46, 34, 40, litPaint(sheet, '#cf4634')) +
  ellipse(-60, 18, 9, 6, '#fff', 'opacity=".45" transform="rotate(-30 -60 18)"') +
  place(
    fill('M0 0C-14-6-22-4-28 4C-16 8-8 8 0 4C8 10 18 10 28 6C22-4 12-6 0 0Z', '#6f8a45'),
    -44,
    -4,
  ) +
  place(peas(sheet), 24, 62, 0.72, -8);

export function peanutButter(sheet: Sheet): string {
  const shell = litPaint(sheet, '#d8a862');
  const nut = (turn: number, x: number, y: number, size: number) =>
    place(
      fill(
        'M-70 0C-72-30-40-40-20-26C-8-18 8-18 20-26C44-38 72-26 70 2C70 32 40 40 18 26C8 20-8 20-20 26C-44 40-70 28-70 0Z',
        shell,
      ) +
        stroke(
          'M-58-8C-48-20-34-24-22-16M-58 10C-46 24-32 24-22 16M-44-2H-20M24-16C38-24 52-18 58-8M24 14C38 24 52 20 58 10M24-2H48M-8-14V14M8-14V14',
          '#a8783a',
          3,
          'opacity=".55"',
        ) +
        stroke('M-56-14C-46-26-34-28-22-22', '#fff0cf', 4, 'opacity=".6"'),
      x,
      y,
      size,
      turn,
    );
  const kernel = (x: number, y: number, turn: number) =>
    place(
      ellipse(0, 0, 24, 17, litPaint(sheet, '#c98b4b')) +
        stroke('M-16 2C-6 6 8 6 17 1', '#8f5826', 2.4, 'opacity=".6"'),
      x,
      y,
      1,
      turn,
    );
  return (
    fill(
      'M-92 44C-94 16-50 4-22 14C0-8 52-4 66 20C92 24 98 52 78 64C40 78-40 78-76 66C-88 62-92 54-92 44Z',
      litPaint(sheet, '#c58a44'),
    ) +
    stroke('M-70 42C-40 24-6 34 8 44C24 54 46 48 50 36C52 26 38 22 30 30', '#e9bd7c', 8) +
    nut(-28, -18, -36, 0.98) +
    nut(38, 46, -18, 0.8) +
    kernel(-58, 12, -18) +
    kernel(70, 36, 30)
  );
}

export function cheese(sheet: Sheet): string {
  const hole = (x: number, y: number, rx: number, ry: number) =>
    ellipse(x, y, rx, ry, '#d48f22') +
    ellipse(x + rx * 0.14, y + ry * 0.22, rx * 0.8, ry * 0.74, '#e2a435');
  return [
    place(sprig(sheet), -60, 66, 0.9, -66),
    fill(
      'M-94 8L40-66C70-62 92-40 94-12V12L-94 8Z',
      sheet.linear(
        [
          [0, '#ffe9a3'],
          [1, '#f6c95a'],
        ],
        [0, 0, 1, 1],
      ),
    ),
    fill('M-94 8C-30 0 40-2 94-12V50C36 62-36 66-94 62Z', litPaint(sheet, '#efb640')),
    fill('M-94 8C-30 0 40-2 94-12V-2C40 8-30 10-94 18Z', '#fff3c2', 'opacity=".55"'),
    hole(-54, 38, 17, 12),
    hole(2, 28, 12, 9),
    hole(48, 34, 19, 14),
    hole(-14, 52, 8, 6),
    ellipse(26, -30, 20, 9, '#e6ad3e', 'transform="rotate(-14 26 -30)"'),
    ellipse(-26, -8, 12, 5, '#e6ad3e', 'transform="rotate(-20 -26 -8)"'),
    ellipse(66, -26, 10, 6, '#e6ad3e'),
    place(sprig(sheet, '#7d9a48'), 60, 70, 0.66, 66),
  ].join('');
}

export const original = (sheet: Sheet): string =>
  [-44, -22, 0, 22, 44]
    .map((turn, i) =>
      place(grainEar(sheet, i % 2 ? '#cf9c40' : '#dcb054'), turn * 0.3, 50, 1.2, turn),
    )
    .join('') +
  place(
    fill(
      'M0 34C-30 12-44-4-44-22C-44-40-16-46 0-24C16-46 44-40 44-22C44-4 30 12 0 34Z',
      litPaint(sheet, '#a9662f'),
    ) + stroke('M-30-20C-28-30-18-32-10-24', '#f3cf9b', 6, 'opacity=".7"'),
    0,
    40,
    1.15,
  );
