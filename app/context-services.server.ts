import {isExtraGift} from '~/domains/cart/extra-gift';
import {variantUrl} from '~/domains/catalog/variant-url';
import type {ContentView} from '~/domains/content/schedule';
import type {GivingSettings} from '~/domains/giving/giving-settings';
import type {Site} from '~/domains/session/site';
import type {AppEnv} from '~/platform/env.server';
import type {Http} from '~/platform/http.server';
import type {Log} from '~/platform/log.server';
import {addressOfRequest} from '~/platform/rate-limit.server';
import {createClinics} from '~/services/clinics/clinics.server';
import {createCommerceAddresses} from '~/services/commerce/addresses.server';
import {createAdminClient} from '~/services/commerce/admin-client.server';
import {createCommerceCart} from '~/services/commerce/cart.server';
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
import {createContentSystem} from '~/services/content-system/content-system.server';
import {imageUrlAt} from '~/services/content-system/image-url';
import {createServerGiving} from '~/services/giving/server-giving.server';
import {createIdentity, type Identity} from '~/services/identity/identity.server';
import type {KeyCache} from '~/services/identity/jwt.server';
import {createInventory} from '~/services/inventory/inventory.server';
import {createMail} from '~/services/mail/mail.server';
import {createReviews} from '~/services/reviews/reviews.server';
import type {SharedCache} from '~/services/shared-cache.server';
import {createSubscriptionsClient} from '~/services/subscriptions/client.server';
import {createSubscriptions} from '~/services/subscriptions/subscriptions.server';
import type {RequestContext} from './request-context';

type Services = RequestContext['services'];

/** The means by which a request's clients reach the hosted services. */
export interface Connection {
  env: AppEnv;
  request: Request;
  log: Log;
  http: Http;
  /** A client for work after the response, whose time doesn't count toward the request's. */
  newHttp(): Http;
  sharedCache: SharedCache;
}

const identityKeys: KeyCache = new Map();

export const connectIdentity = ({
  env,
  request,
  http,
}: Pick<Connection, 'env' | 'request' | 'http'>): Identity =>
  createIdentity({env, http, keys: identityKeys, clientIp: addressOfRequest(request)});

interface ServicesParts {
  site: Site;
  identity: Identity;
  giving: GivingSettings | null;
  view: ContentView;
  /** For previews, content is read past the cache. */
  isFresh: boolean;
}

export function createServices(connection: Connection, parts: ServicesParts): Services {
  const {env, request, http, sharedCache} = connection;
  const {identity, giving} = parts;
  return {
    ...commerceServices(connection),
    ...contentServices(connection, parts),
    identity,
    inventory: createInventory({env, http, sharedCache}),
    clinics: createClinics({env, http}),
    mail: createMail({env, http}),
    subscriptions: createSubscriptions(createSubscriptionsClient({env, http})),
    reviews: createReviews({env, http, sharedCache}),
    giving: giving && createServerGiving(http, giving),
    background() {
      const ownHttp = connection.newHttp();
      return {
        mail: createMail({env, http: ownHttp}),
        identity: connectIdentity({env, request, http: ownHttp}),
      };
    },
  };
}

function commerceServices({env, request, log, http, sharedCache}: Connection) {
  const client = createCommerceClient({env, http, request, sharedCache});
  const admin = createAdminClient({env, http});
  const multipass = createMultipass({
    secret: env.MULTIPASS_SECRET,
    storeOrigin: env.PUBLIC_STORE_DOMAIN,
    ownOrigins: [env.PUBLIC_STORE_DOMAIN, env.PUBLIC_CHECKOUT_DOMAIN],
  });
  return {
    cart: createCommerceCart(client, (line) => !isExtraGift(line)),
    catalog: createCommerceCatalog(client, variantUrl),
    search: createCommerceSearch(client, variantUrl),
    sitemap: createCommerceSitemap(client),
    customers: createCommerceCustomer(client, admin),
    customerTokens: createCustomerTokens(client, multipass),
    orders: createCommerceOrders({client, admin, log}),
    addresses: createCommerceAddresses(client),
    multipass,
  };
}

function contentServices(
  {env, log, http, sharedCache}: Connection,
  {site, view, isFresh}: Pick<ServicesParts, 'site' | 'view' | 'isFresh'>,
) {
  const client = createContentClient({
    url: env.CONTENT_SYSTEM_URL,
    token: env.CONTENT_SYSTEM_TOKEN,
    http,
    sharedCache,
  });
  const imageUrl = imageUrlAt(env.PUBLIC_IMAGE_ORIGIN);
  return {
    contentSystem: createContentSystem({
      client,
      imageUrl,
      texts: {withDrafts: view.withDrafts, isFresh},
    }),
    contentPages: createContentPages({client, site: site.id, imageUrl, log, isFresh}),
  };
}
