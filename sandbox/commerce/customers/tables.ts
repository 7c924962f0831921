import type {Db} from '../../context';

const TABLES = `
CREATE TABLE IF NOT EXISTS customers (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL UNIQUE,
  phone TEXT UNIQUE,
  multipass_identifier TEXT UNIQUE,
  profile TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS customer_addresses (
  number INTEGER PRIMARY KEY AUTOINCREMENT, customer INTEGER NOT NULL, address TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS addresses_by_customer ON customer_addresses (customer);
CREATE TABLE IF NOT EXISTS customer_access_tokens (
  digest TEXT PRIMARY KEY, customer INTEGER NOT NULL, expires_at TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS used_multipass_tokens (digest TEXT PRIMARY KEY);
`;

export function createCustomerTables(db: Db): void {
  db.exec(TABLES);
}
