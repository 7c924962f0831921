import type {Range} from '../list/filter-range';

interface PriceLimit {
  range: Range;
  /** The search without its limit. */
  search: string;
}

const AMOUNT = String.raw`\$?\s?(\d{1,4}(?:\.\d{1,2})?)(?![.,]?\d)(?:\s?(?:dollars?|bucks?|usd))?`;
const START = String.raw`(?<![\w$.,-])`;
const END = String.raw`(?![\w$])`;

/** "under 20" may be a weight or an age. */
const CURRENCY = /\$|dollar|buck|usd/i;

/** Each pattern's groups are amounts, in the order of its bounds. */
const PATTERNS: readonly {pattern: RegExp; bounds: readonly (keyof Range)[]}[] = (
  [
    [`(?:between |from )?${AMOUNT}\\s?(?:-|–|to|and)\\s?${AMOUNT}`, ['min', 'max']],
    [`(?:under|below|less than|cheaper than|no more than|up to|at most) ${AMOUNT}`, ['max']],
    [`${AMOUNT} (?:or|and) (?:less|under|below|cheaper)`, ['max']],
    [`(?:over|above|more than|at least) ${AMOUNT}`, ['min']],
    [`${AMOUNT} (?:or|and) (?:more|up|over|above)`, ['min']],
  ] as const
).map(([text, bounds]) => ({pattern: new RegExp(START + text + END, 'gi'), bounds}));

/** Takes "under $20", "20 to 40 dollars" and the like out of a search. Returns `null` if it has no limit. */
export function takePriceLimit(search: string): PriceLimit | null {
  const range: Range = {min: null, max: null};
  let rest = search;
  for (const {pattern, bounds} of PATTERNS) {
    const matches = [...rest.matchAll(pattern)];
    const [found, ...amounts] = matches.find(([text]) => CURRENCY.test(text)) ?? [];
    if (found === undefined) continue;
    bounds.forEach((bound, index) => (range[bound] ??= Number(amounts[index])));
    rest = rest.replace(found, ' ');
  }
  return rest === search ? null : {range, search: rest};
}
