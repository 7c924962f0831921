import {useSyncExternalStore} from 'react';

const neverChanges = () => () => undefined;

/** False on the server and while hydrating, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
