import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import subsetFont from 'subset-font';
import {z} from 'zod';
import {formatted} from './formatted';

/** A file of `styles/fonts/`. */
interface FontFile {
  name: string;
  content: Buffer | string;
}

/** `--font-weight-regular` and `--font-weight-strong` of `styles/tokens.css`. */
const WEIGHTS = {min: 400, max: 650};
/** Features that text needs, and the equal-width digits of `tabular-nums`. Fractions and small capitals are left out. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum'];

/** ASCII, English punctuation, and the letters of names and of words that English borrowed. */
const MAIN = new Set([
  ...charactersIn('U+0000-007E'),
  ...Array.from('\u00A0£©®°·¼½¾×–—‘’“”•…€™−áàâäçéèêëíîïñóôöúü'),
]);

/* A constant of its own, because the library's types don't know `keepFeatures` yet. */
const SUBSET = {
  targetFormat: 'woff2',
  variationAxes: {wght: WEIGHTS},
  keepFeatures: FEATURES,
} as const;

/** The characters in each file of the package, as CSS `unicode-range`. */
const rangesSchema = z.object({latin: z.string()});

const FAMILY = 'Figtree Variable';
const require = createRequire(import.meta.url);

/**
 * The shop's font in two files, and the style sheet that declares them. The first has the characters of English pages,
 * and every page preloads it. Browsers load the second when a page has another Latin character.
 */
export async function makeFontFiles(): Promise<FontFile[]> {
  const font = await readFile(
    require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  );
  const {latin} = rangesSchema.parse(
    JSON.parse(
      await readFile(require.resolve('@fontsource-variable/figtree/unicode.json'), 'utf8'),
    ),
  );
  const more = new Set([...charactersIn(latin)].filter((character) => !MAIN.has(character)));
  const parts = [
    {name: 'figtree-main', characters: MAIN},
    {name: 'figtree-more', characters: more},
  ];
  const files = parts.map(async ({name, characters}) => ({
    name: `${name}.woff2`,
    content: await subsetFont(font, [...characters].join(''), SUBSET),
  }));
  const css = parts.map(({name, characters}) => fontFace(`${name}.woff2`, characters)).join('\n');
  const content = await formatted(
    `/* Made by \`npm run fonts\`. */\n${css}`,
    'styles/fonts/figtree.css',
  );
  return [...(await Promise.all(files)), {name: 'figtree.css', content}];
}

/**
 * A font that isn't there at first paint isn't used until the next page: swapping fonts would rewrap lines and shift the
 * layout.
 */
const fontFace = (file: string, characters: ReadonlySet<string>) => `
@font-face {
  font-family: '${FAMILY}';
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  font-display: optional;
  src: url('./${file}') format('woff2');
  unicode-range: ${rangesOf(characters)};
}
`;

/** The characters of a CSS `unicode-range`. */
function* charactersIn(ranges: string): Generator<string> {
  for (const range of ranges.split(',')) {
    const [first = '', last = first] = range.trim().replace('U+', '').split('-');
    for (let code = parseInt(first, 16); code <= parseInt(last, 16); code += 1) {
      yield String.fromCodePoint(code);
    }
  }
}

/** A CSS `unicode-range` of these characters. */
function rangesOf(characters: ReadonlySet<string>): string {
  const ranges: {first: number; last: number}[] = [];
  const codes = [...characters].map((character) => character.codePointAt(0) ?? 0);
  for (const code of codes.sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range && range.last === code - 1) range.last = code;
    else ranges.push({first: code, last: code});
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
  return ranges
    .map(({first, last}) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}
