import {guestCartId} from '~/domains/cart/cart-id.server';
import {variantUrl} from '~/domains/catalog/variant-url';
import {createCookieJar, needsSecureCookies} from '~/domains/session/cookie-jar.server';
import {siteOf} from '~/domains/session/site';
import {createBreakers} from '~/platform/circuit-breaker.server';
import {parseEnv} from '~/platform/env.server';
import {createHttp} from '~/platform/http.server';
import {createLog} from '~/platform/log.server';
import {createTiming} from '~/platform/timing.server';
import {createCommerceCart} from '~/services/commerce/cart.server';
import {createCommerceCatalog} from '~/services/commerce/catalog.server';
import {createCommerceClient} from '~/services/commerce/client.server';
import {createCommerceSearch} from '~/services/commerce/search.server';
import {createCommerceSitemap} from '~/services/commerce/sitemap.server';
import {createContentClient} from '~/services/content-system/client.server';
import {createContentSystem} from '~/services/content-system/content-system.server';
import {createInventory} from '~/services/inventory/inventory.server';
import {createSharedCache} from '~/services/shared-cache.server';

/** What the runtime gives with each request, on Oxygen and on Node alike. */
export interface Runtime {
  env: object;
  /** Absent where there is no cache, for instance in tests: then everything is fetched. */
  cache: Cache | undefined;
  waitUntil(promise: Promise<unknown>): void;
}

/* One isolate's memory of which services fail: shared by its requests. */
const breakers = createBreakers();

/** Builds everything that one request works with. Its return type is AppLoadContext. */
export function createAppLoadContext(request: Request, {env: rawEnv, cache, waitUntil}: Runtime) {
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
  const cookies = createCookieJar(request, {
    suffix: site.cookieSuffix,
    secure: needsSecureCookies(new URL(request.url)),
  });
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
    origins: {images: env.PUBLIC_IMAGE_ORIGIN, checkout: env.PUBLIC_CHECKOUT_DOMAIN},
    isInMaintenance: env.MAINTENANCE,
    gate: {password: env.SITE_PASSWORD, secret: env.SESSION_SECRET},
    contentSystem: createContentSystem(contentClient, env.PUBLIC_IMAGE_ORIGIN),
    inventory: createInventory({env, http, sharedCache}),
    hasHawaiiDelivery: env.FEATURE_HAWAII_DELIVERY,
    autoshipNeedsLogin: env.FEATURE_AUTOSHIP_FULFILMENT,
    tellsAddFailures: env.FEATURE_ADD_FAILURE_MESSAGE,
  };
}

export type RequestContext = ReturnType<typeof createAppLoadContext>;
