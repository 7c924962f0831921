import {bowlOf, packOf, pet} from './cast';
import {hills} from './hills';
import {lineup} from './lineup';
import type {Scene} from './scene';
import {shelf, skirting, boards, wall} from '../props/room';
import {windowLight} from '../props/window';
import {pottedPlant} from '../props/plants';
import {place} from '../svg';

/** A dog and a cat next to full bowls on a path between hills. The left is empty for text. */
export const HERO_HOME: Scene = {
  width: 2400,
  height: 1200,
  draw: (sheet, w, h) =>
    hills(sheet, w, h, {sun: [0.7, 0.44], ground: 0.76}) +
    lineup(
      sheet,
      [
        {pack: packOf('bag', 'balance', 'dog', 'adult', 'chicken')},
        {pack: packOf('bag', 'balance', 'cat', 'adult', 'salmon')},
      ],
      {x: 1812, floor: 1020, scale: 1.22, overlap: 0.04},
    ) +
    place(pet(sheet, 'dog', 'adult', 'left').body, 1340, 1046, 1.26) +
    place(pet(sheet, 'cat', 'adult').body, 2262, 1068, 1.18) +
    place(bowlOf(sheet, 'kibble', 'dog').body, 1560, 1112, 1.06) +
    place(bowlOf(sheet, 'kibble', 'cat').body, 2070, 1130, 1.0),
};

/** A row of packs and a cat in a bright room. The left is empty for text. */
export const HERO_STAFF: Scene = {
  width: 2400,
  height: 1200,
  draw: (sheet, w, h) =>
    [
      wall(sheet, w, h, '#eadfcb'),
      windowLight(sheet, 960, 90, 1.3),
      place(shelf(sheet, 620), 1640, 300),
      skirting(sheet, w, 900, '#eadfcb'),
      boards(sheet, w, 900, h),
      place(pottedPlant(sheet), 2296, 1010, 1.4),
      lineup(
        sheet,
        [
          pet(sheet, 'cat', 'senior'),
          {pack: packOf('bag', 'clinical', 'dog', 'adult', 'chicken')},
          {pack: packOf('can', 'clinical', 'dog', 'adult', 'beef')},
          {pack: packOf('bag', 'clinical', 'cat', 'adult', 'rabbit')},
          {pack: packOf('pouch', 'clinical', 'cat', 'adult', 'salmon')},
        ],
        {x: 1730, floor: 1046, scale: 1.14, overlap: 0.1, maxWidth: 1240},
      ),
    ].join(''),
};
