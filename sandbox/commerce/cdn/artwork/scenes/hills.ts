import {tree} from '../props/plants';
import {ellipse, fill, place, rect, type Sheet} from '../svg';

interface HillsOptions {
  /** Center of the sun, as shares of the image's width and height. */
  sun: readonly [x: number, y: number];
  /** Top of the foreground, as a share of the height. */
  ground: number;
}

/** Soft hills under a low sun with a sandy path in front. The left is plain. */
export function hills(
  sheet: Sheet,
  w: number,
  h: number,
  {sun: [sx, sy], ground}: HillsOptions,
): string {
  const g = h * ground;
  const r = h * 0.36;
  const layer = (d: string, top: string, foot: string) =>
    fill(
      d,
      sheet.linear(
        [
          [0, top],
          [1, foot],
        ],
        [0, 0, 0, 1],
      ),
    );
  return [
    rect(
      0,
      0,
      w,
      h,
      sheet.linear(
        [
          [0, '#fdf3e0'],
          [0.55, '#fdf0da'],
          [1, '#f7dfb8'],
        ],
        [0, 0, 0.25, 1],
      ),
    ),
    ellipse(
      w * sx,
      h * sy,
      r * 2.1,
      r * 2.1,
      sheet.radial([
        [0, '#ffe2a6', 0.95],
        [0.42, '#ffe6b6', 0.6],
        [1, '#ffefd0', 0],
      ]),
    ),
    ellipse(
      w * sx,
      h * sy,
      r,
      r,
      sheet.radial(
        [
          [0, '#fff8e2'],
          [0.7, '#ffedc2'],
          [1, '#ffdf9f'],
        ],
        [0.4, 0.36, 0.75],
      ),
    ),
    layer(
      `M0 ${g - h * 0.17}C${w * 0.2} ${g - h * 0.25} ${w * 0.36} ${g - h * 0.15} ${w * 0.52} ${g - h * 0.21}S${w * 0.86} ${g - h * 0.34} ${w} ${g - h * 0.24}V${h}H0Z`,
      '#eed6a8',
      '#e7cf9f',
    ),
    layer(
      `M0 ${g - h * 0.07}C${w * 0.16} ${g - h * 0.16} ${w * 0.34} ${g - h * 0.05} ${w * 0.56} ${g - h * 0.12}S${w * 0.9} ${g - h * 0.16} ${w} ${g - h * 0.12}V${h}H0Z`,
      '#d3cf9a',
      '#c3c489',
    ),
    ...(
      [
        [0.6, 0.12, 0.5, '#a4b174'],
        [0.945, 0.13, 0.62, '#a4b174'],
        [0.975, 0.125, 0.46, '#b1ba80'],
      ] as const
    ).map(([x, up, size, color]) =>
      place(tree(sheet, color), w * x, g - h * up, (size * h) / 1000),
    ),
    layer(
      `M0 ${g - h * 0.005}C${w * 0.2} ${g - h * 0.05} ${w * 0.38} ${g + h * 0.012} ${w * 0.6} ${g - h * 0.03}S${w * 0.9} ${g - h * 0.06} ${w} ${g - h * 0.03}V${h}H0Z`,
      '#b3bd7f',
      '#a5b172',
    ),
    layer(
      `M0 ${g + h * 0.09}C${w * 0.25} ${g + h * 0.02} ${w * 0.5} ${g + h * 0.012} ${w * 0.7} ${g + h * 0.006}S${w * 0.94} ${g + h * 0.02} ${w} ${g + h * 0.03}V${h}H0Z`,
      '#ecd6aa',
      '#dcbf88',
    ),
    rect(
      0,
      g,
      w,
      h - g,
      sheet.linear(
        [
          [0, '#fff2d4', 0.3],
          [0.5, '#fff2d4', 0],
          [1, '#7a4f1e', 0.14],
        ],
        [0, 0, 0.7, 1],
      ),
    ),
  ].join('');
}
