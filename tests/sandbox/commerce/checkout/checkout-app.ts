import {Hono} from 'hono';
import {createPricing} from '~sandbox/commerce/cart/cart-service';
import {createGiftCards} from '~sandbox/commerce/cart/gift-cards';
import {newLineId} from '~sandbox/commerce/cart/ids';
import {createCarts} from '~sandbox/commerce/cart/store';
import type {CartAddress, CartRecord} from '~sandbox/commerce/cart/types';
import type {SellingPlanGroup} from '~sandbox/commerce/catalog/types';
import {mountCheckout} from '~sandbox/commerce/checkout/checkout';
import {createOrders} from '~sandbox/commerce/checkout/orders';
import type {SandboxContext} from '~sandbox/context';
import {createClock} from '~sandbox/control/clock';
import {mountControl} from '~sandbox/control/control';
import {createFaultBoard} from '~sandbox/control/faults';
import {countTraffic, createTraffic} from '~sandbox/control/traffic';
import {catalogOf, productOf} from '~tests/support/catalog-builder';

export const FOUR_WEEKS = 'gid://shopify/SellingPlan/4';

const AUTOSHIP: SellingPlanGroup = {
  id: 'gid://shopify/SellingPlanGroup/1',
  name: 'Autoship',
  appName: null,
  options: [],
  plans: [
    {
      id: FOUR_WEEKS,
      groupId: 'gid://shopify/SellingPlanGroup/1',
      name: 'Delivery every 4 weeks',
      description: null,
      options: [],
      interval: 'WEEK',
      intervalCount: 4,
      percentOff: 5,
    },
  ],
};

/** Kibble: $30, was $35, 5 left. Treats: $8.99, never out of stock. */
const PRODUCTS = [
  productOf(1, {
    title: 'Everyday Chicken',
    sellingPlanGroupIds: [AUTOSHIP.id],
    variants: [
      {options: {Size: '15 lb'}, sku: 'CHICK-15', price: 3000, compareAtPrice: 3500, stock: 5},
    ],
  }),
  productOf(2, {
    title: 'Training Bites',
    productType: 'Treats',
    variants: [{options: {Size: '6 oz'}, sku: 'BITES-6', price: 899}],
  }),
  productOf(3, {productType: 'Treats', variants: [{sku: 'SAMPLE', price: 400}]}),
];
/** $4, so that a code makes it free. */
export const SAMPLE = 'gid://shopify/ProductVariant/301';
export const KIBBLE = 'gid://shopify/ProductVariant/101';
export const TREATS = 'gid://shopify/ProductVariant/201';

/** A valid form, for delivery to Denver (4.5% tax). */
export const FILLED = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Reed',
  address1: '12 Elm Street',
  address2: '',
  city: 'Denver',
  state: 'CO',
  zip: '80011',
  phone: '',
  shipping: 'standard',
  cardNumber: '4242 4242 4242 4242',
  cardName: 'Ada Reed',
  expiry: '12/40',
  cvv: '123',
  intent: 'pay',
};

interface LineSketch {
  merchandiseId: string;
  quantity?: number;
  sellingPlanId?: string;
  attributes?: {key: string; value: string}[];
}

/** Checkout and control room with a small in-memory catalog, called with HTTP requests. */
export function checkoutApp(options: {random?: () => number; home?: CartAddress} = {}) {
  const {catalog, db} = catalogOf(PRODUCTS, {sellingPlanGroups: [AUTOSHIP]});
  const context: SandboxContext = {
    db,
    clock: createClock(),
    faults: createFaultBoard(options.random),
    origin: 'http://localhost:4000',
    dataDir: '/nowhere',
  };
  const orders = createOrders(db, context.clock);
  const carts = createCarts(db, context.clock);
  const giftCards = createGiftCards(db);
  const traffic = createTraffic();
  const {price} = createPricing({sandbox: context, catalog});
  const app = new Hono();
  app.use(countTraffic(traffic, context.clock.now));
  mountCheckout(app, {
    context,
    catalog,
    orders,
    price,
    defaultAddress: () => options.home ?? null,
    onPaid: () => undefined,
  });
  mountControl(app, {context, traffic, checkout: '/somewhere/shop', reset: () => undefined});

  return {
    app,
    context,
    catalog,
    orders,
    carts,
    giftCards,
    cartOf(lines: LineSketch[], more: Partial<CartRecord> = {}): CartRecord {
      const cart = carts.newCart();
      return carts.save({
        ...cart,
        ...more,
        lines: lines.map((line) => ({
          id: newLineId(cart.token),
          quantity: 1,
          attributes: [],
          sellingPlanId: null,
          ...line,
        })),
      });
    },
    visit: (cart: CartRecord, headers: Record<string, string> = {}) =>
      app.request(checkoutUrl(cart), {headers}),
    submit: (cart: CartRecord, fields: Record<string, string> = {}) =>
      app.request(checkoutUrl(cart), {
        method: 'POST',
        body: new URLSearchParams({...FILLED, ...fields}),
      }),
  };
}

export function checkoutUrl({token, key}: CartRecord, page = ''): string {
  return `/checkouts/cn/${token}${page}?key=${key}`;
}

/** The JSON of a response, typed by the test. */
export async function json<T = unknown>(answer: Response | Promise<Response>): Promise<T> {
  const value: unknown = await (await answer).json();
  return value as T;
}

/** The text of a page without its markup. */
export async function textOf(response: Response): Promise<string> {
  const page = await response.text();
  return page
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}
