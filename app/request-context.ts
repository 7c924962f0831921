import type {Cart} from '~/domains/cart/cart';
import type {OrderGift} from '~/domains/cart/cart-attributes';
import type {CartOwnership} from '~/domains/cart/cart-ownership.server';
import type {CartPolicy} from '~/domains/cart/cart-policy';
import type {readShownCart} from '~/domains/cart/cart-stock.server';
import type {PageCart} from '~/domains/cart/page-cart.server';
import type {PurchaseRules} from '~/domains/staff-access/purchase-rules';
import type {ThirdPartyAddresses} from '~/domains/consent/third-parties';
import type {Clearing} from '~/domains/content/content-hook.server';
import type {OpenPreview} from '~/domains/content/current-preview.server';
import type {ContentView} from '~/domains/content/schedule';
import type {SiteContent} from '~/domains/content/site-content';
import type {GiftKind} from '~/domains/giving-eligibility/giving-store';
import type {GivingSettings, ShownGiving} from '~/domains/giving/giving-settings';
import type {KnownQuota} from '~/domains/staff-access/read-quota.server';
import type {ConfirmSession} from '~/domains/session/confirm-session.server';
import type {CookieJar} from '~/domains/session/cookie-jar.server';
import type {SessionStore} from '~/domains/session/session-store.server';
import type {Site, SiteId} from '~/domains/session/site';
import type {Expiry} from '~/platform/expiry';
import type {Log} from '~/platform/log.server';
import type {RateLimit} from '~/platform/rate-limit.server';
import type {Timing} from '~/platform/timing.server';
import type {Clinics} from '~/services/clinics/clinics.server';
import type {CommerceAddresses} from '~/services/commerce/addresses.server';
import type {CommerceCart, NewBuyerIdentity} from '~/services/commerce/cart.server';
import type {CommerceCatalog} from '~/services/commerce/catalog.server';
import type {CommerceCustomer} from '~/services/commerce/customer.server';
import type {CustomerTokens} from '~/services/commerce/customer-token.server';
import type {Multipass} from '~/services/commerce/multipass.server';
import type {CommerceOrders} from '~/services/commerce/orders.server';
import type {CommerceSearch} from '~/services/commerce/search.server';
import type {CommerceSitemap} from '~/services/commerce/sitemap.server';
import type {ContentPages} from '~/services/content-system/content-pages.server';
import type {ContentSystem} from '~/services/content-system/content-system.server';
import type {GivingClient} from '~/services/giving/giving-client';
import type {Identity} from '~/services/identity/identity.server';
import type {Inventory} from '~/services/inventory/inventory.server';
import type {Mail} from '~/services/mail/mail.server';
import type {Subscriptions} from '~/services/subscriptions/subscriptions.server';
import type {Reviews} from '~/services/reviews/reviews.server';
import type {ErrorPageVerdict} from '~/shell/guards/verdict';

/**
 * Everything about one request besides its `Request`. `context.server.ts` builds it; loaders and actions get it as
 * `AppLoadContext`. A function asks for its part with `Needs` (`platform/needs.ts`).
 *
 * No interface, because Remix's `AppLoadContext` has an index signature, and an interface isn't assignable to one.
 */
export type RequestContext = {
  request: RequestScope;
  services: Services;
  site: Site;
  visitor: RequestVisitor;
  settings: Settings;
  /** Set if a guard has answered in place of the routes. */
  verdict?: Response | ErrorPageVerdict;
};

/** The request's own tools, and what is read once per request. */
interface RequestScope {
  /** The `X-Request-Id` of the response. */
  id: string;
  log: Log;
  timing: Timing;
  /** Keeps the runtime alive for work after the response. */
  waitUntil(promise: Promise<unknown>): void;
  /** How long guests may share the response. */
  expiry: Pick<Expiry, 'lower'>;
  pause(ms: number): Promise<void>;
  /** Drops documents and cached reads of this isolate that a change has made stale. */
  clearShared(clearing: Clearing): void;
  /** The response is a copy of a stored document; for the log. */
  isCopy?: boolean;
  /** The page's structured data, as JSON. Only the document has it: in the page's data it would be sent twice. */
  structuredData?: string[];
  /** The shopper's cart as the browser gets it. It's read once per request, so call this only after all cart changes. */
  shownCart(): ReturnType<typeof readShownCart>;
  /** The shopper's cart for the page: the cart if it's read before the first HTML is sent, or a promise. */
  pageCart(): Promise<PageCart>;
  /** The content around all pages. */
  siteContent(): Promise<SiteContent>;
  /** SKUs with the deal badge. */
  deals(): Promise<ReadonlySet<string>>;
  /** The staff member's quota this month. */
  quota(): Promise<KnownQuota>;
}

