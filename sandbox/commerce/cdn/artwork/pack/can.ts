import type {Face} from './tall-pack';
import {pieceOunces, type Pack} from './pack';
import {darken} from '../color';
import {backPrint} from '../print/back';
import {factsPanel} from '../print/facts-panel';
import {tallFront} from '../print/front';
import {LINE_STYLES} from '../print/lines';
import {clipped} from '../print/marks';
import {wideFront} from '../print/wide';
import {floorShadow} from './shadow';
import {ellipse, fill, place, rect, stroke, type Sheet} from '../svg';

const MIN_TALL_OUNCES = 8;
const RADIUS = 360;
/** Vertical radius of the can's ellipses relative to their horizontal radius, as seen from slightly above. */
const TILT = 0.15;
const RIM = RADIUS * TILT;

/** Height of a can in units, for a width of 720. Cans under 8 oz are low. */
export const canHeight = (pack: Pack): number =>
  pieceOunces(pack.size) >= MIN_TALL_OUNCES ? 990 : 470;

/** A can with a pull ring, 720 units wide, base at y = 0. */
export function can(sheet: Sheet, pack: Pack, face: Face): string {
  const height = canHeight(pack);
  const top = -height;
  const body = `M${-RADIUS} ${top}V${-RIM}A${RADIUS} ${RIM} 0 0 0 ${RADIUS} ${-RIM}V${top}Z`;
  const label = `M${-RADIUS} ${top + 34}A${RADIUS} ${RIM} 0 0 0 ${RADIUS} ${top + 34}V${-RIM - 26}A${RADIUS} ${RIM} 0 0 1 ${-RADIUS} ${-RIM - 26}Z`;
  return [
    place(floorShadow(sheet, RADIUS, 110), 0, -RIM * 0.55),
    fill(
      body,
      sheet.linear([
        [0, '#7d8287'],
        [0.14, '#c9cdd0'],
        [0.3, '#fbfbfb'],
        [0.55, '#c2c6ca'],
        [0.8, '#8c9196'],
        [0.95, '#a5aaae'],
        [1, '#6b7075'],
      ]),
    ),
    clipped(sheet, label, labelPrint(sheet, pack, face, height), cylinderLight(sheet, height)),
    stroke(
      `M${-RADIUS} ${top + 34}A${RADIUS} ${RIM} 0 0 0 ${RADIUS} ${top + 34}`,
      '#21140a',
      5,
      'opacity=".3"',
    ),
    stroke(
      `M${-RADIUS} ${-RIM - 8}A${RADIUS} ${RIM} 0 0 0 ${RADIUS} ${-RIM - 8}`,
      '#fff',
      4,
      'opacity=".6"',
    ),
    place(lid(sheet), 0, top),
  ].join('');
}

/** The label around the can, turned so that `face` faces the viewer. Its lower edge is at y = 0. */
function labelPrint(sheet: Sheet, pack: Pack, face: Face, height: number): string {
  const style = LINE_STYLES[pack.line];
  const paper = rect(-RADIUS, -height, RADIUS * 2, height, style.paper);
  const footBand = rect(
    -RADIUS * 1.2,
    -90,
    RADIUS * 2.4,
    90,
    pack.line === 'treats' ? style.paper : darken(style.brand, 0.14),
  );
  const tall = height > RADIUS * 2;
  // The label starts below the upper rim, whose front is lower by RIM, and ends above the lower one.
  const labelHeight = height - RIM - 62;
  const art = () =>
    tall
      ? footBand + place(tallFront(sheet, pack, 372), 0, -36, (labelHeight + 12) / 960)
      : place(wideFront(sheet, pack, 520), 0, -26, (labelHeight + 2) / 520);
  const facts = () =>
    tall
      ? footBand + place(backPrint(sheet, pack, 372), 0, -36, (labelHeight + 12) / 960)
      : place(factsPanel(pack, 560), 0, -30, (labelHeight - 6) / 560);
  if (face === 'front') return paper + art();
  if (face === 'back') return paper + facts();
  return (
    paper +
    place(art(), -RADIUS * 0.84, 0) +
    clipped(
      sheet,
      `M${RADIUS * 0.1} ${-height}H${RADIUS}V0H${RADIUS * 0.1}Z`,
      paper,
      place(facts(), RADIUS * 1.04, 0),
    ) +
    rect(RADIUS * 0.1, -height, 4, height, '#21140a', 0, 'opacity=".3"')
  );
}

const cylinderLight = (sheet: Sheet, height: number): string =>
  rect(
    -RADIUS,
    -height,
    RADIUS * 2,
    height,
    sheet.linear([
      [0, '#1d120a', 0.5],
      [0.06, '#1d120a', 0.26],
      [0.16, '#1d120a', 0.04],
      [0.22, '#fff', 0.34],
      [0.3, '#fff', 0.42],
      [0.38, '#fff', 0.1],
      [0.5, '#fff', 0],
      [0.72, '#1d120a', 0.1],
      [0.88, '#1d120a', 0.32],
      [0.95, '#1d120a', 0.44],
      [0.975, '#1d120a', 0.3],
      [1, '#1d120a', 0.5],
    ]),
  ) +
  rect(
    -RADIUS,
    -height * 0.2,
    RADIUS * 2,
    height * 0.2,
    sheet.linear(
      [
        [0, '#1d120a', 0],
        [1, '#1d120a', 0.24],
      ],
      [0, 0, 0, 1],
    ),
  );

function lid(sheet: Sheet): string {
  const metal = sheet.linear(
    [
      [0, '#8f959a'],
      [0.25, '#fff'],
      [0.5, '#c6cacd'],
      [0.75, '#e9ebec'],
      [1, '#84898e'],
    ],
    [0, 0, 1, 0.3],
  );
  const well = sheet.linear(
    [
      [0, '#a4a9ad'],
      [0.4, '#e4e6e8'],
      [0.7, '#f6f7f7'],
      [1, '#b9bdc1'],
    ],
    [0, 0, 1, 0.6],
  );
  const r = RADIUS + 7;
  return [
    fill(`M${-r} 0V10A${r} ${RIM} 0 0 0 ${r} 10V0Z`, metal),
    ellipse(0, 0, r, RIM, metal),
    ellipse(0, 1, r - 22, RIM - 7, '#83888d'),
    ellipse(0, 5, r - 27, RIM - 9, well),
    ellipse(0, 5, r - 78, RIM - 20, 'none', 'stroke="#9ea3a8" stroke-width="3"') +
      ellipse(0, 7, r - 78, RIM - 20, 'none', 'stroke="#fff" stroke-width="2" opacity=".8"'),
    fill(
      'M-50 20C-50 4 50 4 50 20C50 32 26 38 0 38S-50 32-50 20ZM-28 22C-28 29 28 29 28 22C28 14-28 14-28 22Z',
      metal,
      'fill-rule="evenodd" stroke="#6f757a" stroke-width="1.5"',
    ),
    ellipse(0, 6, 17, 6, '#d5d8da', 'stroke="#6f757a" stroke-width="1.5"'),
  ].join('');
}
