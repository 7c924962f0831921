import type {ReactNode} from 'react';
import {useHydrated} from './use-hydrated';

/** Leaves its content out of the server's HTML, because it does nothing without scripts. */
export function AfterHydration({children}: {children: ReactNode}) {
  return useHydrated() && children;
}
