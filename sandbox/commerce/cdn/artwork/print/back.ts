import {barcode} from './barcode';
import {feedingRows, ingredientList, guarantees} from './facts';
import {LINE_STYLES} from './lines';
import {netWeight, speciesIcon, stagePill} from './marks';
import {darken, lighten} from '../color';
import {FLAVOR_ART} from '../flavors';
import {printedSize, type Pack} from '../pack/pack';
import {place, rect, stroke, type Sheet} from '../svg';
import {text, wrap} from '../type/figtree';

const PANEL = '#fffdf8';

/** The printed back of a tall pack: feeding guide, ingredients, analysis and barcode. 1000 high, base at y = 0. */
export function backPrint(sheet: Sheet, pack: Pack, half: number): string {
  const style = LINE_STYLES[pack.line];
  const flavor = FLAVOR_ART[pack.flavor];
  const w = half * 2 - 150;
  const x = -w / 2;
  const brand = sheet.linear(
    [
      [0, lighten(style.brand, 0.08)],
      [1, darken(style.brand, 0.18)],
    ],
    [0, 0, 0.3, 1],
  );
  const body = {size: 20, weight: 500, fill: '#3b3b40', anchor: 'start'} as const;
  const head = {size: 26, weight: 700, fill: style.ink, anchor: 'start'} as const;
  return [
    rect(-half - 20, -1000, half * 2 + 40, 206, brand),
    text('Marlowe', 0, -856, {size: 84, weight: 800, fill: style.onBrand, spacing: -2}),
    text(`${flavor.label} Recipe`, 0, -816, {
      size: 30,
      weight: 600,
      fill: style.onBrand,
      maxWidth: w,
    }),
    rect(x, -770, w, 262, PANEL, 18),
    text(pack.line === 'treats' ? 'Treats per day' : 'Feeding guide', x + 24, -730, head),
    place(speciesIcon(pack.species, style.brand), x + w - 44, -738, 0.44),
    ...feedingRows(pack).flatMap(([weight, amount], i) => {
      const y = -708 + i * 38;
      return [
        i % 2 ? '' : rect(x + 14, y, w - 28, 38, lighten(flavor.color, 0.78), 8),
        text(weight, x + 28, y + 27, body),
        text(amount, x + w - 28, y + 27, {...body, weight: 700, anchor: 'end'}),
      ];
    }),
    text('Ingredients', x, -462, head),
    ...wrap(ingredientList(pack), w, body)
      .slice(0, 6)
      .map((line, i) => text(line, x, -428 + i * 27, body)),
    text('Guaranteed analysis', x, -236, head),
    ...guarantees(pack).map(
      ([name, value], i) =>
        text(name, x, -204 + i * 27, body) +
        text(value, x + w * 0.56, -204 + i * 27, {...body, weight: 700, anchor: 'end'}),
    ),
    stroke(`M${x} -480H${x + w}M${x} -262H${x + w}`, style.brand, 2.5, 'opacity=".5"'),
    place(
      barcode(`${pack.form}${pack.line}${pack.flavor}${printedSize(pack.size)}`, w * 0.36, 104),
      x + w * 0.64,
      -236,
    ),
    rect(-half - 20, -92, half * 2 + 40, 130, brand),
    place(stagePill(pack, 28, half), -half + 200, -46),
    place(netWeight(pack, 40, style.onBrand, 'end', half * 0.8), half - 66, -30),
  ].join('');
}
