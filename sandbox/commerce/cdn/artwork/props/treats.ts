import {fill, place, stroke, type Sheet} from '../svg';
import {lit} from '../ingredients/lit';
import type {Species} from '../pack/pack';
import {seededRandom} from '../random';

const BONE = 'M-34-8C-40-26-64-24-62-6C-72 4-62 24-46 18C-40 16-36 12-32 9H32C36 12 40 16 46 18C62 24 72 4 62-6C64-24 40-26 34-8Z';
const FISH = 'M-52 0C-34-26 6-28 26-6L52-22C56-8 56 8 52 22L26 6C6 28-34 26-52 0Z';
const BROWNS = ['#b8742f', '#a8652a', '#c4833b', '#96561f'] as const;

/** One baked treat, about 120 units wide: a bone for a dog, a fish for a cat. */
export function treat(sheet: Sheet, species: Species, color: string): string {
  return (
    `<g transform="translate(3 7)">${fill(species === 'dog' ? BONE : FISH, '#2b170b', 'opacity=".3"')}</g>` +
    fill(species === 'dog' ? BONE : FISH, lit(sheet, color)) +
    (species === 'dog'
      ? stroke('M-46-12C-40-16-36-10-34-4H20', '#ffdca6', 4, 'opacity=".45"')
      : stroke('M-36-4C-24-16-4-18 12-8', '#ffdca6', 4, 'opacity=".5"'))
  );
}

/** A heap of treats `width` wide and `height` high with its foot at y = 0. */
export function treatPile(sheet: Sheet, species: Species, width: number, height: number): string {
  const random = seededRandom(width * 7 + height);
  const rows = Math.ceil(height / 34);
  let pile = '';
  for (let row = rows; row >= 0; row -= 1) {
    const y = -row * 34 - 8;
    const spread = width * (row === rows ? 0.36 : 0.5);
    for (let x = -spread; x <= spread; x += 74) {
      const color = BROWNS[Math.floor(random() * BROWNS.length)] ?? BROWNS[0];
      pile += place(treat(sheet, species, color), x + random() * 40 - 20, y + random() * 20, 0.72 + random() * 0.12, random() * 180 - 90);
    }
  }
  return pile;
}
