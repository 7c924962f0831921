import {parseQuery, type QueryNode, type SearchWord} from '../catalog/query-syntax';

/** The searchable content of a page, article, redirect, ... */
export interface Searchable {
  /** The text that bare words are searched in. */
  text: string;
  /** Field values for `field:value`. A field with several values matches if any of them does. */
  fields: Readonly<Record<string, string | readonly string[]>>;
}

/**
 * Returns the items that match a query in Shopify's search syntax; without a query, all items. Every bare word must be
 * a whole word of the text; with `prefix`, the last one may be the beginning of a word. A condition on a field that the
 * item doesn't have counts as met.
 */
export function filterByQuery<T>(
  items: readonly T[],
  query: string | null | undefined,
  describe: (item: T) => Searchable,
  options: {prefix: boolean} = {prefix: false},
): T[] {
  const node = parseQuery(query ?? '');
  if (!node) return [...items];
  return items.filter((item) => matches(node, describe(item), options.prefix));
}

function matches(node: QueryNode, searchable: Searchable, prefix: boolean): boolean {
  switch (node.kind) {
    case 'and':
      return node.nodes.every((child, index) =>
        matches(child, searchable, prefix && index === node.nodes.length - 1),
      );
    case 'or':
      return node.nodes.some((item) => matches(item, searchable, prefix));
    case 'not':
      return !matches(node.node, searchable, false);
    case 'text':
      return node.words.every((word, index) =>
        containsWord(
          word,
          searchable.text,
          word.prefix || (prefix && index === node.words.length - 1),
        ),
      );
    case 'field':
      return matchesField(node, searchable);
  }
}

function containsWord(word: SearchWord, text: string, prefix: boolean): boolean {
  const searched = wordsOf(word.text);
  const words = wordsOf(text);
  return words.some((_, start) =>
    searched.every((searchedWord, index) => {
      const candidate = words[start + index] ?? '';
      return prefix && index === searched.length - 1
        ? candidate.startsWith(searchedWord)
        : candidate === searchedWord;
    }),
  );
}

function matchesField(term: Extract<QueryNode, {kind: 'field'}>, {fields}: Searchable): boolean {
  const fieldValues = fields[term.field.toLowerCase()];
  if (fieldValues === undefined) return true;
  const wanted = term.value.toLowerCase();
  return [fieldValues].flat().some((item) => {
    const value = item.toLowerCase();
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
