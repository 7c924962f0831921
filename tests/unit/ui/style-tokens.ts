import {readFileSync} from 'node:fs';

const source = readFileSync(new URL('../../../styles/tokens.css', import.meta.url), 'utf8');

const declarations = new Map(
  [...source.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => [
    name,
    value.trim(),
  ]),
);

export const TOKENS_CSS = source;

export function tokenNames(prefix: string): string[] {
  return [...declarations.keys()].filter((name) => name.startsWith(prefix));
}

/** A token's value, with references to other tokens resolved. */
export function token(name: string): string {
  const value = declarations.get(name);
  if (value === undefined) throw new Error(`no token ${name}`);
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference === undefined ? value : token(reference);
}

/** A token in rem or px as px, at the browser's default text size. */
export function tokenPx(name: string): number {
  const value = token(name);
  const rem = /^([\d.]+)rem$/.exec(value)?.[1];
  const px = /^([\d.]+)px$/.exec(value)?.[1];
  if (rem !== undefined) return Number(rem) * 16;
  if (px !== undefined) return Number(px);
  throw new Error(`${name} is ${value}, not a length`);
}

/** The channels of a color token, 0 to 1. */
function channels(name: string): [number, number, number] {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(token(name));
  if (!hex) throw new Error(`${name} is ${token(name)}, not a color in six digits`);
  const [r = 0, g = 0, b = 0] = hex.slice(1).map((pair) => parseInt(pair, 16) / 255);
  return [r, g, b];
}

/** Hue in degrees; saturation and lightness from 0 to 1. */
export function hsl(name: string): {hue: number; saturation: number; lightness: number} {
  const [r, g, b] = channels(name);
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const spread = max - min;
  const lightness = (max + min) / 2;
  if (spread === 0) return {hue: 0, saturation: 0, lightness};
  const turn =
    max === r
      ? ((g - b) / spread + 6) % 6
      : max === g
        ? (b - r) / spread + 2
        : (r - g) / spread + 4;
  return {hue: turn * 60, saturation: spread / (1 - Math.abs(2 * lightness - 1)), lightness};
}

/** The WCAG contrast of two color tokens, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(name: string): number {
  const [r, g, b] = channels(name).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
