import {randomUUID} from 'node:crypto';
import {SignJWT} from 'jose';
import {z} from 'zod';
import type {Db} from '../context';
import {sql} from '../commerce/catalog/sql';
import {CONTENT_SCHEMA} from './collections';
import {tableOf} from './engine/schema';

export const CONTENT_HOOK_SECRET = 'sandbox-content-hook-secret';
const PATH = '/hooks/content';
const GIVE_UP_MS = 2000;

/** The part of the shop's stored pages that a change has made outdated. */
export type ShopClearing = {path: string} | {collection: string} | {all: true};

/** `status` is `null` if the shop didn't respond. */
interface HookOutcome {
  shop: string;
  status: number | null;
}

/** The token of a call, as docs/content.md describes it. */
export function signHookCall(
  clear: ShopClearing,
  {
    secret = CONTENT_HOOK_SECRET,
    jti = randomUUID(),
    issuedAt = new Date(),
  }: {secret?: string; jti?: string; issuedAt?: Date} = {},
): Promise<string> {
  return new SignJWT({clear})
    .setProtectedHeader({alg: 'HS256'})
    .setJti(jti)
    .setIssuedAt(issuedAt)
    .sign(new TextEncoder().encode(secret));
}

const rows = z.array(z.object({origin: z.string()}));

/** Notifies every shop in `sites` about changed content, as a Directus flow does (CMS-21). */
export function callShops(db: Db, clear: ShopClearing): Promise<HookOutcome[]> {
  const sites = tableOf(CONTENT_SCHEMA.collection('sites'));
  const found = rows.parse(db.prepare(sql`SELECT DISTINCT origin FROM ${sites}`.text).all());
  return Promise.all(
    found.map(async ({origin: shop}) => {
      const token = await signHookCall(clear);
      const answer = await fetch(shop + PATH, {
        method: 'POST',
        headers: {Authorization: `Bearer ${token}`},
        signal: AbortSignal.timeout(GIVE_UP_MS),
      }).catch(() => null);
      await answer?.body?.cancel();
      return {shop, status: answer?.status ?? null};
    }),
  );
}
