import {ellipse, fill, place, stroke, type Sheet} from '../svg';
import {lit} from '../ingredients/lit';
import type {Species} from '../pack/pack';
import {seededRandom} from '../random';

const BROWNS = ['#a9692f', '#b87838', '#96581f', '#c2864a'] as const;

/** One piece of dry food around 0,0, about 60 units wide: a disc for a dog, a small cross for a cat. */
function kibble(sheet: Sheet, species: Species, color: string): string {
  if (species === 'dog') {
    return ellipse(1, 4, 30, 23, '#2b170b', 'opacity=".4"') + ellipse(0, 0, 30, 22, lit(sheet, color)) + ellipse(-3, -3, 11, 7, '#4f2b10', 'opacity=".28"') + stroke('M-20-8C-14-15-4-17 6-15', '#ffdca6', 3.5, 'opacity=".5"');
  }
  const cross = 'M-9-22C-3-27 5-27 9-21L11-10L22-9C28-4 28 5 22 9L11 11L8 21C3 26-5 26-9 21L-11 11L-22 8C-27 4-27-5-22-9L-11-11Z';
  return `<g transform="translate(1 4)">${fill(cross, '#2b170b', 'opacity=".4"')}</g>` + fill(cross, lit(sheet, color)) + stroke('M-7-18C-4-21 0-21 4-20', '#ffdca6', 3, 'opacity=".6"');
}

/** Dry food heaped on an ellipse around 0,0, as it lies in a bowl. */
export function kibbleHeap(sheet: Sheet, species: Species, rx: number, ry: number, rise: number): string {
  const random = seededRandom(Math.round(rx * 3 + rise));
  const size = species === 'dog' ? 1 : 0.86;
  const pieces: {x: number; y: number; depth: number}[] = [];
  for (let row = -1; row <= 1.001; row += 0.2) {
    const reach = Math.sqrt(Math.max(0, 1 - row * row)) * 0.97;
    for (let x = -reach; x <= reach + 0.001; x += 46 / rx) {
      const px = x + (random() - 0.5) * 0.09;
      const height = Math.max(0, 1 - px * px - row * row * 0.8) * rise;
      pieces.push({x: px * rx, y: row * ry - height + (random() - 0.5) * 8, depth: row});
    }
  }
  return pieces
    .sort((a, b) => a.depth - b.depth)
    .map(({x, y}) => place(kibble(sheet, species, BROWNS[Math.floor(random() * BROWNS.length)] ?? BROWNS[0]), x, y, size * (0.92 + random() * 0.2), (random() - 0.5) * 70))
    .join('');
}

/** A few pieces that fell on the floor around 0,0. */
export const spilled = (sheet: Sheet, species: Species, spots: readonly (readonly [number, number])[]): string =>
  spots
    .map(([x, y], i) => ellipse(x + 5, y + 14, 32, 9, '#2a1a0e', 'opacity=".25"') + place(kibble(sheet, species, BROWNS[i % BROWNS.length] ?? BROWNS[0]), x, y, 0.9, i * 47))
    .join('');

/** Wet food: chunks in gravy on an ellipse around 0,0. */
export function chunksInGravy(sheet: Sheet, rx: number, ry: number, rise: number): string {
  const random = seededRandom(41);
  const chunk = (color: string) =>
    fill('M-30-12C-24-26 14-28 28-16C38-4 34 16 20 22C0 30-24 26-32 12C-36 4-34-4-30-12Z', lit(sheet, color)) +
    stroke('M-20-12C-10-20 6-20 16-14', '#ffd9b8', 4.5, 'opacity=".55"');
  const dot = (color: string) => ellipse(0, 0, 13, 12, lit(sheet, color));
  const pieces: {x: number; y: number; depth: number}[] = [];
  for (let row = -0.85; row <= 0.86; row += 0.28) {
    const reach = Math.sqrt(1 - row * row) * 0.9;
    for (let x = -reach; x <= reach; x += 62 / rx) {
      pieces.push({x: (x + (random() - 0.5) * 0.08) * rx, y: row * ry - Math.max(0, 1 - x * x - row * row) * rise, depth: row});
    }
  }
  return (
    ellipse(0, -rise * 0.2, rx, ry * 1.05, sheet.radial([[0, '#b8794a'], [1, '#7a4423']])) +
    pieces
      .map(({x, y}, i) => place(i % 9 === 4 ? dot('#8fb052') : i % 9 === 7 ? dot('#e68a3c') : chunk(i % 2 ? '#8f5233' : '#a5643f'), x, y, 1, random() * 60 - 30))
      .join('')
  );
}
