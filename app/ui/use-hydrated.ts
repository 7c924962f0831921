import {useEffect, useRef, useState, useSyncExternalStore} from 'react';
import {inTurn} from './in-turn';

const neverChanges = () => () => undefined;

/** Whether the component's first render is on the server or hydrates the server's HTML. Never renders it again. */
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
 * False on the server and while hydrating, and true some frames later. Components take turns, because a list has dozens
 * that add something to the page then: all at once would keep the browser from answering a press.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(!useIsHydrating());
  useEffect(() => (isHydrated ? undefined : inTurn(() => setHydrated(true))), [isHydrated]);
  return isHydrated;
}
