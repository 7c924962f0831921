import {describe, expect, it} from 'vitest';
import {readSourceFiles} from './source-files';

/* Hash and 3, 4, 6 or 8 hex digits, not part of a word or URL fragment; or a colour function with a value. */
const RAW_COLOUR =
  /(?<![\w&/-])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*[\d.]/gi;

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Every raw colour in the text, in the order found. */
function rawColours(text: string): string[] {
  return text.replace(COMMENT, '').match(RAW_COLOUR) ?? [];
}

describe('colours', () => {
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
  ])('finds them in %j', (text, expected) => {
    expect(rawColours(text)).toEqual(expected);
  });

  it('HOUSE-03 no raw colour stands outside styles/tokens.css', () => {
    const files = readSourceFiles(['app', 'styles/app.css'], /\.(tsx?|css)$/);
    expect(files.length).toBeGreaterThan(10);
    const found = files.flatMap(({file, text}) =>
      rawColours(text).map((colour) => `${file}: ${colour}`),
    );
    expect(found).toEqual([]);
  });
});
