const MARKS = /\p{M}+/gu;
const APOSTROPHES = /['\u2018\u2019\u02bc]/g;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

/** Lowercase words without accents and apostrophes: "Pâté & cat's" is `pate`, `cats`. */
export function allWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(MARKS, '').replace(APOSTROPHES, '').toLowerCase();
  return plain.split(BETWEEN_WORDS).filter((word) => word !== '');
}

const MIN_PLURAL_LENGTH = 4;

const ENDS_IN_IE = /^(?:cookie|veggie|doggie|calorie|yorkie|frenchie|aussie)s$/;

/** "puppies" is "puppy", "cookies" is "cookie", "cats" is "cat"; other words are returned as they are. */
export function singular(word: string): string {
  if (word.length < MIN_PLURAL_LENGTH || /(?:ss|us|is)$/.test(word)) return word;
  if (ENDS_IN_IE.test(word)) return word.slice(0, -1);
  if (word.endsWith('ies')) return word.replace(/ies$/, 'y');
  return word.replace(/(?<=ch|sh|x|ss)es$|s$/, '');
}
