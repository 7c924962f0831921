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
  .set('i', 'em');

/** Elements whose content is no text. */
const HIDDEN = 'script|style|template|iframe|noscript|svg|math|textarea|title';
const UNSEEN = new RegExp(
  `<!--[\\s\\S]*?(?:-->|$)|<(${HIDDEN})\\b[\\s\\S]*?(?:</\\1\\s*>|$)`,
  'gi',
);
const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|[^<]+|</gi;
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** Deeper and longer than any text is meant to be: what is over is not shown. */
const MAX_DEPTH = 12;
const MAX_LENGTH = 20_000;

interface OpenElement {
  /** As it was written. */
  name: string;
  children: RichNode[];
}

export function parseRichText(html: string): RichText {
  const root: RichNode[] = [];
  const open: OpenElement[] = [{name: '', children: root}];
  const current = () => open.at(-1)?.children ?? root;
  const seen = html.slice(0, MAX_LENGTH).replace(UNSEEN, ' ');
  for (const [token, slash, written, attributes = ''] of seen.matchAll(TOKEN)) {
    const name = written?.toLowerCase();
    if (name === undefined) {
      addText(current(), decodeEntities(token));
    } else if (slash) {
      const start = open.findLastIndex((element) => element.name === name);
      if (start > 0) open.splice(start);
    } else {
      const node = openElement(name, attributes);
      if (node && open.length <= MAX_DEPTH) {
        current().push(node);
        open.push({name, children: node.children});
      }
    }
  }
  return root;
}

function openElement(name: string, attributes: string): Exclude<RichNode, string> | null {
  if (name === 'a') {
    const [, double, single, bare] = HREF.exec(attributes) ?? [];
    const href = safeHref(decodeEntities(double ?? single ?? bare ?? ''));
    return href === null ? null : {tag: 'a', href, children: []};
  }
  const tag = TAG_NAMES.get(name);
  return tag ? {tag, children: []} : null;
}

/** A path of this site, or an https address. */
function safeHref(href: string): string | null {
  const address = href.trim();
  if (/[\p{Cc}\\]/u.test(address)) return null;
  return /^(?:\/(?!\/)|https:\/\/[^/])/i.test(address) ? address : null;
}

function addText(children: RichNode[], text: string): void {
  const last = children.at(-1);
  if (typeof last === 'string') children[children.length - 1] = last + text;
  else if (text !== '') children.push(text);
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  frac12: '½',
};

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z0-9]{2,8}));/gi,
    (entity, decimal, hex, name) => {
      if (typeof name === 'string') {
        return Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? entity) : entity;
      }
      const code = typeof decimal === 'string' ? Number(decimal) : parseInt(String(hex), 16);
      return code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
        ? String.fromCodePoint(code)
        : entity;
    },
  );
}
