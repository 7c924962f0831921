import {MERCHANDISE_QUERY, SELECTED_VARIANT_QUERY} from '~graphql/storefront/catalog';
import {
  CART_ATTRIBUTES_UPDATE_MUTATION,
  CART_BUYER_IDENTITY_UPDATE_MUTATION,
  CART_CREATE_MUTATION,
  CART_DISCOUNT_CODES_UPDATE_MUTATION,
  CART_HAND_OFF_MUTATION,
  CART_LINES_ADD_MUTATION,
  CART_LINES_REMOVE_MUTATION,
  CART_LINES_UPDATE_MUTATION,
  CART_NOTE_UPDATE_MUTATION,
  CART_QUERY,
} from '~graphql/storefront/cart';
import type {AddressInput} from '~/domains/account/address';
import type {
  Attribute,
  CartLine,
  MerchandiseUpdate,
  NewCartLine,
  StoredCart,
} from '~/domains/cart/cart';
import type {SelectedOption} from '~/domains/catalog/product';
import {HOUR_SECONDS, MINUTE_SECONDS} from '~/platform/duration';
import type {UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import {publicCache} from '~/services/public-cache.server';
import type {CommerceClient} from './client.server';
import {
  cartChangeReply,
  cartHandOffReply,
  cartReply,
  merchandiseReply,
  selectedVariantReply,
  type WireCartChange,
} from './contract';
import {mapCart, type IsItem} from './map-cart';
import {mapWeightUnit} from './map-catalog';

/** The buyer's contact data (CART-02). Omitted fields stay as they are; `null` clears them. */
export interface BuyerIdentity {
  email?: string | null;
  phone?: string | null;
  countryCode?: 'US';
}

/** The token links the cart to a customer; nothing else does. */
export interface NewBuyerIdentity extends BuyerIdentity {
  customerAccessToken?: string | null;
}

export interface NewCartContents {
  attributes?: Attribute[];
  discountCodes?: string[];
  note?: string | null;
}

export interface HandOff {
  attributes: Attribute[];
  /** Filled in at checkout instead of the customer's default address. */
  address: AddressInput | null;
}

export interface ChangedCart {
  cart: StoredCart | null;
  /** Reasons why the change was rejected. `cart` is then always `null`. */
  errors: {code: string | null; field?: string[] | null}[];
  isGone: boolean;
  /** The change was made, but not as requested. `target` is a line id, a variant id or a discount code. */
  warnings: {code: string; target: string}[];
}

export type Merchandise = Pick<CartLine['variant'], 'id' | 'weight' | 'weightUnit'> &
  Pick<CartLine['product'], 'productType' | 'isPrescription'>;

type Reply<Value> = Promise<Result<Value, UpstreamFailure>>;

/** Never cached (HOUSE-09). A missing cart is `null`. */
export interface CommerceCart {
  get(cartId: string): Reply<StoredCart | null>;
  create(
    lines: NewCartLine[],
    buyerIdentity?: NewBuyerIdentity,
    contents?: NewCartContents,
  ): Reply<ChangedCart>;
  addLines(cartId: string, lines: NewCartLine[]): Reply<ChangedCart>;
  updateLines(cartId: string, lines: MerchandiseUpdate[]): Reply<ChangedCart>;
  removeLines(cartId: string, lineIds: string[]): Reply<ChangedCart>;
  updateAttributes(cartId: string, attributes: Attribute[]): Reply<ChangedCart>;
  /**
   * Sets the cart's attributes and the address for checkout. If Shopify rejects the address, the attributes are set
   * anyway: the shopper can still type an address at checkout.
   */
  handOff(
    cartId: string,
    handOff: HandOff,
  ): Reply<ChangedCart & {addressErrors: ChangedCart['errors']}>;
  updateBuyerIdentity(cartId: string, buyerIdentity: NewBuyerIdentity): Reply<ChangedCart>;
  /** Replaces all codes. A code that doesn't apply stays on the cart and causes a warning. */
  updateDiscountCodes(cartId: string, codes: string[]): Reply<ChangedCart>;
  updateNote(cartId: string, note: string): Reply<ChangedCart>;
  merchandise(variantId: string): Reply<Merchandise | null>;
  /** The product's variant with this option, or any other if it has none. */
  selectedVariant(
    handle: string,
    option: SelectedOption,
  ): Reply<Pick<CartLine['variant'], 'id' | 'price'> | null>;
}

const MERCHANDISE_CACHE = publicCache(10 * MINUTE_SECONDS, HOUR_SECONDS);

export function createCommerceCart(client: CommerceClient, isItem?: IsItem): CommerceCart {
  const reply = cartChangeReply;
  /* A request reads its cart in several places. One call is enough until something changes a cart. */
  const reads = new Map<string, Reply<StoredCart | null>>();

  const read = async (cartId: string): Reply<StoredCart | null> => {
    const answer = await client.query(CART_QUERY, {variables: {cartId}, reply: cartReply});
    return answer.ok ? ok(answer.value.cart && mapCart(answer.value.cart, isItem)) : answer;
  };

  const sendChange = async (
    operation: string,
    sent: Reply<{change: WireCartChange | null}>,
  ): Reply<ChangedCart> => {
    const answer = await sent;
    reads.clear();
    if (!answer.ok) return answer;
    const {change} = answer.value;
    if (!change) return client.refuse(operation, 'no payload');
    return ok({
      cart: change.cart && mapCart(change.cart, isItem),
      errors: change.userErrors,
      isGone: change.userErrors.some(({field}) => field?.[0] === 'cartId'),
      warnings: change.warnings,
    });
  };

  return {
    get(cartId) {
      const answer = reads.get(cartId) ?? read(cartId);
      reads.set(cartId, answer);
      return answer;
    },
    create: (lines, buyerIdentity = {}, contents = {}) =>
      sendChange(
        'CartCreate',
        client.mutate(CART_CREATE_MUTATION, {
          /* The country is fixed (CHK-03). */
          variables: {
            input: {...contents, lines, buyerIdentity: {...buyerIdentity, countryCode: 'US'}},
          },
          reply,
        }),
      ),
    addLines: (cartId, lines) =>
      sendChange(
        'CartLinesAdd',
        client.mutate(CART_LINES_ADD_MUTATION, {variables: {cartId, lines}, reply}),
      ),
    updateLines: (cartId, lines) =>
      sendChange(
        'CartLinesUpdate',
        client.mutate(CART_LINES_UPDATE_MUTATION, {variables: {cartId, lines}, reply}),
      ),
    removeLines: (cartId, lineIds) =>
      sendChange(
        'CartLinesRemove',
        client.mutate(CART_LINES_REMOVE_MUTATION, {variables: {cartId, lineIds}, reply}),
      ),
    updateAttributes: (cartId, attributes) =>
      sendChange(
        'CartAttributesUpdate',
        client.mutate(CART_ATTRIBUTES_UPDATE_MUTATION, {variables: {cartId, attributes}, reply}),
      ),
    async handOff(cartId, {attributes, address}) {
      const deliveryAddress = address && {...address, countryCode: 'US' as const};
      const addresses = deliveryAddress
        ? [{address: {deliveryAddress}, selected: true, oneTimeUse: true}]
        : [];
      const sent = client.mutate(CART_HAND_OFF_MUTATION, {
        variables: {cartId, attributes, addresses},
        reply: cartHandOffReply,
      });
      const [answer, changed] = await Promise.all([sent, sendChange('CartHandOff', sent)]);
      if (!changed.ok) return changed;
      const addressErrors = (answer.ok && answer.value.delivery?.userErrors) || [];
      return ok({...changed.value, addressErrors});
    },
    updateBuyerIdentity: (cartId, buyerIdentity) =>
      sendChange(
        'CartBuyerIdentityUpdate',
        client.mutate(CART_BUYER_IDENTITY_UPDATE_MUTATION, {
          variables: {cartId, buyerIdentity},
          reply,
        }),
      ),
    updateDiscountCodes: (cartId, discountCodes) =>
      sendChange(
        'CartDiscountCodesUpdate',
        client.mutate(CART_DISCOUNT_CODES_UPDATE_MUTATION, {
          variables: {cartId, discountCodes},
          reply,
        }),
      ),
    updateNote: (cartId, note) =>
      sendChange(
        'CartNoteUpdate',
        client.mutate(CART_NOTE_UPDATE_MUTATION, {variables: {cartId, note}, reply}),
      ),
    selectedVariant: (handle, option) =>
      client.cached(
        ['selected-variant', handle, option.name, option.value],
        MERCHANDISE_CACHE,
        async () => {
          const answer = await client.query(SELECTED_VARIANT_QUERY, {
            variables: {handle, options: [option]},
            reply: selectedVariantReply,
          });
          return answer.ok ? ok(answer.value.product?.variant ?? null) : answer;
        },
      ),
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
                isPrescription: node.product.prescription?.value === 'true',
              }
            : null,
        );
      }),
  };
}
