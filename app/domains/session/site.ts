/** The two deployments of this code. Which one this is comes from the environment alone (STAFF-13, HOUSE-19). */
export type SiteId = 'DTC' | 'HPSF';

export interface Site {
  id: SiteId;
  /** Ends every page title (ROUTE-49, STAFF-12). */
  name: 'Shop' | 'Pro Staff Feeding';
  isStaff: boolean;
  /** Search engines may list it, and get structured data (SEARCH-02). */
  isIndexed: boolean;
  /** Put after every cookie's name: on localhost both sites share one jar. */
  cookieSuffix: '' | '_hpsf';
}

const SITES: Record<SiteId, Site> = {
  DTC: {id: 'DTC', name: 'Shop', isStaff: false, isIndexed: true, cookieSuffix: ''},
  HPSF: {
    id: 'HPSF',
    name: 'Pro Staff Feeding',
    isStaff: true,
    isIndexed: false,
    cookieSuffix: '_hpsf',
  },
};

export function siteOf(id: SiteId): Site {
  return SITES[id];
}
