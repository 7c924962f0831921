import {describe, expect, it} from 'vitest';
import {readSourceFiles} from './source-files';

/* A hash with 3, 4, 6 or 8 hex digits that is not part of a word or URL fragment, or a color function with a value. */
const RAW_COLOR =
  /(?<![\w&/-])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*[\d.]/gi;

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

function findRawColors(text: string): string[] {
  return text.replace(COMMENT, '').match(RAW_COLOR) ?? [];
}

describe('raw colors', () => {
  it.each([
    ['color: #fff;', ['#fff']],
    ["'bg-[#1a2B3c]'", ['#1a2B3c']],
    ['#11223344 and #abcd', ['#11223344', '#abcd']],
    ['rgb(0 0 0 / 50%)', ['rgb(0']],
    ['rgba(1,2,3,.4), hsl( 210 10% 5%)', ['rgba(1', 'hsl( 2']],
    ['oklch(0.7 0.1 200)', ['oklch(0']],
    ['var(--color-blue) color-mix(in oklab, var(--a), transparent)', []],
    ['href="#main" #graphql #reviews', []],
    ['/* was #fff */ ok', []],
    ['the cafe #12', []],
  ])('findRawColors lists the raw colors in %j', (text, expected) => {
    expect(findRawColors(text)).toEqual(expected);
  });

  it('HOUSE-03 no file except styles/tokens.css contains a raw color', () => {
    const files = readSourceFiles(['app', 'styles/app.css'], /\.(tsx?|css)$/);
    expect(files.length).toBeGreaterThan(10);
    const found = files.flatMap(({file, text}) =>
      findRawColors(text).map((color) => `${file}: ${color}`),
    );
    expect(found).toEqual([]);
  });
});
