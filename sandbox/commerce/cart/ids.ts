import {randomBytes, randomUUID} from 'node:crypto';
import type {CartLineRecord, CartRecord} from './types';

const CART_ID = /^gid:\/\/shopify\/Cart\/([\w-]{1,64})\?key=([\w-]{1,64})$/;
const LINE_ID = /^gid:\/\/shopify\/CartLine\/([^?]+)/;

/** The id that a storefront is given: it carries the secret, so it opens the cart. */
export function cartId({token, key}: Pick<CartRecord, 'token' | 'key'>): string {
  return `${cartTarget(token)}?key=${key}`;
}

/** The cart's id without its secret, as warnings name it. */
export function cartTarget(token: string): string {
  return `gid://shopify/Cart/${token}`;
}

/** Token and key of a cart's id; `null` when it is malformed or has no key. */
export function parseCartId(id: string): {token: string; key: string} | null {
  const [, token, key] = CART_ID.exec(id) ?? [];
  return token && key ? {token, key} : null;
}

export function newCartSecrets(): {token: string; key: string} {
  return {token: randomBytes(16).toString('hex'), key: randomBytes(16).toString('hex')};
}

/** `newCartPartId('CartLine', token)` -> `gid://shopify/CartLine/<uuid>?cart=<token>` */
export function newCartPartId(type: 'CartLine' | 'CartSelectableAddress', token: string): string {
  return `gid://shopify/${type}/${randomUUID()}?cart=${token}`;
}

export function newAppliedGiftCardId(): string {
  return `gid://shopify/AppliedGiftCard/${randomUUID()}`;
}

export function newMetafieldId(): string {
  return `gid://shopify/Metafield/${randomBytes(6).readUIntBE(0, 6)}`;
}

/** The line's key within its cart, which Shopify takes instead of its id from 2026-07 on. */
export function viewKeyOf({id}: Pick<CartLineRecord, 'id'>): string {
  return lineUuid(id);
}

/** The uuid in a line's id; the whole text when it is no line's id. */
export function lineUuid(lineId: string): string {
  return LINE_ID.exec(lineId)?.[1] ?? lineId;
}
