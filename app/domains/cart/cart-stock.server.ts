import {stockAt} from '~/domains/location/location.server';
import {availableQuantity} from '~/domains/location/stock-at-location';
import type {UpstreamFailure} from '~/platform/http.server';
import type {Needs} from '~/platform/needs';
import {ok, type Result} from '~/platform/result';
import {keyOf, lineKey, toBrowserCart, type Cart, type CartLine} from './cart';
import type {CartOutcome} from './cart-outcome';
import {stockNotices} from './display/stock-notices';
import {readCart} from './read-cart.server';

export type CartStockContext = Needs<{
  request: 'expiry' | 'log';
  services: 'inventory';
  visitor: 'cookies';
}>;

/** Adds each line's stock at the shopper's location, as product cards and pages show it. */
export async function withLocationStock<AnyCart extends Pick<Cart, 'lineItems'>>(
  context: CartStockContext,
  cart: AnyCart,
): Promise<AnyCart> {
  const skus = cart.lineItems.map(({variant}) => variant.sku);
  const stock = await stockAt(context, skus);
  return {
    ...cart,
    lineItems: cart.lineItems.map((line) => ({
      ...line,
      variant: {...line.variant, ...availableQuantity(withoutOversoldCount(line), stock)},
    })),
  };
}

/**
 * A line above Shopify's own count means that Shopify keeps selling the variant when it's out of stock. Its count is
 * then ignored, so only the location's count applies.
 */
function withoutOversoldCount({quantity, variant}: CartLine): CartLine['variant'] {
  const {quantityAvailable} = variant;
  return quantityAvailable !== null && quantity > quantityAvailable
    ? {...variant, quantityAvailable: null}
    : variant;
}

/** The shopper's cart for the browser, with stock at their location. */
export async function readShownCart(
  context: CartStockContext & Needs<{services: 'cart'; visitor: 'cart'}>,
): Promise<Result<Cart | null, UpstreamFailure>> {
  const cart = await readCart(context);
  if (!cart.ok) return cart;
  return ok(cart.value && (await withLocationStock(context, toBrowserCart(cart.value))));
}

/** After an add it also returns the line's stock notices, because only the cart page shows them with the line. */
export async function outcomeAtLocation(
  context: CartStockContext,
  outcome: CartOutcome,
): Promise<CartOutcome> {
  if (!outcome.cart) return outcome;
  const cart = await withLocationStock(context, outcome.cart);
  const added = outcome.added && lineKey(outcome.added.line);
  const line = cart.lineItems.find((item) => keyOf(item) === added);
  return {...outcome, cart, notices: [...outcome.notices, ...(line ? stockNotices(line) : [])]};
}
