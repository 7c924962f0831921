import {z} from 'zod';
import type {Db, SeedOptions} from './context';

/** Increase it when the seed or a table changes, so that existing data folders are seeded again. */
const SEED_VERSION = 25;

const recordSchema = z.object({seed: z.string()});

/** Whether the database holds a complete seed made with these options. */
export function isSeededWith(db: Db, seed: SeedOptions): boolean {
  createTable(db);
  const row = db.prepare('SELECT seed FROM seed_record').get();
  return row !== undefined && recordSchema.parse(row).seed === serializeSeed(seed);
}

/** Call after seeding, to record the options of the complete seed. */
export function rememberSeed(db: Db, seed: SeedOptions): void {
  createTable(db);
  db.prepare('INSERT INTO seed_record (seed) VALUES (?)').run(serializeSeed(seed));
}

function createTable(db: Db): void {
  db.exec('CREATE TABLE IF NOT EXISTS seed_record (seed TEXT NOT NULL)');
}

function serializeSeed({products}: SeedOptions): string {
  return JSON.stringify({version: SEED_VERSION, products: products ?? null});
}
