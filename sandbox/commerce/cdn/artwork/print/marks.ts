import {stageColor, stageName} from './stage';
import {circle, ellipse, fill, group, place, rect, type Sheet} from '../svg';
import {lighten} from '../color';
import {text} from '../type/figtree';
import {metricSize, printedSize, type Pack, type Species} from '../pack/pack';

/** A paw print, about 100 units high, around 0,0. */
const paw = (color: string): string =>
  fill('M0-4C20-4 36 18 36 32C36 46 22 48 0 44C-22 48-36 46-36 32C-36 18-20-4 0-4Z', color) +
  ellipse(-36, -8, 11, 15, color, 'transform="rotate(-24 -36 -8)"') +
  ellipse(36, -8, 11, 15, color, 'transform="rotate(24 36 -8)"') +
  ellipse(-14, -32, 12, 17, color, 'transform="rotate(-8 -14 -32)"') +
  ellipse(14, -32, 12, 17, color, 'transform="rotate(8 14 -32)"');

/** The vet's mark: a paw on a cross, about 120 units high, around 0,0. */
export const vetMark = (color: string, paper: string): string =>
  fill('M-22-60H22V-22H60V22H22V60H-22V22H-60V-22H-22Z', color, 'stroke-linejoin="round"') +
  place(paw(paper), 0, -3, 0.56);

/** A flat species icon with the face cut out, about 100 units high, around 0,0. */
export const speciesIcon = (species: Species, color: string): string =>
  fill(species === 'dog' ? DOG_ICON : CAT_ICON, color, 'fill-rule="evenodd"');

const DOG_ICON =
  'M-34-38C-52-42-64-22-64 2C-64 18-54 26-46 18C-38 10-38-14-34-38ZM34-38C52-42 64-22 64 2C64 18 54 26 46 18C38 10 38-14 34-38ZM0-50C20-50 30-40 31-24C32-4 34 4 34 18C34 38 18 50 0 50S-34 38-34 18C-34 4-32-4-31-24C-30-40-20-50 0-50ZM-13-14A6 6 0 1 0-13-2A6 6 0 1 0-13-14ZM13-14A6 6 0 1 0 13-2A6 6 0 1 0 13-14ZM-12 14C-12 6 12 6 12 14C12 22 5 27 0 27S-12 22-12 14Z';
const CAT_ICON =
  'M-46-52C-36-50-22-38-14-30C-5-33 5-33 14-30C22-38 36-50 46-52C52-30 50-12 50 6C50 34 28 48 0 48S-50 34-50 6C-50-12-52-30-46-52ZM-20-8A7 7 0 1 0-20 6A7 7 0 1 0-20-8ZM20-8A7 7 0 1 0 20 6A7 7 0 1 0 20-8ZM-8 16H8C8 22 3 26 0 27C-3 26-8 22-8 16Z';

/** The pill with life stage and species, such as `Adult Dog`. Centered at 0,0, up to `width` wide. */
export function stagePill(pack: Pack, size: number, width: number): string {
  const words = stageName(pack);
  const pill = Math.min(width, size * (words.length * 0.56 + 2));
  const color = stageColor(pack.stage);
  return (
    rect(-pill / 2, -size * 0.9, pill, size * 1.8, color, size * 0.9) +
    text(words, 0, size * 0.34, {size, weight: 700, fill: '#fff', maxWidth: pill - size * 1.2})
  );
}

/** Net weight in two lines. `anchor` aligns them at x = 0; the larger line's baseline is at y = 0. */
export const netWeight = (
  pack: Pack,
  size: number,
  color: string,
  anchor: 'start' | 'middle' | 'end',
  maxWidth: number,
): string =>
  text(`NET WT (${metricSize(pack.size)}${pack.size.count > 1 ? ' each' : ''})`, 0, -size * 1.05, {
    size: size * 0.42,
    weight: 600,
    fill: color,
    anchor,
    spacing: size * 0.03,
    maxWidth,
  }) + text(printedSize(pack.size), 0, 0, {size, weight: 800, fill: color, anchor, maxWidth});

/** A light tinted disc to put behind a drawing. */
export const disc = (sheet: Sheet, radius: number, color: string): string =>
  circle(
    0,
    0,
    radius,
    sheet.radial(
      [
        [0, lighten(color, 0.78)],
        [0.7, lighten(color, 0.6)],
        [1, lighten(color, 0.48)],
      ],
      [0.38, 0.32, 0.8],
    ),
  );

export const clipped = (sheet: Sheet, d: string, ...body: string[]): string =>
  group(`clip-path="${sheet.clip(d)}"`, ...body);
