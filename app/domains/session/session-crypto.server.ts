import {fromBase64Url, toBase64Url} from '~/platform/base64-url';

/**
 * Encrypts data that the browser stores, as `v1.{base64url of IV, AES-256-GCM ciphertext and tag}`. It can't be read or
 * changed without a key, and data sealed for one purpose (`session:DTC`) can't be unsealed for another.
 */

const VERSION = 'v1.';
const IV_BYTES = 12;

const encoder = new TextEncoder();

/**
 * Seals the payload as JSON with the first key; the result is legal in a cookie. Throws a `RangeError` without a key.
 */
export async function seal(
  payload: object,
  keys: readonly string[],
  purpose: string,
): Promise<string> {
  const [secret] = keys;
  if (secret === undefined) throw new RangeError('there is no key to seal with');
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(
    algorithm(iv, purpose),
    await keyOf(secret, purpose),
    encoder.encode(JSON.stringify(payload)),
  );
  return VERSION + toBase64Url(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/**
 * The sealed payload, or `null` if none of the keys opens it. Pass older keys after the current one, so that changing
 * the secret logs nobody out. Never throws.
 */
export async function unseal(
  text: string,
  keys: readonly string[],
  purpose: string,
): Promise<unknown> {
  const bytes = text.startsWith(VERSION) ? sealedBytes(text.slice(VERSION.length)) : null;
  if (!bytes) return null;
  const iv = bytes.slice(0, IV_BYTES);
  for (const secret of keys) {
    try {
      const opened = await crypto.subtle.decrypt(
        algorithm(iv, purpose),
        await keyOf(secret, purpose),
        bytes.slice(IV_BYTES),
      );
      return JSON.parse(new TextDecoder().decode(opened));
    } catch {
      /* Sealed with another key, for another purpose, or forged. */
    }
  }
  return null;
}

function algorithm(iv: BufferSource, purpose: string): AesGcmParams {
  return {name: 'AES-GCM', iv, additionalData: encoder.encode(purpose)};
}

/**
 * Every request with a cookie needs a key, so derived keys are kept. There are few: one per secret and purpose. Holds
 * keys and not promises, because a worker's request can't await a promise of another request.
 */
const derivedKeys = new Map<string, CryptoKey>();

async function keyOf(secret: string, purpose: string): Promise<CryptoKey> {
  const name = JSON.stringify([secret, purpose]);
  const key = derivedKeys.get(name) ?? (await deriveKey(secret, purpose));
  derivedKeys.set(name, key);
  return key;
}

async function deriveKey(secret: string, purpose: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, [
    'deriveKey',
  ]);
  return crypto.subtle.deriveKey(
    {name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode(purpose)},
    material,
    {name: 'AES-GCM', length: 256},
    false,
    ['encrypt', 'decrypt'],
  );
}

/** `null` unless `toBase64Url` could have written the text; `atob` alone accepts more. */
function sealedBytes(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null;
  try {
    const bytes = fromBase64Url(text);
    return toBase64Url(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}
