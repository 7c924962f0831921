import {z} from 'zod';
import type {Db, SeedOptions} from './context';

/** To be counted up when the seed or a table changes: data folders of before are then seeded anew. */
const SEED_VERSION = 5;

const recordSchema = z.object({seed: z.string()});

/** Whether the database holds a whole seed made with these options; one that broke off does not count. */
export function isSeededWith(db: Db, seed: SeedOptions): boolean {
  createTable(db);
  const row = db.prepare('SELECT seed FROM seed_record').get();
  return row !== undefined && recordSchema.parse(row).seed === textOf(seed);
}

/** To be called before a seed begins, so that one that breaks off is not taken for a whole one. */
export function forgetSeed(db: Db): void {
  db.exec('DROP TABLE IF EXISTS seed_record');
}

/** Notes, once the seed is in, what it was made with. */
export function rememberSeed(db: Db, seed: SeedOptions): void {
  createTable(db);
  db.prepare('INSERT INTO seed_record (seed) VALUES (?)').run(textOf(seed));
}

function createTable(db: Db): void {
  db.exec('CREATE TABLE IF NOT EXISTS seed_record (seed TEXT NOT NULL)');
}

function textOf({products}: SeedOptions): string {
  return JSON.stringify({version: SEED_VERSION, products: products ?? null});
}
