import {createContext, useContext, type ReactNode} from 'react';
import {builtInSite} from './built-in-site';
import {pageSurroundings, type PageSurroundings} from './site-content';

/* Browsers always have the page's own content. */
const SiteContentContext = createContext<PageSurroundings | null>(
  import.meta.env.SSR ? pageSurroundings(builtInSite('DTC')) : null,
);

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
