type Rgb = [number, number, number];

const parse = (hex: string): Rgb =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Rgb;

const format = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Mixes two `#rrggbb` colors. `share` (0..1) is the part of `to`. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [parse(from), parse(to)];
  return format([0, 1, 2].map((i) => (a[i] ?? 0) + ((b[i] ?? 0) - (a[i] ?? 0)) * share) as Rgb);
}

export const lighten = (color: string, share: number): string => mix(color, '#ffffff', share);

/** Mixes in a warm near-black, like a shadow in a lit room. */
export const darken = (color: string, share: number): string => mix(color, '#1d1410', share);
