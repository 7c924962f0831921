import {useDeferredValue, useSyncExternalStore} from 'react';

const neverChanges = () => () => undefined;

/**
 * False on the server and while hydrating. Deferred, because React would render all components that use it again in one
 * piece, without letting the browser answer in between.
 */
export function useHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return useDeferredValue(isHydrated);
}
