import {chunksInGravy} from './kibble';
import {floorShadow} from './shadow';
import {ellipse, fill, group, rect, stroke, place, type Sheet} from '../svg';

/** A steel stock pot with steaming stew, 420 units wide and 330 high without the steam, base at y = 0. */
export function kettle(sheet: Sheet): string {
  const steel = sheet.linear([
    [0, '#73787c'],
    [0.12, '#c3c7ca'],
    [0.26, '#fbfbfb'],
    [0.42, '#c9cdd0'],
    [0.64, '#90959a'],
    [0.82, '#d3d6d8'],
    [1, '#63686c'],
  ]);
  return [
    floorShadow(sheet, 210, 40),
    steam(sheet),
    stroke('M-206-220C-266-226-266-158-208-160', '#7d8286', 20),
    stroke('M206-220C266-226 266-158 208-160', '#6a6f73', 20),
    fill('M-210-310V-36C-210-6-110 14 0 14S210-6 210-36V-310Z', steel),
    ellipse(0, -310, 214, 52, steel),
    ellipse(0, -308, 194, 42, '#5c3a20'),
    place(chunksInGravy(sheet, 266, 48, 6), 0, -304, 0.7),
    fill(
      'M-214-310C-214-282-118-258 0-258S214-282 214-310C214-286 118-268 0-268S-214-286-214-310Z',
      steel,
    ),
    rect(-210, -60, 420, 8, '#fff', 0, 'opacity=".18"'),
    stroke('M-168-250V-50', '#fff', 14, 'opacity=".35"'),
  ].join('');
}

const steam = (sheet: Sheet): string =>
  group(
    `filter="${sheet.blur(12)}" opacity=".75"`,
    stroke('M-80-330C-130-400-30-440-80-520', '#fff', 34),
    stroke('M10-340C60-420-40-470 20-570', '#fff', 40),
    stroke('M100-330C60-400 150-440 100-510', '#fff', 30),
  );
