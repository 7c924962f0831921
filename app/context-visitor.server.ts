import {firstOrderPolicy} from '~/domains/autoship/first-order-policy';
import {hasLiveSubscription} from '~/domains/autoship/live-subscription.server';
import {buyerOf} from '~/domains/cart/buyer.server';
import {openCartOwnership} from '~/domains/cart/cart-ownership.server';
import type {CartPolicy} from '~/domains/cart/cart-policy';
import {extraGiftPolicy} from '~/domains/cart/extra-gift-policy';
import {readGiftVariant} from '~/domains/cart/gift-variant.server';
import {handoffPolicy} from '~/domains/checkout/handoff-policy';
import {staffRefusal} from '~/domains/checkout/staff-refusal.server';
import {currentPreview} from '~/domains/content/current-preview.server';
import type {ContentView} from '~/domains/content/schedule';
import {readOrderGift} from '~/domains/giving/order-gift.server';
import {isGiftOffered, keepStore, shownGiving} from '~/domains/giving/site-offer.server';
import {formatUserLocation} from '~/domains/location/user-location';
import {createSessionCheck} from '~/domains/session/confirm-session.server';
import {
  createCookieJar,
  needsSecureCookies,
  readForeignCookie,
} from '~/domains/session/cookie-jar.server';
import {openSession} from '~/domains/session/session-store.server';
import type {Site} from '~/domains/session/site';
import {
  mayBuyPrescription,
  readPurchaseRules,
} from '~/domains/staff-access/read-purchase-rules.server';
import type {Expiry} from '~/platform/expiry';
import type {Log} from '~/platform/log.server';
import {once} from '~/platform/once';
import {networkOfRequest, secondsToWait} from '~/platform/rate-limit.server';
import type {RequestContext} from './request-context';

type Visitor = RequestContext['visitor'];

interface VisitParts {
  site: Site;
  settings: RequestContext['settings'];
  expiry: Expiry;
}

/** Everything that the request's cookies say, before any service is called. */
export type Visit = Pick<Visitor, 'cookies' | 'session' | 'cart' | 'preview' | 'view'>;

export async function openVisit(
  request: Request,
  {site, settings, expiry}: VisitParts,
): Promise<Visit> {
  const {secrets, idle, previewKeys} = settings;
  const jarOptions = {
    suffix: site.cookieSuffix,
    secure: needsSecureCookies(new URL(request.url)),
  };
  const received = createCookieJar(request, jarOptions);
  const now = Date.now();
  const preview = await currentPreview({cookies: received, ...previewKeys, now});
  const zip = preview?.zip ?? null;
  const cookies = zip
    ? createCookieJar(request, {
        ...jarOptions,
        assumed: {user_location: formatUserLocation({zip, destination: 'HOME'})},
      })
    : received;
  const session = await openSession({cookies, secrets, site, idle, now});
  const cart = await openCartOwnership({cookies, session, secrets, site, now});
  const view: ContentView = {
    withDrafts: preview?.withDrafts ?? false,
    now: preview?.at ?? now,
    expiry,
  };
  return {cookies, session, cart, preview, view};
}

interface VisitorParts {
  request: Request;
  log: Log;
  waitUntil(promise: Promise<unknown>): void;
  services: RequestContext['services'];
  site: Site;
  settings: RequestContext['settings'];
  /** Whether the giving service's store is kept for other requests. */
  keepsStore: boolean;
}

/** Only functions that are called later may use the whole `context`. */
export function createVisitor(
  visit: Visit,
  parts: VisitorParts,
  context: () => RequestContext,
): Visitor {
  const {session, cart} = visit;
  const {request, log, services} = parts;
  return {
    ...visit,
    ...givingOf(parts),
    confirmSession: createSessionCheck({
      customerTokens: services.customerTokens,
      log,
      noteSavedCart: (...read) => cart.recordWritten(...read),
    }),
    buyer: () => buyerOf(session.current()),
    purchaseRules: once(() => readPurchaseRules(context())),
    cartPolicies: cartPoliciesOf(visit, parts, context),
    loginToken: readForeignCookie(request, services.identity.sessionCookie),
    network: networkOfRequest(request),
    secondsToWait: (limit) => secondsToWait(request, limit),
  };
}

function givingOf({
  log,
  waitUntil,
  services: {giving: client},
  site,
  settings: {giving: settings},
  keepsStore,
}: VisitorParts): Pick<Visitor, 'giftOf' | 'offersGift' | 'givingShown'> {
  return {
    giftOf: async (cart, trackingId) =>
      client && readOrderGift({client, site: site.id, log, waitUntil}, cart, trackingId),
    offersGift: async (kind) => client !== null && isGiftOffered(client, site.id, kind),
    givingShown: once(
      async () =>
        settings &&
        client &&
        shownGiving(
          keepsStore ? keepStore(client, settings, waitUntil) : client,
          site.id,
          settings,
        ),
    ),
  };
}

function cartPoliciesOf(
  {session}: Visit,
  {site, settings}: VisitorParts,
  context: () => RequestContext,
): CartPolicy[] {
  return [
    handoffPolicy({
      factsNow: () => ({
        customer: session.current(),
        site,
        autoshipNeedsLogin: settings.autoshipNeedsLogin,
      }),
      staffRefusal: (cart) =>
        staffRefusal(context(), cart, {
          customer: session.current(),
          isEligibleForPd: mayBuyPrescription(context()),
        }),
    }),
    firstOrderPolicy(() => ({
      customer: session.current(),
      hasLiveSubscription: (customer) => hasLiveSubscription(context(), customer),
    })),
    extraGiftPolicy({giftVariant: (cents) => readGiftVariant(context(), cents)}),
  ];
}
