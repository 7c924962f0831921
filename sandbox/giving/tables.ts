import type {Db} from '../context';

/** A tracking stores the cause that a visit has chosen; an event is one clickstream message. */
const TABLES = `
CREATE TABLE IF NOT EXISTS giving_settings (
  store_id TEXT PRIMARY KEY, profile TEXT NOT NULL, overrides TEXT NOT NULL, breaks TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS giving_trackings (
  id TEXT PRIMARY KEY, store_id TEXT NOT NULL, created_at TEXT NOT NULL, is_test INTEGER NOT NULL,
  cause_id TEXT NOT NULL, cause_name TEXT NOT NULL, integration TEXT, confirmation TEXT
);
CREATE TABLE IF NOT EXISTS giving_events (
  id INTEGER PRIMARY KEY AUTOINCREMENT, received_at TEXT NOT NULL, store_id TEXT NOT NULL, body TEXT NOT NULL
);
`;

export function prepareGiving(db: Db): void {
  db.exec(TABLES);
}
