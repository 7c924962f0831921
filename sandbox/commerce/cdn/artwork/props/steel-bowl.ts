import {floorShadow} from './shadow';
import {paw} from '../print/marks';
import {ellipse, fill, group, place, stroke, type Sheet} from '../svg';

/** A brushed steel bowl with a rubber base, 640 units wide, base at y = 0. */
export function steelBowl(sheet: Sheet): string {
  const steel = sheet.linear([
    [0, '#6d7276'],
    [0.1, '#b9bdc0'],
    [0.22, '#fafafa'],
    [0.34, '#c3c7ca'],
    [0.55, '#8d9296'],
    [0.72, '#d7dadc'],
    [0.86, '#9ba0a4'],
    [1, '#5d6266'],
  ]);
  const inside = sheet.linear(
    [
      [0, '#6b7074'],
      [0.3, '#aeb3b6'],
      [0.55, '#eceeef'],
      [0.8, '#a7acb0'],
      [1, '#75797d'],
    ],
    [0, 0, 1, 0.3],
  );
  return [
    floorShadow(sheet, 310, 74),
    fill(
      'M-312-40C-312 20-180 30 0 30S312 20 312-40Z',
      sheet.linear([
        [0, '#17181a'],
        [0.3, '#4b4e52'],
        [1, '#131416'],
      ]),
    ),
    fill('M-300-230L-316-46C-250 10 250 10 316-46L300-230Z', steel),
    group(
      'opacity=".22"',
      ...[-190, -150, -110, -70].map((y) =>
        stroke(`M-312 ${y}C-200 ${y + 52} 200 ${y + 52} 312 ${y}`, '#fff', 2),
      ),
    ),
    ellipse(0, -230, 318, 84, steel),
    ellipse(0, -228, 290, 70, inside),
    ellipse(
      0,
      -204,
      210,
      40,
      sheet.radial([
        [0, '#f4f5f5'],
        [0.6, '#c2c6c9'],
        [1, '#8f9498', 0],
      ]),
    ),
    stroke('M-306-250C-240-296 240-296 306-250', '#fff', 5, 'opacity=".7"'),
    place(paw('#5f6468'), 0, -98, 0.7) + place(paw('#eff0f1'), -2, -100, 0.7),
  ].join('');
}
