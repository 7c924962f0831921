import {createHash, randomBytes, scryptSync, timingSafeEqual} from 'node:crypto';

const KEY_BYTES = 32;
/* Deliberately cheap: the passwords protect nothing, and every start of a sandbox hashes those of the seed. */
const COST = {N: 1024};

/** `<salt>:<scrypt key>`, both in hex. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${scryptSync(password, salt, KEY_BYTES, COST).toString('hex')}`;
}

/** Compares in the same time whether or not there is a hash. */
export function isPassword(password: string, hash: string | null): boolean {
  const [salt = '', key = ''] = (hash ?? NO_HASH).split(':');
  const given = scryptSync(password, Buffer.from(salt, 'hex'), KEY_BYTES, COST);
  return timingSafeEqual(given, Buffer.from(key, 'hex')) && hash !== null;
}

const NO_HASH = `00:${'00'.repeat(KEY_BYTES)}`;

/** A random secret. The caller stores only its digest. */
export const newSecret = (): string => randomBytes(16).toString('hex');

export const digestOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');
