import {fromHtml} from 'hast-util-from-html';
import {sanitize, type Schema} from 'hast-util-sanitize';
import {EMAIL_ADDRESS} from '~/platform/email-address';
import {linkTarget} from '~/platform/link-target';
import {mailAddress, phoneAddress} from './contact-addresses';

/**
 * Editors' HTML, sanitized into data: only the elements below remain, other elements are replaced by their text. No
 * HTML is ever inserted into a page directly.
 */
export type RichText = RichNode[];

export type RichNode =
  string | {tag: RichTag; children: RichNode[]} | {tag: 'a'; href: string; children: RichNode[]};

const TAGS = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em'] as const;
export type RichTag = (typeof TAGS)[number];

const TAG_NAMES = new Map<string, RichTag>(TAGS.map((tag) => [tag, tag]))
  .set('b', 'strong')
  .set('i', 'em')
  .set('h1', 'h2')
  .set('h4', 'h3')
  .set('h5', 'h3')
  .set('h6', 'h3');

/** Replaced by a space, because they separate words. */
const SEPARATING = 'br hr div section blockquote pre table caption tr th td dl dt dd figure'.split(
  ' ',
);

const SCHEMA: Schema = {
  tagNames: [...TAG_NAMES.keys(), ...SEPARATING, 'a'],
  attributes: {a: ['href']},
  /* The content of these elements isn't text. */
  strip: ['script', 'style', 'template', 'iframe', 'noscript', 'svg', 'math', 'textarea', 'title'],
  ancestors: {},
  protocols: {},
};

/** Longer than any real text. The rest is cut off. */
const MAX_LENGTH = 20_000;
/** Nested deeper than any real text. Deeper elements are replaced by their text. */
const MAX_DEPTH = 12;

type HtmlNode = ReturnType<typeof sanitize>;

/** Uses the HTML5 parsing algorithm. Returns nothing if the nesting would overflow the stack. */
export function parseRichText(html: string): RichText {
  if (html === '') return [];
  try {
    const tree = sanitize(fromHtml(html.slice(0, MAX_LENGTH), {fragment: true}), SCHEMA);
    return mergeTexts(richNodes(tree, 0));
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

function richNodes(node: HtmlNode, depth: number): RichNode[] {
  if (node.type === 'text') return [node.value];
  const children = 'children' in node ? node.children : [];
  const below = () => mergeTexts(children.flatMap((child) => richNodes(child, depth + 1)));
  if (node.type !== 'element' || depth > MAX_DEPTH) {
    return children.flatMap((child) => richNodes(child, depth));
  }
  if (node.tagName === 'a') {
    const {href} = node.properties;
    const target = typeof href === 'string' ? (linkTarget(href) ?? contactUrl(href)) : null;
    return target === null ? below() : [{tag: 'a', href: target, children: below()}];
  }
  const tag = TAG_NAMES.get(node.tagName);
  return tag ? [{tag, children: below()}] : mergeTexts([' ', ...below(), ' ']);
}

/** Accepts only a `mailto:` or `tel:` link with exactly one email address or phone number, and drops its parameters. */
function contactUrl(href: string): string | null {
  const [, scheme = '', to = ''] = /^(mailto|tel):([^?]*)/i.exec(href.trim()) ?? [];
  if (scheme.toLowerCase() === 'mailto') return EMAIL_ADDRESS.test(to) ? mailAddress(to) : null;
  return /^\+?(?:[ ().-]*\d){3,15}$/.test(to) ? phoneAddress(to) : null;
}

function mergeTexts(nodes: RichNode[]): RichNode[] {
  const all: RichNode[] = [];
  for (const node of nodes) {
    const last = all.at(-1);
    if (typeof node === 'string' && typeof last === 'string') {
      all[all.length - 1] = (last + node).replace(/ {2,}/g, ' ');
    } else if (node !== '') all.push(node);
  }
  return all;
}
