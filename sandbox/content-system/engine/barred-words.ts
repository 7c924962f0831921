import type {Db} from '../../context';
import {idSetOf, type IdSet} from './id-set';
import {readColumn} from './read-column';
import type {Collection, StoredField} from './schema';

/**
 * An index of a text field whose words each follow a bar, such as `|flavor:beef|flavor:duck|`. The words include their
 * bars and are sorted, so that looking one up is a binary search. Without it, SQLite would read every text.
 */
export interface BarredWords {
  words: readonly string[];
  /** For each word, the ids of the items that have it. */
  items: readonly Int32Array[];
}

/** Whether the index can find this text: a bar and the beginning of a word, or a whole word between bars. */
export const isBarredWord = (text: string): boolean => /^\|[^|%]*\|?$/.test(text);

export function readBarredWords(db: Db, collection: Collection, field: StoredField): BarredWords {
  const found = new Map<string, number[]>();
  const {ids, values} = readColumn(db, collection, field);
  values.forEach((text, place) => {
    const id = ids[place] ?? 0;
    for (const word of new Set(wordsOf(String(text)))) {
      const items = found.get(word);
      if (items) items.push(id);
      else found.set(word, [id]);
    }
  });
  const words = [...found.keys()].sort();
  return {words, items: words.map((word) => Int32Array.from(found.get(word) ?? []))};
}

/** The words of `|beef|duck` are `|beef|` and `|duck`. */
function wordsOf(text: string): string[] {
  const [, ...words] = text.split('|');
  return words.map((word, place) => `|${word}${place < words.length - 1 ? '|' : ''}`);
}

/**
 * The items that have a word with this beginning, in which `_` stands for any character. `null` if it could stand for a
 * bar in some text, because the index knows only one word at a time.
 */
export function itemsWithWord({words, items}: BarredWords, start: string): IdSet | null {
  const [plain = ''] = start.split('_', 1);
  const matching = patternOf(start);
  const endingEarlier = [...start.matchAll(/_/g)].map(({index}) =>
    patternOf(`${start.slice(0, index)}|`),
  );
  const found: Int32Array[] = [];
  for (let place = firstFrom(words, plain); words[place]?.startsWith(plain); place += 1) {
    const word = words[place] ?? '';
    if (endingEarlier.some((pattern) => pattern.test(word))) return null;
    if (matching.test(word)) found.push(items[place] ?? new Int32Array());
  }
  return idSetOf(found);
}

/** Matches words that begin with this text, in which `_` is any character. */
const patternOf = (start: string): RegExp =>
  new RegExp(`^${start.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll('_', '.')}`, 'su');

/** The index of the first word that sorts at or after this text. */
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
