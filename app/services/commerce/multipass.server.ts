import {toBase64Url} from '~/platform/base64-url';
import {parseUrl} from '~/platform/parse-url';

/**
 * Shopify finds the customer by `identifier` and never by email alone, because customers can change their email there
 * (SEC-14).
 */
export interface MultipassCustomer {
  email: string;
  firstName: string;
  lastName: string;
  /** The customer's id at the identity provider. */
  identifier: string;
}

export interface Multipass {
  token(customer: MultipassCustomer): Promise<string>;
  /**
   * URL that logs the browser in and then redirects to `returnTo`. Returns `null` if `returnTo` isn't on one of our own
   * origins, because a login must not continue on another site.
   */
  loginUrl(customer: MultipassCustomer, returnTo: string): Promise<string | null>;
}

interface MultipassParts {
  secret: string;
  storeOrigin: string;
  ownOrigins: readonly string[];
  now?: () => Date;
}

const IV_BYTES = 16;

const encoder = new TextEncoder();

export function createMultipass({
  secret,
  storeOrigin,
  ownOrigins,
  now = () => new Date(),
}: MultipassParts): Multipass {
  const createToken = (customer: MultipassCustomer, more: {return_to?: string} = {}) =>
    encodeMultipass(
      {
        email: customer.email,
        created_at: now().toISOString(),
        first_name: customer.firstName,
        last_name: customer.lastName,
        identifier: customer.identifier,
        ...more,
      },
      secret,
    );

  return {
    token: (customer) => createToken(customer),
    async loginUrl(customer, returnTo) {
      const url = parseUrl(returnTo);
      if (!url || !ownOrigins.includes(url.origin)) return null;
      return `${storeOrigin}/account/login/multipass/${await createToken(customer, {return_to: url.href})}`;
    },
  };
}

/**
 * Multipass encryption as Shopify specifies it: SHA-256 of the secret gives an AES-128 key and a signing key. The token
 * is the IV and the AES-CBC ciphertext, followed by their HMAC-SHA256, in URL-safe base64 with padding.
 */
export async function encodeMultipass(
  payload: object,
  secret: string,
  iv: Uint8Array<ArrayBuffer> = crypto.getRandomValues(new Uint8Array(IV_BYTES)),
): Promise<string> {
  const keys = await crypto.subtle.digest('SHA-256', encoder.encode(secret));
  const encryptionKey = await crypto.subtle.importKey('raw', keys.slice(0, 16), 'AES-CBC', false, [
    'encrypt',
  ]);
  const signingKey = await crypto.subtle.importKey(
    'raw',
    keys.slice(16),
    {name: 'HMAC', hash: 'SHA-256'},
    false,
    ['sign'],
  );
  const text = encoder.encode(JSON.stringify(payload));
  const ciphertext = await crypto.subtle.encrypt({name: 'AES-CBC', iv}, encryptionKey, text);
  const sealed = concat(iv, new Uint8Array(ciphertext));
  const signature = await crypto.subtle.sign('HMAC', signingKey, sealed);
  const token = toBase64Url(concat(sealed, new Uint8Array(signature)));
  return token.padEnd(Math.ceil(token.length / 4) * 4, '=');
}

function concat(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array([...a, ...b]);
}
