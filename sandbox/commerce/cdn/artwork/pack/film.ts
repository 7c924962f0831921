import {fill, group, rect, stroke, type Sheet, type Stop} from '../svg';

const shade = (opacity: number): readonly [string, number] => ['#21140a', opacity];
const light = (opacity: number): readonly [string, number] => ['#ffffff', opacity];

const stops = (list: readonly (readonly [number, readonly [string, number]])[]): Stop[] =>
  list.map(([offset, [color, opacity]]) => [offset, color, opacity]);

/** Horizontal light on a filled pack with side gussets: bright on the left, dark on the right. */
export const acrossGusset = (sheet: Sheet): string =>
  sheet.linear(
    stops([
      [0, shade(0.3)],
      [0.03, shade(0.06)],
      [0.07, light(0.3)],
      [0.105, shade(0.12)],
      [0.13, light(0.12)],
      [0.3, light(0.3)],
      [0.5, light(0)],
      [0.74, shade(0.06)],
      [0.885, shade(0.22)],
      [0.9, shade(0.08)],
      [0.94, shade(0.2)],
      [1, shade(0.46)],
    ]),
  );

/** Horizontal light on a soft pack without gussets. */
export const acrossCushion = (sheet: Sheet): string =>
  sheet.linear(
    stops([
      [0, shade(0.34)],
      [0.05, shade(0.14)],
      [0.14, light(0.1)],
      [0.27, light(0.34)],
      [0.42, light(0.06)],
      [0.62, shade(0.02)],
      [0.82, shade(0.16)],
      [0.95, shade(0.32)],
      [0.985, shade(0.3)],
      [1, shade(0.44)],
    ]),
  );

/** Vertical light on a standing pack: dark below the seal, bright in the upper half, dark at the base. */
export const downward = (sheet: Sheet): string =>
  sheet.linear(
    stops([
      [0, shade(0.1)],
      [0.05, shade(0.26)],
      [0.1, shade(0.08)],
      [0.2, light(0.16)],
      [0.38, light(0.05)],
      [0.7, shade(0)],
      [0.9, shade(0.1)],
      [0.97, shade(0.22)],
      [1, shade(0.42)],
    ]),
    [0, 0, 0, 1],
  );

interface Dent {
  /** Path of the shaded hollow. */
  dark: string;
  /** Path of the bright ridge next to it. */
  bright: string;
}

/** Soft hollows and ridges in the film. Each pair is blurred separately, because blurring small areas is faster. */
export const dents = (sheet: Sheet, list: readonly Dent[], radius: number, strength = 1): string =>
  list
    .map(({dark, bright}) =>
      group(
        `filter="${sheet.blur(radius)}"`,
        fill(dark, '#21140a', `opacity="${0.22 * strength}"`),
        fill(bright, '#fff', `opacity="${0.3 * strength}"`),
      ),
    )
    .join('');

/** Fine creases: each one a dark line with a light line next to it. */
export const creases = (lines: readonly string[], width = 3): string =>
  lines
    .map(
      (d) =>
        stroke(d, '#21140a', width, 'opacity=".12"') +
        `<g transform="translate(-2.5 -3.5)">${stroke(d, '#fff', width, 'opacity=".16"')}</g>`,
    )
    .join('');

/** A heat-sealed edge with pressed ribs. `x` and `y` are its upper left corner. */
export function seal(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
): string {
  const ribs = Array.from({length: Math.floor(height / 9)}, (_, i) => {
    const at = y + 5 + i * 9;
    return (
      rect(x, at, width, 2.5, '#000', 0, 'opacity=".16"') +
      rect(x, at + 2.5, width, 2, '#fff', 0, 'opacity=".2"')
    );
  });
  return (
    rect(x, y, width, height, color) +
    ribs.join('') +
    rect(
      x,
      y,
      width,
      height,
      sheet.linear(
        stops([
          [0, shade(0.3)],
          [0.1, light(0.1)],
          [0.3, light(0.34)],
          [0.6, light(0)],
          [1, shade(0.36)],
        ]),
      ),
    )
  );
}
