import type {CookieJar} from './cookie-jar.server';
import type {Session} from './session';

/** The two parts that show the subscription provider who its customer is (API-08). */
export interface CustomerProof {
  /** Seconds since the epoch; good for two hours. */
  timestamp: number;
  /** Base64 of HMAC-SHA-256 over `{customer number}|{timestamp}`. */
  signature: string;
}

interface ProofOptions {
  /** Shared with the provider. */
  hashKey: string;
  /** Milliseconds since the epoch. */
  now?: number;
}

/** The customer is always the session's own: nobody gets a proof of being somebody else. */
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

/** Once a login and only when there is none: the cookie that the provider's own script reads (SESS-09). */
export async function setOrderManagementCookie(
  cookies: CookieJar,
  session: Pick<Session, 'customerId'>,
  options: ProofOptions,
): Promise<void> {
  if (cookies.has('og_auth')) return;
  const {timestamp, signature} = await customerProof(session, options);
  cookies.set('og_auth', `${customerNumber(session.customerId)}|${timestamp}|${signature}`);
}

/** `gid://shopify/Customer/1042` is 1042 to the provider. */
const customerNumber = (customerId: string) => customerId.slice(customerId.lastIndexOf('/') + 1);
