import type {SiteFeatures} from '~/domains/session/site';
import type {ThirdPartyPage} from './page-types';
import {THIRD_PARTY_TEXTS} from './parts/third-party-texts';

/** `required` needs no consent (CONS-01). */
export type ConsentCategory = 'required' | 'functional' | 'advertising';
export type OptionalCategory = Exclude<ConsentCategory, 'required'>;

export type SourceDirective = 'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'frame-src';

export type ThirdPartyId = keyof typeof THIRD_PARTY_TEXTS;

export interface ThirdParty {
  name: string;
  /** One sentence for shoppers about its purpose. */
  purpose: string;
  category: ConsentCategory;
  /** The feature that a site must have; `null` for all sites. */
  feature: keyof SiteFeatures | null;
  /** The pages that load it. On later pages of the same visit it may still be running. */
  pages: 'all' | readonly ThirdPartyPage[];
  /** The environment variable with its address. Without a value, the third party doesn't exist. */
  setting: string;
  /** The uses for which the browser may load from the origin of its address. */
  directives: readonly SourceDirective[];
  /** The vendor's other origins, for the same uses. Not allowed while the configured address is on this machine. */
  vendorOrigins: readonly string[];
  /** `script` loads the address; `module` loads our own code, which sends to the address. */
  kind: 'script' | 'module';
  /** Declining removes its script and link elements, cookies and storage (CONS-09). */
  removeOnDecline: boolean;
  /** Names of its cookies, storage entries and globals; a final `*` is a wildcard. */
  leaves: {cookies: readonly string[]; storage: readonly string[]; globals: readonly string[]};
}

const NOTHING = {cookies: [], storage: [], globals: []};

/**
 * Every third party that a browser may talk to. The loader, the Content-Security-Policy, the text of the consent dialog
 * and docs/third-parties.md are made from it.
 */
export const THIRD_PARTIES: Record<ThirdPartyId, ThirdParty> = {
  privacyManager: {
    ...THIRD_PARTY_TEXTS.privacyManager,
    feature: null,
    pages: 'all',
    setting: 'PUBLIC_PRIVACY_MANAGER_URL',
    directives: ['script-src', 'style-src', 'img-src', 'connect-src', 'frame-src'],
    vendorOrigins: ['https://*.trustarc.com'],
    kind: 'script',
    removeOnDecline: false,
    leaves: {
      ...NOTHING,
      cookies: ['notice_behavior', 'notice_gdpr_prefs', 'notice_preferences', 'cmapi_*'],
    },
  },
  reviews: {
    ...THIRD_PARTY_TEXTS.reviews,
    feature: 'reviews',
    pages: ['product detail'],
    setting: 'PUBLIC_REVIEWS_SCRIPT_URL',
    directives: ['script-src', 'style-src', 'img-src', 'connect-src'],
    vendorOrigins: ['https://*.bazaarvoice.com'],
    kind: 'script',
    removeOnDecline: true,
    leaves: {cookies: ['BVBRANDID', 'BVBRANDSID'], storage: ['bv_*'], globals: ['BV']},
  },
  giving: {
    ...THIRD_PARTY_TEXTS.giving,
    feature: null,
    pages: ['product detail', 'cart', 'My Account'],
    setting: 'GIVING_API_URL',
    /* It has several origins, which `givingOrigins` lists. */
    directives: [],
    vendorOrigins: [],
    kind: 'module',
    removeOnDecline: true,
    leaves: {...NOTHING, storage: ['giving-tracking:*', 'giving-link']},
  },
  errorReporting: {
    ...THIRD_PARTY_TEXTS.errorReporting,
    feature: null,
    pages: 'all',
    setting: 'PUBLIC_ERROR_REPORTING_DSN',
    directives: ['connect-src'],
    vendorOrigins: [],
    kind: 'module',
    removeOnDecline: false,
    leaves: NOTHING,
  },
  tagManager: {
    ...THIRD_PARTY_TEXTS.tagManager,
    feature: 'analytics',
    pages: 'all',
    setting: 'PUBLIC_TAG_MANAGER_URL',
    directives: ['script-src', 'img-src', 'connect-src'],
    vendorOrigins: [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ],
    kind: 'script',
    removeOnDecline: true,
    leaves: {
      cookies: ['_ga', '_ga_*', '_gid', '_gat*', '_gcl_*'],
      storage: [],
      globals: ['dataLayer', 'google_tag_manager', 'google_tag_data'],
    },
  },
  emailMarketing: {
    ...THIRD_PARTY_TEXTS.emailMarketing,
    feature: 'analytics',
    pages: 'all',
    setting: 'PUBLIC_EMAIL_MARKETING_URL',
    directives: ['script-src', 'style-src', 'img-src', 'connect-src'],
    vendorOrigins: ['https://*.klaviyo.com'],
    kind: 'script',
    removeOnDecline: true,
    leaves: {
      cookies: ['__kla_id'],
      storage: ['klaviyo*', '__kla*'],
      globals: ['klaviyo', '_klOnsite', '_learnq'],
    },
  },
};

export const THIRD_PARTY_IDS = Object.keys(THIRD_PARTIES) as ThirdPartyId[];

/** The addresses of the third parties that exist on a site. */
export type ThirdPartyAddresses = Partial<Record<ThirdPartyId, string>>;

/** Leaves out third parties without an address, and those of features that the site doesn't have. */
export function thirdPartiesOfSite(
  configured: Record<ThirdPartyId, string | null>,
  features: SiteFeatures,
): ThirdPartyAddresses {
  return Object.fromEntries(
    THIRD_PARTY_IDS.flatMap((id) => {
      const address = configured[id];
      const {feature} = THIRD_PARTIES[id];
      return address && (feature === null || features[feature]) ? [[id, address]] : [];
    }),
  );
}
