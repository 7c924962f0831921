import {fromHtml} from 'hast-util-from-html';
import {sanitize, type Schema} from 'hast-util-sanitize';
import {EMAIL_ADDRESS} from '~/platform/email-address';
import {linkTarget} from '~/platform/link-target';
import {mailAddress, phoneAddress} from './contact-addresses';

/**
 * What editors write, made safe to show: of their HTML only the elements below are kept, as data. The text of anything
 * else stays, its element goes. Nothing is ever put into a page as HTML.
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

/** Elements that part words from each other. They go too, and a space stays. */
const PARTING = 'br hr div section blockquote pre table caption tr th td dl dt dd figure'.split(
  ' ',
);

const SCHEMA: Schema = {
  tagNames: [...TAG_NAMES.keys(), ...PARTING, 'a'],
  attributes: {a: ['href']},
  /* Elements whose content is no text. */
  strip: ['script', 'style', 'template', 'iframe', 'noscript', 'svg', 'math', 'textarea', 'title'],
  ancestors: {},
  protocols: {},
};

/** Longer than any text is meant to be: what is over is not shown. */
const MAX_LENGTH = 20_000;
/** Deeper than any text is meant to be: what is below is shown as if it stood here. */
const MAX_DEPTH = 12;

type HtmlNode = ReturnType<typeof sanitize>;

/** Understands HTML as browsers do. Nothing is shown of what is nested so deep that no stack would hold it. */
export function parseRichText(html: string): RichText {
  if (html === '') return [];
  try {
    const tree = sanitize(fromHtml(html.slice(0, MAX_LENGTH), {fragment: true}), SCHEMA);
    return merged(richNodes(tree, 0));
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

function richNodes(node: HtmlNode, depth: number): RichNode[] {
  if (node.type === 'text') return [node.value];
  const children = 'children' in node ? node.children : [];
  const below = () => merged(children.flatMap((child) => richNodes(child, depth + 1)));
  if (node.type !== 'element' || depth > MAX_DEPTH) {
    return children.flatMap((child) => richNodes(child, depth));
  }
  if (node.tagName === 'a') {
    const {href} = node.properties;
    const target = typeof href === 'string' ? (linkTarget(href) ?? personAddress(href)) : null;
    return target === null ? below() : [{tag: 'a', href: target, children: below()}];
  }
  const tag = TAG_NAMES.get(node.tagName);
  return tag ? [{tag, children: below()}] : merged([' ', ...below(), ' ']);
}

/** Where a link reaches a person: one email address or phone number, and nothing that stands behind it. */
function personAddress(written: string): string | null {
  const [, scheme = '', to = ''] = /^(mailto|tel):([^?]*)/i.exec(written.trim()) ?? [];
  if (scheme.toLowerCase() === 'mailto') return EMAIL_ADDRESS.test(to) ? mailAddress(to) : null;
  return /^\+?(?:[ ().-]*\d){3,15}$/.test(to) ? phoneAddress(to) : null;
}

/** Texts side by side become one. */
function merged(nodes: RichNode[]): RichNode[] {
  const all: RichNode[] = [];
  for (const node of nodes) {
    const last = all.at(-1);
    if (typeof node === 'string' && typeof last === 'string') {
      all[all.length - 1] = (last + node).replace(/ {2,}/g, ' ');
    } else if (node !== '') all.push(node);
  }
  return all;
}
