import {seededRandom} from '../random';

export interface Spot {
  x: number;
  y: number;
  /** A random number in 0..1, for variation between pieces. */
  chance: number;
}

interface HeapOptions {
  /** Radii of the ellipse at the bottom of the heap, around 0,0. */
  rx: number;
  ry: number;
  /** Height in the middle. */
  rise: number;
  /** Distance between neighbors. */
  step: number;
  rows: number;
}

/** Positions for the pieces of a heap, back to front. The same options always give the same heap. */
export function heap({rx, ry, rise, step, rows}: HeapOptions): Spot[] {
  const random = seededRandom(Math.round(rx * 3 + rise + step));
  const spots: Spot[] = [];
  for (let row = 0; row < rows; row += 1) {
    const depth = (row / (rows - 1)) * 1.9 - 0.95;
    const reach = Math.sqrt(1 - depth * depth) * 0.97;
    for (let across = -reach; across <= reach; across += step / rx) {
      const lift = Math.max(0, 1 - across * across - depth * depth * 0.8) * rise;
      spots.push({
        x: (across + (random() - 0.5) * 0.09) * rx,
        y: depth * ry - lift + (random() - 0.5) * 8,
        chance: random(),
      });
    }
  }
  return spots;
}
