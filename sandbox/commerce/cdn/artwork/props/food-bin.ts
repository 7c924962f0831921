import {floorShadow} from './shadow';
import {paw} from '../print/marks';
import {ellipse, fill, group, place, rect, stroke, type Sheet} from '../svg';
import {text} from '../type/figtree';

/** An enamel bin with a bamboo lid, about 500 x 660 units, base at y = 0. */
export function foodBin(sheet: Sheet): string {
  const enamel = sheet.linear([
    [0, '#cfc7b8'],
    [0.1, '#f3eee3'],
    [0.28, '#fffefb'],
    [0.6, '#f0eadd'],
    [0.86, '#cbc2b1'],
    [1, '#aca391'],
  ]);
  const bamboo = sheet.linear([
    [0, '#a87b43'],
    [0.25, '#e9c48b'],
    [0.55, '#d3a665'],
    [1, '#93692f'],
  ]);
  return [
    floorShadow(sheet, 240, 60),
    fill('M-236-560H236L222-24C222 14 100 24 0 24S-222 14-222-24Z', enamel),
    fill(
      'M-222-24C-222 14-100 24 0 24S222 14 222-24L223-60C200-24-200-24-223-60Z',
      '#3a2a17',
      'opacity=".16"',
    ),
    place(paw('#d8cdb8'), 0, -360, 1.7),
    text('Marlowe', 0, -196, {size: 96, weight: 800, fill: '#4b3a26', spacing: -3}),
    text('KEEP IT FRESH', 0, -150, {size: 26, weight: 600, fill: '#8f7a5a', spacing: 8}),
    ellipse(0, -560, 244, 56, '#bdb3a0'),
    fill('M-252-612V-566C-252-530-130-512 0-512S252-530 252-566V-612Z', bamboo),
    ellipse(
      0,
      -612,
      252,
      56,
      sheet.linear(
        [
          [0, '#f3d7a6'],
          [0.5, '#e0b778'],
          [1, '#c79552'],
        ],
        [0, 0, 1, 0.5],
      ),
    ),
    group(
      'opacity=".3"',
      stroke(
        'M-210-612C-100-640 60-644 190-626M-230-600C-90-626 90-628 222-604M-200-588C-80-606 100-606 210-590',
        '#8a5f28',
        2.5,
      ),
    ),
    ellipse(0, -640, 46, 14, '#b98a4c') +
      rect(-46, -640, 92, 26, bamboo) +
      ellipse(0, -642, 46, 14, '#f3d7a6'),
    stroke('M-206-540C-210-360-206-200-196-60', '#fff', 16, 'opacity=".55"'),
  ].join('');
}
