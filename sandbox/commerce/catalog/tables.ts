import type {Db} from '../../context';

/**
 * Products are stored as JSON in a separate table, so a listing never reads them; all other columns and tables are
 * for listing and searching. A row's `number` is the last part of its gid. It breaks ties when sorting, and
 * the search indexes use it as their rowid.
 */
const TABLES = `
CREATE TABLE IF NOT EXISTS products (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  handle TEXT NOT NULL UNIQUE COLLATE NOCASE,
  title TEXT NOT NULL COLLATE NOCASE,
  vendor TEXT NOT NULL COLLATE NOCASE,
  product_type TEXT NOT NULL COLLATE NOCASE,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  published_at TEXT NOT NULL,
  min_price INTEGER NOT NULL,
  best_seller_rank INTEGER NOT NULL,
  available INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS product_documents (id TEXT PRIMARY KEY, data TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS products_by_vendor ON products (vendor);
CREATE INDEX IF NOT EXISTS products_by_type ON products (product_type);

CREATE TABLE IF NOT EXISTS product_tags (
  product INTEGER NOT NULL, tag TEXT NOT NULL COLLATE NOCASE, PRIMARY KEY (tag, product)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS tags_by_product ON product_tags (product);

CREATE TABLE IF NOT EXISTS variants (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  product INTEGER NOT NULL,
  sku TEXT NOT NULL COLLATE NOCASE,
  price INTEGER NOT NULL,
  available INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS variants_by_product ON variants (product, available, price);
CREATE INDEX IF NOT EXISTS variants_by_sku ON variants (sku, product);

CREATE TABLE IF NOT EXISTS inventory (variant_id TEXT PRIMARY KEY, quantity INTEGER);
CREATE TRIGGER IF NOT EXISTS stock_changed AFTER UPDATE OF quantity ON inventory BEGIN
  UPDATE variants SET available = new.quantity IS NULL OR new.quantity > 0 WHERE id = new.variant_id;
  UPDATE products
    SET available = EXISTS (SELECT 1 FROM variants WHERE product = products.number AND available = 1)
    WHERE number = (SELECT product FROM variants WHERE id = new.variant_id);
END;

CREATE TABLE IF NOT EXISTS collections (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  handle TEXT NOT NULL UNIQUE COLLATE NOCASE,
  title TEXT NOT NULL COLLATE NOCASE,
  updated_at TEXT NOT NULL,
  data TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS collection_products (
  collection INTEGER NOT NULL, product INTEGER NOT NULL, position INTEGER NOT NULL,
  PRIMARY KEY (collection, product)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS collections_by_product ON collection_products (product);

CREATE TABLE IF NOT EXISTS selling_plan_groups (id TEXT PRIMARY KEY, data TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS selling_plans (id TEXT PRIMARY KEY, group_id TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS images (id TEXT PRIMARY KEY, data TEXT NOT NULL) WITHOUT ROWID;

CREATE VIRTUAL TABLE IF NOT EXISTS product_search USING fts5(
  title, subtitle, kind, sku, description,
  content = '', tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3'
);
CREATE VIRTUAL TABLE IF NOT EXISTS sku_parts USING fts5(skus, content = '', tokenize = 'trigram');
CREATE TABLE IF NOT EXISTS search_phrases (
  phrase TEXT PRIMARY KEY, products INTEGER NOT NULL
) WITHOUT ROWID;
`;

export function createCatalogTables(db: Db): void {
  db.exec(TABLES);
}
