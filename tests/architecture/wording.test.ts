import {expect, it} from 'vitest';
import ts from 'typescript';
import {readSourceFiles} from './source-files';

/** One word for one thing, as in docs/style.md. Each pattern comes with the word to use instead. */
const WORDING: [RegExp, string][] = [
  [/\bsign(?:ed|ing)? (?:in|out)\b/i, 'log in, log out'],
  [/\be-mails?\b/i, 'email'],
  [/\bZIP(?: codes?)?\b|\bpostal codes?\b|\bpostcodes?\b/, 'zip code'],
  [/\bshopping bag\b|\bbasket\b/i, 'cart'],
  [/\bpromo(?:tion)? codes?\b|\bcoupons?\b/i, 'discount code'],
  [/\bworking days?\b/i, 'business day'],
  [/\btoo many tries\b/i, 'too many attempts'],
  [/\ballowances?\b/i, 'quota'],
  [/\b(?:colour|favour|cancell)(?:s|ed|ing|ite)?\b/i, 'American spelling'],
  [/\bunsubscription\b|\bauto-ship\b|\bAutoShip\b/, 'autoship'],
];

/** Texts of hosted services and words that shoppers type, which aren't ours to choose. */
const NOT_OUR_WORDS = [
  'sandbox/commerce/',
  'sandbox/identity/',
  'sandbox/subscriptions/changes.ts',
  'sandbox/world/content/search-synonyms.ts',
  'app/services/',
];

it('shop copy uses one word for one thing', () => {
  const sources = readSourceFiles(['app', 'sandbox'], /\.tsx?$/).filter(
    ({file}) => !NOT_OUR_WORDS.some((place) => file.startsWith(place)),
  );
  expect(sources.length).toBeGreaterThan(700);
  const suspects = sources.filter(({text}) => WORDING.some(([pattern]) => pattern.test(text)));
  expect(
    suspects.flatMap(({file, text}) =>
      copyIn(file, text).flatMap((copy) =>
        WORDING.filter(([pattern]) => pattern.test(copy)).map(
          ([, instead]) => `${file}: “${copy}”: ${instead}`,
        ),
      ),
    ),
  ).toEqual([]);
});

it('shop copy has curly apostrophes', () => {
  const straight = readSourceFiles(['app', 'sandbox'], /\.tsx$/).flatMap(({file, text}) =>
    copyIn(file, text).filter((copy) => /[a-z]'(?:[a-z]|\s|$)/i.test(copy)),
  );
  expect(straight).toEqual([]);
});

/** The beginning of a message that says what didn't work. */
const FAILURE = /^(?:We couldn’t|We’re having trouble|We can’t|Something went wrong)\b/;
/** Advice, or a fact that holds in the meantime. */
const WHAT_NOW =
  /try again|check|search|remove it|list them|back in a moment|nothing was lost|still here|hasn’t changed|may sell out/i;
const BLAME =
  /\b(?:invalid|illegal|forbidden|sorry|unfortunately|oops|an error occurred|you (?:must|failed))\b/i;

it('ERR-22 a message says what didn’t work, and then what to do or what is safe, without blame', () => {
  const messages = readSourceFiles(['app'], /\.tsx?$/)
    .flatMap(({file, text}) => copyIn(file, text))
    .map((copy) => copy.replace(/\s+/g, ' '))
    .filter((copy) => FAILURE.test(copy) && /[.!]$/.test(copy));
  expect(messages.length).toBeGreaterThan(40);
  expect(messages.filter((message) => !WHAT_NOW.test(message) || BLAME.test(message))).toEqual([]);
});

/** Text of JSX and strings of more than one word, which excludes names and paths. */
function copyIn(file: string, source: string): string[] {
  const found: string[] = [];
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const visit = (node: ts.Node) => {
    const isText =
      ts.isJsxText(node) || ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node);
    if (isText && /\S\s+\S/.test(node.text)) found.push(node.text.trim());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind));
  return found;
}
