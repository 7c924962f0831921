import type {BrandColour} from '../page';

export type Shade = 'light' | 'middle' | 'dark';

/* Any light color is readable on any dark one and vice versa. No other pair is, so gray can't be combined. */
const SHADES: Record<BrandColour, Shade> = {
  white: 'light',
  'light-blue': 'light',
  'light-gray': 'light',
  gray: 'middle',
  blue: 'dark',
  'dark-blue': 'dark',
  'dark-gray': 'dark',
};

export const BRAND_COLOURS = Object.keys(SHADES) as BrandColour[];

export const shadeOf = (colour: BrandColour): Shade => SHADES[colour];

/** Whether text in this color is readable on the background, by WCAG AA. */
export function isReadable(copy: BrandColour, background: BrandColour): boolean {
  const shades = new Set([SHADES[copy], SHADES[background]]);
  return shades.size === 2 && !shades.has('middle');
}

export const brandValue = (colour: BrandColour) => `var(--brand-${colour})`;
