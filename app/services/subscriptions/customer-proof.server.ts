import {numberOfGid} from '~/platform/gid';

/** Timestamp and signature that prove the customer's identity to the subscription provider (API-08). */
export interface CustomerProof {
  /** Seconds since the epoch; the proof is valid for two hours. */
  timestamp: number;
  /** Base64 of HMAC-SHA-256 over `{customer number}|{timestamp}`. */
  signature: string;
}

export interface ProofOptions {
  hashKey: string;
  now?: number;
}

/** Pass the session's own customer id, so that nobody gets a proof for another customer. */
export async function proveCustomer(
  customerId: string,
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
  const text = `${numberOfGid(customerId)}|${timestamp}`;
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(text));
  return {timestamp, signature: btoa(String.fromCharCode(...new Uint8Array(signature)))};
}
