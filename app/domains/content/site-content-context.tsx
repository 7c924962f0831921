import {createContext, useContext, type ReactNode} from 'react';
import {builtInSite} from './built-in-site';
import type {PageSurroundings} from './site-content';

const SiteContentContext = createContext<PageSurroundings>(builtInSite('DTC'));

interface SiteContentProviderProps {
  content: PageSurroundings;
  children: ReactNode;
}

export function SiteContentProvider({content, children}: SiteContentProviderProps) {
  return <SiteContentContext.Provider value={content}>{children}</SiteContentContext.Provider>;
}

export function useSiteContent(): PageSurroundings {
  return useContext(SiteContentContext);
}
