import {heap} from './heap';
import {fill, place, stroke, type Sheet} from '../svg';
import {litPaint} from '../ingredients/lit';
import type {Species} from '../pack/pack';
import {seededRandom} from '../random';

const BONE =
  'M-34-8C-40-26-64-24-62-6C-72 4-62 24-46 18C-40 16-36 12-32 9H32C36 12 40 16 46 18C62 24 72 4 62-6C64-24 40-26 34-8Z';
const FISH = 'M-52 0C-34-26 6-28 26-6L52-22C56-8 56 8 52 22L26 6C6 28-34 26-52 0Z';
const BROWNS = ['#b8742f', '#a8652a', '#c4833b', '#96561f'] as const;

/** One baked treat, about 120 units wide: a bone for dogs, a fish for cats. `chance` (0..1) selects its color. */
function treat(sheet: Sheet, species: Species, chance: number): string {
  const [shape, gleam] =
    species === 'dog' ? [BONE, 'M-46-12C-40-16-36-10-34-4H20'] : [FISH, 'M-36-4C-24-16-4-18 12-8'];
  const color = BROWNS[Math.floor(chance * BROWNS.length)] ?? BROWNS[0];
  return (
    place(fill(shape, '#2b170b', 'opacity=".3"'), 3, 7) +
    fill(shape, litPaint(sheet, color)) +
    stroke(gleam, '#ffdca6', 4, 'opacity=".48"')
  );
}

/** Treats stacked behind a pack's window, `width` wide and `height` high, base at y = 0. */
export function treatPile(sheet: Sheet, species: Species, width: number, height: number): string {
  const random = seededRandom(Math.round(width * 7 + height));
  let pile = '';
  for (let y = -height; y < 20; y += 34) {
    for (let x = -width / 2; x <= width / 2; x += 66) {
      pile += place(
        treat(sheet, species, random()),
        x + random() * 40 - 20,
        y + random() * 20,
        0.72 + random() * 0.12,
        random() * 180 - 90,
      );
    }
  }
  return pile;
}

/** A heap of treats on an ellipse around 0,0, as in a bowl. */
export const treatHeap = (
  sheet: Sheet,
  species: Species,
  rx: number,
  ry: number,
  rise: number,
): string =>
  heap({rx, ry, rise, step: 62, rows: 8})
    .map(({x, y, chance}) =>
      place(treat(sheet, species, chance), x, y, 0.78, ((chance * 13) % 1) * 150 - 75),
    )
    .join('');
