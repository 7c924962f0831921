import {toHex} from '~/platform/hex';

/** Signs texts as `payload.signature`, with HMAC-SHA-256 over the payload. */

const encoder = new TextEncoder();

export async function sign(payload: string, secret: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret), encoder.encode(payload));
  return `${payload}.${toHex(new Uint8Array(signature))}`;
}

/** The payload, or `null` unless the text was signed with this secret. Compares in constant time. */
export async function unsign(text: string, secret: string): Promise<string | null> {
  const at = text.lastIndexOf('.');
  const signature = fromHex(text.slice(at + 1));
  if (at < 1 || !signature) return null;
  const payload = text.slice(0, at);
  const isOurs = await crypto.subtle.verify(
    'HMAC',
    await keyOf(secret),
    signature,
    encoder.encode(payload),
  );
  return isOurs ? payload : null;
}

/** Compares two texts without leaking through its duration where they differ. */
export async function isSameText(a: string, b: string): Promise<boolean> {
  const signed = await sign('same', `text.${b}`);
  return (await unsign(signed, `text.${a}`)) !== null;
}

function keyOf(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    {name: 'HMAC', hash: 'SHA-256'},
    false,
    ['sign', 'verify'],
  );
}

function fromHex(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^(?:[0-9a-f]{2})+$/.test(text)) return null;
  return new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
}
