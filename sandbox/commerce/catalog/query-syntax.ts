export interface SearchWord {
  text: string;
  /** Written with a trailing `*`: also matches longer words. */
  prefix: boolean;
  phrase: boolean;
}

export type Comparator = '=' | '<' | '<=' | '>' | '>=';

export interface FieldTerm {
  kind: 'field';
  field: string;
  comparator: Comparator;
  value: string;
  prefix: boolean;
}

export type QueryNode =
  | {kind: 'and' | 'or'; nodes: QueryNode[]}
  | {kind: 'not'; node: QueryNode}
  | {kind: 'text'; words: SearchWord[]}
  | FieldTerm;

type Token = {kind: '(' | ')' | '-' | 'AND' | 'OR' | 'NOT'} | {kind: 'term'; node: QueryNode};

/** Maximum number of terms, connectors and parentheses of a query. The rest is ignored. */
const MAX_TOKENS = 64;

const FIELD =
  /([a-z][\w.]*):(<=|>=|<|>|=)?(?:"((?:[^"\\]|\\.)*)"?|'((?:[^'\\]|\\.)*)'|([^\s()"]+))(\*)?/iy;
const PHRASE = /"((?:[^"\\]|\\.)*)"?(\*)?/y;
const WORD = /[^\s()"]+/y;
const SIGN = /[()]|-(?=[^\s-])/y;

/**
 * Parses Shopify's search syntax: words, `"phrases"`, `field:value`, `field:>value`, `prefix*`, `-x` and `NOT x`,
 * `AND`, `OR`, parentheses. Never throws: invalid syntax is read as words, and unbalanced parentheses are ignored.
 *
 * @returns `null` for an empty query.
 */
export function parseQuery(query: string): QueryNode | null {
  const tokens = tokensOf(query);
  let at = 0;

  const startsOperand = (token: Token | undefined) =>
    token !== undefined && ['(', '-', 'NOT', 'term'].includes(token.kind);

  function disjunction(inBrackets: boolean): QueryNode | null {
    const nodes: QueryNode[] = [];
    for (;;) {
      const node = conjunction(inBrackets);
      if (node) nodes.push(node);
      if (tokens[at]?.kind !== 'OR') break;
      at++;
    }
    return combineNodes('or', nodes);
  }

  function conjunction(inBrackets: boolean): QueryNode | null {
    const nodes: QueryNode[] = [];
    for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
      if (token.kind === ')' && inBrackets) break;
      const connects = nodes.length > 0 && startsOperand(tokens[at + 1]);
      if (token.kind === 'OR' && connects) break;
      if (token.kind === ')' || (token.kind === 'AND' && connects)) {
        at++;
        continue;
      }
      const node = operand();
      if (node) nodes.push(node);
    }
    return combineNodes('and', nodes);
  }

  function operand(): QueryNode | null {
    const token = tokens[at++];
    if (token === undefined) return null;
    if (token.kind === 'term') return token.node;
    if (token.kind === '(') {
      const node = disjunction(true);
      if (tokens[at]?.kind === ')') at++;
      return node;
    }
    const negates = token.kind === '-' || token.kind === 'NOT';
    if (negates && startsOperand(tokens[at])) {
      const node = operand();
      return node && {kind: 'not', node};
    }
    return textNode(token.kind);
  }

  return disjunction(false);
}

/** Splits plain text into words without interpreting any syntax, for the search box. */
export function wordsOfText(text: string, options: {prefix: boolean}): SearchWord[] {
  const words = cleaned(text).split(/\s+/).filter(Boolean).slice(0, MAX_TOKENS);
  return words.map((word, index) => ({
    text: word,
    prefix: options.prefix && index === words.length - 1,
    phrase: false,
  }));
}

/** The words of a query that results are ranked by, without those under `NOT` or in a field. */
export function wordsOfQuery(node: QueryNode | null): SearchWord[] {
  if (node?.kind === 'text') return node.words;
  return node?.kind === 'and' || node?.kind === 'or' ? node.nodes.flatMap(wordsOfQuery) : [];
}

function tokensOf(query: string): Token[] {
  const text = cleaned(query);
  const tokens: Token[] = [];
  for (let at = 0; at < text.length && tokens.length < MAX_TOKENS;) {
    const take = (pattern: RegExp) => {
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      if (match) at = pattern.lastIndex;
      return match;
    };
    if (take(/\s+/y)) continue;
    const token = signToken(take(SIGN)) ?? fieldToken(take(FIELD)) ?? phraseToken(take(PHRASE));
    tokens.push(token ?? wordToken(take(WORD)?.[0] ?? text.slice(at, ++at)));
  }
  return tokens;
}

const signToken = (match: RegExpExecArray | null): Token | null =>
  match && {kind: match[0] === '(' || match[0] === ')' ? match[0] : '-'};

function fieldToken(match: RegExpExecArray | null): Token | null {
  if (!match) return null;
  const [, field = '', comparator = '=', double, single, bare = '', star] = match;
  const quoted = double ?? single;
  const prefix = star !== undefined || (quoted === undefined && bare.endsWith('*'));
  const value = quoted === undefined ? bare.replace(/\*$/, '') : unescaped(quoted);
  const node: FieldTerm = {
    kind: 'field',
    field: field.toLowerCase(),
    comparator: isComparator(comparator) ? comparator : '=',
    value,
    prefix,
  };
  return {kind: 'term', node};
}

function phraseToken(match: RegExpExecArray | null): Token | null {
  if (!match) return null;
  const word = {text: unescaped(match[1] ?? ''), prefix: match[2] !== undefined, phrase: true};
  return {kind: 'term', node: {kind: 'text', words: [word]}};
}

function wordToken(word: string): Token {
  if (word === 'AND' || word === 'OR' || word === 'NOT') return {kind: word};
  return {kind: 'term', node: textNode(word)};
}

function textNode(word: string): QueryNode {
  const prefix = word.length > 1 && word.endsWith('*');
  return {
    kind: 'text',
    words: [{text: prefix ? word.slice(0, -1) : word, prefix, phrase: false}],
  };
}

/** Joins operands. Adjacent words are merged into one text node, so they are matched and ranked together. */
function combineNodes(kind: 'and' | 'or', nodes: QueryNode[]): QueryNode | null {
  const merged: QueryNode[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (kind === 'and' && node.kind === 'text' && last?.kind === 'text') {
      merged[merged.length - 1] = {kind: 'text', words: [...last.words, ...node.words]};
    } else merged.push(node);
  }
  return merged.length > 1 ? {kind, nodes: merged} : (merged[0] ?? null);
}

const isComparator = (text: string): text is Comparator =>
  ['=', '<', '<=', '>', '>='].includes(text);

const unescaped = (quoted: string) => quoted.replace(/\\(.)/g, '$1');

/** Control characters would cut off the full-text search expression. */
const cleaned = (text: string) => text.replace(/\p{Cc}/gu, ' ');
