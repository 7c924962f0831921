import {describe, expect, it} from 'vitest';
import {fieldBox} from '~/ui/field-recipe';
import {contrast} from './style-tokens';

const AA_TEXT = 4.5;
const AA_GRAPHICS = 3;

const GROUNDS = [
  'surface',
  'surface-tint',
  'surface-soft',
  'surface-oat',
  'surface-oat-light',
  'surface-oat-deep',
  'surface-oat-shade',
];
const TEXT_ON_GROUNDS = ['ink', 'ink-soft', 'primary', 'primary-strong', 'secondary'];

const TEXT_PAIRS = [
  ...GROUNDS.flatMap((ground) => TEXT_ON_GROUNDS.map((text) => [text, ground] as const)),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-strong'],
  ['on-primary', 'primary-pressed'],
  ['on-secondary', 'secondary'],
  ['on-error', 'error'],
  ['on-error', 'error-strong'],
  ['ink-inverse', 'surface-inverse'],
  ['ink-inverse-soft', 'surface-inverse'],
  ['ink-inverse-accent', 'surface-inverse'],
  ['ink-strong', 'line-strong'],
  ['error', 'surface'],
  ['error', 'surface-oat'],
  ['error', 'error-soft'],
  ['ink', 'error-soft'],
  ['success', 'surface'],
  ['success', 'surface-oat'],
  ['success', 'success-soft'],
  ['ink', 'success-soft'],
  ['warning', 'surface'],
  ['warning', 'warning-soft'],
  ['ink', 'warning-soft'],
  ['primary', 'warning-soft'],
  ['primary', 'error-soft'],
  ['primary', 'success-soft'],
  ['disabled', 'disabled-soft'],
  ['disabled', 'surface'],
  ['ink-soft', 'disabled-soft'],
] as const;

const GRAPHIC_PAIRS = [
  ['line-strong', 'surface'],
  ['line-strong', 'surface-tint'],
  ['line-strong', 'surface-oat'],
  ['rating', 'surface'],
  ['rating', 'surface-oat-shade'],
  ['primary', 'surface-soft'],
  ['success', 'surface-soft'],
  ['warning', 'warning-soft'],
  ['error', 'error-soft'],
  ['focus', 'surface'],
  ['focus', 'surface-oat-deep'],
  ['ink-inverse', 'surface-inverse'],
  ['ink-inverse', 'line-strong'],
] as const;

/** The color token of the utility with this prefix, without variants such as `hover:`. */
function tokenOf(classes: string, prefix: 'border' | 'bg'): string {
  const found = classes
    .split(' ')
    .map((item) => new RegExp(`^${prefix}-(.+)$`).exec(item)?.[1])
    .filter((name) => name !== undefined);
  expect(found, classes).toHaveLength(1);
  return found[0] ?? '';
}

describe('the border of a field', () => {
  it.each([
    ['solo', 'normal'],
    ['solo', 'invalid'],
    ['filled', 'normal'],
    ['filled', 'invalid'],
  ] as const)('LIST-23 %s, %s stands out from every background and its own', (look, state) => {
    const classes = fieldBox({look, state});
    const border = tokenOf(classes, 'border');
    for (const ground of ['surface', 'surface-oat', tokenOf(classes, 'bg')]) {
      expect([ground, contrast(`--color-${border}`, `--color-${ground}`)]).toEqual([
        ground,
        expect.toSatisfy((ratio: number) => ratio >= AA_GRAPHICS),
      ]);
    }
  });
});

describe('contrast by WCAG AA', () => {
  it.each(TEXT_PAIRS)('is enough for text %s on %s', (text, ground) => {
    expect(contrast(`--color-${text}`, `--color-${ground}`)).toBeGreaterThanOrEqual(AA_TEXT);
  });

  it.each(GRAPHIC_PAIRS)('is enough for the border or sign %s on %s', (sign, ground) => {
    expect(contrast(`--color-${sign}`, `--color-${ground}`)).toBeGreaterThanOrEqual(AA_GRAPHICS);
  });
});
