import {buyerOf} from '~/domains/cart/buyer.server';
import {openCartOwnership} from '~/domains/cart/cart-ownership.server';
import {readShownCart} from '~/domains/cart/cart-stock.server';
import {pageCart} from '~/domains/cart/page-cart.server';
import {firstOrderPolicy} from '~/domains/autoship/first-order-policy';
import {hasLiveSubscription} from '~/domains/autoship/live-subscription.server';
import {isExtraGift} from '~/domains/cart/extra-gift';
import {extraGiftPolicy} from '~/domains/cart/extra-gift-policy';
import {readGiftVariant} from '~/domains/cart/gift-variant.server';
import {readOrderGift} from '~/domains/giving/order-gift.server';
import {isGiftOffered, keepStore, shownGiving} from '~/domains/giving/site-offer.server';
import {
  mayBuyPrescription,
  readPurchaseRules,
} from '~/domains/staff-access/read-purchase-rules.server';
import {readQuota} from '~/domains/staff-access/read-quota.server';
import {variantUrl} from '~/domains/catalog/variant-url';
import {currentPreview} from '~/domains/content/current-preview.server';
import {thirdPartiesOfSite} from '~/domains/consent/third-parties';
import type {ContentView} from '~/domains/content/schedule';
import {dealSkus} from '~/domains/content/deals.server';
import {siteContent} from '~/domains/content/site-content.server';
import {handoffPolicy} from '~/domains/checkout/handoff-policy';
import {staffRefusal} from '~/domains/checkout/staff-refusal.server';
import {givingSettings} from '~/domains/giving/giving-settings';
import {formatUserLocation} from '~/domains/location/user-location';
import {createSessionCheck} from '~/domains/session/confirm-session.server';
import {
  createCookieJar,
  needsSecureCookies,
  readForeignCookie,
} from '~/domains/session/cookie-jar.server';
import {openSession} from '~/domains/session/session-store.server';
import {siteOf, type Site, type SiteId} from '~/domains/session/site';
import {createBreakers, type Breakers} from '~/platform/circuit-breaker.server';
import {parseEnv, type AppEnv} from '~/platform/env.server';
import {createExpiry, type Expiry} from '~/platform/expiry';
import {createHttp} from '~/platform/http.server';
import {withErrorReports} from '~/platform/error-report/with-error-reports.server';
import {createLog, type Log} from '~/platform/log.server';
import {isLoopback} from '~/platform/loopback';
import {addressOfRequest, networkOfRequest, secondsToWait} from '~/platform/rate-limit.server';
import {createTiming, type Timing} from '~/platform/timing.server';
import {createCommerceAddresses} from '~/services/commerce/addresses.server';
import {createAdminClient} from '~/services/commerce/admin-client.server';
import {createCommerceCart} from '~/services/commerce/cart.server';
import {createClinics} from '~/services/clinics/clinics.server';
import {createCommerceCatalog} from '~/services/commerce/catalog.server';
import {createCommerceClient} from '~/services/commerce/client.server';
import {createCommerceCustomer} from '~/services/commerce/customer.server';
import {createCustomerTokens} from '~/services/commerce/customer-token.server';
import {createMultipass} from '~/services/commerce/multipass.server';
import {createCommerceOrders} from '~/services/commerce/orders.server';
import {createCommerceSearch} from '~/services/commerce/search.server';
import {createCommerceSitemap} from '~/services/commerce/sitemap.server';
import {createContentClient} from '~/services/content-system/client.server';
import {createContentPages} from '~/services/content-system/content-pages.server';
import {imageUrlAt} from '~/services/content-system/image-url';
import {createContentSystem} from '~/services/content-system/content-system.server';
import {createIdentity, type Identity} from '~/services/identity/identity.server';
import type {KeyCache} from '~/services/identity/jwt.server';
import {createServerGiving} from '~/services/giving/server-giving.server';
import {createInventory} from '~/services/inventory/inventory.server';
import {createMail} from '~/services/mail/mail.server';
import {createSubscriptionsClient} from '~/services/subscriptions/client.server';
import {createSubscriptions} from '~/services/subscriptions/subscriptions.server';
import {createClearedReads} from '~/services/cleared-reads';
import type {RecentResults} from '~/services/recent-results';
import {createSharedCache} from '~/services/shared-cache.server';
import {createReviews} from '~/services/reviews/reviews.server';
import {clearShared} from '~/shell/documents/clear-shared.server';
import type {DocumentStore} from '~/shell/documents/document-store';
import type {RequestContext} from './request-context';

