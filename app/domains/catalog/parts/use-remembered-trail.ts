import {useMemo, useSyncExternalStore} from 'react';
import {parseTrail, readTrail, type RememberedTrail} from './trail-memory';

/* Only a list writes it, and no list is on the page of a product. */
const neverChanges = () => () => undefined;

/** What the last list left; nothing on the server and while hydrating, so that both show the same. */
export function useRememberedTrail(): RememberedTrail {
  const text = useSyncExternalStore(neverChanges, readTrail, () => null);
  return useMemo(() => parseTrail(text), [text]);
}
