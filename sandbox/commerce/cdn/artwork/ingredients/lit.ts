import {darken, lighten} from '../color';
import type {Sheet} from '../svg';

/** The paint of a rounded thing of one colour in the one light there is: from the upper left. */
export const lit = (sheet: Sheet, color: string, contrast = 1): string =>
  sheet.radial(
    [
      [0, lighten(color, 0.38 * contrast)],
      [0.45, color],
      [1, darken(color, 0.3 * contrast)],
    ],
    [0.32, 0.26, 0.85],
  );
