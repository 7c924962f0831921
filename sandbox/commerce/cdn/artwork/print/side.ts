import {LINE_STYLES} from './lines';
import {disc, netWeight, speciesIcon} from './marks';
import {darken, lighten} from '../color';
import {FLAVOR_ART} from '../flavors';
import type {Pack} from '../pack/pack';
import {part} from '../parts';
import {fill, place, rect, stroke, type Sheet} from '../svg';
import {text} from '../type/figtree';

/**
 * The side of a tall pack: the brand name turned 90 degrees, the flavor and the gusset's fold. 1000 high, base at y =
 * 0.
 */
export function sidePrint(sheet: Sheet, pack: Pack, half: number): string {
  const style = LINE_STYLES[pack.line];
  const flavor = FLAVOR_ART[pack.flavor];
  const brand = sheet.linear([
    [0, lighten(style.brand, 0.1)],
    [1, darken(style.brand, 0.2)],
  ]);
  return [
    rect(-half - 20, -330, half * 2 + 40, 370, brand),
    fill(
      `M${-half - 20} -320C${-half * 0.4} -370 ${half * 0.4} -350 ${half + 20} -330V-300H${-half - 20}Z`,
      brand,
    ),
    stroke(
      `M${-half - 20} -326C${-half * 0.4} -376 ${half * 0.4} -356 ${half + 20} -336`,
      flavor.color,
      12,
    ),
    place(
      text('Marlowe', 0, 40, {
        size: 128,
        weight: 800,
        fill: style.ink,
        spacing: -3,
        anchor: 'start',
      }) +
        text(style.name, 8, 84, {
          size: 34,
          weight: 600,
          fill: style.brand,
          spacing: 14,
          anchor: 'start',
        }),
      -22,
      -404,
      0.98,
      -90,
    ),
    place(disc(sheet, half * 0.5, flavor.color), 0, -252) +
      place(part(sheet, `flavor-${pack.flavor}`), 0, -252, (half * 0.5) / 118),
    text(flavor.label, 0, -128, {size: 44, weight: 800, fill: style.onBrand, maxWidth: half * 1.5}),
    place(speciesIcon(pack.species, style.onBrand), -half * 0.5, -62, 0.46),
    place(netWeight(pack, 34, style.onBrand, 'end', half * 0.9), half * 0.74, -48),
    rect(
      -6,
      -1000,
      90,
      1010,
      sheet.linear([
        [0, '#21140a', 0.3],
        [1, '#21140a', 0],
      ]),
    ),
    rect(
      -90,
      -1000,
      84,
      1010,
      sheet.linear([
        [0, '#fff', 0],
        [1, '#fff', 0.34],
      ]),
    ),
    stroke('M-5 -940V-120L-80 -6M-5 -120L76 -6', '#21140a', 3, 'opacity=".22"'),
  ].join('');
}
