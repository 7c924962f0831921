import {keyOf, type CartLine, type NewCartLine, type StoredCart} from '~/domains/cart/cart';
import type {CartContext} from '~/domains/cart/read-cart.server';
import type {CartId} from '~/domains/cart/ownership/id-cookie.server';
import {siteOf} from '~/domains/session/site';
import {failure, type UpstreamFailureKind} from '~/platform/http.server';
import type {Log} from '~/platform/log.server';
import {fail, ok, type Result} from '~/platform/result';
import type {ChangedCart, CommerceCart} from '~/services/commerce/cart.server';
import {lineOf, storedCartOf} from './builders';

export interface Mishap {
  kind: UpstreamFailureKind;
  /** The platform made the change before its response was lost. */
  acted: boolean;
}

export interface Goods {
  cents: number;
  stock?: number;
  productType?: string;
}

const PREFIX = 'gid://shopify/ProductVariant/';
const PLAN_PERCENT_OFF = 5;

/**
 * An in-memory commerce platform. Like Shopify it merges lines, computes totals, caps at the stock and refuses invalid
 * input. Each call takes the next of `mishaps`; `null` is a call that succeeds.
 */
export function createPlatform(goods: Record<string, Goods>) {
  const carts = new Map<string, StoredCart>();
  const mishaps: (Mishap | null)[] = [];
  const calls: string[] = [];
  let lastNumber = 0;

  async function call<Value>(
    name: string,
    act: () => Value,
  ): Promise<Result<Value, ReturnType<typeof failure>>> {
    calls.push(name);
    const mishap = mishaps.shift();
    const value = !mishap || mishap.acted ? act() : null;
    return mishap
      ? fail(failure({service: 'commerce', operation: name}, mishap.kind, 'as the test says'))
      : ok(value as Value);
  }

  function keep(cart: StoredCart, lines: CartLine[], warnings: ChangedCart['warnings'] = []) {
    const {id, attributes, buyerIdentity, discountCodes, note} = cart;
    const kept = storedCartOf(lines, {id, attributes, buyerIdentity, discountCodes, note});
    carts.set(cart.id, kept);
    return {cart: kept, errors: [], isGone: false, warnings} satisfies ChangedCart;
  }

  const refusal = (code: string): ChangedCart => ({
    cart: null,
    errors: [{code}],
    isGone: false,
    warnings: [],
  });
  const detail = (id: string, changes: Partial<StoredCart>) =>
    change(id, (cart) => keep({...cart, ...changes}, cart.lineItems));
  const gone: ChangedCart = {cart: null, errors: [{code: 'INVALID'}], isGone: true, warnings: []};

  function change(id: string, act: (cart: StoredCart) => ChangedCart): ChangedCart {
    const cart = carts.get(id);
    return cart ? act(cart) : gone;
  }

  function withQuantity(line: CartLine, quantity: number): CartLine {
    const rebuilt = lineOf({
      quantity,
      cents: Math.round(Number(line.cost.amountPerQuantity.amount) * 100),
    });
    return {...line, quantity, cost: rebuilt.cost};
  }

  function add(cart: StoredCart, lineInputs: NewCartLine[]): ChangedCart {
    let lines = cart.lineItems;
    const warnings: ChangedCart['warnings'] = [];
    for (const {merchandiseId, quantity, attributes, sellingPlanId} of lineInputs) {
      const variant = merchandiseId.replace(PREFIX, '');
      const sold = goods[variant];
      if (!sold) return refusal('INVALID_MERCHANDISE_LINE');
      if (sellingPlanId?.includes('foreign')) return refusal('SELLING_PLAN_NOT_APPLICABLE');
      const cents = sellingPlanId
        ? Math.round((sold.cents * (100 - PLAN_PERCENT_OFF)) / 100)
        : sold.cents;
      const parts = {variant, plan: sellingPlanId, attributes, cents, priceCents: sold.cents};
      const fresh = lineOf({
        ...parts,
        quantity,
        productType: sold.productType,
        id: `gid://shopify/CartLine/${++lastNumber}`,
      });
      const inCart = lines
        .filter((line) => line.variant.id === merchandiseId)
        .reduce((sum, line) => sum + line.quantity, 0);
      const room = Math.max(0, (sold.stock ?? Infinity) - inCart);
      const taken = Math.min(quantity, room);
      if (taken < quantity) {
        const code = taken ? 'MERCHANDISE_NOT_ENOUGH_STOCK' : 'MERCHANDISE_OUT_OF_STOCK';
        warnings.push({code, target: merchandiseId});
      }
      if (taken === 0) continue;
      const same = lines.find((line) => keyOf(line) === keyOf(fresh));
      lines = same
        ? lines.map((line) => (line === same ? withQuantity(line, line.quantity + taken) : line))
        : [withQuantity(fresh, taken), ...lines];
    }
    return keep(cart, lines, warnings);
  }

  const cart: CommerceCart = {
    get: (id) => call('get', () => carts.get(id) ?? null),
    create: (lines) =>
      call('create', () => {
        const id = `gid://shopify/Cart/token-${++lastNumber}0000?key=secret`;
        const made = add(storedCartOf([], {id}), lines);
        if (made.errors.length > 0) carts.delete(id);
        return made;
      }),
    addLines: (id, lines) => call('addLines', () => change(id, (one) => add(one, lines))),
    updateLines: (id, updates) =>
      call('updateLines', () =>
        change(id, (one) => {
          const known = updates.every((update) => one.lineItems.some(({id}) => id === update.id));
          if (!known) return refusal('INVALID_MERCHANDISE_LINE');
          const lines = one.lineItems.flatMap((line) => {
            const update = updates.find(({id}) => id === line.id);
            if (!update) return [line];
            const {quantity = line.quantity, sellingPlanId, attributes = line.attributes} = update;
            const plan = sellingPlanId && {sellingPlan: {id: sellingPlanId, name: sellingPlanId}};
            const allocation =
              sellingPlanId === undefined ? {} : {sellingPlanAllocation: plan || null};
            return quantity < 1
              ? []
              : [{...withQuantity(line, quantity), attributes, ...allocation}];
          });
          return keep(one, lines);
        }),
      ),
    removeLines: (id, lineIds) =>
      call('removeLines', () =>
        change(id, (one) => {
          const known = lineIds.every((wanted) => one.lineItems.some((line) => line.id === wanted));
          if (!known) return refusal('INVALID_MERCHANDISE_LINE');
          return keep(
            one,
            one.lineItems.filter((line) => !lineIds.includes(line.id)),
          );
        }),
      ),
    updateAttributes: (id, attributes) => call('updateAttributes', () => detail(id, {attributes})),
    updateBuyerIdentity: (id, {email = null, phone = null}) =>
      call('updateBuyerIdentity', () =>
        detail(id, {buyerIdentity: {email, phone, countryCode: 'US'}}),
      ),
    updateDiscountCodes: (id, codes) =>
      call('updateDiscountCodes', () => ({
        ...detail(id, {discountCodes: codes.map((code) => ({code, applicable: false}))}),
        warnings: codes.map(() => ({code: 'DISCOUNT_NOT_FOUND', target: id})),
      })),
    updateNote: (id, note) => call('updateNote', () => detail(id, {note})),
    merchandise: (variantId) =>
      call('merchandise', () => {
        const sold = goods[variantId.replace(PREFIX, '')];
        return sold
          ? {
              id: variantId,
              weight: 4,
              weightUnit: 'lbs' as const,
              productType: sold.productType ?? 'Dry Food',
            }
          : null;
      }),
  };
  return {cart, carts, calls, mishaps};
}

/** The cart context of one shopper on a platform; `logged` has the log lines. */
export function visitorOf(platform: {cart: CommerceCart}, startId: string | null = null) {
  let id = startId;
  const logged: string[] = [];
  const write = (level: string) => (message: string) => void logged.push(`${level}: ${message}`);
  const log: Log = {info: write('info'), warn: write('warn'), error: write('error')};
  const cartId: CartId = {
    get: () => id,
    set: (next) => void (id = next),
    clear: () => void (id = null),
  };
  const context: CartContext = {
    commerce: {cart: platform.cart},
    cartId,
    buyer: () => ({}),
    site: siteOf('DTC'),
    policies: [],
    log,
    showsAddFailures: true,
  };
  return {context, logged, id: () => id};
}
