import {CacheCustom} from '@shopify/hydrogen';
import {MERCHANDISE_QUERY} from '~graphql/storefront/catalog';
import {
  CART_ATTRIBUTES_UPDATE_MUTATION,
  CART_BUYER_IDENTITY_UPDATE_MUTATION,
  CART_CREATE_MUTATION,
  CART_DISCOUNT_CODES_UPDATE_MUTATION,
  CART_LINES_ADD_MUTATION,
  CART_LINES_REMOVE_MUTATION,
  CART_LINES_UPDATE_MUTATION,
  CART_NOTE_UPDATE_MUTATION,
  CART_QUERY,
} from '~graphql/storefront/cart';
import type {Attribute, StoredCart} from '~/domains/cart/cart';
import type {WeightUnit} from '~/domains/catalog/product';
import {HOUR_SECONDS, MINUTE_SECONDS} from '~/platform/duration';
import {failure, type UpstreamFailure} from '~/platform/http.server';
import {fail, ok, type Result} from '~/platform/result';
import type {CommerceClient} from './client.server';
import {cartChangeReply, cartReply, merchandiseReply, type WireCartChange} from './contract';
import {mapCart} from './map-cart';
import {mapWeightUnit} from './map-catalog';

/** The add-line payload (CART-05). */
export interface CartLineAdd {
  merchandiseId: string;
  quantity: number;
  attributes: Attribute[];
  sellingPlanId: string | null;
}

/** The update-line payload (CART-06). A field that is left out stays as it is; `sellingPlanId: null` ends autoship. */
export interface CartLineUpdate {
  id: string;
  quantity?: number;
  sellingPlanId?: string | null;
  attributes?: Attribute[];
}

/** Who buys (CART-02). A field that is left out stays as it is; `null` empties it. The country is fixed (CHK-03). */
export interface BuyerIdentity {
  email?: string | null;
  phone?: string | null;
  countryCode?: 'US';
}

/** A cart can also be given to a customer, who is known by access token alone. */
export interface NewBuyerIdentity extends BuyerIdentity {
  customerAccessToken?: string | null;
}

/** What a new cart can have beside lines and a buyer. */
export interface NewCartContents {
  attributes?: Attribute[];
  discountCodes?: string[];
  note?: string | null;
}

/** What became of a change: the cart afterwards, and what the platform had to say by code. */
export interface CartChange {
  cart: StoredCart | null;
  /** The change was refused for these. The cart is `null` then, whatever became of it. */
  errors: {code: string | null; field?: string[] | null}[];
  /** The platform no longer has the cart that was to be changed. */
  isGone: boolean;
  /** The change was made, but not as asked. `target` is a line's id, a variant's id or a code. */
  warnings: {code: string; target: string}[];
}

/** What the cart's rules need to know of a variant before it is in the cart. */
export interface Merchandise {
  id: string;
  weight: number;
  weightUnit: WeightUnit;
  productType: string;
}

type Reply<Value> = Promise<Result<Value, UpstreamFailure>>;

/** The Storefront API's cart, never cached (HOUSE-09). A cart that is not there reads as `null`. */
export interface CommerceCart {
  get(cartId: string): Reply<StoredCart | null>;
  create(
    lines: CartLineAdd[],
    buyerIdentity?: NewBuyerIdentity,
    contents?: NewCartContents,
  ): Reply<CartChange>;
  addLines(cartId: string, lines: CartLineAdd[]): Reply<CartChange>;
  updateLines(cartId: string, lines: CartLineUpdate[]): Reply<CartChange>;
  removeLines(cartId: string, lineIds: string[]): Reply<CartChange>;
  /** Replaces all attributes. */
  updateAttributes(cartId: string, attributes: Attribute[]): Reply<CartChange>;
  updateBuyerIdentity(cartId: string, buyerIdentity: NewBuyerIdentity): Reply<CartChange>;
  /** Replaces all codes. One that does not apply stays on the cart, and is warned of. */
  updateDiscountCodes(cartId: string, codes: string[]): Reply<CartChange>;
  updateNote(cartId: string, note: string): Reply<CartChange>;
  merchandise(variantId: string): Reply<Merchandise | null>;
}

