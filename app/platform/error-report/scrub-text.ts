/** Longer texts are cut before the expressions run. */
const MAX_LENGTH = 1000;

/**
 * Patterns of personal and secret data in error messages, in the order they are replaced. They match too much rather
 * than too little, because the shape of a message is enough to find the fault.
 */
const RULES: [RegExp, string | ((...match: string[]) => string)][] = [
  /* Headers with secrets, to the end of the line. */
  [/\b((?:set-)?cookie|authorization|x-[\w-]{1,40})\s*:[^\n]*/gi, '$1: …'],
  [/\b(bearer|basic)\s+\S+/gi, '$1 …'],
  /* The next rule would leave what comes before the # of an email address. */
  [/[^\s@<>"'(),:;/=]{1,64}#[^\s@<>"'(),:;/=]{0,64}@[^\s@<>"'(),:;/=]*/g, '[email]'],
  /* Queries and fragments of URLs and paths. */
  [/[?#][^\s"'<>)]*/g, ''],
  /* Credentials in URLs. */
  [/\/\/[^\s/@]{1,200}@/g, '//'],
  [/[^\s@<>"'(),:;/=]{1,64}(?:@|%40)[^\s@<>"'(),:;/=]{1,253}/gi, '[email]'],
  /* Request and response bodies, including the excerpts that parser errors quote. */
  [/\{[^\n]*\}?/g, '{…}'],
  [/\[(?!email\])[^\]\n]{0,200}\]?/g, '[…]'],
  [/"[^"\n]*"?/g, '"…"'],
  [/“[^”\n]*”?/g, '“…”'],
  [/`[^`\n]*`?/g, '`…`'],
  /* Single quotes hold the names of properties and modules. */
  [/(?<![A-Za-z])'(?:([\w$.#-]{1,60})'|[^'\n]*'?)/g, keepName],
  [/([\w.-]{1,60})=[^\s;,&]+/g, '$1=…'],
  /* Tokens: sealed values, JWTs, hashes and ids. Names of our files are shorter. */
  [/\b(?:v\d\.|eyJ)[\w.~-]+/g, '[token]'],
  [/(?=[\w+~-]{0,80}\d)(?=[\w+~-]{0,80}[a-z])[\w+~-]{20,}=*/gi, '[token]'],
  /* Zips, phone and card numbers, orders. */
  [/\d[\d ().-]{3,40}\d/g, '[number]'],
];

function keepName(quoted: string, name?: string): string {
  return name === undefined ? "'…'" : quoted;
}

/** Removes everything from an error message that could be personal or secret (ERR-23). */
export function scrubText(text: string): string {
  return RULES.reduce(
    (scrubbed, [pattern, replacement]) =>
      typeof replacement === 'string'
        ? scrubbed.replace(pattern, replacement)
        : scrubbed.replace(pattern, replacement),
    text.slice(0, MAX_LENGTH),
  );
}
