import type {Face} from './tall-pack';
import type {Pack} from './pack';
import {factsPanel} from '../print/facts-panel';
import {LINE_STYLES} from '../print/lines';
import {clipped} from '../print/marks';
import {wideFront} from '../print/wide';
import {floorShadow} from './shadow';
import {darken, lighten} from '../color';
import {FLAVOR_ART} from '../flavors';
import {part} from '../parts';
import {fill, group, place, rect, stroke, type Sheet} from '../svg';
import {text} from '../type/figtree';

const LID =
  'M-408-706H408C446-706 462-688 468-656L512-226C516-178 496-152 450-148C160-132-160-132-450-148C-496-152-516-178-512-226L-468-656C-462-688-446-706-408-706Z';
const FOIL =
  'M-396-682H396C424-682 436-668 441-642L482-234C485-196 470-176 434-173C150-158-150-158-434-173C-470-176-485-196-482-234L-441-642C-436-668-424-682-396-682Z';
const TUB =
  'M-504-190C-508-168-502-150-494-132L-452-36C-444-14-428-4-400 0C-140 12 140 12 400 0C428-4 444-14 452-36L494-132C502-150 508-168 504-190Z';

/**
 * A tray with its peel-off lid turned to the viewer: about 1030 x 710 units, base at y = 0. `side` shows the tub
 * instead.
 */
export function tray(sheet: Sheet, pack: Pack, face: Face): string {
  if (face === 'side') return traySide(sheet, pack);
  const style = LINE_STYLES[pack.line];
  const metal = sheet.linear([
    [0, '#9da2a6'],
    [0.12, '#e6e8ea'],
    [0.3, '#fff'],
    [0.6, '#cfd3d6'],
    [0.88, '#a5aaae'],
    [1, '#7f8489'],
  ]);
  const print = face === 'front' ? wideFront(sheet, pack, 560) : factsPanel(pack, 560);
  return [
    floorShadow(sheet, 470, 74),
    fill(TUB, metal),
    clipped(
      sheet,
      TUB,
      rect(-520, -112, 1040, 66, style.brand),
      text(`Marlowe ${style.name}`, 0, -66, {
        size: 38,
        weight: 700,
        fill: style.onBrand,
        spacing: 2,
      }),
      rect(
        -520,
        -200,
        1040,
        220,
        sheet.linear([
          [0, '#1d120a', 0.42],
          [0.1, '#1d120a', 0.08],
          [0.26, '#fff', 0.3],
          [0.5, '#fff', 0],
          [0.85, '#1d120a', 0.22],
          [1, '#1d120a', 0.5],
        ]),
      ),
      rect(
        -520,
        -200,
        1040,
        74,
        sheet.linear(
          [
            [0, '#1d120a', 0.5],
            [1, '#1d120a', 0],
          ],
          [0, 0, 0, 1],
        ),
      ),
    ),
    `<g transform="translate(3 7)">${fill(LID, '#6d7277')}</g>`,
    fill(LID, metal),
    clipped(sheet, FOIL, place(print, 0, -150, 0.98), foilLight(sheet)),
    stroke(FOIL, '#fff', 4, 'opacity=".55"'),
    fill(
      'M452-660C500-668 540-640 536-610C532-584 500-578 462-584Z',
      sheet.linear(
        [
          [0, lighten(style.brand, 0.3)],
          [0.5, style.brand],
          [1, darken(style.brand, 0.2)],
        ],
        [0, 0, 1, 1],
      ),
    ),
    stroke('M456-652C462-626 464-606 464-590', '#000', 4, 'opacity=".3"'),
  ].join('');
}

const foilLight = (sheet: Sheet): string =>
  rect(
    -520,
    -710,
    1040,
    580,
    sheet.linear(
      [
        [0, '#fff', 0.4],
        [0.28, '#fff', 0.06],
        [0.6, '#1d120a', 0],
        [1, '#1d120a', 0.24],
      ],
      [0, 0, 0.8, 1],
    ),
  ) +
  group(
    `filter="${sheet.blur(9)}"`,
    fill('M-330-720L-200-720L-420-130H-520Z', '#fff', 'opacity=".32"'),
    fill('M-150-720L-110-720L-330-130H-370Z', '#fff', 'opacity=".22"'),
    fill('M360-720L400-720L300-130H240Z', '#fff', 'opacity=".16"'),
  );

function traySide(sheet: Sheet, pack: Pack): string {
  const style = LINE_STYLES[pack.line];
  const flavor = FLAVOR_ART[pack.flavor];
  const tub =
    'M-470-330L-400-44C-392-14-376-2-346 0C-120 10 120 10 346 0C376-2 392-14 400-44L470-330Z';
  return [
    floorShadow(sheet, 400, 70),
    fill(tub, '#e3e6e8'),
    clipped(
      sheet,
      tub,
      rect(-480, -280, 960, 196, style.paper),
      rect(-480, -98, 960, 30, flavor.color),
      rect(-480, -72, 960, 90, style.brand),
      text('Marlowe', -300, -166, {
        size: 104,
        weight: 800,
        fill: style.ink,
        anchor: 'start',
        spacing: -3,
      }),
      text(style.name, -294, -122, {
        size: 28,
        weight: 600,
        fill: style.brand,
        anchor: 'start',
        spacing: 11,
      }),
      place(part(sheet, `flavor-${pack.flavor}`), 246, -186, 0.82),
      text(flavor.label, 0, -24, {size: 36, weight: 700, fill: style.onBrand}),
      rect(
        -480,
        -340,
        960,
        350,
        sheet.linear([
          [0, '#1d120a', 0.5],
          [0.12, '#1d120a', 0.12],
          [0.28, '#fff', 0.42],
          [0.45, '#fff', 0],
          [0.8, '#1d120a', 0.18],
          [1, '#1d120a', 0.52],
        ]),
      ),
      rect(
        -480,
        -340,
        960,
        70,
        sheet.linear(
          [
            [0, '#1d120a', 0.46],
            [1, '#1d120a', 0],
          ],
          [0, 0, 0, 1],
        ),
      ),
    ),
    rect(
      -508,
      -372,
      1016,
      44,
      sheet.linear([
        [0, '#8b9095'],
        [0.25, '#fff'],
        [0.6, '#c9cdd0'],
        [1, '#80858a'],
      ]),
      14,
    ),
    fill(
      'M-490-372C-300-392 300-392 490-372Z',
      sheet.linear([
        [0, lighten(style.brand, 0.2)],
        [0.4, style.brand],
        [1, darken(style.brand, 0.2)],
      ]),
    ),
    fill('M470-362C520-372 552-366 556-352C552-340 520-338 486-344Z', style.brand),
  ].join('');
}
