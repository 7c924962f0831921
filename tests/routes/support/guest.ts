import type {Cart} from '~/domains/cart/cart';
import type {ShownNotice, ShownOutcome} from '~/domains/cart/cart-outcome';
import {add} from '../../support/variants';
import type {Answer, Shop, Visitor} from './shop';

/** Posts a cart change as the cart store does. */
export async function change(visitor: Visitor, fields: Record<string, string>) {
  const answer = await visitor.post('/cart/change', fields);
  return {...(answer.json() as ShownOutcome), status: answer.status};
}

export async function cartOf(visitor: Visitor): Promise<Cart | null> {
  return ((await visitor.get('/cart/change')).json() as {cart: Cart | null}).cart;
}

/** A guest with these lines in the cart, each `[variant, quantity, plan?]`. Throws if one can't be added. */
export async function guestWith(shop: Shop, ...lines: [string, number, string?][]) {
  const visitor = shop.visitor();
  for (const line of lines) {
    const {ok, notices} = await change(visitor, add(...line));
    if (!ok) throw new Error(notices.map(({text}) => text).join(' '));
  }
  const cart = await cartOf(visitor);
  if (!cart) throw new Error('nothing was added');
  return {visitor, cart};
}

export const sizes = (cart: Cart | null | undefined) =>
  cart?.lineItems.map(({quantity}) => quantity);

export const texts = ({notices}: {notices: ShownNotice[]}) =>
  notices.map(({text}) => text).join(' ');

/** Notices of the cart page after a form was posted to it. */
export const noticesOf = (answer: Answer) =>
  answer.page().actionData?.['routes/cart'] as {notices: ShownNotice[]};
