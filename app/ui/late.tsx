import type {ReactNode} from 'react';
import {useHydrated} from './use-hydrated';

/** Content that the server's HTML lacks, because it does nothing without scripts. */
export function Late({children}: {children: ReactNode}) {
  return useHydrated() && children;
}
