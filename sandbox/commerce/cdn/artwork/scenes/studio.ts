import {darken, lighten} from '../color';
import {wall} from '../props/room';
import {windowLight} from '../props/window';
import {fill, rect, stroke, type Sheet} from '../svg';

/** A background for packs: a colored wall with a niche, a table and light from a window. */
export function studio(
  sheet: Sheet,
  w: number,
  h: number,
  color: string,
  tableShare = 0.74,
): string {
  const t = h * tableShare;
  const half = h * 0.4;
  const arch = (grow: number) =>
    `M${w / 2 - half - grow} ${t}V${t - h * 0.3}A${half + grow} ${half + grow} 0 0 1 ${w / 2 + half + grow} ${t - h * 0.3}V${t}Z`;
  return [
    wall(sheet, w, h, color),
    fill(
      arch(0),
      sheet.linear(
        [
          [0, darken(color, 0.2)],
          [0.35, lighten(color, 0.12)],
          [1, lighten(color, 0.4)],
        ],
        [0, 0, 1, 0.4],
      ),
    ),
    stroke(arch(0), lighten(color, 0.7), 5, 'opacity=".6"'),
    windowLight(sheet, w * 0.06, h * 0.04, h / 1000),
    rect(
      0,
      t,
      w,
      h - t,
      sheet.linear(
        [
          [0, lighten(color, 0.62)],
          [0.5, lighten(color, 0.34)],
          [1, lighten(color, 0.06)],
        ],
        [0, 0, 0.6, 1],
      ),
    ),
    rect(0, t, w, 4, '#fff', 0, 'opacity=".55"'),
    rect(
      0,
      t + 4,
      w,
      h * 0.03,
      sheet.linear(
        [
          [0, darken(color, 0.4), 0.2],
          [1, darken(color, 0.4), 0],
        ],
        [0, 0, 0, 1],
      ),
    ),
  ].join('');
}
