import {timingSafeEqual} from 'node:crypto';
import type {Db} from '../../context';
import type {Clock} from '../../control/clock';
import {newCartSecrets, parseCartId} from './ids';
import type {CartRecord} from './types';

export interface CartStore {
  /** Creates an empty cart. It isn't stored until the first `save`. */
  newCart(): CartRecord;
  /** `null` for an unknown, malformed or completed cart, and for a wrong or missing key. */
  byId(id: string): CartRecord | null;
  /** Reads any cart, completed or not, without its key. For checkout and the control room only. */
  byToken(token: string): CartRecord | null;
  /** Stores the cart and sets `updatedAt`. */
  save(cart: CartRecord): CartRecord;
  /** Marks a cart as ordered: `byId` no longer returns it. */
  complete(token: string): void;
  /** The most recently updated carts first, for the control room. */
  latest(limit: number): CartRecord[];
}

/** Carts in the embedded database. A write is durable when the call returns (SAND-08, SAND-16). */
export function createCarts(db: Db, clock: Clock): CartStore {
  db.exec(`CREATE TABLE IF NOT EXISTS carts (
    token TEXT PRIMARY KEY,
    document TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    completed_at TEXT
  )`);
  db.exec('CREATE INDEX IF NOT EXISTS carts_by_updated_at ON carts (updated_at)');

  function byToken(token: string): CartRecord | null {
    const row: unknown = db.prepare('SELECT document FROM carts WHERE token = ?').get(token);
    return row ? parseRow(row) : null;
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
    newCart: () => emptyCart(timestamp(clock)),
    byId(id) {
      const secrets = parseCartId(id);
      const cart = secrets && byToken(secrets.token);
      return cart && !cart.completedAt && isSameSecret(cart.key, secrets.key) ? cart : null;
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
        .map(parseRow),
  };
}

/** The sandbox's time in Shopify's format: UTC, whole seconds. */
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
    buyerIdentity: {email: null, phone: null, countryCode: null, customerId: null},
    discountCodes: [],
    giftCards: [],
    deliveryAddress: null,
    createdAt: now,
    updatedAt: now,
    completedAt: null,
  };
}

function parseRow(row: unknown): CartRecord {
  return JSON.parse((row as {document: string}).document) as CartRecord;
}

function isSameSecret(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
