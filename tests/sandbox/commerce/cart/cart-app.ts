import type {CartDeps} from '~sandbox/commerce/cart/cart-service';
import {createCartResolvers} from '~sandbox/commerce/cart/resolvers';
import {createCarts} from '~sandbox/commerce/cart/store';
import type {CatalogProduct, SellingPlanGroup} from '~sandbox/commerce/catalog/types';
import type {ServedVersion} from '~sandbox/commerce/storefront/schemas';
import {createStorefront} from '~sandbox/commerce/storefront/storefront';
import type {SandboxContext} from '~sandbox/context';
import {createClock} from '~sandbox/control/clock';
import {createFaultBoard} from '~sandbox/control/faults';
import {catalogOf, productOf} from '~tests/support/catalog-builder';
import {worldOf} from '~tests/support/world-builder';

const plan = (groupId: string, weeks: number) => ({
  id: `gid://shopify/SellingPlan/${weeks}`,
  groupId,
  name: `Delivery every ${weeks} weeks`,
  description: null,
  options: [{name: 'Deliver every', value: `${weeks} weeks`}],
  interval: 'WEEK' as const,
  intervalCount: weeks,
  percentOff: 5,
});

function planGroup(number: number, weeks: number[]): SellingPlanGroup {
  const id = `gid://shopify/SellingPlanGroup/${number}`;
  return {
    id,
    name: 'Autoship',
    appName: null,
    options: [],
    plans: weeks.map((item) => plan(id, item)),
  };
}

const AUTOSHIP = planGroup(1, [2, 4]);
const OTHER_GROUP = planGroup(2, [52]);
export const PLAN_2 = 'gid://shopify/SellingPlan/2';
export const PLAN_4 = 'gid://shopify/SellingPlan/4';
/** From a group that isn't assigned to any product. */
export const PLAN_OF_OTHERS = 'gid://shopify/SellingPlan/52';

const donation = productOf(3, {
  title: 'Shelter Meal',
  productType: 'Donation',
  variants: [{options: {Amount: '$5'}, price: 500}],
});

const PRODUCTS: CatalogProduct[] = [
  productOf(1, {
    title: 'Adult Chicken',
    sellingPlanGroupIds: [AUTOSHIP.id],
    variants: [
      {options: {Size: '4 lb'}, price: 1999, compareAtPrice: 2499, stock: 10},
      {options: {Size: '30 lb'}, price: 7499, stock: 5},
      {options: {Size: '15 lb'}, price: 4999, stock: 0},
    ],
  }),
  productOf(2, {
    title: 'Chicken Bites',
    productType: 'Treats',
    sellingPlanGroupIds: [AUTOSHIP.id],
    variants: [{options: {Size: '6 oz'}, price: 333}],
  }),
  {
    ...donation,
    variants: donation.variants.map((item) => ({...item, requiresShipping: false, taxable: false})),
  },
  productOf(4, {
    title: 'Club Box',
    sellingPlanGroupIds: [AUTOSHIP.id],
    requiresSellingPlan: true,
    variants: [{options: {Size: 'Box'}, price: 2500}],
  }),
];

/** Adult Chicken, $19.99 (was $24.99), 10 left. */
export const SMALL_BAG = 'gid://shopify/ProductVariant/101';
/** Adult Chicken, $74.99, 5 left. */
export const BIG_BAG = 'gid://shopify/ProductVariant/102';
/** Adult Chicken, $49.99, none left. */
export const SOLD_OUT = 'gid://shopify/ProductVariant/103';
/** Treats, $3.33, never out of stock. */
export const TREATS = 'gid://shopify/ProductVariant/201';
/** $5, neither shipped nor taxed. */
export const DONATION = 'gid://shopify/ProductVariant/301';
/** $25, only sold with a selling plan. */
export const CLUB_BOX = 'gid://shopify/ProductVariant/401';

/** Access token to customer. */
const CUSTOMERS = new Map([
  ['token-ada', {id: 'gid://shopify/Customer/1', email: 'ada@example.com', phone: null}],
  ['token-bo', {id: 'gid://shopify/Customer/2', email: 'bo@example.com', phone: '+13035550100'}],
]);
/** Bo already has a subscription. */
const SUBSCRIBER = 'gid://shopify/Customer/2';

export interface Money {
  amount: string;
}

export interface CartAnswer {
  id: string;
  checkoutUrl: string;
  totalQuantity: number;
  note: string | null;
  attributes: {key: string; value: string}[];
  discountCodes: {code: string; applicable: boolean}[];
  cost: {subtotalAmount: Money; totalAmount: Money};
  lines: {nodes: LineAnswer[]};
}

export interface LineAnswer {
  id: string;
  quantity: number;
  attributes: {key: string; value: string}[];
  merchandise: {id: string; availableForSale: boolean};
  sellingPlanAllocation: {sellingPlan: {id: string}} | null;
  cost: {
    amountPerQuantity: Money;
    compareAtAmountPerQuantity: Money | null;
    subtotalAmount: Money;
    totalAmount: Money;
  };
}

export interface PayloadAnswer {
  cart: CartAnswer | null;
  userErrors: {code: string; field: string[]; message: string}[];
  warnings: {code: string; message: string; target: string}[];
}

