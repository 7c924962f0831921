import {ellipse, fill, group, stroke, type Sheet} from '../svg';
import {darken, lighten, mix} from '../color';
import type {Coat} from './coats';

/** A cat curled up asleep, its head to the left: about 330 x 160 units, belly at y = 0. */
export function sleepingCat(sheet: Sheet, coat: Coat): string {
  const fur = sheet.linear(
    [
      [0, lighten(coat.fur, 0.2)],
      [0.5, coat.fur],
      [1, mix(coat.fur, coat.dark, 0.85)],
    ],
    [0.2, 0, 0.7, 1],
  );
  const stripe = (x: number, y: number, turn: number) =>
    `<path d="M-8-34C4-14 4 14-6 34C-14 12-16-14-8-34Z" transform="translate(${x} ${y}) rotate(${turn})"/>`;
  return [
    fill(
      'M-120-4C-176-12-176-84-112-112C-60-152 70-160 124-104C168-62 160-10 110-2C60 6-70 6-120-4Z',
      fur,
    ),
    group(
      `fill="${coat.mark}" opacity=".8"`,
      stripe(-16, -118, 8),
      stripe(34, -120, 16),
      stripe(82, -102, 34),
      stripe(118, -70, 56),
    ),
    stroke('M118-34C90 2-10 4-96-14', darken(coat.dark, 0.3), 34, 'opacity=".25"'),
    stroke('M120-40C92-4-10-2-92-18', coat.fur, 32),
    stroke('M-60-14C-72-15-82-16-92-18', coat.pale, 30),
    fill('M-148-74C-160-104-158-128-150-136C-136-128-122-116-114-102Z', darken(coat.fur, 0.05)),
    fill('M-72-96C-66-120-54-136-44-140C-38-126-40-104-48-82Z', darken(coat.fur, 0.18)),
    fill(
      'M-100-110C-142-108-164-78-160-48C-156-20-128-8-98-8C-66-8-40-24-40-54C-40-86-62-112-100-110Z',
      fur,
    ),
    group(
      `fill="${coat.mark}"`,
      '<path d="M-104-110C-103-98-102-92-99-86C-96-92-95-98-94-110Z"/><path d="M-124-104C-120-94-116-90-111-86C-112-94-113-100-115-107Z"/><path d="M-76-104C-80-94-84-90-89-86C-88-94-87-100-85-107Z"/>',
    ),
    ellipse(-102, -30, 34, 22, coat.pale),
    stroke(
      'M-144-54C-138-46-126-46-120-54M-84-54C-78-46-66-46-60-54',
      darken(coat.dark, 0.45),
      4.5,
    ),
    fill('M-109-44C-105-47-99-47-95-44C-97-39-100-36-102-36C-104-36-107-39-109-44Z', coat.nose),
    stroke(
      'M-102-36V-31M-112-28C-108-24-103-25-102-30C-101-25-96-24-92-28',
      darken(coat.dark, 0.35),
      2.6,
    ),
    stroke(
      'M-130-34C-148-36-160-36-174-32M-130-28C-146-26-158-24-170-18M-74-34C-58-36-46-36-34-32',
      '#fff',
      1.8,
      'opacity=".8"',
    ),
  ].join('');
}
