import type {Db} from '../context';

const TABLES = `
CREATE TABLE IF NOT EXISTS identity_accounts (
  uid TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE, password_hash TEXT, document TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS identity_tokens (
  digest TEXT PRIMARY KEY, purpose TEXT NOT NULL, uid TEXT, expires_at TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS identity_wrong_tries (
  login_id TEXT NOT NULL, client_ip TEXT NOT NULL, at TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS wrong_tries_by_login ON identity_wrong_tries (login_id, client_ip);
CREATE TABLE IF NOT EXISTS identity_locks (
  login_id TEXT NOT NULL, client_ip TEXT NOT NULL, until TEXT NOT NULL,
  PRIMARY KEY (login_id, client_ip)
);
CREATE TABLE IF NOT EXISTS identity_keys (
  number INTEGER PRIMARY KEY AUTOINCREMENT, kid TEXT NOT NULL UNIQUE, private_jwk TEXT NOT NULL,
  retired_at TEXT
);
`;

export function createIdentityTables(db: Db): void {
  db.exec(TABLES);
}
