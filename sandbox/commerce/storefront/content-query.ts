import {parseQuery, type QueryNode, type SearchWord} from '../catalog/query-syntax';

/** What a query may ask about a page, an article, a redirect, ... */
export interface Searchable {
  /** Everything that bare words look through. */
  text: string;
  /** What `field:value` compares, by field. A field with several values matches on any. */
  fields: Readonly<Record<string, string | readonly string[]>>;
}

/**
 * Keeps what a query in Shopify's search syntax asks for; no query keeps all. Every bare word must occur, as a whole
 * word or, with `prefix`, the last one as the beginning of one. A field that the thing lacks is not looked at.
 */
export function matching<T>(
  items: readonly T[],
  query: string | null | undefined,
  describe: (item: T) => Searchable,
  options: {prefix: boolean} = {prefix: false},
): T[] {
  const node = parseQuery(query ?? '');
  if (!node) return [...items];
  return items.filter((item) => holds(node, describe(item), options.prefix));
}

function holds(node: QueryNode, thing: Searchable, prefix: boolean): boolean {
  switch (node.kind) {
    case 'and':
      return node.nodes.every((one, index) =>
        holds(one, thing, prefix && index === node.nodes.length - 1),
      );
    case 'or':
      return node.nodes.some((one) => holds(one, thing, prefix));
    case 'not':
      return !holds(node.node, thing, false);
    case 'text':
      return node.words.every((word, index) =>
        occurs(word, thing.text, word.prefix || (prefix && index === node.words.length - 1)),
      );
    case 'field':
      return hasField(node, thing);
  }
}

function occurs(word: SearchWord, text: string, prefix: boolean): boolean {
  const wanted = wordsOf(word.text);
  const words = wordsOf(text);
  return words.some((_, start) =>
    wanted.every((one, index) => {
      const found = words[start + index] ?? '';
      return prefix && index === wanted.length - 1 ? found.startsWith(one) : found === one;
    }),
  );
}

function hasField(term: Extract<QueryNode, {kind: 'field'}>, {fields}: Searchable): boolean {
  const held = fields[term.field.toLowerCase()];
  if (held === undefined) return true;
  const wanted = term.value.toLowerCase();
  return [held].flat().some((one) => {
    const value = one.toLowerCase();
    if (term.prefix) return value.startsWith(wanted);
    switch (term.comparator) {
      case '=':
        return value === wanted;
      case '<':
        return value < wanted;
      case '<=':
        return value <= wanted;
      case '>':
        return value > wanted;
      case '>=':
        return value >= wanted;
    }
  });
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
