import type {Sheet} from '../svg';

/** Paint for a limb that grows out of a body of the same colour: clear at its top. */
export const fading = (sheet: Sheet, color: string): string =>
  sheet.linear(
    [
      [0, color, 0],
      [0.4, color, 1],
      [1, color],
    ],
    [0, 0, 0, 1],
  );
