import type {Session} from '~/domains/session/session';

/** An opaque key per account, which a browser stores with the visit's tracking. */
export async function accountKey({customerId}: Pick<Session, 'customerId'>): Promise<string> {
  const text = new TextEncoder().encode(`giving:${customerId}`);
  const digest = await crypto.subtle.digest('SHA-256', text);
  return [...new Uint8Array(digest).slice(0, 8)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
