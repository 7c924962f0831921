import {ellipse, place, type Sheet} from '../svg';

/**
 * The floor shadow of an object that stands on y = 0 and is 2 x `half` wide: dark where it touches the floor, and soft
 * on the right, since light comes from the upper left.
 */
export function floorShadow(sheet: Sheet, half: number, depth = half * 0.2): string {
  const soft = sheet.radial([
    [0, '#2a1a0e', 0.42],
    [0.5, '#2a1a0e', 0.2],
    [1, '#2a1a0e', 0],
  ]);
  const contact = sheet.radial([
    [0, '#1d110a', 0.6],
    [0.72, '#1d110a', 0.42],
    [1, '#1d110a', 0],
  ]);
  return place(
    ellipse(half * 0.16, 0, half * 1.28, depth, soft) +
      ellipse(half * 0.03, depth * 0.1, half * 1.04, depth * 0.34, contact),
    0,
    -depth * 0.12,
  );
}
