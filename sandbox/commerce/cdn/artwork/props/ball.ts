import {circle, fill, place, stroke, type Sheet} from '../svg';
import {clipped} from '../print/marks';
import {floorShadow} from './shadow';
import {darken, lighten} from '../color';

/** A ball of 100 units in diameter, base at y = 0. */
export function ball(sheet: Sheet, color = '#cf4f38'): string {
  const outline = 'M0-100A50 50 0 0 1 0 0A50 50 0 0 1 0-100Z';
  return (
    floorShadow(sheet, 44, 16) +
    place(circle(0, 0, 50, color), 0, -50) +
    clipped(
      sheet,
      outline,
      stroke('M-60-66C-20-40 30-40 64-74', '#fff3df', 15),
      stroke('M-60-30C-20-8 30-10 60-40', '#fff3df', 7),
      fill(
        outline,
        sheet.radial(
          [
            [0, lighten(color, 0.7), 0.65],
            [0.45, color, 0],
            [1, darken(color, 0.5), 0.6],
          ],
          [0.32, 0.26, 0.85],
        ),
      ),
    )
  );
}

/** A bush, about 300 x 180 units, base at y = 0. */
export const bush = (sheet: Sheet, color: string): string =>
  [
    [-96, -60, 66],
    [88, -58, 70],
    [-36, -104, 72],
    [44, -108, 66],
    [0, -60, 84],
  ]
    .map(([x = 0, y = 0, r = 0]) =>
      circle(
        x,
        y,
        r,
        sheet.radial(
          [
            [0, lighten(color, 0.4)],
            [0.5, color],
            [1, darken(color, 0.26)],
          ],
          [0.32, 0.26, 0.85],
        ),
      ),
    )
    .join('') +
  fill(
    'M-166-50C-150 10 150 10 160-50C150 8 120 0 100 0H-110C-130 0-160-10-166-50Z',
    darken(color, 0.22),
  );
