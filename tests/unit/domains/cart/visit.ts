import type {LineInput, LineUpdate} from '~/domains/cart/cart';
import {changeCartByForm} from '~/domains/cart/cart-form.server';
import type {CartOutcome} from '~/domains/cart/cart-outcome';
import {addLines} from '~/domains/cart/add-lines.server';
import {changeCart} from '~/domains/cart/change-cart.server';
import * as lineChanges from '~/domains/cart/changes/change-lines.server';
import {noticeText} from '~/domains/cart/messages';
import type {CartContext} from '~/domains/cart/read-cart.server';
import {CART_ID, lineOf, storedCartOf} from '../../../support/cart-builders';
import {createPlatform, visitorOf} from './platform';

const GOODS = {
  '1': {cents: 1000},
  '2': {cents: 2500, stock: 3},
  gift: {cents: 500, productType: 'Donation'},
  'none-left': {cents: 1000, stock: 0},
};

/** A shopper with a cart of these lines; no cart without lines. */
export function visit(lines: Parameters<typeof lineOf>[0][] = []) {
  const platform = createPlatform(GOODS);
  if (lines.length > 0) platform.carts.set(CART_ID, storedCartOf(lines.map(lineOf)));
  const visitor = visitorOf(platform, lines.length > 0 ? CART_ID : null);
  return {platform, ...visitor};
}

export const lineInput = (variant: string, quantity = 1, sellingPlanId: string | null = null) => ({
  merchandiseId: `gid://shopify/ProductVariant/${variant}`,
  quantity,
  sellingPlanId,
});

export const texts = ({notices}: CartOutcome) => notices.map(noticeText);

export const addToCart = (context: CartContext, ...inputs: LineInput[]) =>
  changeCart(context, addLines(inputs));

export const updateLines = (context: CartContext, updates: LineUpdate[]) =>
  changeCart(context, lineChanges.updateLines(updates));

/** Changes a line by the form of the cart page. */
export const updateLine = (context: CartContext, line: {lineId: string; quantity: number}) =>
  changeCartByForm(context, {intent: 'update', ...line});

export const removeLines = (context: CartContext, lineIds: string[]) =>
  changeCart(context, lineChanges.removeLines(lineIds));