/** Provided by Oxygen or the Node host with each request. */
export interface Runtime {
  env: object;
  /** Without a cache, for instance in tests, everything is read from the upstreams. */
  cache: Cache | undefined;
  waitUntil(promise: Promise<unknown>): void;
  /** Defaults to a circuit breaker shared by all requests of this isolate. */
  breakers?: Breakers;
  pause?: (ms: number) => Promise<void>;
  /** Documents that any guest may get. Without it, every document is rendered. */
  documents?: DocumentStore;
  /** Of this isolate. Without it, every shared read is looked up in the cache. */
  recent?: RecentResults;
  /** Lowered to how long the response may be shared. */
  expiry?: Expiry;
}

const pauseFor = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

const sharedBreakers = createBreakers();
const clearedReads = createClearedReads();
const identityKeys: KeyCache = new Map();

interface SiteState {
  site: SiteId;
  /** No password gate and no maintenance. */
  isOpenToAll: boolean;
  /** `null` on a developer's machine. */
  origin: string | null;
}

/** What is known of this deployment before a context is built. */
export function readSiteState(rawEnv: object): SiteState {
  const {SITE_ID, SITE_PASSWORD, MAINTENANCE, PUBLIC_SITE_ORIGIN} = parseEnv(rawEnv);
  return {
    site: SITE_ID,
    isOpenToAll: SITE_PASSWORD === null && !MAINTENANCE,
    origin: PUBLIC_SITE_ORIGIN,
  };
}

/** The log of a request. Its errors are reported too. @throws {EnvError} */
export function createRequestLog(
  {env: rawEnv, waitUntil}: Pick<Runtime, 'env' | 'waitUntil'>,
  {id, path}: {id: string; path: string},
): Log {
  const env = parseEnv(rawEnv);
  return withErrorReports(createLog({requestId: id, site: env.SITE_ID}), {
    dsn: env.PUBLIC_ERROR_REPORTING_DSN,
    site: env.SITE_ID,
    environment: env.isLocal ? 'local' : 'production',
    requestId: id,
    path,
    waitUntil,
  });
}

