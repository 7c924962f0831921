import type {BrandColor} from '../page';

export type Shade = 'light' | 'middle' | 'dark';

/* Any light color is readable on any dark one and vice versa. No other pair is, so gray can't be combined. */
const SHADES: Record<BrandColor, Shade> = {
  white: 'light',
  blue: 'dark',
  'light-blue': 'light',
  'dark-blue': 'dark',
  gray: 'middle',
  'light-gray': 'light',
  'dark-gray': 'dark',
};

export const BRAND_COLORS = Object.keys(SHADES) as BrandColor[];

export const shadeOf = (color: BrandColor): Shade => SHADES[color];

/** By WCAG AA. */
export function isReadable(copy: BrandColor, background: BrandColor): boolean {
  const shades = new Set([SHADES[copy], SHADES[background]]);
  return shades.size === 2 && !shades.has('middle');
}

export const brandValue = (color: BrandColor) => `var(--brand-${color})`;
