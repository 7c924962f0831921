import {branch} from './plants';
import {ellipse, fill, group, place, rect, type Sheet} from '../svg';
import {clipped} from '../print/marks';

/** Sunlight through a window onto a wall: four slanted panes, with the shadow of leaves. */
export function windowLight(
  sheet: Sheet,
  x: number,
  y: number,
  scale: number,
  leaves = true,
): string {
  const pane = (dx: number, dy: number) =>
    `M${dx} ${dy}L${dx + 190} ${dy + 34}L${dx + 230} ${dy + 330}L${dx + 40} ${dy + 296}Z`;
  const panes = [pane(0, 0), pane(212, 38), pane(44, 328), pane(256, 366)];
  return place(
    group(`filter="${sheet.blur(7)}"`, ...panes.map((d) => fill(d, '#fff3d2', 'opacity=".52"'))) +
      (leaves
        ? group(
            `filter="${sheet.blur(9)}" opacity=".17"`,
            clipped(
              sheet,
              panes.join(''),
              place(branch('#5a3b16'), -40, 300, 1.15, -22),
              place(branch('#5a3b16'), 20, 640, 1.05, -34),
            ),
          )
        : ''),
    x,
    y,
    scale,
  );
}

/** A window with a view of hills, `width` x `height`, upper left corner at 0,0. */
export function windowPane(sheet: Sheet, width: number, height: number): string {
  const view = `M0 0H${width}V${height}H0Z`;
  return [
    rect(-26, -26, width + 52, height + 52, '#fffaf0', 8),
    clipped(
      sheet,
      view,
      fill(
        view,
        sheet.linear(
          [
            [0, '#fbe7bd'],
            [0.6, '#fdf4df'],
            [1, '#f6e6c4'],
          ],
          [0, 0, 0, 1],
        ),
      ),
      ellipse(width * 0.3, height * 0.42, width * 0.16, width * 0.16, '#fff7df', 'opacity=".9"'),
      fill(
        `M0 ${height * 0.62}C${width * 0.3} ${height * 0.48} ${width * 0.6} ${height * 0.7} ${width} ${height * 0.55}V${height}H0Z`,
        '#c8cf9d',
      ),
      fill(
        `M0 ${height * 0.8}C${width * 0.35} ${height * 0.64} ${width * 0.7} ${height * 0.86} ${width} ${height * 0.72}V${height}H0Z`,
        '#a9b87c',
      ),
      fill(`M0 0H${width * 0.46}L${width * 0.12} ${height}H0Z`, '#fff', 'opacity=".22"'),
    ),
    rect(width / 2 - 9, 0, 18, height, '#fffaf0') + rect(0, height * 0.46, width, 16, '#fffaf0'),
    rect(width / 2 + 7, 0, 3, height, '#8a6a3f', 0, 'opacity=".2"') +
      rect(0, height * 0.46 + 15, width, 3, '#8a6a3f', 0, 'opacity=".2"'),
    rect(
      -26,
      -26,
      width + 52,
      height + 52,
      'none',
      8,
      'stroke="#b08d5a" stroke-opacity=".3" stroke-width="3"',
    ),
    rect(
      -52,
      height + 22,
      width + 104,
      30,
      sheet.linear(
        [
          [0, '#fffdf7'],
          [1, '#e9dabd'],
        ],
        [0, 0, 0, 1],
      ),
      6,
    ),
    rect(
      -40,
      height + 52,
      width + 80,
      16,
      sheet.linear(
        [
          [0, '#5a3b16', 0.24],
          [1, '#5a3b16', 0],
        ],
        [0, 0, 0, 1],
      ),
    ),
  ].join('');
}
