/**
 * How much can be chosen in all groups together. The content system is asked in an address, and each value takes about
 * 90 characters more in it than its own: this keeps the address below 8 KB, which servers and proxies take (EDGE-14).
 */
export const FILTER_BOUNDS = {values: 60, characters: 2000} as const;

/** Counts values as they are taken: `false` for the first that is too many or too long, and for all after it. */
export function createFilterBudget(): (value: string) => boolean {
  let values = 0;
  let characters = 0;
  return (value) => {
    values += 1;
    characters += value.length;
    return values <= FILTER_BOUNDS.values && characters <= FILTER_BOUNDS.characters;
  };
}
