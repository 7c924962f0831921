import type {StoredCart} from '~/domains/cart/cart';
import type {CartOwnership} from '~/domains/cart/cart-ownership.server';
import type {CartId} from '~/domains/cart/ownership/id-cookie.server';
import type {CartContext} from '~/domains/cart/read-cart.server';
import {siteOf} from '~/domains/session/site';
import {failure, type Http, type UpstreamFailureKind} from '~/platform/http.server';
import type {Log} from '~/platform/log.server';
import {toCents} from '~/platform/money';
import {fail, ok} from '~/platform/result';
import {createCommerceCart, type CommerceCart} from '~/services/commerce/cart.server';
import {createCommerceClient} from '~/services/commerce/client.server';
import {parseCartId} from '~sandbox/commerce/cart/ids';
import {createCartResolvers} from '~sandbox/commerce/cart/resolvers';
import {createCarts} from '~sandbox/commerce/cart/store';
import type {Catalog, CatalogProduct, VariantInStock} from '~sandbox/commerce/catalog/types';
import {createStorefront} from '~sandbox/commerce/storefront/storefront';
import {createClock} from '~sandbox/control/clock';
import {createFaultBoard} from '~sandbox/control/faults';
import {catalogOf, productOf} from '~tests/support/catalog-builder';
import {contextOf} from '~tests/support/context';
import {worldOf} from '~tests/support/world-builder';
import {UNCACHED} from '~tests/support/uncached';
import {refuse} from '~tests/support/refuse';

export interface Mishap {
  kind: UpstreamFailureKind;
  /** The platform made the change before its response was lost. */
  acted: boolean;
}

export interface Goods {
  cents: number;
  compareAtCents?: number | null;
  /** @default never runs out */
  stock?: number;
  productType?: string;
  title?: string;
  isPrescription?: boolean;
}

const PREFIX = 'gid://shopify/ProductVariant/';
const PLAN_GROUP = 'gid://shopify/SellingPlanGroup/1';
const PLAN_PERCENT_OFF = 5;
const ORIGIN = 'https://checkout.test';

const REQUEST = new Request(ORIGIN);

const clock = createClock();
/* One engine for all platforms, because building it takes longer than most tests. */
const {catalog: empty, db} = catalogOf([]);
const store = createCarts(db, clock);
/** The catalog of the platform whose call is running. The engine runs a call synchronously. */
let selling: ReadonlyMap<string, VariantInStock> = new Map();
const catalog: Catalog = {
  ...empty,
  variantById: (id) => selling.get(id) ?? null,
  sellingPlan: (id) => ({
    id,
    groupId: id.includes('foreign') ? 'gid://shopify/SellingPlanGroup/2' : PLAN_GROUP,
    name: id,
    description: null,
    options: [],
    interval: 'WEEK',
    intervalCount: 4,
    percentOff: PLAN_PERCENT_OFF,
  }),
};
const sandbox = {db, clock, faults: createFaultBoard(), origin: ORIGIN, dataDir: '/nowhere'};
const storefront = createStorefront({
  sandbox,
  catalog,
  world: worldOf(),
  families: [
    createCartResolvers({
      sandbox,
      catalog,
      carts: store,
      resolveCustomer: () => null,
      customerById: () => null,
    }),
  ],
});

/**
 * The cart engine of the sandbox behind the shop's own adapter, without HTTP. Each call takes the next of `mishaps`;
 * `null` is a call that succeeds. Every variant is sold with any selling plan that isn't named `foreign`.
 */
