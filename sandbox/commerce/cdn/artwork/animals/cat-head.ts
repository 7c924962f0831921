import {circle, ellipse, fill, group, mirror, stroke, type Sheet} from '../svg';
import {darken, lighten, mix} from '../color';
import type {Coat} from './coats';

const SKULL =
  'M0-72C-20-72-36-68-50-58C-74-40-86-10-84 14C-82 44-52 70 0 70S82 44 84 14C86-10 74-40 50-58C36-68 20-72 0-72Z';
const EAR = 'M-74-22C-84-58-86-92-78-106C-58-100-34-84-22-66Z';
const INNER_EAR = 'M-68-40C-74-62-76-82-72-92C-60-86-46-76-38-64C-50-58-60-50-68-40Z';
const MUZZLE = 'M0 0C-16 4-32 14-36 32C-38 52-22 68 0 69S38 52 36 32C32 14 16 4 0 0Z';

/** A cat's head, about 170 x 180 units. 0,0 is between its eyes. */
export function catHead(sheet: Sheet, coat: Coat, young = false): string {
  const fur = sheet.linear(
    [
      [0, lighten(coat.fur, 0.22)],
      [0.55, coat.fur],
      [1, mix(coat.fur, coat.dark, 0.65)],
    ],
    [0.15, 0, 0.85, 1],
  );
  const ear = (shade: number) =>
    fill(EAR, darken(coat.fur, shade)) + fill(INNER_EAR, mix('#e8a79b', coat.dark, shade + 0.15));
  const eyeScale = young ? 1.15 : 1;
  const eye = (x: number) =>
    group(
      `transform="translate(${x} -8) scale(${eyeScale})"`,
      fill('M-20 3C-15-19 12-21 20-4C16 17-10 20-20 3Z', darken(coat.dark, 0.5)),
      fill(
        'M-17 2.5C-12-15 10-17 17-3.5C13 13-8 16-17 2.5Z',
        sheet.linear(
          [
            [0, darken(coat.iris, 0.3)],
            [1, lighten(coat.iris, 0.32)],
          ],
          [0, 0, 0, 1],
        ),
      ),
      ellipse(0, -1, 5.6, 12, '#17110d'),
      circle(-5.5, -7, 3.8, '#fff'),
    );
  return [
    ear(0.02),
    mirror(ear(0.2)),
    fill(SKULL, fur),
    group(
      `fill="${coat.mark}"`,
      '<path d="M-5-72C-4-56-3-48 0-40C3-48 4-56 5-72Z"/><path d="M-26-69C-22-54-18-48-12-42C-12-52-13-62-15-71Z"/><path d="M26-69C22-54 18-48 12-42C12-52 13-62 15-71Z"/>',
      '<path d="M-85 4C-70 4-60 8-52 14C-62 15-74 15-84 16Z"/><path d="M85 4C70 4 60 8 52 14C62 15 74 15 84 16Z"/><path d="M-80 30C-68 26-60 26-52 28C-60 33-68 38-75 41Z"/><path d="M80 30C68 26 60 26 52 28C60 33 68 38 75 41Z"/>',
    ),
    fill(
      MUZZLE,
      sheet.linear(
        [
          [0, lighten(coat.pale, 0.5)],
          [0.6, coat.pale],
          [1, mix(coat.pale, coat.dark, 0.25)],
        ],
        [0.2, 0, 0.8, 1],
      ),
    ),
    fill('M-7-40C-7-20-9-6-12 6H12C9-6 7-20 7-40C4-44-4-44-7-40Z', coat.pale, 'opacity=".5"'),
    mirror(eye(34)),
    eye(34),
    fill(
      'M-11 17C-6 13 6 13 11 17C9 25 4 29 0 30C-4 29-9 25-11 17Z',
      sheet.linear(
        [
          [0, lighten(coat.nose, 0.25)],
          [1, darken(coat.nose, 0.12)],
        ],
        [0, 0, 0, 1],
      ),
    ),
    stroke('M0 30V38M-17 40C-12 47-3 46 0 38C3 46 12 47 17 40', darken(coat.dark, 0.35), 3.2),
    stroke(
      'M-28 34C-52 28-76 28-98 34M-28 42C-50 42-72 46-92 56M28 34C52 28 76 28 98 34M28 42C50 42 72 46 92 56',
      '#fff',
      1.8,
      'opacity=".85"',
    ),
  ].join('');
}
