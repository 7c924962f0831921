import {createContext, useContext, type ReactNode} from 'react';
import type {Visitor} from './parts/visitor';

const VisitorContext = createContext<Visitor | undefined>(undefined);

interface VisitorProviderProps {
  /** `undefined` if the page has no shopper data, for instance because the root loader failed. */
  visitor: Visitor | undefined;
  children: ReactNode;
}

export function VisitorProvider({visitor, children}: VisitorProviderProps) {
  return <VisitorContext.Provider value={visitor}>{children}</VisitorContext.Provider>;
}

export function useVisitor(): Visitor | undefined {
  return useContext(VisitorContext);
}

export function useIsCustomer(): boolean {
  return useVisitor()?.firstName != null;
}
