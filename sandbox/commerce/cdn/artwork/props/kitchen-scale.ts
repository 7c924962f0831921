import {floorShadow} from './shadow';
import {circle, ellipse, fill, place, stroke, type Sheet} from '../svg';

/** A kitchen scale with a dial, 330 units wide. `weighed` stands at y = -146. */
export function kitchenScale(sheet: Sheet, weighed: string): string {
  const enamel = sheet.linear([
    [0, '#7d8d70'],
    [0.25, '#c3ceb4'],
    [0.55, '#a3b293'],
    [1, '#6d7c60'],
  ]);
  return [
    floorShadow(sheet, 160, 26),
    fill('M-150 0C-150-70-110-118-70-122H70C110-118 150-70 150 0Z', enamel),
    circle(0, -58, 50, '#fffaf0'),
    stroke('M0-98V-90M-40-58H-32M40-58H32M-28-86L-23-81M28-86L23-81', '#6d5a45', 4),
    stroke('M0-58L22-84', '#b5482f', 5),
    circle(0, -58, 6, '#6d5a45'),
    fill('M-30-122H30V-138H-30Z', '#8f9498'),
    ellipse(
      0,
      -144,
      176,
      26,
      sheet.linear([
        [0, '#8b9094'],
        [0.3, '#fbfbfb'],
        [0.6, '#c3c7ca'],
        [1, '#7a7f83'],
      ]),
    ),
    ellipse(0, -149, 164, 19, '#e9ebeb'),
    place(weighed, 0, -146),
  ].join('');
}
