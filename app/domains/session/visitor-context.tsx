import {createContext, useContext, type ReactNode} from 'react';
import type {Visitor} from './visitor';

const VisitorContext = createContext<Visitor | undefined>(undefined);

interface VisitorProviderProps {
  /** `undefined` on pages that nothing is known of, for instance when the document's own data failed. */
  visitor: Visitor | undefined;
  children: ReactNode;
}

export function VisitorProvider({visitor, children}: VisitorProviderProps) {
  return <VisitorContext.Provider value={visitor}>{children}</VisitorContext.Provider>;
}

/** Who looks at the page; `undefined` when that is not known. */
export function useVisitor(): Visitor | undefined {
  return useContext(VisitorContext);
}
