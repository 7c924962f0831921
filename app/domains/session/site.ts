import {DAY_SECONDS, HOUR_SECONDS} from '~/platform/duration';
import type {SiteId} from '~/platform/site-id';

/* Only the environment decides which site runs (STAFF-13, HOUSE-19). */
export type {SiteId};

/** Code asks for a feature, never for a site. */
export interface SiteFeatures {
  /** Customers work or study at a clinic or a school, and can order once they have joined it (STAFF-01). */
  membership: boolean;
  /** Carts have a clinic's limits instead of a household's (CONST-01). */
  clinicCarts: boolean;
  clinicDelivery: boolean;
  ftcAcknowledgement: boolean;
  /** Prescription food needs the shopper's attestation at checkout (CHK-21). */
  attestation: boolean;
  /** Only eligible customer groups can buy prescription food (STAFF-22). */
  prescriptionGroups: boolean;
  /** Customers have a monthly quota in pounds. */
  quota: boolean;
  reviews: boolean;
  /** Visits are measured, with consent (NAV-03). */
  analytics: boolean;
  /** Cards and product pages mention free shipping and autoship. */
  offers: boolean;
  sizesOnCards: boolean;
  sizeControl: 'tiles' | 'select';
  /** Breadcrumbs show the category path, or the filters of the last list (NAV-13). */
  trail: 'category' | 'filters';
  /** Sells products that the product index doesn't know, such as a gift. */
  unindexedProducts: boolean;
}

export interface Site {
  id: SiteId;
  /** Suffix of every page title (ROUTE-49, STAFF-12). */
  name: string;
  /** Shown below the brand in the header. */
  logoLine: string;
  /** The title of `/account/autoships` (ROUTE-22, ROUTE-23). */
  autoshipsTitle: string;
  features: SiteFeatures;
  /** Search engines may index the site and get structured data (SEARCH-02). */
  isIndexed: boolean;
  /** Added to every cookie name, because both sites share one host on localhost. */
  cookieSuffix: string;
  /** Maximum session length. Shorter on the staff site, because clinics share computers. */
  sessionSeconds: number;
  /** Seconds of inactivity before the alert that the session is about to end (CONST-18). */
  idleSeconds: number;
  /** Seconds that the alert waits before it ends the session; 0 waits until it's answered. */
  alertSeconds: number;
  /** The page after a redirect without a better target, and after the home page for members (ROUTE-03). */
  landing: '/' | '/products';
}

const SITES: Record<SiteId, Site> = {
  DTC: {
    id: 'DTC',
    name: 'Shop',
    logoLine: 'Pet Nutrition',
    autoshipsTitle: 'My Subscriptions',
    features: {
      membership: false,
      clinicCarts: false,
      clinicDelivery: false,
      ftcAcknowledgement: false,
      attestation: true,
      prescriptionGroups: false,
      quota: false,
      reviews: true,
      analytics: true,
      offers: true,
      sizesOnCards: false,
      sizeControl: 'tiles',
      trail: 'category',
      unindexedProducts: true,
    },
    isIndexed: true,
    cookieSuffix: '',
    sessionSeconds: 30 * DAY_SECONDS,
    idleSeconds: 1800,
    alertSeconds: 120,
    landing: '/',
  },
  HPSF: {
    id: 'HPSF',
    name: 'Pro Staff Feeding',
    logoLine: 'Pro Staff Feeding',
    autoshipsTitle: 'My Autoships',
    features: {
      membership: true,
      clinicCarts: true,
      clinicDelivery: true,
      ftcAcknowledgement: true,
      attestation: false,
      prescriptionGroups: true,
      quota: true,
      reviews: false,
      analytics: false,
      offers: false,
      sizesOnCards: true,
      sizeControl: 'select',
      trail: 'filters',
      unindexedProducts: false,
    },
    isIndexed: false,
    cookieSuffix: '_hpsf',
    sessionSeconds: 12 * HOUR_SECONDS,
    idleSeconds: 900,
    alertSeconds: 120,
    landing: '/products',
  },
};

export function siteOf(id: SiteId): Site {
  return SITES[id];
}
