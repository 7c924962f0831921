import {circle, ellipse, fill, mirror, place, stroke, type Sheet} from '../svg';
import {grainEar, sprig} from './greens';
import {litPaint} from './lit';

const bone = (sheet: Sheet) =>
  fill(
    'M-12 30C-8 52-8 66-8 80C-20 84-24 98-16 106C-10 112-2 110 2 104C8 110 18 110 22 102C26 92 20 82 10 80C9 64 10 48 14 30Z',
    litPaint(sheet, '#f6ead6'),
  );

const drumstick = (sheet: Sheet, color: string) =>
  bone(sheet) +
  fill(
    'M0-78C34-78 52-44 50-10C48 24 24 46 2 46C-22 46-48 26-50-8C-52-44-32-78 0-78Z',
    litPaint(sheet, color),
  ) +
  stroke('M-26-50C-36-36-38-20-36-6', '#fff1cf', 8, 'opacity=".55"') +
  stroke(
    'M18-30C26-24 30-14 30-4M2 6C12 12 22 12 30 6M-18-20C-12-12-12-2-16 6',
    '#8f4f14',
    3,
    'opacity=".35"',
  );

export const chicken = (sheet: Sheet): string =>
  place(grainEar(sheet), -52, 66, 1.15, -32) +
  place(grainEar(sheet, '#cf9c40'), -26, 74, 1.2, -12) +
  place(drumstick(sheet, '#e0a03a'), 16, -8, 1.05, -30);

export function turkey(sheet: Sheet): string {
  const roast = litPaint(sheet, '#c9752c');
  return [
    place(sprig(sheet), -58, 44, 0.9, -70),
    place(sprig(sheet), 58, 46, 0.9, 68),
    ellipse(0, 52, 92, 20, '#8f4f14', 'opacity=".16"'),
    place(bone(sheet), -72, 0, 0.62, 60),
    mirror(place(bone(sheet), -72, 0, 0.62, 60)),
    fill('M0-62C52-62 84-22 82 18C80 48 44 60 0 60S-80 48-82 18C-84-22-52-62 0-62Z', roast),
    fill(
      'M-88 0C-92-30-64-42-44-28C-26-14-30 22-52 32C-72 38-84 24-88 0Z',
      litPaint(sheet, '#d98a3c'),
    ),
    mirror(
      fill(
        'M-88 0C-92-30-64-42-44-28C-26-14-30 22-52 32C-72 38-84 24-88 0Z',
        litPaint(sheet, '#b8651f'),
      ),
    ),
    stroke('M0-56C4-30 4 10 0 40', '#8f4a16', 3, 'opacity=".4"'),
    stroke('M-34-46C-46-38-52-30-54-22', '#ffe2b0', 9, 'opacity=".6"'),
  ].join('');
}

export function duck(sheet: Sheet): string {
  return [
    ellipse(4, 66, 88, 11, '#6b4a2a', 'opacity=".18"'),
    fill('M62 6C82 2 96-6 106-20C106 6 96 30 74 40Z', litPaint(sheet, '#7b6650')),
    fill(
      'M-44-6C-20 2 26-26 70 2C88 14 86 48 46 60C0 72-52 62-62 30C-66 14-58 2-44-6Z',
      litPaint(sheet, '#b39a80'),
    ),
    fill(
      'M-50-2C-36 8-30 30-40 56C-56 50-64 38-63 24C-62 12-57 4-50-2Z',
      litPaint(sheet, '#7d4a2c'),
    ),
    fill('M-14 6C18-10 60 0 74 22C56 46 8 46-14 28C-22 22-22 12-14 6Z', litPaint(sheet, '#8d7256')),
    stroke('M4 16C26 10 46 14 60 24M2 28C20 28 36 30 46 34', '#5d4732', 3, 'opacity=".5"'),
    fill('M10 30C22 24 38 26 46 34C36 42 20 40 10 30Z', '#3f66a0'),
    fill(
      'M-72-36C-72-66-34-76-20-52C-12-36-26-16-34 0H-58C-64-12-72-20-72-36Z',
      litPaint(sheet, '#2f6b4b'),
    ),
    fill('M-60-6C-50-12-40-12-33-6C-32 2-34 6-38 10C-46 4-54 4-60 6C-62 2-62-2-60-6Z', '#f5efe4'),
    fill('M-70-48C-86-50-100-44-108-34C-100-26-84-26-70-30Z', litPaint(sheet, '#e6a73a')),
    circle(-50, -48, 5.5, '#16110d') + circle(-52, -50, 1.8, '#fff'),
  ].join('');
}
