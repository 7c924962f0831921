import {useLocation, useNavigate, useNavigation} from '@remix-run/react';
import {ALL_PRODUCTS, listHref, parseList, type ListState} from './list-state';

/**
 * Marks a navigation that only changes what a list shows. To the shopper the page stays the same, even if its path
 * changes, so focus and scroll position stay.
 */
const REFINEMENT = {isRefinement: true};

export function isRefinement(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isRefinement' in state;
}

export const REFINING_LINK = {preventScrollReset: true, state: REFINEMENT} as const;

interface ListNavigation {
  /** The last requested state, which controls show even while it is loading. */
  requested: ListState;
  shown: ListState;
  isPending: boolean;
  refine(next: ListState): void;
}

/** The URL holds the list's state. A newer change replaces a pending one. */
export function useListNavigation(): ListNavigation {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const shown = parseList(location) ?? ALL_PRODUCTS;
  const pending = navigation.location ? parseList(navigation.location) : null;
  return {
    requested: pending ?? shown,
    shown,
    isPending: pending !== null,
    /* Synchronously within the event: otherwise a controlled checkbox would flip back until the navigation starts. */
    refine: (next) => navigate(listHref(next), {...REFINING_LINK, flushSync: true}),
  };
}
