import {circle, ellipse, fill, group, mirror, stroke, type Sheet} from '../svg';
import {darken, lighten, mix} from '../color';
import type {Coat} from './coats';

const SKULL =
  'M-62-28C-64-78-32-104 0-104S64-78 62-28C61 2 54 22 44 40 34 62 18 76 0 76S-34 62-44 40C-54 22-61 2-62-28Z';
const EAR =
  'M-40-94C-66-104-92-92-102-58C-112-22-112 14-100 34C-92 48-76 48-68 34C-60 18-58-8-54-30C-51-52-46-76-40-94Z';
const MUZZLE =
  'M0-86C-9-60-10-34-16-16C-34-8-46 10-46 30C-46 58-26 76 0 76S46 58 46 30C46 10 34-8 16-16C10-34 9-60 0-86Z';

/** A dog's head, about 210 x 180 units. 0,0 is between its eyes. */
export function dogHead(sheet: Sheet, coat: Coat, young = false): string {
  const fur = sheet.linear(
    [
      [0, lighten(coat.fur, 0.18)],
      [0.55, coat.fur],
      [1, mix(coat.fur, coat.dark, 0.7)],
    ],
    [0.1, 0, 0.9, 1],
  );
  const ear = (lit: boolean) =>
    fill(
      EAR,
      sheet.linear(
        [
          [0, lit ? lighten(coat.dark, 0.16) : coat.dark],
          [1, darken(coat.dark, lit ? 0.12 : 0.3)],
        ],
        [0.2, 0, 0.5, 1],
      ),
    );
  const eyeSize = young ? 12.5 : 10.5;
  const eye = (x: number) =>
    ellipse(x, -19, eyeSize + 2.5, eyeSize + 3, darken(coat.dark, 0.35), 'opacity=".35"') +
    circle(x, -19, eyeSize, '#2b1b14') +
    circle(x, -17, eyeSize * 0.68, coat.iris) +
    circle(x, -18.5, eyeSize * 0.46, '#150d0a') +
    circle(x - 3.4, -23, eyeSize * 0.3, '#fff') +
    circle(x + 3, -15, eyeSize * 0.13, '#fff', 'opacity=".8"');
  return [
    ear(true),
    mirror(ear(false)),
    fill(SKULL, fur),
    fill(
      'M-54-46C-56-82-30-98-4-102C-18-78-24-52-26-30C-36-36-48-34-56-26C-57-34-55-40-54-46Z',
      coat.mark,
      'opacity=".35"',
    ),
    fill(
      'M54-46C56-82 30-98 4-102C18-78 24-52 26-30C36-36 48-34 56-26C57-34 55-40 54-46Z',
      coat.dark,
      'opacity=".42"',
    ),
    fill(
      MUZZLE,
      sheet.linear(
        [
          [0, lighten(coat.pale, 0.5)],
          [0.6, coat.pale],
          [1, mix(coat.pale, coat.dark, 0.28)],
        ],
        [0.2, 0, 0.8, 1],
      ),
    ),
    eye(-29),
    eye(29),
    stroke('M-42-42C-36-49-27-49-20-44', darken(coat.dark, 0.1), 4, 'opacity=".5"'),
    stroke('M42-42C36-49 27-49 20-44', darken(coat.dark, 0.1), 4, 'opacity=".5"'),
    fill('M-13 44C-9 58-8 70 0 74C8 70 9 58 13 44Z', '#e58b84'),
    stroke('M0 50V64', '#c96f69', 2.4, 'opacity=".7"'),
    stroke('M-27 36C-22 48-6 50 0 38C6 50 22 48 27 36', darken(coat.nose, 0.1), 4),
    stroke('M0 22V38', darken(coat.nose, 0.1), 4),
    fill(
      'M-21 4C-21-8 21-8 21 4C21 16 9 25 0 25S-21 16-21 4Z',
      sheet.linear(
        [
          [0, lighten(coat.nose, 0.22)],
          [0.6, coat.nose],
        ],
        [0.2, 0, 0.7, 1],
      ),
    ),
    ellipse(-7, 1, 6.5, 3.2, '#fff', 'opacity=".4"'),
    group(
      `fill="${coat.mark}" opacity=".7"`,
      '<circle cx="-30" cy="24" r="2"/><circle cx="-36" cy="32" r="2"/><circle cx="-27" cy="31" r="2"/><circle cx="30" cy="24" r="2"/><circle cx="36" cy="32" r="2"/><circle cx="27" cy="31" r="2"/>',
    ),
  ].join('');
}
