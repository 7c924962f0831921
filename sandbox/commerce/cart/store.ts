import {timingSafeEqual} from 'node:crypto';
import type {Db} from '../../context';
import type {Clock} from '../../control/clock';
import {newCartSecrets, parseCartId} from './ids';
import type {CartRecord} from './types';

export interface CartStore {
  /** A new empty cart. It is kept from its first `save` on. */
  blank(): CartRecord;
  /** `null` for an unknown, malformed or completed cart, and for a wrong or missing key. */
  byId(id: string): CartRecord | null;
  /** Any cart, completed or not, with no key asked: for checkout and the control room only. */
  byToken(token: string): CartRecord | null;
  /** Keeps the cart as it now is and stamps `updatedAt`. */
  save(cart: CartRecord): CartRecord;
  /** An order was made of it: it can no longer be read by its id. */
  complete(token: string): void;
  /** Last touched first, for the control room. */
  latest(limit: number): CartRecord[];
}

/** Creates the table when it is missing. */
export function prepareCarts(db: Db): void {
  db.exec(`CREATE TABLE IF NOT EXISTS carts (
    token TEXT PRIMARY KEY,
    document TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    completed_at TEXT
  )`);
  db.exec('CREATE INDEX IF NOT EXISTS carts_by_updated_at ON carts (updated_at)');
}

export function dropCarts(db: Db): void {
  db.exec('DROP TABLE IF EXISTS carts');
}

/** Carts in the embedded database; each write is durable when the call returns (SAND-08, SAND-16). */
export function createCarts(db: Db, clock: Clock): CartStore {
  prepareCarts(db);

  function byToken(token: string): CartRecord | null {
    const row: unknown = db.prepare('SELECT document FROM carts WHERE token = ?').get(token);
    return row ? documentOf(row) : null;
  }

  function write(cart: CartRecord): CartRecord {
    db.prepare(
      `INSERT INTO carts (token, document, updated_at, completed_at) VALUES (?, ?, ?, ?)
       ON CONFLICT (token) DO UPDATE SET document = excluded.document,
         updated_at = excluded.updated_at, completed_at = excluded.completed_at`,
    ).run(cart.token, JSON.stringify(cart), clock.now().toISOString(), cart.completedAt);
    return cart;
  }

  return {
    blank: () => emptyCart(timestamp(clock)),
    byId(id) {
      const secrets = parseCartId(id);
      const cart = secrets && byToken(secrets.token);
      return cart && !cart.completedAt && sameSecret(cart.key, secrets.key) ? cart : null;
    },
    byToken,
    save: (cart) => write({...cart, updatedAt: timestamp(clock)}),
    complete(token) {
      const cart = byToken(token);
      if (cart) write({...cart, updatedAt: timestamp(clock), completedAt: timestamp(clock)});
    },
    latest: (limit) =>
      db
        .prepare('SELECT document FROM carts ORDER BY updated_at DESC LIMIT ?')
        .all(limit)
        .map(documentOf),
  };
}

/** The sandbox's time as Shopify writes it: UTC, whole seconds. */
function timestamp(clock: Clock): string {
  return clock
    .now()
    .toISOString()
    .replace(/\.\d{3}Z$/, 'Z');
}

function emptyCart(now: string): CartRecord {
  return {
    ...newCartSecrets(),
    lines: [],
    attributes: [],
    note: null,
    buyerIdentity: {
      email: null,
      phone: null,
      countryCode: null,
      customerId: null,
      preferences: null,
    },
    discountCodes: [],
    giftCards: [],
    metafields: [],
    deliveryAddresses: [],
    selectedDeliveryHandle: null,
    createdAt: now,
    updatedAt: now,
    completedAt: null,
  };
}

function documentOf(row: unknown): CartRecord {
  return JSON.parse((row as {document: string}).document) as CartRecord;
}

function sameSecret(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
