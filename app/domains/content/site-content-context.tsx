import {createContext, useContext, type ReactNode} from 'react';
import type {PageSurroundings} from './site-content';

const SiteContentContext = createContext<PageSurroundings | null>(null);

interface SiteContentProviderProps {
  content: PageSurroundings;
  children: ReactNode;
}

export function SiteContentProvider({content, children}: SiteContentProviderProps) {
  return <SiteContentContext.Provider value={content}>{children}</SiteContentContext.Provider>;
}

export function useSiteContent(): PageSurroundings {
  const content = useContext(SiteContentContext);
  if (!content) throw new Error('useSiteContent needs a SiteContentProvider.');
  return content;
}