const MERCHANDISE_CACHE = CacheCustom({
  mode: 'public',
  maxAge: 10 * MINUTE_SECONDS,
  staleWhileRevalidate: HOUR_SECONDS,
});

export function createCommerceCart(client: CommerceClient): CommerceCart {
  const reply = cartChangeReply;
  /* One request asks for its cart in several places; until something changes it, once is enough. */
  let lastRead: {cartId: string; reply: Reply<StoredCart | null>} | null = null;

  const read = async (cartId: string): Reply<StoredCart | null> => {
    const answer = await client.query(CART_QUERY, {variables: {cartId}, reply: cartReply});
    return answer.ok ? ok(answer.value.cart && mapCart(answer.value.cart)) : answer;
  };

  const changed = async (sent: Reply<{change: WireCartChange | null}>): Reply<CartChange> => {
    const answer = await sent;
    lastRead = null;
    if (!answer.ok) return answer;
    const {change} = answer.value;
    if (!change) {
      return fail(failure({service: 'commerce', operation: 'cart'}, 'malformed', 'no payload'));
    }
    return ok({
      cart: change.cart && mapCart(change.cart),
      errors: change.userErrors,
      isGone: change.userErrors.some(({field}) => field?.[0] === 'cartId'),
      warnings: change.warnings,
    });
  };

  return {
    get(cartId) {
      if (lastRead?.cartId !== cartId) lastRead = {cartId, reply: read(cartId)};
      return lastRead.reply;
    },
    create: (lines, buyerIdentity = {}, contents = {}) =>
      changed(
        client.mutate(CART_CREATE_MUTATION, {
          /* The country is fixed (CHK-03). */
          variables: {
            input: {...contents, lines, buyerIdentity: {...buyerIdentity, countryCode: 'US'}},
          },
          reply,
        }),
      ),
    addLines: (cartId, lines) =>
      changed(client.mutate(CART_LINES_ADD_MUTATION, {variables: {cartId, lines}, reply})),
    updateLines: (cartId, lines) =>
      changed(client.mutate(CART_LINES_UPDATE_MUTATION, {variables: {cartId, lines}, reply})),
    removeLines: (cartId, lineIds) =>
      changed(client.mutate(CART_LINES_REMOVE_MUTATION, {variables: {cartId, lineIds}, reply})),
    updateAttributes: (cartId, attributes) =>
      changed(
        client.mutate(CART_ATTRIBUTES_UPDATE_MUTATION, {variables: {cartId, attributes}, reply}),
      ),
    updateBuyerIdentity: (cartId, buyerIdentity) =>
      changed(
        client.mutate(CART_BUYER_IDENTITY_UPDATE_MUTATION, {
          variables: {cartId, buyerIdentity},
          reply,
        }),
      ),
    updateDiscountCodes: (cartId, discountCodes) =>
      changed(
        client.mutate(CART_DISCOUNT_CODES_UPDATE_MUTATION, {
          variables: {cartId, discountCodes},
          reply,
        }),
      ),
    updateNote: (cartId, note) =>
      changed(client.mutate(CART_NOTE_UPDATE_MUTATION, {variables: {cartId, note}, reply})),
    merchandise: (variantId) =>
      client.cached(['merchandise', variantId], MERCHANDISE_CACHE, async () => {
        const answer = await client.query(MERCHANDISE_QUERY, {
          variables: {id: variantId},
          reply: merchandiseReply,
        });
        if (!answer.ok) return answer;
        const {node} = answer.value;
        return ok(
          node?.id && node.product
            ? {
                id: node.id,
                weight: node.weight ?? 0,
                weightUnit: mapWeightUnit(node.weightUnit),
                productType: node.product.productType,
              }
            : null,
        );
      }),
  };
}
