import {useLocation, useNavigate, useNavigation} from '@remix-run/react';
import {ALL_PRODUCTS, listHref, parseList, type ListState} from '../list-state';
import {REFINING_LINK} from '../refinement';

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
    /* Synchronously within the event: otherwise a controlled field would flip back until the navigation starts. */
    refine: (next) => navigate(listHref(next), {...REFINING_LINK, flushSync: true}),
  };
}