const CART_FIELDS = `
  id checkoutUrl totalQuantity note attributes { key value } discountCodes { code applicable }
  cost {
    subtotalAmount { amount } totalAmount { amount }
  }
  lines(first: 250) {
    nodes {
      id quantity attributes { key value }
      merchandise { ... on ProductVariant { id availableForSale } }
      sellingPlanAllocation { sellingPlan { id } }
      cost {
        amountPerQuantity { amount } compareAtAmountPerQuantity { amount }
        subtotalAmount { amount } totalAmount { amount }
      }
    }
  }
`;

/** The Storefront API with the cart's resolvers and a small in-memory catalog. */
export function cartApp() {
  const world = worldOf({products: PRODUCTS, sellingPlanGroups: [AUTOSHIP, OTHER_GROUP]});
  const {catalog, db} = catalogOf(PRODUCTS, world);
  const sandbox: SandboxContext = {
    db,
    clock: createClock(),
    faults: createFaultBoard(),
    origin: 'http://sandbox.test',
    dataDir: '/nowhere',
  };
  const carts = createCarts(db, sandbox.clock);
  const deps: CartDeps = {
    sandbox,
    catalog,
    carts,
    resolveCustomer: (token) => CUSTOMERS.get(token) ?? null,
    customerById: (id) => [...CUSTOMERS.values()].find((customer) => customer.id === id) ?? null,
    hasLiveSubscription: (id) => id === SUBSCRIBER,
  };
  const storefront = createStorefront({
    sandbox,
    catalog,
    world,
    families: [createCartResolvers(deps)],
  });

  /** Executes a document. @throws Error when the response has errors */
  async function ask<T>(
    query: string,
    variables: Record<string, unknown> = {},
    version?: ServedVersion,
  ): Promise<T> {
    const {data, errors} = await storefront.execute(query, variables, version);
    if (errors?.length) throw new Error(errors.map(({message}) => message).join('\n'));
    return data as T;
  }

  /** Calls a mutation by name: `mutate('cartLinesAdd', {cartId: ['ID!', id], lines: ['[CartLineInput!]!', []]})`. */
  async function mutate(
    name: string,
    args: Record<string, [type: string, value: unknown]>,
  ): Promise<PayloadAnswer> {
    const declared = Object.entries(args).map(([arg, [type]]) => `$${arg}: ${type}`);
    const passed = Object.keys(args).map((arg) => `${arg}: $${arg}`);
    const values = Object.entries(args).map(([arg, [, value]]) => [arg, value] as const);
    const data = await ask<Record<string, PayloadAnswer>>(
      `mutation (${declared.join(', ')}) { payload: ${name}(${passed.join(', ')}) {
        cart { ${CART_FIELDS} } userErrors { code field message } warnings { code message target }
      } }`,
      Object.fromEntries(values),
    );
    const payload = data['payload'];
    if (!payload) throw new Error(`${name} answered nothing`);
    return payload;
  }

  const onLines =
    (name: string, type: string) => (cartId: string, lines: readonly Record<string, unknown>[]) =>
      mutate(name, {cartId: ['ID!', cartId], lines: [type, lines]});

  return {
    sandbox,
    catalog,
    carts,
    ask,
    execute: storefront.execute,
    mutate,
    create: (input: Record<string, unknown> = {}) =>
      mutate('cartCreate', {input: ['CartInput', input]}),
    /** Creates a cart with these lines. @throws Error when that fails */
    async cartOf(...lines: Record<string, unknown>[]): Promise<CartAnswer> {
      const {cart, userErrors} = await mutate('cartCreate', {input: ['CartInput', {lines}]});
      if (!cart) throw new Error(JSON.stringify(userErrors));
      return cart;
    },
    async read(id: string): Promise<CartAnswer | null> {
      const query = `query ($id: ID!) { cart(id: $id) { ${CART_FIELDS} } }`;
      const {cart} = await ask<{cart: CartAnswer | null}>(query, {id});
      return cart;
    },
    add: onLines('cartLinesAdd', '[CartLineInput!]!'),
    update: onLines('cartLinesUpdate', '[CartLineUpdateInput!]!'),
    remove: (cartId: string, lineIds: string[]) =>
      mutate('cartLinesRemove', {cartId: ['ID!', cartId], lineIds: ['[ID!]', lineIds]}),
    applyCodes: (cartId: string, codes: string[]) =>
      mutate('cartDiscountCodesUpdate', {
        cartId: ['ID!', cartId],
        discountCodes: ['[String!]!', codes],
      }),
    identify: (cartId: string, buyerIdentity: Record<string, unknown>) =>
      mutate('cartBuyerIdentityUpdate', {
        cartId: ['ID!', cartId],
        buyerIdentity: ['CartBuyerIdentityInput!', buyerIdentity],
      }),
  };
}

/** `[quantity, variant, selling plan]` of each line, in order. */
export function linesOf(cart: CartAnswer | null): [number, string, string | null][] {
  return (cart?.lines.nodes ?? []).map((line) => [
    line.quantity,
    line.merchandise.id,
    line.sellingPlanAllocation?.sellingPlan.id ?? null,
  ]);
}

export function codesOf(entries: readonly {code: string}[]): string[] {
  return entries.map(({code}) => code);
}

/** `"12.5"` becomes 1250. */
export function cents({amount}: Money): number {
  return Math.round(Number(amount) * 100);
}
