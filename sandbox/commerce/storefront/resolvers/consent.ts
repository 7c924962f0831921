import type {ResolverMap} from '../types';

/**
 * What only the version `unstable` has, as far as Hydrogen asks for it: every page of a Hydrogen shop sends
 * `consentManagement` from the browser, by way of the shop's server.
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

/** A shop in one country that asks for no consent: cookies hold what the visitor said, and no region sells data. */
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

/** The `_tracking_consent` cookie: per purpose `1`, `0`, or nothing where the visitor has not said. */
function trackingConsent(consent: CookiesArgs['visitorConsent']): string {
  const said = (value: boolean | null = null) => (value === null ? '' : value ? '1' : '0');
  const purposes = {
    a: said(consent.analytics),
    m: said(consent.marketing),
    p: said(consent.preferences),
    s: said(consent.saleOfData),
  };
  return encodeURIComponent(
    JSON.stringify({con: {CMP: purposes}, v: '2.1', region: 'US', reg: ''}),
  );
}
