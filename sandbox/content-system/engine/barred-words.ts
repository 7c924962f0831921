import {rowsOf, sql} from '../../commerce/catalog/sql';
import type {Db} from '../../context';
import {idSet, type IdSet} from './id-set';
import {columnOf, ID, tableOf, type Collection, type StoredField} from './schema';

/**
 * The items by the words that follow a bar in a text field, as in `|flavor:beef|flavor:duck|`. Each word has its bars,
 * and the words are sorted. SQLite has to read every text for what this finds by a binary search.
 */
export interface BarredWords {
  words: readonly string[];
  /** Ids of the items, by the place of the word. */
  items: readonly Int32Array[];
}

/** Whether the words of a field tell which texts contain this: a bar and the start of a word, or a whole word. */
export const isBarredWord = (text: string): boolean => /^\|[^|%_]*\|?$/.test(text);

export function readBarredWords(db: Db, collection: Collection, field: StoredField): BarredWords {
  const [row] = rowsOf<{ids: string; texts: string}>(
    db,
    sql`SELECT json_group_array(${ID}) AS ids, json_group_array(${columnOf(field)}) AS texts
      FROM ${tableOf(collection)} WHERE ${columnOf(field)} IS NOT NULL`,
  );
  const ids = JSON.parse(row?.ids ?? '[]') as number[];
  const texts = JSON.parse(row?.texts ?? '[]') as string[];
  const found = new Map<string, number[]>();
  texts.forEach((text, place) => {
    const id = ids[place] ?? 0;
    for (const word of new Set(wordsOf(text))) {
      const items = found.get(word);
      if (items) items.push(id);
      else found.set(word, [id]);
    }
  });
  const words = [...found.keys()].sort();
  return {words, items: words.map((word) => Int32Array.from(found.get(word) ?? []))};
}

/** `|beef|duck` holds `|beef|` and `|duck`. */
function wordsOf(text: string): string[] {
  const [, ...words] = text.split('|');
  return words.map((word, place) => `|${word}${place < words.length - 1 ? '|' : ''}`);
}

/** The items whose text contains a word that starts like this one. */
export function itemsWithWord({words, items}: BarredWords, start: string): IdSet {
  const found: Int32Array[] = [];
  for (let place = firstFrom(words, start); words[place]?.startsWith(start); place += 1)
    found.push(items[place] ?? new Int32Array());
  return idSet(...found);
}

/** The place of the first word that doesn't come before this one. */
function firstFrom(words: readonly string[], start: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
