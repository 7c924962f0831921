import type {Cart} from '~/domains/cart/cart';
import {post} from './api';
import {guestWith} from './guest';
import {sandboxOrigin} from './shared-sandbox';
import {openShop, type Visitor} from './shop';
import {BIG_KIBBLE, KIBBLE} from '../../support/variants';

export const shop = openShop(sandboxOrigin);

export type ApiCart = Cart & {id: string};
export interface Change {
  cart: ApiCart | null;
  notices: {tone: string; text: string; lineItemId: string | null}[];
}

export const call = (visitor: Visitor, name: string, body: object) =>
  post<Change>(visitor, `/api/ecom/v1.0/${name}`, body);

/** A guest with a cart of two lines by default, and calls for that cart. */
export async function guest(...lines: [string, number, string?][]) {
  const {visitor} = await guestWith(
    shop,
    ...(lines.length > 0
      ? lines
      : ([
          [KIBBLE, 2],
          [BIG_KIBBLE, 1],
        ] satisfies [string, number][])),
  );
  const cartId = visitor.cartId() ?? '';
  const own = (name: string, body: object = {}) => call(visitor, name, {cartId, ...body});
  const {cart} = (await own('get-cart')).value;
  const line = (variant: string) => cart?.lineItems.find((item) => item.variant.id === variant)?.id;
  return {visitor, cartId, own, bag: line(KIBBLE) ?? '', bigBag: line(BIG_KIBBLE) ?? ''};
}

export const texts = (answer: {value: Change}) =>
  answer.value.notices.map(({text}) => text).join(' ');
