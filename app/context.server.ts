import {guestCartId} from '~/domains/cart/cart-id.server';
import {variantUrl} from '~/domains/catalog/variant-url';
import {currentPreview} from '~/domains/content/current-preview.server';
import type {ContentView} from '~/domains/content/schedule';
import {dealSkus} from '~/domains/content/deals.server';
import {siteContent} from '~/domains/content/site-content.server';
import {formatUserLocation} from '~/domains/location/user-location';
import {createCookieJar, needsSecureCookies} from '~/domains/session/cookie-jar.server';
import {siteOf} from '~/domains/session/site';
import {createBreakers, type Breakers} from '~/platform/circuit-breaker.server';
import {parseEnv} from '~/platform/env.server';
import {createHttp} from '~/platform/http.server';
import {createLog} from '~/platform/log.server';
import {secondsToWait, type RateLimit} from '~/platform/rate-limit.server';
import {createTiming} from '~/platform/timing.server';
import {createCommerceCart} from '~/services/commerce/cart.server';
import {createCommerceCatalog} from '~/services/commerce/catalog.server';
import {createCommerceClient} from '~/services/commerce/client.server';
import {createCommerceSearch} from '~/services/commerce/search.server';
import {createCommerceSitemap} from '~/services/commerce/sitemap.server';
import {createContentClient} from '~/services/content-system/client.server';
import {createContentPages} from '~/services/content-system/content-pages.server';
import {imageUrlAt} from '~/services/content-system/image-url';
import {createContentSystem} from '~/services/content-system/content-system.server';
import {createInventory} from '~/services/inventory/inventory.server';
import {createMail} from '~/services/mail/mail.server';
import {createSharedCache} from '~/services/shared-cache.server';

/** What the runtime gives with each request, on Oxygen and on Node alike. */
export interface Runtime {
  env: object;
  /** Absent where there is no cache, for instance in tests: then everything is fetched. */
  cache: Cache | undefined;
  waitUntil(promise: Promise<unknown>): void;
  /** What is remembered of failing services; when left out, the isolate's own memory, shared by its requests. */
  breakers?: Breakers;
}

const sharedBreakers = createBreakers();

/** Builds everything that one request works with. Its return type is AppLoadContext. */
export async function createAppLoadContext(
  request: Request,
  {env: rawEnv, cache, waitUntil, breakers = sharedBreakers}: Runtime,
) {
  const env = parseEnv(rawEnv);
  const site = siteOf(env.SITE_ID);
  const requestId = crypto.randomUUID();
  const log = createLog({requestId, site: site.id});
  const timing = createTiming();
  const http = createHttp({fetch: (...call) => fetch(...call), breakers, timing, log});
  const sharedCache = createSharedCache({cache, waitUntil, request});
  const client = createCommerceClient({env, http, request, sharedCache});
  const contentClient = createContentClient({
    url: env.CONTENT_SYSTEM_URL,
    token: env.CONTENT_SYSTEM_TOKEN,
    http,
    sharedCache,
  });
  const jarOptions = {
    suffix: site.cookieSuffix,
    secure: needsSecureCookies(new URL(request.url)),
  };
  const previewKeys = {key: env.PREVIEW_KEY, secret: env.SESSION_SECRET, site: site.id};
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
  };
  return {
    site,
    requestId,
    log,
    timing,
    cookies,
    cartId: guestCartId(cookies),
    commerce: {
      cart: createCommerceCart(client),
      catalog: createCommerceCatalog(client, variantUrl),
      search: createCommerceSearch(client, variantUrl),
      sitemap: createCommerceSitemap(client),
    },
    /** Origins that pages may load from or send to; the Content-Security-Policy is built from them. */
    origins: {
      images: env.PUBLIC_IMAGE_ORIGIN,
      checkout: env.PUBLIC_CHECKOUT_DOMAIN,
      content: new URL(env.CONTENT_SYSTEM_URL).origin,
    },
    isInMaintenance: env.MAINTENANCE,
    gate: {password: env.SITE_PASSWORD, secret: env.SESSION_SECRET},
    contentSystem: createContentSystem(contentClient, imageUrl),
    contentPages,
    /** Drafts and other moments are for previews alone. */
    view,
    preview,
    previewKeys,
    siteContent: once(() => siteContent({contentPages, view, site})),
    deals: once(() => dealSkus({contentPages, view})),
    inventory: createInventory({env, http, sharedCache}),
    mail: createMail({env, http}),
    /** Where messages of the contact form go; `null`: to the site's own address. */
    contactEmailTo: env.CONTACT_EMAIL_TO,
    /** Counts a call of this visitor; the seconds that they have to wait, if any. */
    secondsToWait: (limit: RateLimit) => secondsToWait(request, limit),
    hasHawaiiDelivery: env.FEATURE_HAWAII_DELIVERY,
    autoshipNeedsLogin: env.FEATURE_AUTOSHIP_FULFILMENT,
    tellsAddFailures: env.FEATURE_ADD_FAILURE_MESSAGE,
  };
}

export type RequestContext = Awaited<ReturnType<typeof createAppLoadContext>>;

/** Asked for by guards and pages alike, but read once. */
function once<Value>(produce: () => Promise<Value>): () => Promise<Value> {
  let started: Promise<Value> | undefined;
  return () => (started ??= produce());
}
