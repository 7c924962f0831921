/**
 * Secrets in the visitor's own keeping: `v1.{base64url of IV, AES-256-GCM ciphertext and tag}`. Nobody without a key can
 * read or change one, and a text that was sealed for one purpose (`session:DTC`) opens for no other.
 */

const VERSION = 'v1.';
const IV_BYTES = 12;

const encoder = new TextEncoder();

/** The payload as JSON, sealed with the first key: characters that a cookie may carry. Throws when there is no key. */
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
 * What was sealed, or `null` when none of the keys opens it. Older keys go behind the one that seals, so that a new
 * secret logs nobody out. Never throws.
 */
export async function unseal(
  text: string,
  keys: readonly string[],
  purpose: string,
): Promise<unknown> {
  const bytes = text.startsWith(VERSION) ? fromBase64Url(text.slice(VERSION.length)) : null;
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
      /* Sealed with another key, for another purpose, or not by us. */
    }
  }
  return null;
}

function algorithm(iv: BufferSource, purpose: string): AesGcmParams {
  return {name: 'AES-GCM', iv, additionalData: encoder.encode(purpose)};
}

async function keyOf(secret: string, purpose: string): Promise<CryptoKey> {
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

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** `null` for what `toBase64Url` does not write, which decoders would let pass in part. */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return toBase64Url(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}