export async function createAppLoadContext(
  request: Request,
  {
    env: rawEnv,
    cache,
    waitUntil,
    breakers = sharedBreakers,
    documents,
    recent,
    pause = pauseFor,
    expiry = createExpiry(),
  }: Runtime,
): Promise<RequestContext> {
  const env = parseEnv(rawEnv);
  const site = siteOf(env.SITE_ID);
  const id = crypto.randomUUID();
  const url = new URL(request.url);
  const log = createRequestLog({env: rawEnv, waitUntil}, {id, path: url.pathname});
  const timing = createTiming();
  const newHttp = (clock: Timing) =>
    createHttp({fetch: (...call) => fetch(...call), breakers, timing: clock, log});
  const http = newHttp(timing);
  const sharedCache = createSharedCache({
    cache,
    waitUntil,
    request,
    expiry,
    cleared: clearedReads,
    ...(recent && {recent}),
  });
  const client = createCommerceClient({env, http, request, sharedCache});
  const adminClient = createAdminClient({env, http});
  const multipass = createMultipass({
    secret: env.MULTIPASS_SECRET,
    storeOrigin: env.PUBLIC_STORE_DOMAIN,
    ownOrigins: [env.PUBLIC_STORE_DOMAIN, env.PUBLIC_CHECKOUT_DOMAIN],
  });
  const contentClient = createContentClient({
    url: env.CONTENT_SYSTEM_URL,
    token: env.CONTENT_SYSTEM_TOKEN,
    http,
    sharedCache,
  });
  const clientIp = addressOfRequest(request);
  const identity = createIdentity({env, http, keys: identityKeys, clientIp});
  const jarOptions = {
    suffix: site.cookieSuffix,
    secure: needsSecureCookies(url),
  };
  const settings = settingsOf(env, {site, url, identity});
  const {secrets, giving, idle} = settings;
  const received = createCookieJar(request, jarOptions);
  const now = Date.now();
  const preview = await currentPreview({cookies: received, ...settings.previewKeys, now});
  const zip = preview?.zip ?? null;
  const cookies = zip
    ? createCookieJar(request, {
        ...jarOptions,
        assumed: {user_location: formatUserLocation({zip, destination: 'HOME'})},
      })
    : received;
  const serverGiving = giving && createServerGiving(http, giving);
  const session = await openSession({cookies, secrets, site, idle, now});
  const customerTokens = createCustomerTokens(client, multipass);
  const imageUrl = imageUrlAt(env.PUBLIC_IMAGE_ORIGIN);
  const contentPages = createContentPages({
    client: contentClient,
    site: site.id,
    imageUrl,
    log,
    isFresh: preview !== null,
  });
  const view: ContentView = {
    withDrafts: preview?.withDrafts ?? false,
    now: preview?.at ?? now,
    expiry,
  };
  const content = {request: {expiry}, services: {contentPages}, site, visitor: {view}};
  const context: RequestContext = {
    request: {
      id,
      log,
      timing,
      waitUntil,
      expiry,
      pause,
      clearShared: (clearing) => clearShared(clearing, {documents, reads: clearedReads}),
      shownCart: once(() => readShownCart(context)),
      pageCart: once(() => pageCart(context)),
      siteContent: once(() => siteContent(content)),
      deals: once(() => dealSkus(content)),
      quota: once(() => readQuota(context, context.visitor.session.current())),
    },
    services: {
      cart: createCommerceCart(client, (line) => !isExtraGift(line)),
      catalog: createCommerceCatalog(client, variantUrl),
      search: createCommerceSearch(client, variantUrl),
      sitemap: createCommerceSitemap(client),
      customers: createCommerceCustomer(client, adminClient),
      customerTokens,
      orders: createCommerceOrders({client, admin: adminClient, log}),
      addresses: createCommerceAddresses(client),
      multipass,
      contentSystem: createContentSystem({
        client: contentClient,
        imageUrl,
        texts: {withDrafts: view.withDrafts, isFresh: preview !== null},
      }),
      contentPages,
      identity,
      inventory: createInventory({env, http, sharedCache}),
      clinics: createClinics({env, http}),
      mail: createMail({env, http}),
      subscriptions: createSubscriptions(createSubscriptionsClient({env, http})),
      reviews: createReviews({env, http, sharedCache}),
      giving: serverGiving,
      background: () => {
        const ownHttp = newHttp(createTiming());
        return {
          mail: createMail({env, http: ownHttp}),
          identity: createIdentity({env, http: ownHttp, keys: identityKeys, clientIp}),
        };
      },
    },
    site,
    visitor: {
      cookies,
      session,
      confirmSession: createSessionCheck({
        customerTokens,
        log,
        noteSavedCart: (...read) => context.visitor.cart.recordWritten(...read),
      }),
      buyer: () => buyerOf(session.current()),
      cart: await openCartOwnership({cookies, session, secrets, site, now}),
      giftOf: async (cart, trackingId) =>
        serverGiving &&
        readOrderGift({client: serverGiving, site: site.id, log, waitUntil}, cart, trackingId),
      offersGift: async (kind) =>
        serverGiving !== null && isGiftOffered(serverGiving, site.id, kind),
      givingShown: once(
        async () =>
          giving &&
          serverGiving &&
          shownGiving(
            cache ? keepStore(serverGiving, giving, waitUntil) : serverGiving,
            site.id,
            giving,
          ),
      ),
      purchaseRules: once(() => readPurchaseRules(context)),
      cartPolicies: [
        handoffPolicy({
          factsNow: () => ({
            customer: session.current(),
            site,
            autoshipNeedsLogin: settings.autoshipNeedsLogin,
          }),
          staffRefusal: (cart) =>
            staffRefusal(context, cart, {
              customer: session.current(),
              isEligibleForPd: mayBuyPrescription(context),
            }),
        }),
        firstOrderPolicy(() => ({
          customer: session.current(),
          hasLiveSubscription: (customer) => hasLiveSubscription(context, customer),
        })),
        extraGiftPolicy({giftVariant: (cents) => readGiftVariant(context, cents)}),
      ],
      view,
      preview,
      loginToken: readForeignCookie(request, identity.sessionCookie),
      network: networkOfRequest(request),
      secondsToWait: (limit) => secondsToWait(request, limit),
    },
    settings,
  };
  return context;
}

