import {barcode} from './barcode';
import {feedingRows, ingredientList} from './facts';
import {LINE_STYLES} from './lines';
import {netWeight, stagePill} from './marks';
import {FLAVOR_ART} from '../flavors';
import {printedSize, type Pack} from '../pack/pack';
import {place, rect} from '../svg';
import {text, wrap} from '../type/figtree';

/** The back of cans and trays. 1000 wide around x = 0, `height` high, base at y = 0. */
export function factsPanel(pack: Pack, height: number): string {
  const style = LINE_STYLES[pack.line];
  const body = {size: 25, weight: 500, fill: '#3b3b40', anchor: 'start'} as const;
  const head = {size: 32, weight: 700, fill: style.ink, anchor: 'start'} as const;
  const top = -height + 150;
  return [
    rect(-560, -height - 60, 1120, height + 120, style.paper),
    rect(-560, -height - 60, 1120, 172, style.brand),
    text('Marlowe', -430, -height + 82, {
      size: 78,
      weight: 800,
      fill: style.onBrand,
      anchor: 'start',
      spacing: -2,
    }),
    text(`${FLAVOR_ART[pack.flavor].label} Recipe`, 430, -height + 78, {
      size: 36,
      weight: 600,
      fill: style.onBrand,
      anchor: 'end',
      maxWidth: 440,
    }),
    text('Ingredients', -430, top + 20, head),
    ...wrap(ingredientList(pack), 470, body)
      .slice(0, 8)
      .map((line, i) => text(line, -430, top + 58 + i * 33, body)),
    text('Per day', 100, top + 20, head),
    ...feedingRows(pack).map(
      ([weight, amount], i) =>
        text(weight, 100, top + 58 + i * 33, body) +
        text(amount, 430, top + 58 + i * 33, {...body, weight: 700, anchor: 'end'}),
    ),
    place(
      barcode(`${pack.form}${pack.line}${pack.flavor}${printedSize(pack.size)}`, 250, 112),
      180,
      top + 226,
    ),
    place(stagePill(pack, 28, 320), -310, -42),
    place(netWeight(pack, 40, style.ink, 'start', 300), -150, -32),
  ].join('');
}
