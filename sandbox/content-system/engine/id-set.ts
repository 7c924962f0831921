type Ids = readonly number[] | Int32Array;

/** A set of item ids with one bit per possible id, so that combining large sets takes microseconds. */
export interface IdSet {
  /** The bit `id % 32` of the word at `id / 32` is set for each id. */
  words: Int32Array;
  size: number;
}

const BITS = 32;

export const idSet = (ids: Ids): IdSet => idSetOf([ids]);

/** The ids that are in any of the lists. */
export function idSetOf(lists: readonly Ids[]): IdSet {
  const words = wordsUpTo(maxId(lists.map(maxId)));
  for (const ids of lists) for (const id of ids) add(words, id);
  return fromWords(words);
}

export function intersection([first = idSet([]), ...others]: readonly IdSet[]): IdSet {
  if (others.length === 0) return first;
  const words = first.words.slice();
  for (const other of others)
    for (let at = 0; at < words.length; at++)
      words[at] = wordOf(words, at) & wordOf(other.words, at);
  return fromWords(words);
}

export function union(sets: readonly IdSet[]): IdSet {
  const [first, ...others] = sets;
  if (first && others.length === 0) return first;
  const words = new Int32Array(Math.max(0, ...sets.map((set) => set.words.length)));
  for (const set of sets)
    for (let at = 0; at < set.words.length; at++)
      words[at] = wordOf(words, at) | wordOf(set.words, at);
  return fromWords(words);
}

/** The ids of the items whose owner is in the set. `owners` has each item's owner, by the item's id. */
export function idsOwnedBy(owners: Int32Array, set: IdSet): IdSet {
  const words = wordsUpTo(owners.length);
  owners.forEach((owner, id) => {
    if (hasId(set, owner)) add(words, id);
  });
  return fromWords(words);
}

/** The owners of the items in the set. 0 in `owners` means none. */
export function ownersIn(owners: Int32Array, set: IdSet): IdSet {
  const words = wordsUpTo(maxId(owners));
  owners.forEach((owner, id) => {
    if (owner !== 0 && hasId(set, id)) add(words, owner);
  });
  return fromWords(words);
}

export const hasId = ({words}: IdSet, id: number): boolean =>
  ((wordOf(words, id >>> 5) >>> (id % BITS)) & 1) === 1;

/** In ascending order. */
export function idsIn(set: IdSet): number[] {
  const ids: number[] = [];
  forEachId(set, (id) => ids.push(id));
  return ids;
}

/** In ascending order. */
export function forEachId({words}: IdSet, visit: (id: number) => void): void {
  for (let at = 0; at < words.length; at++)
    for (let rest = wordOf(words, at); rest !== 0; rest &= rest - 1)
      visit(at * BITS + BITS - 1 - Math.clz32(rest & -rest));
}

/** 0 for an empty list. */
export function maxId(ids: Ids): number {
  let most = 0;
  for (const id of ids) most = Math.max(most, id);
  return most;
}

const wordsUpTo = (id: number): Int32Array => new Int32Array((id >>> 5) + 1);
const wordOf = (words: Int32Array, at: number): number => words[at] ?? 0;

function add(words: Int32Array, id: number): void {
  words[id >>> 5] = wordOf(words, id >>> 5) | (1 << (id % BITS));
}

function fromWords(words: Int32Array): IdSet {
  let size = 0;
  for (const word of words) size += bitsIn(word);
  return {words, size};
}

/** Adds neighboring bits, then pairs, then groups of four, and at last the four bytes. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
