import {useLocation, useNavigate, useNavigation} from '@remix-run/react';
import {ALL_PRODUCTS, listHref, parseList, type ListState} from './list-state';

/**
 * Goes with a navigation that changes what a list shows, as the location's state: the page stays the same to a person,
 * also where its path changes, so focus and scroll stay where they are.
 */
const REFINEMENT = {isRefinement: true};

export function isRefinement(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isRefinement' in state;
}

/** For a link that changes what the list shows. */
export const REFINING_LINK = {preventScrollReset: true, state: REFINEMENT} as const;

interface ListNavigation {
  /** What was asked for last: what controls show. */
  asked: ListState;
  /** What the page shows. */
  shown: ListState;
  isPending: boolean;
  refine(next: ListState): void;
}

/** The list's state and the means to change it. The address is the state; a later change overtakes one under way. */
export function useListNavigation(): ListNavigation {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const shown = parseList(location) ?? ALL_PRODUCTS;
  const underWay = navigation.location ? parseList(navigation.location) : null;
  return {
    asked: underWay ?? shown,
    shown,
    isPending: underWay !== null,
    /* At once, within the event: else a controlled checkbox would jump back until the navigation has begun. */
    refine: (next) => navigate(listHref(next), {...REFINING_LINK, flushSync: true}),
  };
}
