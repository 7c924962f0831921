import {ellipse, fill, place, stroke, type Sheet} from '../svg';
import {darken, lighten} from '../color';
import {litPaint} from '../ingredients/lit';
import {floorShadow} from './shadow';

const LEAF = 'M0 0C-26-30-30-84 0-130C30-84 26-30 0 0Z';

/** A plant in a clay pot, about 260 x 420 units, base at y = 0. */
export function pottedPlant(sheet: Sheet, pot = '#c77b56'): string {
  const leaf = (turn: number, size: number, color: string) =>
    place(
      fill(LEAF, litPaint(sheet, color)) +
        stroke('M0-6V-116', lighten(color, 0.35), 2.5, 'opacity=".6"'),
      0,
      -150,
      size,
      turn,
    );
  return [
    floorShadow(sheet, 84, 24),
    leaf(-64, 1.15, '#6d8a52'),
    leaf(62, 1.2, '#5f7c48'),
    leaf(-36, 1.5, '#7f9b5d'),
    leaf(38, 1.45, '#6d8a52'),
    leaf(-12, 1.8, '#86a264'),
    leaf(14, 1.65, '#7a965a'),
    fill(
      'M-78-160H78L58-14C56-4 48 0 38 0H-38C-48 0-56-4-58-14Z',
      sheet.linear([
        [0, darken(pot, 0.2)],
        [0.25, lighten(pot, 0.3)],
        [0.6, pot],
        [1, darken(pot, 0.35)],
      ]),
    ),
    fill(
      'M-88-182H88V-150H-88Z',
      sheet.linear([
        [0, darken(pot, 0.12)],
        [0.25, lighten(pot, 0.4)],
        [0.6, pot],
        [1, darken(pot, 0.3)],
      ]),
    ),
  ].join('');
}

/** A rounded tree for hills, about 120 x 200 units, base at y = 0. */
export const tree = (sheet: Sheet, color: string): string =>
  stroke('M0 0V-80', darken(color, 0.4), 12) +
  ellipse(0, -130, 62, 76, litPaint(sheet, color, 0.8)) +
  ellipse(-22, -96, 36, 40, litPaint(sheet, color, 0.6));

/** A branch with leaves that extends to the right from 0,0. Used for the shadow of a plant on a wall. */
export const branch = (color: string): string =>
  stroke('M0 0C120-20 260-10 420-70', color, 8) +
  [40, 100, 160, 220, 280, 340, 400]
    .map(
      (x, i) =>
        place(
          fill('M0 0C26-22 30-66 6-104C-22-70-22-26 0 0Z', color),
          x,
          -8 - i * 6,
          1 - i * 0.06,
          -18 + i * 4,
        ) +
        place(
          fill('M0 0C26-22 30-66 6-104C-22-70-22-26 0 0Z', color),
          x + 24,
          -8 - i * 6,
          0.94 - i * 0.06,
          150 - i * 5,
        ),
    )
    .join('');
