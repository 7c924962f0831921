import type {Hono} from 'hono';
import type Database from 'libsql';
import type {Clock} from './control/clock';
import type {FaultBoard} from './control/faults';

/** The embedded database: libsql's synchronous, better-sqlite3-compatible API. */
export type Db = Database.Database;

/** What every stood-in service is given. One per running sandbox. */
export interface SandboxContext {
  db: Db;
  clock: Clock;
  faults: FaultBoard;
  /** Public origin, no slash at the end, for instance `http://localhost:4000`. */
  origin: string;
  /** Folder for everything durable: the database, rendered images. */
  dataDir: string;
}

/** A stood-in service: mounts its routes, and puts its own tables back to the seed. */
export interface SandboxService {
  /** The name that faults and the control room use, for instance `commerce`. */
  name: string;
  /** Creates missing tables and seeds an empty database. Called once at start and after `reset`. */
  prepare(context: SandboxContext, options: SeedOptions): void;
  /** Drops the service's tables. `prepare` follows. */
  drop(context: SandboxContext): void;
  mount(app: Hono, context: SandboxContext): void;
}

export interface SeedOptions {
  /** Size of the catalogue; undefined means the hand-written one only. */
  products?: number;
}
