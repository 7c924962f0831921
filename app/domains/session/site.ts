import {DAY_SECONDS, HOUR_SECONDS} from '~/platform/duration';

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
  /** How long a session lasts after log-in at the latest. Clinics share their machines. */
  sessionSeconds: number;
  /** Seconds without activity after which the session is about to end (CONST-18). */
  idleSeconds: number;
  /** Where somebody lands who has nowhere else to go. */
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
