import type {CookieJar} from './cookie-jar.server';
import type {Session} from './session';

/** Timestamp and signature that prove the customer's identity to the subscription provider (API-08). */
export interface CustomerProof {
  /** Seconds since the epoch; the proof is valid for two hours. */
  timestamp: number;
  /** Base64 of HMAC-SHA-256 over `{customer number}|{timestamp}`. */
  signature: string;
}

interface ProofOptions {
  hashKey: string;
  now?: number;
}

/** Signs the session's own customer number, so that a caller can't get a proof for another customer. */
export async function customerProof(
  {customerId}: Pick<Session, 'customerId'>,
  {hashKey, now = Date.now()}: ProofOptions,
): Promise<CustomerProof> {
  const timestamp = Math.floor(now / 1000);
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(hashKey),
    {name: 'HMAC', hash: 'SHA-256'},
    false,
    ['sign'],
  );
  const text = `${customerNumber(customerId)}|${timestamp}`;
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(text));
  return {timestamp, signature: btoa(String.fromCharCode(...new Uint8Array(signature)))};
}

/** Sets the cookie that the provider's script reads, unless the browser already has one (SESS-09). Call it at login. */
export async function setOrderManagementCookie(
  cookies: CookieJar,
  session: Pick<Session, 'customerId'>,
  options: ProofOptions,
): Promise<void> {
  if (cookies.has('og_auth')) return;
  const {timestamp, signature} = await customerProof(session, options);
  cookies.set('og_auth', `${customerNumber(session.customerId)}|${timestamp}|${signature}`);
}

/** `1042` for `gid://shopify/Customer/1042`. */
const customerNumber = (customerId: string) => customerId.slice(customerId.lastIndexOf('/') + 1);