export function createPlatform(goods: Record<string, Goods>) {
  const sold = new Map(
    Object.entries(goods).map(([name, one]) => [PREFIX + name, inStock(name, one)]),
  );
  const ids = new Set<string>();
  const mishaps: (Mishap | null)[] = [];
  const calls: string[] = [];

  const http: Http = {
    refuse,
    async json({init}) {
      const {query, variables} = JSON.parse(init.body as string) as {
        query: string;
        variables: Record<string, unknown>;
      };
      selling = sold;
      return ok(await storefront.execute(query, variables));
    },
  };
  const client = createCommerceClient({
    env: {PUBLIC_STORE_DOMAIN: ORIGIN, PRIVATE_STOREFRONT_API_TOKEN: 'private'},
    http,
    request: REQUEST,
    sharedCache: UNCACHED,
  });
  /* A new one for each call, because an adapter keeps what it read for the rest of its request. */
  const adapter = () => createCommerceCart(client);

  const withMishaps =
    <Args extends unknown[], Answer>(name: string, act: (...args: Args) => Promise<Answer>) =>
    async (...args: Args) => {
      calls.push(name);
      const mishap = mishaps.shift();
      const answer = !mishap || mishap.acted ? await act(...args) : null;
      return mishap
        ? fail(failure({service: 'commerce', operation: name}, mishap.kind, 'as the test says'))
        : (answer as Answer);
    };

  const cart: CommerceCart = {
    get: withMishaps('get', (id) => adapter().get(id)),
    create: withMishaps('create', async (...args) => {
      const made = await adapter().create(...args);
      if (made.ok && made.value.cart) ids.add(made.value.cart.id);
      return made;
    }),
    addLines: withMishaps('addLines', (...args) => adapter().addLines(...args)),
    updateLines: withMishaps('updateLines', (...args) => adapter().updateLines(...args)),
    removeLines: withMishaps('removeLines', (...args) => adapter().removeLines(...args)),
    updateAttributes: withMishaps('updateAttributes', (...args) =>
      adapter().updateAttributes(...args),
    ),
    handOff: withMishaps('handOff', (...args) => adapter().handOff(...args)),
    updateBuyerIdentity: withMishaps('updateBuyerIdentity', (...args) =>
      adapter().updateBuyerIdentity(...args),
    ),
    selectedVariant: withMishaps('selectedVariant', (...args) =>
      adapter().selectedVariant(...args),
    ),
    updateDiscountCodes: withMishaps('updateDiscountCodes', (...args) =>
      adapter().updateDiscountCodes(...args),
    ),
    updateNote: withMishaps('updateNote', (...args) => adapter().updateNote(...args)),
    merchandise: withMishaps('merchandise', (id) => adapter().merchandise(id)),
  };

  return {
    cart,
    calls,
    mishaps,
    carts: {
      /** Stores a cart, and sells what is in it. */
      set(id: string, {lineItems, attributes, note}: StoredCart) {
        for (const {variant, product} of lineItems) {
          const name = variant.id.replace(PREFIX, '');
          if (sold.has(variant.id)) continue;
          sold.set(
            variant.id,
            inStock(name, {
              cents: toCents(variant.price),
              compareAtCents: variant.compareAtPrice && toCents(variant.compareAtPrice),
              stock: variant.inStock ? undefined : 0,
              ...product,
            }),
          );
        }
        const secrets = parseCartId(id);
        if (!secrets) throw new Error(`not a cart id: ${id}`);
        ids.add(id);
        store.save({
          ...store.newCart(),
          ...secrets,
          attributes,
          note,
          lines: lineItems.map((line) => ({
            id: line.id,
            merchandiseId: line.variant.id,
            quantity: line.quantity,
            attributes: line.attributes,
            sellingPlanId: line.sellingPlanAllocation?.sellingPlan.id ?? null,
          })),
        });
      },
      /** Reads a cart without a call that could fail. */
      async get(id: string): Promise<StoredCart | null> {
        const read = await adapter().get(id);
        if (!read.ok) throw new Error(JSON.stringify(read.failure));
        return read.value;
      },
      has: (id: string) => store.byId(id) !== null,
      delete: (id: string) => store.complete(parseCartId(id)?.token ?? ''),
      clear() {
        for (const id of ids) this.delete(id);
      },
    },
  };
}

function inStock(
  name: string,
  {cents, compareAtCents, stock, productType, title = 'Country Table', isPrescription}: Goods,
): VariantInStock {
  const made: CatalogProduct = productOf(1, {
    handle: 'country-table',
    title,
    productType: productType ?? 'Dry Food',
    sellingPlanGroupIds: [PLAN_GROUP],
    metafields: [
      {
        namespace: 'custom',
        key: 'prescription',
        type: 'boolean',
        value: String(isPrescription ?? false),
      },
    ],
    variants: [
      {sku: `SKU-${name}`, price: cents, compareAtPrice: compareAtCents ?? undefined, stock},
    ],
  });
  const [first] = made.variants;
  if (!first) throw new Error('a product without variants');
  const variant = {...first, id: PREFIX + name, selectedOptions: [], weight: 4};
  return {
    product: {...made, variants: [variant]},
    variant,
    quantityAvailable: stock ?? null,
    availableForSale: stock !== 0,
  };
}

const ANYTHING = {quota: null, mayBuyPrescription: true};

/** The cart context of one shopper on a platform; `logged` has the log lines. */
export function visitorOf(platform: {cart: CommerceCart}, startId: string | null = null) {
  let id = startId;
  const logged: string[] = [];
  const write = (level: string) => (message: string) => void logged.push(`${level}: ${message}`);
  const log: Log = {info: write('info'), warn: write('warn'), error: write('error')};
  const cartId: CartId & Pick<CartOwnership, 'isInAccount'> = {
    get: () => id,
    set: (next) => void (id = next),
    clear: () => void (id = null),
    isInAccount: () => false,
  };
  const context = contextOf<CartContext>({
    request: {log},
    services: {cart: platform.cart},
    site: siteOf('DTC'),
    visitor: {
      cart: cartId,
      buyer: () => ({}),
      cartPolicies: [],
      purchaseRules: async () => ANYTHING,
      offersGift: async () => false,
    },
    settings: {showsAddFailures: true},
  });
  return {context, logged, id: () => id};
}
