import type {ResolverMap} from '../types';

/**
 * The subset of Shopify's `unstable` version that Hydrogen uses: in the browser, every page of a Hydrogen shop queries
 * `consentManagement` through the shop's server.
 */
export const CONSENT_SDL = `
  extend type QueryRoot {
    consentManagement: ConsentManagement!
  }
  type ConsentManagement {
    cookies(
      landingPage: String
      origReferrer: String
      visitorConsent: VisitorConsent!
      visitorEmail: String
    ): ConsentManagementCookies!
    customerAccountUrl: URL
    saleOfDataRegions: [String!]!
  }
  type ConsentManagementCookies {
    cookieDomain: String!
    landingPageCookie: String
    origReferrerCookie: String
    trackingConsentCookie: String!
  }
`;

interface CookiesArgs {
  landingPage?: string | null;
  origReferrer?: string | null;
  visitorConsent: Partial<
    Record<'analytics' | 'marketing' | 'preferences' | 'saleOfData', boolean>
  >;
}

/**
 * For a shop in one country that doesn't ask for consent: cookies store the visitor's choices, and there are no regions
 * with data sale rules.
 */
export const consentResolvers: ResolverMap = {
  QueryRoot: {
    consentManagement: () => ({customerAccountUrl: null, saleOfDataRegions: []}),
  },
  ConsentManagement: {
    cookies: (_source, args: CookiesArgs, {sandbox}) => ({
      cookieDomain: new URL(sandbox.origin).hostname,
      landingPageCookie: args.landingPage ?? null,
      origReferrerCookie: args.origReferrer ?? null,
      trackingConsentCookie: trackingConsent(args.visitorConsent),
    }),
  },
};

/** Value of the `_tracking_consent` cookie: `1` or `0` per purpose, empty if the visitor hasn't chosen. */
function trackingConsent(consent: CookiesArgs['visitorConsent']): string {
  const flag = (value: boolean | null = null) => (value === null ? '' : value ? '1' : '0');
  const purposes = {
    a: flag(consent.analytics),
    m: flag(consent.marketing),
    p: flag(consent.preferences),
    s: flag(consent.saleOfData),
  };
  return encodeURIComponent(
    JSON.stringify({con: {CMP: purposes}, v: '2.1', region: 'US', reg: ''}),
  );
}
