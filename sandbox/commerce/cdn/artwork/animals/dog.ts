import {circle, ellipse, fill, mirror, place, stroke, type Sheet} from '../svg';
import {darken, lighten, mix} from '../color';
import type {Coat} from './coats';
import {dogHead} from './dog-head';
import {fadingPaint} from './fur';

const COLLAR = '#b5482f';

/** A sitting dog that faces the viewer: about 260 x 430 units, paws at y = 0. */
export function sittingDog(
  sheet: Sheet,
  coat: Coat,
  young = false,
  tail: 'left' | 'right' = 'right',
): string {
  const fur = sheet.linear(
    [
      [0, lighten(coat.fur, 0.12)],
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
  const leg = 'M-62-190C-66-110-58-50-57-16C-56 2-12 3-10-14C-8-60-4-130-8-190Z';
  const paw = 'M-62-16C-66-32-46-38-34-38S-4-32-7-16C-9 4-60 4-62-16Z';
  const toes = stroke('M-42-18V-6M-26-18V-6', mix(coat.pale, coat.dark, 0.5), 3);
  const tailDrawing =
    stroke('M84-34C130-40 158-78 162-128', darken(coat.fur, 0.12), 30) +
    stroke('M161-112C162-118 162-122 162-128', coat.pale, 30);
  const haunch = 'M-58-112C-108-106-130-62-124-22C-122-4-104 0-86 0C-58 0-44-14-44-40Z';
  const hindPaw = 'M-128-14C-130-30-106-34-92-32C-76-30-70-22-72-10C-74 2-124 4-128-14Z';
  return [
    tail === 'left' ? mirror(tailDrawing) : tailDrawing,
    fill(
      'M-58-268C-96-214-122-120-116-44C-114-14-92-2-60-2H60C92-2 114-14 116-44C122-120 96-214 58-268Z',
      fur,
    ),
    fill(haunch, fur),
    mirror(fill(haunch, darken(coat.fur, 0.16))),
    fill(hindPaw, pale),
    mirror(fill(hindPaw, mix(coat.pale, coat.dark, 0.22))),
    fill('M-46-262C-62-196-54-140-32-104C-18-84 18-84 32-104C54-140 62-196 46-262Z', pale),
    fill(leg, fadingPaint(sheet, lighten(coat.fur, 0.06))),
    mirror(fill(leg, fadingPaint(sheet, mix(coat.fur, coat.dark, 0.45)))),
    fill(
      'M-12-120C-9-100-9-50-10-14H10C9-50 9-100 12-120C4-112-4-112-12-120Z',
      darken(coat.dark, 0.15),
      'opacity=".5"',
    ),
    fill(paw, pale) + toes,
    mirror(fill(paw, mix(coat.pale, coat.dark, 0.12)) + toes),
    fill(
      'M-60-262C-40-220 40-220 60-262C40-190-40-190-60-262Z',
      darken(coat.dark, 0.2),
      'opacity=".28"',
    ),
    stroke('M-56-246C-36-216 36-216 56-246', darken(COLLAR, 0.12), 17),
    stroke('M-56-249C-36-219 36-219 56-249', COLLAR, 13),
    circle(0, -208, 13, '#d9a441') + circle(-3, -211, 6, '#f2d488'),
    place(dogHead(sheet, coat, young), 0, -320, 1.06),
  ].join('');
}

/** A dog sniffing the ground to its right: about 430 x 260 units, paws at y = 0. */
export function searchingDog(sheet: Sheet, coat: Coat): string {
  const fur = sheet.linear(
    [
      [0, lighten(coat.fur, 0.16)],
      [0.45, coat.fur],
      [1, mix(coat.fur, coat.dark, 0.75)],
    ],
    [0.3, 0, 0.5, 1],
  );
  const far = darken(coat.fur, 0.28);
  const pale = sheet.linear(
    [
      [0, lighten(coat.pale, 0.4)],
      [1, mix(coat.pale, coat.dark, 0.3)],
    ],
    [0, 0, 0.2, 1],
  );
  const paw = (x: number, paint: string) =>
    fill(
      `M${x - 20}-8C${x - 22}-24 ${x + 18}-26 ${x + 28}-10C${x + 32} 2 ${x - 18} 3 ${x - 20}-8Z`,
      paint,
    );
  return [
    stroke('M-150-196C-190-214-206-262-192-300', coat.fur, 26),
    stroke('M-194-284C-194-290-193-295-192-300', coat.pale, 26),
    fill('M-96-120C-86-80-112-60-104-10H-72C-74-52-46-70-50-118Z', far) +
      paw(-92, mix(coat.pale, coat.dark, 0.35)),
    fill('M74-120C76-70 84-40 84-8H114C116-44 112-80 116-120Z', far) +
      paw(96, mix(coat.pale, coat.dark, 0.35)),
    fill(
      'M-168-176C-166-222-108-234-50-226C0-219 52-216 96-214C140-212 176-176 198-140C214-112 196-84 168-86C146-88 132-92 112-92C70-88 16-80-40-86C-70-88-92-92-116-88C-150-90-170-130-168-176Z',
      fur,
    ),
    fill('M120-94C70-84 10-78-46-86C-10-104 70-108 120-94Z', coat.pale, 'opacity=".75"'),
    fill(
      'M-164-168C-180-120-150-96-148-62C-146-40-150-24-150-8H-116C-114-36-100-56-92-84C-84-112-96-150-164-168Z',
      fur,
    ) + paw(-138, pale),
    fill('M40-170C44-90 52-40 54-8H86C88-44 112-90 124-160Z', fadingPaint(sheet, coat.fur)) +
      paw(66, pale),
    stroke('M150-196C172-166 178-130 170-92', darken(COLLAR, 0.15), 21) +
      stroke('M147-196C169-166 175-130 167-92', COLLAR, 17),
    place(profileHead(sheet, coat), 214, -92, 1, 40),
  ].join('');
}

/** A dog's head in profile, facing right, with the neck at its left: about 150 x 120 units. */
function profileHead(sheet: Sheet, coat: Coat): string {
  const fur = sheet.linear(
    [
      [0, lighten(coat.fur, 0.16)],
      [0.5, coat.fur],
      [1, mix(coat.fur, coat.dark, 0.6)],
    ],
    [0.3, 0, 0.5, 1],
  );
  return [
    fill(
      'M-62-18C-58-62-16-72 14-60C34-52 42-36 60-30C80-24 100-20 104-6C108 12 92 26 68 30C40 34 20 44-8 44C-44 42-66 16-62-18Z',
      fur,
    ),
    fill(
      'M36-40C58-30 100-24 104-6C108 12 92 26 68 30C48 33 30 38 14 42C24 22 24-14 36-40Z',
      coat.pale,
    ),
    stroke('M98 12C84 22 66 22 52 18', darken(coat.nose, 0.1), 4),
    ellipse(99, -10, 15, 12, coat.nose) + ellipse(96, -15, 6, 3, '#fff', 'opacity=".4"'),
    circle(26, -28, 9, '#2b1b14') + circle(24, -31, 2.8, '#fff'),
    stroke('M14-44C20-50 30-50 36-44', darken(coat.dark, 0.1), 4, 'opacity=".6"'),
    fill(
      'M-26-58C-60-60-78-20-70 30C-64 60-38 62-28 40C-18 16-2-22-26-58Z',
      sheet.linear(
        [
          [0, lighten(coat.dark, 0.1)],
          [1, darken(coat.dark, 0.25)],
        ],
        [0.2, 0, 0.5, 1],
      ),
    ),
  ].join('');
}
