import {ellipse, fill, place, rect, stroke, type Sheet} from '../svg';
import {darken, lighten, mix} from '../color';
import {seededRandom} from '../random';

/** A plaster wall with light from the upper left. */
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

/** Floorboards from `top` to `bottom`. */
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

/** A baseboard whose lower edge is at `y`. */
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

/** A wooden shelf with jars and cups, `width` wide from x = 0, its upper edge at y = 0. */
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
