import type {Db} from '../../context';
import type {World} from '../../world/types';
import {numberOfGid} from './gid';
import {searchPhrasesOf, searchTextOf} from './search-text';
import type {CatalogImage, CatalogVariant} from './types';

export type CatalogWorld = Pick<
  World,
  'products' | 'unlisted' | 'sellingPlanGroups' | 'collections' | 'bestSellers'
>;

/** Products have dozens of images: one insert from a JSON list is much faster than one insert per image. */
const ADD_IMAGES = `INSERT OR IGNORE INTO images (id, data)
  SELECT json_extract(value, '$.id'), value FROM json_each(?)`;

/**
 * Writes the catalog and its stock into empty tables, in one transaction.
 *
 * @throws Error when an id is not a Shopify gid with a number, or a collection names a product that does not exist.
 */
export function seedCatalog(db: Db, world: CatalogWorld): void {
  db.transaction(() => {
    seedSellingPlans(db, world);
    seedProducts(db, world);
    seedCollections(db, world);
  })();
}

function seedSellingPlans(db: Db, world: CatalogWorld): void {
  const addGroup = db.prepare('INSERT INTO selling_plan_groups (id, data) VALUES (?, ?)');
  const addPlan = db.prepare('INSERT INTO selling_plans (id, group_id) VALUES (?, ?)');
  for (const group of world.sellingPlanGroups) {
    addGroup.run(group.id, JSON.stringify(group));
    for (const plan of group.plans) addPlan.run(plan.id, group.id);
  }
}

function seedProducts(db: Db, world: CatalogWorld): void {
  const add = statements(db);
  const bestSellers = new Map(world.bestSellers.map((handle, rank) => [handle, rank]));
  const phrases = new Map<string, number>();

  [...world.products, ...world.unlisted].forEach((product, position) => {
    const number = numberOf(product.id);
    const prices = product.variants.map((variant) => variant.price);
    add.product.run(
      number,
      product.id,
      product.handle,
      product.title,
      product.vendor,
      product.productType,
      toUtc(product.createdAt),
      toUtc(product.updatedAt),
      toUtc(product.publishedAt),
      Math.min(...prices),
      bestSellers.get(product.handle) ?? world.bestSellers.length + position,
      product.variants.some(isInStock) ? 1 : 0,
    );
    add.document.run(product.id, JSON.stringify(product));
    for (const tag of product.tags) add.tag.run(number, tag);
    for (const variant of product.variants) seedVariant(add, number, variant);
    add.skuParts.run(number, product.variants.map(({sku}) => sku).join('\n'));
    add.images.run(JSON.stringify([...product.media, ...product.variants.flatMap(imagesOf)]));
    if (product.tags.includes('unlisted')) return;
    const text = searchTextOf(product);
    add.text.run(number, text.title, text.subtitle, text.kind, text.sku, text.description);
    for (const phrase of searchPhrasesOf(product)) {
      phrases.set(phrase, (phrases.get(phrase) ?? 0) + 1);
    }
  });

  const addPhrase = db.prepare('INSERT INTO search_phrases (phrase, products) VALUES (?, ?)');
  for (const [phrase, products] of phrases) addPhrase.run(phrase, products);
}

type Statements = ReturnType<typeof statements>;

function statements(db: Db) {
  return {
    product: db.prepare(
      `INSERT INTO products (number, id, handle, title, vendor, product_type, created_at, updated_at,
        published_at, min_price, best_seller_rank, available)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    document: db.prepare('INSERT INTO product_documents (id, data) VALUES (?, ?)'),
    tag: db.prepare('INSERT OR IGNORE INTO product_tags (product, tag) VALUES (?, ?)'),
    variant: db.prepare(
      'INSERT INTO variants (number, id, product, sku, price, available) VALUES (?, ?, ?, ?, ?, ?)',
    ),
    stock: db.prepare('INSERT INTO inventory (variant_id, quantity) VALUES (?, ?)'),
    images: db.prepare(ADD_IMAGES),
    skuParts: db.prepare('INSERT INTO sku_parts (rowid, skus) VALUES (?, ?)'),
    text: db.prepare(
      'INSERT INTO product_search (rowid, title, subtitle, kind, sku, description) VALUES (?, ?, ?, ?, ?, ?)',
    ),
  };
}

function seedVariant(add: Statements, product: number, variant: CatalogVariant): void {
  const number = numberOf(variant.id);
  const available = isInStock(variant) ? 1 : 0;
  add.variant.run(number, variant.id, product, variant.sku, variant.price, available);
  if (variant.initialStock !== null) add.stock.run(variant.id, variant.initialStock);
}

function seedCollections(db: Db, world: CatalogWorld): void {
  const addCollection = db.prepare(
    'INSERT INTO collections (number, id, handle, title, updated_at, data) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const addMember = db.prepare(
    'INSERT OR IGNORE INTO collection_products (collection, product, position) VALUES (?, ?, ?)',
  );
  const addImages = db.prepare(ADD_IMAGES);
  const numbers = new Map(world.products.map((product) => [product.handle, numberOf(product.id)]));
  for (const {productHandles, ...collection} of world.collections) {
    const number = numberOf(collection.id);
    const {id, handle, title, image} = collection;
    const updatedAt = toUtc(collection.updatedAt);
    addCollection.run(number, id, handle, title, updatedAt, JSON.stringify(collection));
    if (image) addImages.run(JSON.stringify([image]));
    productHandles.forEach((productHandle, position) => {
      const product = numbers.get(productHandle);
      if (product === undefined) {
        throw new Error(`collection ${handle} names the unknown product ${productHandle}`);
      }
      addMember.run(number, product, position);
    });
  }
}

const isInStock = ({initialStock}: CatalogVariant) => initialStock === null || initialStock > 0;

const imagesOf = (variant: CatalogVariant): CatalogImage[] =>
  variant.image ? [variant.image, ...variant.gallery] : variant.gallery;

/** Normalizes times to one format, so they compare as text. */
const toUtc = (time: string) => new Date(time).toISOString();

function numberOf(gid: string): number {
  const number = numberOfGid(gid);
  if (number === null) throw new Error(`not a Shopify gid with a number: ${gid}`);
  return number;
}
