import {createDecipheriv, hkdfSync} from 'node:crypto';
import {seal} from '~/domains/session/session-crypto.server';

const PREFIX = 'gid://shopify/Cart/';
const PURPOSES = {cart: 'cart', guest_cart: 'guest-cart'} as const;

export type CartCookie = keyof typeof PURPOSES;

interface Keys {
  secret: string;
  site?: 'DTC' | 'HPSF';
}

/** Returns the value of a cart cookie with this id. */
export function sealCartId(
  name: CartCookie,
  id: string,
  {secret, site = 'DTC', sealedAt = Date.now()}: Keys & {sealedAt?: number},
): Promise<string> {
  return seal({token: id.replace(PREFIX, ''), sealedAt}, [secret], `${PURPOSES[name]}:${site}`);
}

/**
 * Returns the id in a cart cookie.
 *
 * @throws when the cookie was not sealed with this secret for this site
 */
export function openCartCookie(
  name: CartCookie,
  text: string,
  {secret, site = 'DTC'}: Keys,
): string {
  const purpose = `${PURPOSES[name]}:${site}`;
  const bytes = Buffer.from(text.replace(/^v1\./, ''), 'base64url');
  const key = Buffer.from(hkdfSync('sha256', secret, new Uint8Array(), purpose, 32));
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  decipher.setAAD(Buffer.from(purpose));
  decipher.setAuthTag(bytes.subarray(-16));
  const opened = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
  const {token} = JSON.parse(opened.toString('utf8')) as {token: string};
  return PREFIX + token;
}
