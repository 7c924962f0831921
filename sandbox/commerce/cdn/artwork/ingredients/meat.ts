import {ellipse, fill, place, stroke, type Sheet} from '../svg';
import {berries, grainEar, peas, sprig} from './greens';
import {litPaint} from './lit';

export const beef = (sheet: Sheet): string =>
  place(sprig(sheet), -66, 58, 1.1, -46) +
  place(grainEar(sheet, '#c08d4a'), 66, 64, 0.95, 44) +
  fill(
    'M-90 8C-94-48-34-76 20-66C74-56 98-22 90 18C84 56 34 72-20 64C-62 58-86 42-90 8Z',
    litPaint(sheet, '#d9a794'),
  ) +
  fill(
    'M-90 0C-94-52-34-82 20-72C74-62 98-28 90 10C84 46 34 62-20 54C-62 48-87 34-90 0Z',
    litPaint(sheet, '#f4dfd0'),
  ) +
  fill(
    'M-76-2C-80-42-28-68 18-60C62-52 84-24 77 8C71 38 30 50-16 43C-52 37-74 24-76-2Z',
    litPaint(sheet, '#b24a42'),
  ) +
  stroke(
    'M-52-16C-40-34-20-42 0-44M-6 30C14 34 34 30 48 20M24-40C40-34 52-22 56-8M-34 20C-46 14-54 6-56-4M4 4C18 8 32 4 40-6',
    '#ecc0ae',
    4.5,
    'opacity=".9"',
  ) +
  ellipse(-18, -8, 17, 12, '#f7e6d8') +
  ellipse(-18, -8, 10, 6.5, '#e4c3ac') +
  stroke('M-58-30C-44-50-18-60 8-58', '#fff', 5, 'opacity=".25"');

export function lamb(sheet: Sheet): string {
  const chop =
    fill(
      'M8 20C36 24 62 40 84 66C92 62 102 70 98 80C94 88 84 86 80 80C56 62 30 52 0 48Z',
      litPaint(sheet, '#f3e4cd'),
    ) +
    fill(
      'M-62-14C-64-50-28-70 6-58C36-46 44-12 30 20C18 50-16 58-38 40C-54 26-61 8-62-14Z',
      litPaint(sheet, '#f2dccb'),
    ) +
    fill(
      'M-50-14C-51-40-24-56 2-47C26-38 32-10 21 14C10 38-16 44-32 30C-44 18-50 4-50-14Z',
      litPaint(sheet, '#c0625a'),
    ) +
    stroke('M-34-14C-32-28-18-36-4-34M-20 16C-8 22 4 16 10 4', '#efc4b6', 4, 'opacity=".85"');
  return (
    place(sprig(sheet), -40, 70, 1, -52) +
    place(peas(sheet), 26, 50, 0.84, -12) +
    place(chop, 24, -26, 0.86, -12) +
    place(chop, -22, -8, 0.98, 8)
  );
}

export function venison(sheet: Sheet): string {
  const antler =
    'M14-44C22-62 44-66 54-88C58-96 54-106 52-112M30-60C40-58 54-60 62-70M20-54C22-74 30-86 28-106';
  const fur = litPaint(sheet, '#a06a3f');
  return [
    stroke(antler, '#7a5636', 9),
    stroke(antler, '#b58b5c', 5),
    `<g transform="scale(-1 1)">${stroke(antler, '#7a5636', 9)}${stroke(antler, '#c9a071', 5)}</g>`,
    fill('M-26-26C-52-44-76-38-86-26C-72-8-50-4-28-10Z', fur),
    fill('M26-26C52-44 76-38 86-26C72-8 50-4 28-10Z', litPaint(sheet, '#8a5833')),
    fill(
      'M0-52C24-52 36-36 34-14C33 8 26 22 22 44C20 66 12 78 0 78S-20 66-22 44C-26 22-33 8-34-14C-36-36-24-52 0-52Z',
      fur,
    ),
    fill('M-18 34C-12 24 12 24 18 34C20 62 12 78 0 78S-20 62-18 34Z', litPaint(sheet, '#e9d3b5')),
    fill('M-12 58C-12 50 12 50 12 58C12 66 6 71 0 71S-12 66-12 58Z', '#33241c'),
    ellipse(-19, -8, 6, 7.5, '#201610') + ellipse(-21, -11, 2, 2.4, '#fff'),
    ellipse(19, -8, 6, 7.5, '#201610') + ellipse(17, -11, 2, 2.4, '#fff'),
    place(sprig(sheet), -40, 78, 0.8, -64),
    place(berries(sheet), 50, 62, 0.95),
  ].join('');
}

export function liver(sheet: Sheet): string {
  const slice = (color: string) =>
    fill(
      'M-86 10C-92-34-48-62-2-58C44-56 92-40 92-6C92 16 66 14 46 22C20 34 4 56-34 56C-64 56-84 40-86 10Z',
      litPaint(sheet, color),
    ) +
    stroke('M-66-6C-60-30-34-42-4-42C18-42 40-38 58-28', '#f0bfae', 7, 'opacity=".4"') +
    stroke('M-30 36C-14 34-2 22 12 10C24 2 40 0 52-2', '#4f1f18', 3, 'opacity=".4"');
  return (
    place(sprig(sheet, '#7d9a48'), 56, 44, 1.05, 48) +
    place(slice('#8a3c30'), 12, -22, 0.88, 10) +
    place(slice('#9c4838'), -8, 20, 0.98, -4) +
    place(sprig(sheet), -60, 62, 0.66, -58)
  );
}

export function rabbit(sheet: Sheet): string {
  const fur = litPaint(sheet, '#b08c68');
  return [
    ellipse(4, 82, 70, 9, '#6b4a2a', 'opacity=".18"'),
    fill('M-30-46C-48-84-44-112-34-116C-20-112-12-78-16-46Z', fur),
    fill('M-28-54C-38-82-38-100-33-104C-25-98-20-76-21-54Z', '#e2b4a2'),
    fill('M-10-48C-14-86 2-110 14-110C22-100 18-72 4-44Z', litPaint(sheet, '#96744f')),
    ellipse(66, 54, 20, 18, litPaint(sheet, '#f4ead9')),
    fill('M-22 10C6-14 54-4 66 40C72 66 58 82 34 82H-28C-40 60-38 28-22 10Z', fur),
    fill(
      'M18 40C40 34 60 46 60 66C60 78 50 82 36 82H4C-2 66 2 46 18 40Z',
      litPaint(sheet, '#a37f5a'),
    ),
    fill('M-52-22C-50-50-18-62 4-46C22-32 20-2 2 10C-14 20-40 18-50 2C-54-6-54-14-52-22Z', fur),
    fill(
      'M-54 0C-50-10-36-10-30-2C-28 10-40 16-48 12C-54 8-56 4-54 0Z',
      litPaint(sheet, '#f0e0c8'),
    ),
    fill('M-57-4C-54-8-48-8-46-4C-48 0-55 0-57-4Z', '#8a4f44'),
    ellipse(-26, -20, 6.5, 7.5, '#201610') + ellipse(-28.5, -23, 2.2, 2.6, '#fff'),
    fill('M-28 24C-40 40-42 60-38 82H-14C-18 62-14 44-6 30Z', litPaint(sheet, '#bd9a76')),
    fill('M-44 74C-40 66-16 66-12 76C-12 82-44 84-44 74Z', '#efe0c9'),
  ].join('');
}
