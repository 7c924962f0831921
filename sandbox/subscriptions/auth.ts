import {createHmac, timingSafeEqual} from 'node:crypto';
import {z} from 'zod';
import {Refusal} from './refusal';

/** The merchant's public id, its server key, and the key that signs customer ids. */
export const MERCHANT_ID = 'marlowe';
const SUBSCRIPTIONS_API_KEY = 'sandbox-subscriptions-key';
const SUBSCRIPTIONS_HASH_KEY = 'sandbox-hash-key';

const WINDOW_SECONDS = 2 * 60 * 60;

/** `customer` is `null` for the merchant's own server, which may see every customer. */
export interface Caller {
  customer: string | null;
}

const signatureSchema = z.object({
  public_id: z.string(),
  sig_field: z.string().regex(/^\d{1,20}$/),
  ts: z.int(),
  sig: z.string().max(200),
});

/**
 * Accepts the server's key, or a customer's signature that is at most two hours old. The signature's age is measured in
 * this machine's time, because the shop that signs doesn't use the sandbox's clock.
 *
 * @throws {Refusal} 403, as Django REST framework answers
 */
export function authenticate(headers: {
  apiKey: string | undefined;
  authorization: string | undefined;
}): Caller {
  if (headers.apiKey !== undefined) {
    if (headers.apiKey === SUBSCRIPTIONS_API_KEY) return {customer: null};
    throw new Refusal(403, {detail: 'Invalid API key.'});
  }
  const signature = signatureSchema.safeParse(parseJson(headers.authorization));
  if (!signature.success) {
    throw new Refusal(403, {detail: 'Authentication credentials were not provided.'});
  }
  const {public_id, sig_field, ts, sig} = signature.data;
  const isFresh = Math.abs(Date.now() / 1000 - ts) <= WINDOW_SECONDS;
  if (public_id !== MERCHANT_ID || !isFresh || !isSame(sig, sign(sig_field, ts))) {
    throw new Refusal(403, {detail: 'Invalid signature.'});
  }
  return {customer: sig_field};
}

function sign(customer: string, timestamp: number): string {
  return createHmac('sha256', SUBSCRIPTIONS_HASH_KEY)
    .update(`${customer}|${timestamp}`)
    .digest('base64');
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '') as unknown;
  } catch {
    return null;
  }
}
