import {LINE_STYLES} from './lines';
import {disc, netWeight, speciesIcon, stagePill} from './marks';
import {darken, lighten, mix} from '../color';
import {FLAVOR_ART} from '../flavors';
import {coatedPart} from '../coats';
import {part} from '../parts';
import {animalOf, type Pack} from '../pack/pack';
import {circle, fill, place, stroke, type Sheet} from '../svg';
import {text} from '../type/figtree';

const STYLE = LINE_STYLES.balance;

/**
 * The front of a tall pack of the everyday line: sun, animal and ingredient above blue hills. 1000 high, base at y = 0.
 */
export function balanceFront(sheet: Sheet, pack: Pack, half: number): string {
  const flavor = FLAVOR_ART[pack.flavor];
  const blue = sheet.linear(
    [
      [0, lighten(STYLE.brand, 0.1)],
      [1, darken(STYLE.brand, 0.2)],
    ],
    [0, 0, 0.2, 1],
  );
  const hill = (lift: number) =>
    `M${-half - 20} ${-318 - lift}C-190 ${-392 - lift} -50 ${-372 - lift} 60 ${-344 - lift * 0.8}C170 ${-316 - lift * 0.6} 250 ${-322 - lift * 0.6} ${half + 20} ${-366 - lift}V40H${-half - 20}Z`;
  return [
    text('Marlowe', 0, -822, {
      size: 140,
      weight: 800,
      fill: STYLE.ink,
      spacing: -4,
      maxWidth: half * 1.52,
    }),
    text(STYLE.name, 0, -758, {size: 42, weight: 600, fill: STYLE.brand, spacing: 17}),
    place(disc(sheet, 226, flavor.color), 0, -494),
    circle(
      0,
      -494,
      238,
      'none',
      `stroke="${mix(flavor.color, STYLE.paper, 0.45)}" stroke-width="3"`,
    ),
    place(coatedPart(sheet, `portrait-${animalOf(pack)}`, pack.flavor), 66, -524, 1.62),
    fill(
      hill(26),
      sheet.linear([
        [0, lighten(flavor.color, 0.16)],
        [1, darken(flavor.color, 0.1)],
      ]),
    ),
    fill(hill(0), blue),
    stroke(
      `M${-half} -318C-190 -392 -50 -372 60 -344C170 -316 250 -322 ${half} -366`,
      '#fff',
      3,
      'opacity=".35"',
    ),
    place(part(sheet, `flavor-${pack.flavor}`), -148, -376, 1.26),
    text(flavor.label, 0, -200, {
      size: 96,
      weight: 800,
      fill: STYLE.onBrand,
      spacing: -1,
      maxWidth: half * 1.6,
    }),
    text('RECIPE', 0, -154, {
      size: 27,
      weight: 600,
      fill: lighten(STYLE.brandSoft, 0.5),
      spacing: 11,
    }),
    place(speciesIcon(pack.species, STYLE.onBrand), -half + 108, -72, 0.62),
    place(stagePill(pack, 30, half), -half + 258, -72),
    place(netWeight(pack, 54, STYLE.onBrand, 'end', half * 0.8), half - 80, -50),
  ].join('');
}
