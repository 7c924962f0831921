import {fill, group, mirror, place, stroke, type Sheet} from '../svg';
import {darken, lighten, mix} from '../color';
import {catHead} from './cat-head';
import type {Coat} from './coats';
import {fadingPaint} from './fur';

/** A sitting cat with its tail around its paws: about 230 x 400 units, paws at y = 0. */
export function sittingCat(sheet: Sheet, coat: Coat, young = false): string {
  const fur = sheet.linear(
    [
      [0, lighten(coat.fur, 0.14)],
      [0.5, coat.fur],
      [1, mix(coat.fur, coat.dark, 0.8)],
    ],
    [0, 0, 1, 0.5],
  );
  const pale = sheet.linear(
    [
      [0, lighten(coat.pale, 0.4)],
      [0.6, coat.pale],
      [1, mix(coat.pale, coat.dark, 0.3)],
    ],
    [0, 0, 1, 0.6],
  );
  const leg = 'M-50-190C-52-110-46-50-46-14C-46 2-6 3-5-12C-4-60 0-130-4-190Z';
  const paw = 'M-50-14C-54-28-38-34-26-34S0-28-2-14C-4 3-48 3-50-14Z';
  const toes = stroke('M-34-15V-5M-20-15V-5', mix(coat.pale, coat.dark, 0.5), 2.6);
  const haunch = 'M-46-128C-96-116-116-62-110-22C-108-4-92 0-76 0C-50 0-36-14-36-40Z';
  return [
    fill(
      'M-44-262C-70-216-106-130-104-48C-103-14-82 0-56 0H56C82 0 103-14 104-48C106-130 70-216 44-262Z',
      fur,
    ),
    group(
      `fill="${coat.mark}" opacity=".8"`,
      '<path d="M-82-180C-66-176-56-170-50-162C-64-160-78-160-90-158Z"/><path d="M-97-134C-78-132-66-126-60-118C-76-116-90-114-101-110Z"/><path d="M82-180C66-176 56-170 50-162C64-160 78-160 90-158Z"/><path d="M97-134C78-132 66-126 60-118C76-116 90-114 101-110Z"/>',
    ),
    fill(haunch, fur),
    mirror(fill(haunch, darken(coat.fur, 0.14))),
    fill('M-34-258C-50-200-44-150-28-112C-16-92 16-92 28-112C44-150 50-200 34-258Z', pale),
    fill(leg, fadingPaint(sheet, lighten(coat.fur, 0.06))),
    mirror(fill(leg, fadingPaint(sheet, mix(coat.fur, coat.dark, 0.4)))),
    fill(
      'M-8-124C-5-100-5-50-6-12H6C5-50 5-100 8-124C3-116-3-116-8-124Z',
      darken(coat.dark, 0.15),
      'opacity=".5"',
    ),
    fill(paw, pale) + toes,
    mirror(fill(paw, mix(coat.pale, coat.dark, 0.12)) + toes),
    stroke('M92-34C112-8 70 0 8-6C-20-9-44-10-62-11', darken(coat.dark, 0.35), 24, 'opacity=".22"'),
    stroke('M92-38C114-10 70-2 8-10C-20-13-44-14-62-14', coat.fur, 22),
    stroke('M84-10C76-8 70-7 62-6M40-5C32-5 28-6 20-6', coat.mark, 12, 'opacity=".8"'),
    stroke('M-46-13C-52-14-56-14-62-14', coat.pale, 20),
    fill(
      'M-50-250C-34-212 34-212 50-250C34-184-34-184-50-250Z',
      darken(coat.dark, 0.2),
      'opacity=".26"',
    ),
    place(catHead(sheet, coat, young), 0, -300, 1),
  ].join('');
}
