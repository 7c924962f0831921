import {LINE_STYLES} from './lines';
import {disc, netWeight, stagePill, vetMark} from './marks';
import {darken, lighten} from '../color';
import {FLAVOR_ART} from '../flavors';
import {coatedPart} from '../coats';
import {part} from '../parts';
import {animalOf, type Pack} from '../pack/pack';
import {circle, fill, place, rect, type Sheet} from '../svg';
import {text} from '../type/figtree';

/** The front of lids, low cans and cartons. 1000 wide around x = 0, `height` (about 400 to 700) high, base at y = 0. */
export function wideFront(sheet: Sheet, pack: Pack, height: number): string {
  const style = LINE_STYLES[pack.line];
  const flavor = FLAVOR_ART[pack.flavor];
  const yAt = (share: number) => -height * share;
  const unit = height / 560;
  const brand = sheet.linear(
    [
      [0, lighten(style.brand, 0.1)],
      [1, darken(style.brand, 0.2)],
    ],
    [0, 0, 0.2, 1],
  );
  const hill = (lift: number) =>
    `M-560 ${yAt(0.4) - lift}C-300 ${yAt(0.5) - lift} -60 ${yAt(0.44) - lift} 120 ${yAt(0.4) - lift}S420 ${yAt(0.4) - lift} 560 ${yAt(0.46) - lift}V60H-560Z`;
  return [
    rect(-560, -height - 60, 1120, height + 120, style.paper),
    text('Marlowe', -440, yAt(0.68), {
      size: 130 * unit,
      weight: 800,
      fill: style.ink,
      anchor: 'start',
      spacing: -4,
      maxWidth: 500,
    }),
    text(style.name, -434, yAt(0.575), {
      size: 38 * unit,
      weight: 600,
      fill: style.brand,
      anchor: 'start',
      spacing: 15,
      maxWidth: 420,
    }),
    place(
      disc(sheet, 190 * unit, pack.line === 'clinical' ? '#a9bbd3' : flavor.color),
      262,
      yAt(0.6),
    ),
    place(coatedPart(sheet, `portrait-${animalOf(pack)}`, pack.flavor), 272, yAt(0.6), 1.32 * unit),
    fill(
      hill(16 * unit),
      sheet.linear([
        [0, lighten(flavor.color, 0.14)],
        [1, darken(flavor.color, 0.12)],
      ]),
    ),
    fill(hill(0), brand),
    place(part(sheet, `flavor-${pack.flavor}`), 96, yAt(0.36), 0.92 * unit),
    text(flavor.label, -440, yAt(0.23), {
      size: 92 * unit,
      weight: 800,
      fill: style.onBrand,
      anchor: 'start',
      spacing: -1,
      maxWidth: 430,
    }),
    place(stagePill(pack, 34 * unit, 320), -440 + 150 * unit, yAt(0.1)),
    place(netWeight(pack, 56 * unit, style.onBrand, 'end', 330), 440, yAt(0.075)),
    pack.line === 'clinical'
      ? circle(434, yAt(0.86), 48 * unit, '#fff') +
        place(vetMark(style.brand, '#fff'), 434, yAt(0.86), 0.6 * unit)
      : '',
  ].join('');
}
