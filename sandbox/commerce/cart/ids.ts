import {randomBytes, randomUUID} from 'node:crypto';
import type {CartRecord} from './types';

const CART_ID = /^gid:\/\/shopify\/Cart\/([\w-]{1,64})\?key=([\w-]{1,64})$/;

/** The cart id that storefronts receive. It includes the secret key, so it grants access to the cart. */
export function cartId({token, key}: Pick<CartRecord, 'token' | 'key'>): string {
  return `${cartTarget(token)}?key=${key}`;
}

/** The cart's id without its secret, for warnings. */
export function cartTarget(token: string): string {
  return `gid://shopify/Cart/${token}`;
}

/** `null` for an id that is malformed or has no key. */
export function parseCartId(id: string): {token: string; key: string} | null {
  const [, token, key] = CART_ID.exec(id) ?? [];
  return token && key ? {token, key} : null;
}

export function newCartSecrets(): {token: string; key: string} {
  return {token: randomBytes(16).toString('hex'), key: randomBytes(16).toString('hex')};
}

export function newLineId(token: string): string {
  return `gid://shopify/CartLine/${randomUUID()}?cart=${token}`;
}

export function newAppliedGiftCardId(): string {
  return `gid://shopify/AppliedGiftCard/${randomUUID()}`;
}
