import {useEffect, useRef, useState, useSyncExternalStore} from 'react';
import {inTurn} from './in-turn';

const neverChanges = () => () => undefined;

/** Whether the component's first render is on the server or hydrates the server's HTML. Causes no further render. */
export function useIsHydrating(): boolean {
  const isHydrating = useRef(false);
  return useSyncExternalStore(
    neverChanges,
    () => isHydrating.current,
    /* React calls this only on the server and while hydrating. */
    () => (isHydrating.current = true),
  );
}

/**
 * False on the server and while hydrating, and true a few frames later. Components take turns: a list has dozens that add
 * elements then, and adding all of them at once would block input.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(!useIsHydrating());
  useEffect(() => (isHydrated ? undefined : inTurn(() => setHydrated(true))), [isHydrated]);
  return isHydrated;
}
