import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import {z} from 'zod';
import {emailAddress} from '../../email-address';

export const SANDBOX_MULTIPASS_SECRET = 'sandbox-multipass-secret-32-bytes';

const IV_BYTES = 16;
const SIGNATURE_BYTES = 32;

const text = z.string().trim().max(255);

const addressSchema = z.object({
  first_name: text.optional(),
  last_name: text.optional(),
  company: text.optional(),
  address1: text.optional(),
  address2: text.optional(),
  city: text.optional(),
  province: text.optional(),
  province_code: text.optional(),
  country: text.optional(),
  country_code: text.optional(),
  zip: text.optional(),
  phone: text.optional(),
  default: z.boolean().optional(),
});

const payloadSchema = z.object({
  email: z.string().trim().toLowerCase().pipe(emailAddress().max(254)),
  created_at: z.iso.datetime({offset: true}),
  first_name: text.optional(),
  last_name: text.optional(),
  /** Comma-separated tags. */
  tag_string: z.string().max(1000).optional(),
  identifier: text.min(1).optional(),
  remote_ip: z.string().optional(),
  /** The URL to redirect to after login. */
  return_to: z.string().max(2048).optional(),
  addresses: z.array(addressSchema).max(50).optional(),
});

export type MultipassPayload = z.infer<typeof payloadSchema>;
export type MultipassAddress = z.infer<typeof addressSchema>;

/**
 * Encodes a Shopify Multipass token. SHA-256 of the secret gives an AES-128 key and a signing key; the token is IV +
 * AES-128-CBC ciphertext, followed by their HMAC-SHA256, in URL-safe base64 with padding.
 */
export function encodeMultipass(
  payload: unknown,
  secret: string,
  iv: Buffer = randomBytes(IV_BYTES),
): string {
  const {encryptionKey, signingKey} = keysOf(secret);
  const cipher = createCipheriv('aes-128-cbc', encryptionKey, iv);
  const sealed = Buffer.concat([
    iv,
    cipher.update(JSON.stringify(payload), 'utf8'),
    cipher.final(),
  ]);
  return Buffer.concat([sealed, signatureOf(sealed, signingKey)])
    .toString('base64')
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** Decodes a token. `null` if it was made with another secret or if required fields are missing. */
export function decodeMultipass(token: string, secret: string): MultipassPayload | null {
  const {encryptionKey, signingKey} = keysOf(secret);
  const bytes = Buffer.from(token, 'base64url');
  const sealed = bytes.subarray(0, -SIGNATURE_BYTES);
  const signature = bytes.subarray(-SIGNATURE_BYTES);
  if (sealed.length <= IV_BYTES || !timingSafeEqual(signature, signatureOf(sealed, signingKey))) {
    return null;
  }
  try {
    const decipher = createDecipheriv('aes-128-cbc', encryptionKey, sealed.subarray(0, IV_BYTES));
    const json = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES)), decipher.final()]);
    return payloadSchema.safeParse(JSON.parse(json.toString('utf8'))).data ?? null;
  } catch {
    // The signature is valid but the content can't be decrypted or parsed.
    return null;
  }
}

function keysOf(secret: string): {encryptionKey: Buffer; signingKey: Buffer} {
  const keys = createHash('sha256').update(secret).digest();
  return {encryptionKey: keys.subarray(0, 16), signingKey: keys.subarray(16)};
}

const signatureOf = (sealed: Buffer, signingKey: Buffer): Buffer =>
  createHmac('sha256', signingKey).update(sealed).digest();
