import {LINE_STYLES} from './lines';
import {clipped, disc, netWeight, speciesIcon, stagePill, vetMark} from './marks';
import {darken, lighten} from '../color';
import {FLAVOR_ART} from '../flavors';
import {coatedPart} from '../coats';
import {part} from '../parts';
import {animalOf, type Pack} from '../pack/pack';
import {circle, fill, place, rect, stroke, type Sheet} from '../svg';
import {text} from '../type/figtree';

const STYLE = LINE_STYLES.clinical;
const RING = 'M0-196A196 196 0 0 1 0 196A196 196 0 0 1 0-196Z';

/**
 * The front of a tall pack of the prescription line: white, with a navy header, the vet's mark and a framed portrait.
 */
export function clinicalFront(sheet: Sheet, pack: Pack, half: number): string {
  const flavor = FLAVOR_ART[pack.flavor];
  const navy = sheet.linear(
    [
      [0, lighten(STYLE.brand, 0.1)],
      [1, darken(STYLE.brand, 0.16)],
    ],
    [0, 0, 0.4, 1],
  );
  const edge = `M${-half - 20} -690C-180 -650 180 -650 ${half + 20} -690`;
  return [
    fill(`${edge}V-1000H${-half - 20}Z`, navy),
    stroke(edge, flavor.color, 12),
    text('Marlowe', 0, -816, {
      size: 134,
      weight: 800,
      fill: STYLE.onBrand,
      spacing: -4,
      maxWidth: half * 1.5,
    }),
    text(STYLE.name, 0, -752, {size: 40, weight: 600, fill: STYLE.brandSoft, spacing: 18}),
    place(disc(sheet, 196, '#a9bbd3'), 0, -462),
    place(
      clipped(
        sheet,
        RING,
        place(coatedPart(sheet, `portrait-${animalOf(pack)}`, pack.flavor), 0, 26, 1.34),
      ),
      0,
      -462,
    ),
    circle(0, -462, 196, 'none', `stroke="${STYLE.brand}" stroke-width="7"`),
    circle(0, -666, 62, '#fff') +
      circle(0, -666, 62, 'none', `stroke="${STYLE.brand}" stroke-width="5"`),
    place(vetMark(STYLE.brand, '#fff'), 0, -666, 0.62),
    circle(168, -362, 98, '#fff') + place(disc(sheet, 88, flavor.color), 168, -362),
    place(part(sheet, `flavor-${pack.flavor}`), 168, -362, 0.74),
    text(flavor.label, 0, -182, {
      size: 78,
      weight: 800,
      fill: STYLE.ink,
      spacing: -1,
      maxWidth: half * 1.6,
    }),
    text(STYLE.promise, 0, -142, {size: 29, weight: 500, fill: STYLE.ink, maxWidth: half * 1.6}),
    rect(-half - 20, -122, half * 2 + 40, 170, navy),
    rect(-half - 20, -122, half * 2 + 40, 9, flavor.color),
    place(speciesIcon(pack.species, STYLE.onBrand), -half + 108, -62, 0.56),
    place(stagePill(pack, 29, half), -half + 254, -62),
    place(netWeight(pack, 50, STYLE.onBrand, 'end', half * 0.8), half - 80, -42),
  ].join('');
}
