import type {Sheet} from '../svg';

/** Paint for a limb on a body of the same color: transparent at the top, so that it blends in. */
export const fadingPaint = (sheet: Sheet, color: string): string =>
  sheet.linear(
    [
      [0, color, 0],
      [0.4, color, 1],
      [1, color],
    ],
    [0, 0, 0, 1],
  );
