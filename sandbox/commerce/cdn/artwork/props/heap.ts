import {seededRandom} from '../random';

/** Where one piece of a heap lies. */
export interface Spot {
  x: number;
  y: number;
  /** A number in 0..1 of its own, for what differs from piece to piece. */
  chance: number;
}

interface HeapOptions {
  /** Half axes of the ellipse that it lies on, around 0,0. */
  rx: number;
  ry: number;
  /** How high it rises in the middle. */
  rise: number;
  /** Distance of neighbours. */
  step: number;
  rows: number;
}

/** Places for the pieces of a heap, those behind first. The same options give the same heap. */
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
