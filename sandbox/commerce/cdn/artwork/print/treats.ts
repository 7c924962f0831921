import {LINE_STYLES} from './lines';
import {clipped, netWeight, stagePill} from './marks';
import {darken, lighten} from '../color';
import {FLAVOR_ART} from '../flavors';
import {coatedPart} from '../coats';
import {part} from '../parts';
import {animalOf, type Pack} from '../pack/pack';
import {circle, fill, place, stroke, type Sheet} from '../svg';
import {text} from '../type/figtree';

const STYLE = LINE_STYLES.treats;
/** Half the width of the part `treat-pile`, which fills the window of a treat bag. */
const TREAT_PILE_HALF = 286;

/** Path of a circle with a scalloped edge. */
function scallopPath(radius: number, bumps: number): string {
  const points = Array.from({length: bumps * 2}, (_, i) => {
    const angle = (i * Math.PI) / bumps;
    const r = i % 2 ? radius * 1.06 : radius * 0.98;
    return [Math.cos(angle) * r, Math.sin(angle) * r].map((v) => v.toFixed(1)).join(' ');
  });
  return `M${points.join('L')}Z`;
}

/** The front of a tall pack of treats: amber paper, a brown header and a window that shows the treats. */
export function treatsFront(sheet: Sheet, pack: Pack, half: number): string {
  const flavor = FLAVOR_ART[pack.flavor];
  const brown = sheet.linear(
    [
      [0, lighten(STYLE.brand, 0.1)],
      [1, darken(STYLE.brand, 0.22)],
    ],
    [0, 0, 0.3, 1],
  );
  const w = half - 76;
  const pane = `M${-w} -270C${-w} -330 -120 -352 0 -352S${w} -330 ${w} -270V-164C${w} -134 ${w - 22} -118 ${w - 52} -118H${-w + 52}C${-w + 22} -118 ${-w} -134 ${-w} -164Z`;
  return [
    fill(`M${-half - 20} -1000H${half + 20}V-726C160 -688 -160 -688 ${-half - 20} -726Z`, brown),
    text('Marlowe', 0, -816, {
      size: 134,
      weight: 800,
      fill: STYLE.onBrand,
      spacing: -4,
      maxWidth: half * 1.5,
    }),
    text(STYLE.name, 0, -756, {size: 40, weight: 600, fill: '#f0c987', spacing: 18}),
    place(coatedPart(sheet, `portrait-${animalOf(pack)}`, pack.flavor), 112, -530, 1.36),
    place(fill(scallopPath(150, 22), '#fff6e4'), -116, -560),
    circle(
      -116,
      -560,
      134,
      'none',
      `stroke="${flavor.color}" stroke-width="4" stroke-dasharray="2 9" stroke-linecap="round"`,
    ),
    place(part(sheet, `flavor-${pack.flavor}`), -116, -560, 1.08),
    fill(
      `M${-half - 20} -424C-120 -456 120 -456 ${half + 20} -424V-300H${-half - 20}Z`,
      sheet.linear([
        [0, darken(flavor.color, 0.16)],
        [0.5, darken(flavor.color, 0.06)],
        [1, darken(flavor.color, 0.26)],
      ]),
    ),
    text(flavor.label, 0, -366, {
      size: 66,
      weight: 800,
      fill: '#fff',
      spacing: -1,
      maxWidth: half * 1.62,
    }),
    fill(
      pane,
      sheet.linear(
        [
          [0, '#3a2012'],
          [1, '#5a341a'],
        ],
        [0, 0, 0, 1],
      ),
    ),
    clipped(
      sheet,
      pane,
      place(part(sheet, `treat-pile-${pack.species}`), 0, -112, w / TREAT_PILE_HALF),
      fill(`M${-w} -352L${-w * 0.3} -352L${-w * 0.85} -118H${-w}Z`, '#fff', 'opacity=".2"'),
      fill(
        `M${w * 0.1} -352L${w * 0.26} -352L${-w * 0.26} -118H${-w * 0.42}Z`,
        '#fff',
        'opacity=".13"',
      ),
    ),
    stroke(pane, '#fff3da', 7),
    place(stagePill(pack, 29, half), -half + 180, -52),
    place(netWeight(pack, 46, STYLE.ink, 'end', half * 0.8), half - 80, -34),
  ].join('');
}
