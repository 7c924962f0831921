import type {BrowserContext, Page} from '@playwright/test';
import {THIRD_PARTIES, THIRD_PARTY_IDS, type ThirdPartyId} from '~/domains/consent/third-parties';
import {expect} from './test';

export interface ChosenConsent {
  functional: boolean;
  advertising: boolean;
}

export const ALL_CONSENT: ChosenConsent = {functional: true, advertising: true};
export const NO_CONSENT: ChosenConsent = {functional: false, advertising: false};

/** The sandbox serves all third parties; their paths tell them apart. */
const PATHS: Record<ThirdPartyId, string> = {
  privacyManager: '/trustarc/',
  reviews: '/bazaarvoice/',
  giving: '/giving/',
  errorReporting: '/sentry/',
  tagManager: '/google/',
  emailMarketing: '/klaviyo/',
};

/** Lets the browser have chosen on an earlier visit. The privacy manager counts categories from zero. */
export async function choose(
  context: BrowserContext,
  url: string,
  {functional, advertising}: ChosenConsent,
): Promise<void> {
  const accepted = [0, ...(functional ? [1] : []), ...(advertising ? [2] : [])];
  await context.addCookies([{name: 'notice_gdpr_prefs', value: `${accepted.join(',')}:`, url}]);
}

export const cookieOf = ({functional, advertising}: ChosenConsent) =>
  [functional && 'functional', advertising && 'advertising'].filter(Boolean).join('+') || 'none';

/** Waits until the shop has read the shopper's choice. */
export async function expectAnswered(page: Page, consent: ChosenConsent): Promise<void> {
  const pattern = new RegExp(`(^|; )consent(_hpsf)?=${cookieOf(consent).replace('+', '\\+')}(;|$)`);
  await expect.poll(() => page.evaluate(() => document.cookie)).toMatch(pattern);
}

/** The third parties that the context's pages have called since the last document. Updates while the test runs. */
export function watchThirdParties(context: BrowserContext, sandboxOrigin: string) {
  const seen = new Set<ThirdPartyId>();
  /* The document before may call until the next one arrives. */
  context.on('response', (response) => {
    const request = response.request();
    if (request.isNavigationRequest() && !request.frame().parentFrame()) seen.clear();
  });
  context.on('request', (request) => {
    const {origin, pathname} = new URL(request.url());
    const id = THIRD_PARTY_IDS.find((item) => pathname.startsWith(PATHS[item]));
    if (origin === sandboxOrigin && id) seen.add(id);
  });
  return {list: () => [...seen].sort()};
}

/** The third parties that a page may talk to, as the registry says. */
export function allowedParties(
  {functional, advertising}: ChosenConsent,
  page: string | null,
): ThirdPartyId[] {
  return THIRD_PARTY_IDS.filter((id) => {
    const {category, pages} = THIRD_PARTIES[id];
    const hasConsent = {required: true, functional, advertising}[category];
    return hasConsent && (pages === 'all' || pages.some((item) => item === page));
  }).sort();
}

interface SentEvent {
  event: string;
  consent: string;
  payload: Record<string, unknown>;
}

/** The events that the pages' tag manager sends. Updates while the test runs. */
export function watchEvents(context: BrowserContext): SentEvent[] {
  const events: SentEvent[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/google/collect') return;
    events.push(request.postDataJSON() as SentEvent);
  });
  return events;
}
