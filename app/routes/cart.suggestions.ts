import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {cartSuggestions} from '~/shell/content/cart-suggestions.server';

/** The content below the cart, which the cart page loads once it's interactive (CART-101). */
export async function loader({context}: LoaderFunctionArgs) {
  return {view: await cartSuggestions(context)};
}
