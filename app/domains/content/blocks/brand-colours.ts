import type {BrandColour} from '../page';

export type Shade = 'light' | 'middle' | 'dark';

/* Every light one can be read on every dark one and the other way round, and no other pair: gray is with nobody. */
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

/** Can text of this colour be read on that ground, by WCAG AA? */
export function isReadable(copy: BrandColour, ground: BrandColour): boolean {
  const shades = new Set([SHADES[copy], SHADES[ground]]);
  return shades.size === 2 && !shades.has('middle');
}

/** The value of a colour, for a style. */
export const brandValue = (colour: BrandColour) => `var(--brand-${colour})`;
