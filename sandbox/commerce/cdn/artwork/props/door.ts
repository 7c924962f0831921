import {ellipse, rect, type Sheet} from '../svg';

/** A wooden door in its frame, 520 x 1030 units, lower left corner at 0,0. */
export function door(sheet: Sheet): string {
  const panel = (y: number, h: number) =>
    rect(
      46,
      y,
      308,
      h,
      sheet.linear(
        [
          [0, '#a8794a'],
          [1, '#c39360'],
        ],
        [0, 0, 1, 1],
      ),
      6,
    ) +
    rect(
      58,
      y + 12,
      284,
      h - 24,
      sheet.linear(
        [
          [0, '#d3a672'],
          [1, '#ba8a56'],
        ],
        [0, 0, 1, 1],
      ),
      4,
    );
  return [
    rect(
      -34,
      -1060,
      560,
      1060,
      sheet.linear([
        [0, '#fffaf0'],
        [1, '#efe2ca'],
      ]),
    ),
    rect(
      0,
      -1030,
      520,
      1030,
      sheet.linear([
        [0, '#cc9c66'],
        [1, '#b28350'],
      ]),
    ),
    panel(-980, 420),
    panel(-510, 430),
    ellipse(
      392,
      -520,
      24,
      24,
      sheet.radial(
        [
          [0, '#fff3c9'],
          [0.5, '#d9a94e'],
          [1, '#8a6424'],
        ],
        [0.35, 0.3, 0.8],
      ),
    ),
    rect(-34, -1060, 34, 1060, '#fff', 0, 'opacity=".3"'),
  ].join('');
}
