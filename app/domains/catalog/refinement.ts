/**
 * Marks a navigation that only changes what a list shows. To the shopper the page stays the same, even if its path
 * changes, so focus and scroll position stay. In a file of its own, because every page needs it, and no other page needs
 * the rest of the list.
 */
const REFINEMENT = {isRefinement: true};

export function isRefinement(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isRefinement' in state;
}

export const REFINING_LINK = {preventScrollReset: true, state: REFINEMENT} as const;
