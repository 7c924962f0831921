import {useMemo, useSyncExternalStore} from 'react';
import {parseTrail, readTrail, type RememberedTrail} from './trail-memory';

/* Only list pages write the trail, so it can't change while a product page is open. */
const neverChanges = () => () => undefined;

/** Empty on the server and during hydration, so that both render the same. */
export function useRememberedTrail(): RememberedTrail {
  const text = useSyncExternalStore(neverChanges, readTrail, () => null);
  return useMemo(() => parseTrail(text), [text]);
}
