import {heap} from './heap';
import {ellipse, fill, place, stroke, type Sheet} from '../svg';
import {litPaint} from '../ingredients/lit';
import type {Species} from '../pack/pack';

const BROWNS = ['#a9692f', '#b87838', '#96581f', '#c2864a'] as const;

const brown = (chance: number): string => BROWNS[Math.floor(chance * BROWNS.length)] ?? BROWNS[0];

const CROSS =
  'M-9-22C-3-27 5-27 9-21L11-10L22-9C28-4 28 5 22 9L11 11L8 21C3 26-5 26-9 21L-11 11L-22 8C-27 4-27-5-22-9L-11-11Z';

/** One piece of dry food around 0,0, about 60 units wide: a disc for dogs, a small cross for cats. */
function kibble(sheet: Sheet, species: Species, color: string): string {
  if (species === 'dog') {
    return (
      ellipse(1, 4, 30, 23, '#2b170b', 'opacity=".4"') +
      ellipse(0, 0, 30, 22, litPaint(sheet, color)) +
      ellipse(-3, -3, 11, 7, '#4f2b10', 'opacity=".28"') +
      stroke('M-20-8C-14-15-4-17 6-15', '#ffdca6', 3.5, 'opacity=".5"')
    );
  }
  return (
    place(fill(CROSS, '#2b170b', 'opacity=".4"'), 1, 4) +
    fill(CROSS, litPaint(sheet, color)) +
    stroke('M-7-18C-4-21 0-21 4-20', '#ffdca6', 3, 'opacity=".6"')
  );
}

/** A heap of dry food on an ellipse around 0,0, as in a bowl. */
export const kibbleHeap = (
  sheet: Sheet,
  species: Species,
  rx: number,
  ry: number,
  rise: number,
): string =>
  heap({rx, ry, rise, step: 46, rows: 11})
    .map(({x, y, chance}) =>
      place(
        kibble(sheet, species, brown(chance)),
        x,
        y,
        (species === 'dog' ? 1 : 0.86) * (0.92 + ((chance * 7) % 1) * 0.2),
        (chance - 0.5) * 70,
      ),
    )
    .join('');

export const spilled = (
  sheet: Sheet,
  species: Species,
  spots: readonly (readonly [x: number, y: number])[],
): string =>
  spots
    .map(
      ([x, y], i) =>
        ellipse(x + 5, y + 14, 32, 9, '#2a1a0e', 'opacity=".25"') +
        place(kibble(sheet, species, brown(i / spots.length)), x, y, 0.9, i * 47),
    )
    .join('');

/** Wet food on an ellipse around 0,0: chunks in gravy with some peas and carrots. */
export function chunksInGravy(sheet: Sheet, rx: number, ry: number, rise: number): string {
  const chunk = (color: string) =>
    fill(
      'M-30-12C-24-26 14-28 28-16C38-4 34 16 20 22C0 30-24 26-32 12C-36 4-34-4-30-12Z',
      litPaint(sheet, color),
    ) + stroke('M-20-12C-10-20 6-20 16-14', '#ffd9b8', 4.5, 'opacity=".55"');
  const vegetableDot = (color: string) => ellipse(0, 0, 13, 12, litPaint(sheet, color));
  const pieceOf = (i: number) => {
    if (i % 9 === 4) return vegetableDot('#8fb052');
    if (i % 9 === 7) return vegetableDot('#e68a3c');
    return chunk(i % 2 ? '#8f5233' : '#a5643f');
  };
  return (
    ellipse(
      0,
      -rise * 0.2,
      rx,
      ry * 1.05,
      sheet.radial([
        [0, '#b8794a'],
        [1, '#7a4423'],
      ]),
    ) +
    heap({rx: rx * 0.92, ry: ry * 0.9, rise, step: 60, rows: 7})
      .map(({x, y, chance}, i) => place(pieceOf(i), x, y, 1, chance * 60 - 30))
      .join('')
  );
}
