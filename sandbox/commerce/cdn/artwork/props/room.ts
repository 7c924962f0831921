import {branch} from './plants';
import {ellipse, fill, group, place, rect, stroke, type Sheet} from '../svg';
import {darken, lighten, mix} from '../color';
import {clipped} from '../print/marks';
import {seededRandom} from '../random';

/** A plastered wall with light falling in from the upper left. */
export const wall = (sheet: Sheet, width: number, height: number, color: string): string =>
  rect(
    0,
    0,
    width,
    height,
    sheet.linear(
      [
        [0, lighten(color, 0.45)],
        [0.5, color],
        [1, darken(color, 0.1)],
      ],
      [0, 0, 1, 0.9],
    ),
  ) +
  rect(
    0,
    height * 0.6,
    width,
    height * 0.4,
    sheet.linear(
      [
        [0, darken(color, 0.3), 0],
        [1, darken(color, 0.3), 0.22],
      ],
      [0, 0, 0, 1],
    ),
  );

/** Wooden boards from `top` to the picture's foot. */
export function boards(
  sheet: Sheet,
  width: number,
  top: number,
  bottom: number,
  color = '#cfa06b',
): string {
  const random = seededRandom(Math.round(width + top));
  const rows: string[] = [];
  let y = top;
  for (let row = 0; y < bottom; row += 1) {
    const depth = (bottom - top) * (0.09 + row * 0.055);
    const tone = mix(color, row % 2 ? '#e2b987' : '#b98652', 0.16 + random() * 0.2);
    rows.push(
      rect(0, y, width, depth + 2, tone) +
        rect(0, y, width, 2.5, '#6d4421', 0, 'opacity=".38"') +
        rect(0, y + 2.5, width, 2.5, '#fff', 0, 'opacity=".2"'),
    );
    for (let x = random() * 300 - 200; x < width; x += 420 + random() * 360) {
      rows.push(rect(x, y, 2.5, depth, '#6d4421', 0, 'opacity=".32"'));
      rows.push(
        stroke(
          `M${Math.round(x + 60)} ${Math.round(y + depth * 0.4)}q${60 + Math.round(random() * 90)} ${Math.round(depth * 0.16)} ${200 + Math.round(random() * 60)} 0`,
          '#7d4f26',
          2,
          'opacity=".2"',
        ),
      );
    }
    y += depth;
  }
  return [
    ...rows,
    rect(
      0,
      top,
      width,
      bottom - top,
      sheet.linear(
        [
          [0, '#fff4dc', 0.34],
          [0.4, '#fff4dc', 0.06],
          [1, '#4a2a10', 0.26],
        ],
        [0, 0, 0.8, 1],
      ),
    ),
    rect(
      0,
      top,
      width,
      26,
      sheet.linear(
        [
          [0, '#3a1f0c', 0.28],
          [1, '#3a1f0c', 0],
        ],
        [0, 0, 0, 1],
      ),
    ),
  ].join('');
}

/** A skirting board that ends at `y`. */
export const skirting = (sheet: Sheet, width: number, y: number, color: string): string =>
  rect(
    0,
    y - 54,
    width,
    54,
    sheet.linear(
      [
        [0, lighten(color, 0.6)],
        [0.2, lighten(color, 0.35)],
        [1, lighten(color, 0.12)],
      ],
      [0, 0, 0, 1],
    ),
  ) + rect(0, y - 56, width, 3, darken(color, 0.3), 0, 'opacity=".35"');

/** The light that a window throws on a wall: four panes, askew, with the shadow of leaves in them. */
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

/** A window with a view of hills, `width` x `height` from its upper left corner at 0,0. */
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

/** A wooden shelf `width` wide with jars and bowls on it; its upper edge at y = 0, from x = 0. */
export function shelf(sheet: Sheet, width: number): string {
  const jar = (x: number, w: number, h: number, content: string) =>
    place(
      rect(
        -w / 2,
        -h * 0.68,
        w,
        h * 0.66,
        sheet.linear([
          [0, darken(content, 0.1)],
          [0.3, lighten(content, 0.25)],
          [1, darken(content, 0.22)],
        ]),
        w * 0.12,
      ) +
        rect(
          -w / 2,
          -h,
          w,
          h,
          sheet.linear([
            [0, '#fff', 0.3],
            [0.2, '#fff', 0.55],
            [0.4, '#fff', 0.08],
            [1, '#7f6a4a', 0.22],
          ]),
          w * 0.12,
        ) +
        rect(
          -w * 0.46,
          -h - 22,
          w * 0.92,
          28,
          sheet.linear([
            [0, '#b98a55'],
            [0.4, '#dcb27b'],
            [1, '#94683a'],
          ]),
          6,
        ),
      x,
      0,
    );
  const cup = (x: number, color: string) =>
    place(
      fill(
        'M-46-74H46C46-30 36 0 0 0S-46-30-46-74Z',
        sheet.linear([
          [0, darken(color, 0.15)],
          [0.3, lighten(color, 0.35)],
          [1, darken(color, 0.25)],
        ]),
      ) + ellipse(0, -74, 46, 10, darken(color, 0.3)),
      x,
      0,
    );
  return [
    rect(
      10,
      30,
      width - 20,
      34,
      sheet.linear(
        [
          [0, '#4a2a10', 0.3],
          [1, '#4a2a10', 0],
        ],
        [0, 0, 0, 1],
      ),
    ),
    jar(width * 0.16, 96, 150, '#c79a5d'),
    jar(width * 0.35, 84, 118, '#e0c48c'),
    cup(width * 0.58, '#c4694a'),
    cup(width * 0.58 + 4, '#c4694a'),
    place(cup(0, '#e9dcc2'), width * 0.8, 0, 1.15),
    rect(
      0,
      0,
      width,
      30,
      sheet.linear(
        [
          [0, '#d9ad77'],
          [0.5, '#c3935a'],
          [1, '#9a6b38'],
        ],
        [0, 0, 0, 1],
      ),
      5,
    ),
    rect(0, 0, width, 4, '#fff', 2, 'opacity=".4"'),
  ].join('');
}
