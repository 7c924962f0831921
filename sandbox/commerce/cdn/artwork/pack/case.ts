import {can, canHeight} from './can';
import {printedSize, type Pack} from './pack';
import {piece} from './piece';
import {darken, lighten, mix} from '../color';
import {tallFront} from '../print/front';
import {LINE_STYLES} from '../print/lines';
import {clipped} from '../print/marks';
import {wideFront} from '../print/wide';
import {floorShadow} from './shadow';
import {FLAVOR_ART} from '../flavors';
import {fill, place, rect, stroke, type Sheet} from '../svg';
import {text} from '../type/figtree';

const KRAFT = '#c99f6c';

/**
 * A pack of several pieces: cans in an open carton, other forms in front of a closed one. About 1440 units wide, base
 * at y = 0.
 */
export const packCase = (sheet: Sheet, pack: Pack): string =>
  pack.form === 'can' ? cansInCarton(sheet, pack) : pieceBesideCarton(sheet, pack);

function cansInCarton(sheet: Sheet, pack: Pack): string {
  const single = {...pack, size: {...pack.size, count: 1}};
  const scale = 0.62;
  const height = canHeight(pack) * scale;
  const lip = Math.max(128, height * 0.3);
  const style = LINE_STYLES[pack.line];
  const flavor = FLAVOR_ART[pack.flavor];
  const drawnCan = can(sheet, single, 'front');
  const row = (lift: number, shift: number) =>
    [-448, 0, 448].map((x) => place(drawnCan, x + shift, lift, scale)).join('');
  return [
    floorShadow(sheet, 716, 110),
    fill(`M-690 ${-lip - 96}H746L716 0H-716Z`, darken(KRAFT, 0.5)),
    row(-104, 14),
    row(-22, 0),
    fill(
      `M-716 0L-722 ${-lip}H722L716 0Z`,
      sheet.linear(
        [
          [0, lighten(KRAFT, 0.22)],
          [0.5, KRAFT],
          [1, darken(KRAFT, 0.22)],
        ],
        [0, 0, 1, 0.4],
      ),
    ),
    rect(-722, -lip, 1444, 7, '#f0d3a6', 0, 'opacity=".8"'),
    rect(-720, -lip + 26, 1440, 12, flavor.color),
    text('Marlowe', -660, -lip * 0.28, {
      size: lip * 0.5,
      weight: 800,
      fill: darken(style.ink, 0.1),
      anchor: 'start',
      spacing: -2,
    }),
    text(`${flavor.label} · ${printedSize(pack.size)}`, 660, -lip * 0.3, {
      size: lip * 0.3,
      weight: 700,
      fill: darken(style.ink, 0.1),
      anchor: 'end',
      maxWidth: 700,
    }),
  ].join('');
}

function pieceBesideCarton(sheet: Sheet, pack: Pack): string {
  const single = {...pack, size: {...pack.size, count: 1}};
  const wide = pack.form === 'tray';
  const box = wide ? carton(sheet, pack, 1040, 640, 180) : carton(sheet, pack, 820, 1020, 200);
  return wide
    ? place(box, -140, -70) + place(piece(sheet, single, 'front'), 250, 10, 0.84)
    : place(box, -220, -60) + place(piece(sheet, single, 'front'), 400, 14, 0.86);
}

/** A closed, printed carton, seen from the front and slightly from the right. */
function carton(sheet: Sheet, pack: Pack, width: number, height: number, depth: number): string {
  const style = LINE_STYLES[pack.line];
  const half = width / 2;
  const rise = depth * 0.3;
  const front = `M${-half} 0V${-height}H${half}V0Z`;
  const side = `M${half} 0L${half + depth} ${-rise}V${-height - rise}L${half} ${-height}Z`;
  const top = `M${-half} ${-height}L${-half + depth} ${-height - rise}H${half + depth}L${half} ${-height}Z`;
  const print =
    height > width
      ? place(tallFront(sheet, pack, (half * 1000) / height), 0, 0, height / 1000)
      : place(wideFront(sheet, pack, (height / width) * 1000), 0, 0, width / 1000);
  return [
    place(floorShadow(sheet, half + depth * 0.6, 90), depth * 0.5, -20),
    fill(
      side,
      sheet.linear([
        [0, darken(style.brand, 0.1)],
        [1, darken(style.brand, 0.42)],
      ]),
    ),
    fill(
      top,
      sheet.linear([
        [0, lighten(style.paper, 0.5)],
        [1, mix(style.paper, style.paperShade, 0.5)],
      ]),
    ),
    stroke(
      `M${-half + depth * 0.5} ${-height - rise * 0.5}H${half + depth * 0.5}`,
      '#21140a',
      3,
      'opacity=".25"',
    ),
    clipped(
      sheet,
      front,
      rect(-half, -height, width, height, style.paper),
      print,
      fill(
        front,
        sheet.linear(
          [
            [0, '#fff', 0.22],
            [0.5, '#fff', 0],
            [1, '#1d120a', 0.2],
          ],
          [0, 0, 1, 0.5],
        ),
      ),
    ),
    stroke(`M${-half + 2} ${-height}H${half}`, '#fff', 5, 'opacity=".7"'),
    stroke(`M${half} ${-height}V0`, '#fff', 4, 'opacity=".3"'),
    `<g transform="matrix(${depth} ${-rise} 0 ${depth} ${half} 0)">${place(text(`${pack.size.count} x`, 0, 0, {size: 42, weight: 800, fill: style.onBrand}), 0.5, -height / depth / 2, 0.01)}</g>`,
  ].join('');
}
