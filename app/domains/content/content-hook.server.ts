import {errors, jwtVerify} from 'jose';
import {z} from 'zod';

/** The stored and cached data that is out of date. */
export type Clearing = {path: string} | {collection: string} | {all: true};

type HookCall =
  | {kind: 'accepted'; clearing: Clearing}
  /** Not signed with the secret, too old, or not as documented. */
  | {kind: 'forged'}
  | {kind: 'repeated'};

const MAX_AGE_SECONDS = 120;
const CLOCK_LEEWAY_SECONDS = 30;
const MAX_KNOWN_IDS = 2000;

const claims = z.object({
  jti: z.string().min(8).max(64),
  clear: z.union([
    z.strictObject({path: z.string().max(300).startsWith('/')}),
    z.strictObject({collection: z.string().regex(/^[a-z_]{1,64}$/)}),
    z.strictObject({all: z.literal(true)}),
  ]),
});

/**
 * Reads calls of the content system: a JWT, signed with a secret that both know (HS256), at most two minutes old, and
 * accepted once by this isolate.
 */
export function createContentHook() {
  const known = new Set<string>();
  return async (token: string, secret: string): Promise<HookCall> => {
    const payload = await verify(token, secret);
    const parsed = claims.safeParse(payload);
    if (!parsed.success) return {kind: 'forged'};
    const {jti, clear} = parsed.data;
    if (known.has(jti)) return {kind: 'repeated'};
    known.add(jti);
    const [oldest] = known;
    if (known.size > MAX_KNOWN_IDS && oldest !== undefined) known.delete(oldest);
    return {kind: 'accepted', clearing: clear};
  };
}

async function verify(token: string, secret: string): Promise<unknown> {
  try {
    /* Web Crypto compares signatures in constant time. */
    const {payload} = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      maxTokenAge: MAX_AGE_SECONDS,
      clockTolerance: CLOCK_LEEWAY_SECONDS,
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
