import type {Hono} from 'hono';
import type Database from 'libsql';
import type {Clock} from './control/clock';
import type {FaultBoard} from './control/faults';

/** The embedded database: libsql's synchronous, better-sqlite3-compatible API. */
export type Db = Database.Database;

/** Shared by all services of one running sandbox. */
export interface SandboxContext {
  db: Db;
  clock: Clock;
  faults: FaultBoard;
  /** Public origin without a trailing slash, such as `http://localhost:4000`. */
  origin: string;
  /** Folder for everything that survives a restart: the database and rendered images. */
  dataDir: string;
}

/** One hosted service of the sandbox: its tables with their seed, and its routes. */
export interface SandboxService {
  /**
   * Creates missing tables and seeds an empty database. Called at start and after `dropAllTables`. Tables without a seed
   * are created by `mount`.
   */
  prepare?(context: SandboxContext, options: SeedOptions): void;
  mount(app: Hono, context: SandboxContext): void;
}

export interface SeedOptions {
  /** Number of products in the catalog. Undefined: only the hand-written ones. */
  products?: number;
}
