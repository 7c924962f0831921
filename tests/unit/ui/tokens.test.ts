import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {hsl, token, tokenNames, tokenPx, TOKENS_CSS} from './style-tokens';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const APP_CSS = readFileSync(path.join(ROOT, 'styles/app.css'), 'utf8');

const SOURCES = readdirSync(path.join(ROOT, 'app/ui'), {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(path.join(ROOT, 'app/ui', file), 'utf8')] as const);

const BLUE_HUE = [205, 235] as const;

describe('brand colors', () => {
  it('UI-01 are white, blue, light blue, dark blue, gray, light gray and dark gray only', () => {
    expect(tokenNames('--brand-')).toEqual([
      '--brand-white',
      '--brand-blue',
      '--brand-light-blue',
      '--brand-dark-blue',
      '--brand-gray',
      '--brand-light-gray',
      '--brand-dark-gray',
    ]);
    expect(token('--brand-white')).toBe('#ffffff');
  });

  it.each(['--brand-blue', '--brand-light-blue', '--brand-dark-blue'])(
    'UI-01 include the blue %s',
    (name) => {
      const {hue, saturation} = hsl(name);
      expect(hue).toBeGreaterThan(BLUE_HUE[0]);
      expect(hue).toBeLessThan(BLUE_HUE[1]);
      expect(saturation).toBeGreaterThan(0.5);
    },
  );

  it.each(['--brand-gray', '--brand-light-gray', '--brand-dark-gray'])(
    'UI-01 include the gray %s',
    (name) => {
      expect(hsl(name).saturation).toBeLessThan(0.35);
    },
  );

  it('UI-01 are lighter and darker than their middle color for light and dark', () => {
    for (const [light, middle, dark] of [
      ['--brand-light-blue', '--brand-blue', '--brand-dark-blue'],
      ['--brand-light-gray', '--brand-gray', '--brand-dark-gray'],
    ] as const) {
      expect(hsl(light).lightness).toBeGreaterThan(hsl(middle).lightness);
      expect(hsl(middle).lightness).toBeGreaterThan(hsl(dark).lightness);
    }
  });
});

describe('theme', () => {
  it('UI-20 has one light color scheme', () => {
    expect(TOKENS_CSS).toMatch(/color-scheme: light;/);
    expect(TOKENS_CSS + APP_CSS).not.toMatch(
      /prefers-color-scheme|light-dark\(|@custom-variant dark/,
    );
    for (const [file, source] of SOURCES) expect(source, file).not.toMatch(/\bdark:/);
    expect(hsl('--color-surface').lightness).toBeGreaterThan(hsl('--color-ink').lightness);
  });

  it.each([
    ['primary is the blue', '--color-primary', '--brand-blue'],
    ['secondary is the dark blue', '--color-secondary', '--brand-dark-blue'],
  ])('UI-21 UI-22 %s', (_title, meaning, color) => {
    expect(token(meaning)).toBe(token(color));
  });

  it.each([
    ['error is red', '--color-error', 350, 370],
    ['success is green', '--color-success', 120, 165],
    ['warning is amber', '--color-warning', 30, 50],
  ])('UI-23 UI-24 UI-25 %s', (_title, meaning, from, to) => {
    const {hue, saturation} = hsl(meaning);
    const turned = hue < 180 && from > 180 ? hue + 360 : hue;
    expect(turned).toBeGreaterThanOrEqual(from);
    expect(turned).toBeLessThanOrEqual(to);
    expect(saturation).toBeGreaterThan(0.5);
  });

  it('UI-26 disabled is gray', () => {
    expect(hsl('--color-disabled').saturation).toBeLessThan(0.25);
    expect(hsl('--color-disabled-soft').lightness).toBeGreaterThan(0.9);
  });
});

describe('scales', () => {
  it('UI-13 the menu is at most 310 px high, and so is the select list', () => {
    expect(tokenPx('--menu-max-height')).toBe(310);
    expect(APP_CSS).toMatch(/::picker\(select\) \{\s+max-height: var\(--menu-max-height\);/);
  });

  it.each([
    ['UI-14 overlay', '--z-index-overlay', '2000'],
    ['UI-15 dialog', '--z-index-dialog', '2400'],
  ])('%s has its z-index', (_title, name, value) => {
    expect(token(name)).toBe(value);
  });

  it('UI-16 the breakpoints are xs 0, sm 480, md 768, lg 960, xl 1280, xxl 1440 and no other', () => {
    expect(tokenNames('--breakpoint-').map((name) => [name.slice(13), tokenPx(name)])).toEqual([
      ['xs', 0],
      ['sm', 480],
      ['md', 768],
      ['lg', 960],
      ['xl', 1280],
      ['xxl', 1440],
    ]);
    expect(TOKENS_CSS).toMatch(/@theme inline \{\s+--\*: initial;/);
  });

  it('the page is 1280 px wide', () => {
    expect(tokenPx('--container-page')).toBe(1280);
  });
});

describe('only tokens.css has values', () => {
  it.each(SOURCES)('%s has no color, length or layer of its own', (_file, source) => {
    const found = [
      /#[0-9a-f]{6}\b|\brgba?\(|\bhsla?\(|\boklch\(/gi,
      /[\w-]+-\[[^\]]*\d(px|rem|em)[^\]]*\]/g,
      /\bz-\d+/g,
    ].flatMap((pattern) => source.match(pattern) ?? []);
    expect(found).toEqual([]);
  });
});