/** Clients of the hosted services. */
interface Services {
  cart: CommerceCart;
  catalog: CommerceCatalog;
  search: CommerceSearch;
  sitemap: CommerceSitemap;
  customers: CommerceCustomer;
  customerTokens: CustomerTokens;
  orders: CommerceOrders;
  addresses: CommerceAddresses;
  multipass: Multipass;
  contentSystem: ContentSystem;
  contentPages: ContentPages;
  identity: Identity;
  inventory: Inventory;
  clinics: Clinics;
  mail: Mail;
  subscriptions: Subscriptions;
  reviews: Reviews;
  /** `null` if giving is switched off. */
  giving: GivingClient | null;
  /** Returns clients for work after the response. Each call starts a time budget of its own. */
  background(): {mail: Mail; identity: Identity};
}

/** The shopper who sent the request. */
interface RequestVisitor {
  cookies: CookieJar;
  session: SessionStore;
  /** Asks Shopify whether it still accepts a session's token. */
  confirmSession: ConfirmSession;
  /** The buyer identity for a new cart; empty for a guest. */
  buyer(): NewBuyerIdentity;
  /** The id of the shopper's cart. */
  cart: CartOwnership;
  purchaseRules(): Promise<PurchaseRules>;
  /** Whether the giving service's store asks this site's shoppers for such gifts now. */
  offersGift(kind: GiftKind): Promise<boolean>;
  /** The donation of an order; `null` if there is none or it's unknown. `trackingId` is the visit's donation tracking. */
  giftOf(
    cart: Pick<Cart, 'lineItems' | 'cost'>,
    trackingId: string | null,
  ): Promise<OrderGift | null>;
  /** For the page's widgets; `null` if giving is off, or its store shows nothing to this site's shoppers. */
  givingShown(): Promise<ShownGiving | null>;
  /** Applied to every changed cart, in this order. */
  cartPolicies: readonly CartPolicy[];
  /** Only previews show drafts or another time than now. */
  view: ContentView;
  preview: OpenPreview | null;
  /**
   * The identity provider's session cookie, which another of our sites may have set in this browser. Not verified yet.
   */
  loginToken: string | null;
  /** The network of the client's IP address; `null` when the host doesn't know the address. */
  network: string | null;
  /** Counts a call of this client and returns the seconds it has to wait, or `null`. */
  secondsToWait(limit: RateLimit): number | null;
}

/** Values from the environment, and the site's defaults for them. */
interface Settings {
  /** Origins that pages may load from or send to. The Content-Security-Policy is built from them. */
  origins: {images: string; checkout: string; content: string; identity: string};
  /** The third parties that browsers may load on this site. */
  thirdParties: ThirdPartyAddresses;
  /** Secrets that seal cookies. The first seals; the others still open older ones. */
  secrets: readonly string[];
  /** The password gate; off if `password` is `null`. */
  gate: {password: string | null; secret: string};
  /** Previews are off if `key`, the editors' key, is `null`. */
  previewKeys: {key: string | null; secret: string; site: SiteId};
  /** Signs the content system's calls; `null` if it may make none. */
  contentHookSecret: string | null;
  /**
   * Origin for links in emails. Except on a local machine it never comes from the request, whose host the client
   * chooses; `null` if it isn't set.
   */
  siteOrigin: string | null;
  isInMaintenance: boolean;
  /** The inactivity timeout of a session, in seconds. */
  idle: {seconds: number; alertSeconds: number};
  /** Customer groups that may buy prescription diets on the staff site. */
  pdGroups: readonly string[];
  subscriptionsHashKey: string;
  /** If `false`, Hawaii gets delivery dates like other states. */
  hasHawaiiDelivery: boolean;
  /** A guest with autoship in the cart has to log in before checkout. */
  autoshipNeedsLogin: boolean;
  /** If `false`, a failed add is only logged, as ERR-15 literally requires. */
  showsAddFailures: boolean;
  /** Recipient of contact form messages; `null` for the site's own address. */
  contactEmailTo: string | null;
  /** `null` if giving is switched off. */
  giving: GivingSettings | null;
  /**
   * Whether responses have `Server-Timing`. Only on a local machine, because the times of upstream calls reveal what is
   * known about a shopper (EDGE-13).
   */
  sendsTimings: boolean;
}
