import {stockAt, type LocationContext} from '~/domains/location/location.server';
import {availableQuantity} from '~/domains/location/stock-at-location';
import type {UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import {keyOf, withoutKeys, type Cart, type CartLine, type CartOutcome} from './cart';
import {stockNotices} from './parts/stock-notices';
import {readCart, type CartContext} from './read-cart.server';

export type CartStockContext = Pick<LocationContext, 'cookies' | 'inventory' | 'log'>;

/** The cart with what of each line can be delivered to the visitor's location, as card and product page say it too. */
export async function atLocation<AnyCart extends Cart>(
  context: CartStockContext,
  cart: AnyCart,
): Promise<AnyCart> {
  const skus = cart.lineItems.map(({variant}) => variant.sku);
  const stock = await stockAt(context, skus);
  return {
    ...cart,
    lineItems: cart.lineItems.map((line) => ({
      ...line,
      variant: {...line.variant, ...availableQuantity(soldOn(line), stock)},
    })),
  };
}

/** Of what commerce has let into the cart beyond its own count it sells on: then the location's count alone counts. */
function soldOn({quantity, variant}: CartLine): CartLine['variant'] {
  const {quantityAvailable} = variant;
  return quantityAvailable !== null && quantity > quantityAvailable
    ? {...variant, quantityAvailable: null}
    : variant;
}

/** The visitor's cart as the browser may have it: with the stock at its location, without the keys. */
export async function readShownCart(
  context: Pick<CartContext, 'commerce' | 'cartId'> & CartStockContext,
): Promise<Result<Cart | null, UpstreamFailure>> {
  const cart = await readCart(context);
  if (!cart.ok) return cart;
  return ok(cart.value && (await atLocation(context, withoutKeys(cart.value))));
}

/**
 * What came of a change, its cart with the stock at the visitor's location. What was added beyond that stock is said with
 * the line's own words: whoever adds need not be on the cart's page.
 */
export async function outcomeAtLocation(
  context: CartStockContext,
  outcome: CartOutcome,
): Promise<CartOutcome> {
  if (!outcome.cart) return outcome;
  const cart = await atLocation(context, outcome.cart);
  const line = cart.lineItems.find((one) => keyOf(one) === outcome.added?.lineKey);
  return {...outcome, cart, notices: [...outcome.notices, ...(line ? stockNotices(line) : [])]};
}
