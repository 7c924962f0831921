/**
 * Bounds on the filter values of all groups together. They are sent to the content system in a URL, where each value
 * takes about 90 characters besides its own: this keeps the URL below 8 KB, a common limit of servers and proxies
 * (EDGE-14).
 */
export const FILTER_BOUNDS = {values: 60, characters: 2000} as const;

/** Accepts values until the first one over the bounds, and rejects that one and all later ones. */
export function createFilterBudget(): (value: string) => boolean {
  let values = 0;
  let characters = 0;
  return (value) => {
    values += 1;
    characters += value.length;
    return values <= FILTER_BOUNDS.values && characters <= FILTER_BOUNDS.characters;
  };
}