function settingsOf(
  env: AppEnv,
  {site, url, identity}: {site: Site; url: URL; identity: Identity},
): RequestContext['settings'] {
  const giving = givingSettings(env);
  return {
    origins: {
      images: env.PUBLIC_IMAGE_ORIGIN,
      checkout: env.PUBLIC_CHECKOUT_DOMAIN,
      content: new URL(env.CONTENT_SYSTEM_URL).origin,
      identity: new URL(identity.continueSsoUrl('', '')).origin,
    },
    thirdParties: thirdPartiesOfSite(
      {
        privacyManager: env.PUBLIC_PRIVACY_MANAGER_URL,
        reviews: env.PUBLIC_REVIEWS_SCRIPT_URL,
        giving: giving && giving.clickstreamUrl,
        errorReporting: env.PUBLIC_ERROR_REPORTING_DSN,
        tagManager: env.PUBLIC_TAG_MANAGER_URL,
        emailMarketing: env.PUBLIC_EMAIL_MARKETING_URL,
      },
      site.features,
    ),
    secrets: [env.SESSION_SECRET, ...env.SESSION_SECRET_PREVIOUS],
    gate: {password: env.SITE_PASSWORD, secret: env.SESSION_SECRET},
    previewKeys: {key: env.PREVIEW_KEY, secret: env.SESSION_SECRET, site: site.id},
    contentHookSecret: env.CONTENT_HOOK_SECRET,
    siteOrigin: env.PUBLIC_SITE_ORIGIN ?? (isLoopback(url.hostname) ? url.origin : null),
    isInMaintenance: env.MAINTENANCE,
    idle: {
      seconds: env.SESSION_IDLE_SECONDS ?? site.idleSeconds,
      alertSeconds: env.SESSION_ALERT_SECONDS ?? site.alertSeconds,
    },
    pdGroups: env.PD_CUSTOMER_GROUPS,
    subscriptionsHashKey: env.SUBSCRIPTIONS_HASH_KEY,
    hasHawaiiDelivery: env.FEATURE_HAWAII_DELIVERY,
    autoshipNeedsLogin: env.FEATURE_AUTOSHIP_FULFILMENT,
    showsAddFailures: env.FEATURE_ADD_FAILURE_MESSAGE,
    contactEmailTo: env.CONTACT_EMAIL_TO,
    giving,
    sendsTimings: env.isLocal,
  };
}

/** Calls `produce` when the data is first needed, and returns the same promise from then on. */
function once<Value>(produce: () => Promise<Value>): () => Promise<Value> {
  let started: Promise<Value> | undefined;
  return () => (started ??= produce());
}
