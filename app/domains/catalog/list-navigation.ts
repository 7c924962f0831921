import {useLocation, useNavigate, useNavigation} from '@remix-run/react';
import {ALL_PRODUCTS, listHref, parseList, type ListState} from './list-state';

/**
 * Location state of a navigation that only changes what a list shows. To the shopper the page stays the same, even if
 * its path changes, so focus and scroll position stay.
 */
const REFINEMENT = {isRefinement: true};

export function isRefinement(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isRefinement' in state;
}

/** Props of a link that changes what the list shows. */
export const REFINING_LINK = {preventScrollReset: true, state: REFINEMENT} as const;

interface ListNavigation {
  /** The state requested last, possibly still loading. Controls show it. */
  requested: ListState;
  /** The state of the page on screen. */
  shown: ListState;
  isPending: boolean;
  refine(next: ListState): void;
}

/** The list's state, which the URL holds, and a function to change it. A newer change replaces a pending one. */
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
