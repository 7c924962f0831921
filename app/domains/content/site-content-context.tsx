import {createContext, useContext, type ReactNode} from 'react';
import {builtInSite} from './built-in-site';
import type {SiteContent} from './site-content';

const SiteContentContext = createContext<SiteContent>(builtInSite(false));

interface SiteContentProviderProps {
  content: SiteContent;
  children: ReactNode;
}

export function SiteContentProvider({content, children}: SiteContentProviderProps) {
  return <SiteContentContext.Provider value={content}>{children}</SiteContentContext.Provider>;
}

/** What surrounds the pages of this site. */
export function useSiteContent(): SiteContent {
  return useContext(SiteContentContext);
}
