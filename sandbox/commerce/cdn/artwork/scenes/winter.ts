import {bowlOf, packOf, pet, pounds} from './cast';
import {room, wide} from './interior';
import {lineup} from './lineup';
import {pottedPlant} from '../props/plants';
import {windowLight} from '../props/window';
import {snowyWindow} from '../props/snowy-window';
import {circle, place, stroke, type Sheet} from '../svg';

/** A warm room on a snowy morning: a dog and a cat at their bowls. The left is empty for text. */
export const WINTER_WINDOW = wide((sheet, w, h) =>
  [
    room(sheet, w, h, '#ecd7b2'),
    place(snowyWindow(sheet, 800, 520), 1420, 110),
    windowLight(sheet, 820, 120, 1.2, false),
    lights(sheet, 1340, 2400, 70),
    place(pottedPlant(sheet), 2330, 1000, 1.3),
    place(pet(sheet, 'dog', 'senior', 'left').body, 1480, 1084, 1.36),
    lineup(
      sheet,
      [
        {pack: packOf('bag', 'balance', 'dog', 'adult', 'turkey')},
        {pack: packOf('bag', 'balance', 'cat', 'adult', 'chicken', pounds(7))},
      ],
      {x: 1880, floor: 1040, scale: 0.94, overlap: 0.04},
    ),
    place(pet(sheet, 'cat', 'adult').body, 2200, 1086, 1.2),
    place(bowlOf(sheet, 'kibble', 'dog').body, 1680, 1128, 0.92),
    place(bowlOf(sheet, 'kibble', 'cat').body, 2010, 1138, 0.88),
  ].join(''),
);

/** A string of lights that hangs from three points. */
function lights(sheet: Sheet, from: number, to: number, y: number): string {
  const span = (to - from) / 2;
  const sag = 74;
  const pointAt = (t: number) => ({
    x: from + t * 2 * span,
    y: y + 4 * sag * ((t * 2) % 1) * (1 - ((t * 2) % 1)),
  });
  const bulbs = Array.from({length: 19}, (_, i) => pointAt((i + 0.5) / 19));
  const glow = sheet.radial([
    [0, '#ffd98a', 0.8],
    [1, '#ffd98a', 0],
  ]);
  return [
    stroke(
      `M${from} ${y}Q${from + span / 2} ${y + 2 * sag} ${from + span} ${y}Q${to - span / 2} ${y + 2 * sag} ${to} ${y}`,
      '#6d5a3c',
      4,
    ),
    ...bulbs.map(({x, y: drop}) => circle(x, drop + 14, 40, glow)),
    ...bulbs.map(
      ({x, y: drop}) => circle(x, drop + 14, 11, '#fff0c4') + circle(x - 3, drop + 11, 4, '#fff'),
    ),
  ].join('');
}
