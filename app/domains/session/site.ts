import {DAY_SECONDS, HOUR_SECONDS} from '~/platform/duration';

/**
 * `DTC` is the consumer site, `HPSF` the staff site. Only the environment decides which one runs (STAFF-13, HOUSE-19).
 */
export type SiteId = 'DTC' | 'HPSF';

export interface Site {
  id: SiteId;
  /** Suffix of every page title (ROUTE-49, STAFF-12). */
  name: 'Shop' | 'Pro Staff Feeding';
  isStaff: boolean;
  /** Search engines may index the site and get structured data (SEARCH-02). */
  isIndexed: boolean;
  /** Appended to every cookie name, because both sites share one host on localhost. */
  cookieSuffix: '' | '_hpsf';
  /** Longest session after login. Shorter on the staff site, because clinics share computers. */
  sessionSeconds: number;
  /** Seconds of inactivity before the alert that the session is about to end (CONST-18). */
  idleSeconds: number;
  /** The page after a redirect without a better target. */
  landing: '/' | '/products';
}

const SITES: Record<SiteId, Site> = {
  DTC: {
    id: 'DTC',
    name: 'Shop',
    isStaff: false,
    isIndexed: true,
    cookieSuffix: '',
    sessionSeconds: 30 * DAY_SECONDS,
    idleSeconds: 1800,
    landing: '/',
  },
  HPSF: {
    id: 'HPSF',
    name: 'Pro Staff Feeding',
    isStaff: true,
    isIndexed: false,
    cookieSuffix: '_hpsf',
    sessionSeconds: 12 * HOUR_SECONDS,
    idleSeconds: 900,
    landing: '/products',
  },
};

export function siteOf(id: SiteId): Site {
  return SITES[id];
}
