import {createContext, useContext, type ReactNode} from 'react';
import {siteOf, type Site} from './site';

const SiteContext = createContext<Site>(siteOf('DTC'));

export function SiteProvider({site, children}: {site: Site; children: ReactNode}) {
  return <SiteContext.Provider value={site}>{children}</SiteContext.Provider>;
}

export function useSite(): Site {
  return useContext(SiteContext);
}
