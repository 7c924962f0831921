import {darken, lighten} from '../color';
import type {Sheet} from '../svg';

/** Paint for a round object of one color, with the light of all drawings: from the upper left. */
export const litPaint = (sheet: Sheet, color: string, contrast = 1): string =>
  sheet.radial(
    [
      [0, lighten(color, 0.38 * contrast)],
      [0.45, color],
      [1, darken(color, 0.3 * contrast)],
    ],
    [0.32, 0.26, 0.85],
  );
