/** In shorter words only swapped letters are corrected ("dgo"), because they are similar to too many other words. */
const MIN_LENGTH = 4;
const MIN_SWAPPED = 3;
/** Words of this length or longer may have two wrong letters. */
const LONG = 8;

/**
 * The known word that is closest to a misspelled one, or `null`. Ties go to a word with the same first letter, then to
 * the most frequent.
 */
export function correctSpelling(word: string, known: ReadonlyMap<string, number>): string | null {
  if (/\d/.test(word)) return null;
  if (word.length < MIN_LENGTH) return word.length < MIN_SWAPPED ? null : sameLetters(word, known);
  const most = word.length >= LONG ? 2 : 1;
  let best: {word: string; distance: number; isSameStart: boolean; count: number} | null = null;
  for (const [candidate, count] of known) {
    if (candidate.length < MIN_LENGTH - 1) continue;
    const distance = editDistance(word, candidate, most);
    if (distance > most) continue;
    const isSameStart = candidate[0] === word[0];
    const isBetter =
      best === null ||
      distance < best.distance ||
      (distance === best.distance &&
        (isSameStart === best.isSameStart ? count > best.count : isSameStart));
    if (isBetter) best = {word: candidate, distance, isSameStart, count};
  }
  return best?.word ?? null;
}

function sameLetters(word: string, known: ReadonlyMap<string, number>): string | null {
  const sorted = [...word].sort().join('');
  const found = [...known.keys()].filter(
    (item) => item.length === word.length && [...item].sort().join('') === sorted,
  );
  return found.toSorted((a, b) => (known.get(b) ?? 0) - (known.get(a) ?? 0))[0] ?? null;
}

/** Number of letters to insert, delete, replace or swap with the next one. Stops early with a number above `most`. */
export function editDistance(a: string, b: string, most = Infinity): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (row > 1 && column > 1 && isSwap) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    if (Math.min(...current) > most) return most + 1;
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? 0;
}
