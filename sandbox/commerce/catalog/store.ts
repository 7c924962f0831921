import type {Db} from '../../context';
import {createCollections} from './collections';
import {listProductIds} from './listing';
import {LruCache} from './lru-cache';
import {complementaryProductIds, recommendedProductIds} from './recommendations';
import {searchProductIds} from './search';
import {rowsOf, selectValues, sql, type Sql} from './sql';
import {suggestPhrases} from './suggestions';
import type {
  Catalog,
  CatalogImage,
  CatalogProduct,
  CatalogVariant,
  SellingPlanGroup,
  VariantInStock,
} from './types';

/** Size of the in-memory cache of parsed products: a few listing pages. */
const CACHED_PRODUCTS = 500;

/** Data that the control room and orders change while the sandbox runs. */
interface Level {
  id: string;
  price: number;
  quantity: number | null;
}

/** The catalog on top of its tables (`tables.ts`), which must exist. Prices and stock are never cached. */
export function createCatalog(db: Db): Catalog {
  const parsedProducts = new LruCache<CatalogProduct>(CACHED_PRODUCTS);
  const groups = new Map<string, SellingPlanGroup>();

  const productById = (id: string): CatalogProduct | null => productsById([id])[0] ?? null;

  function productsById(ids: readonly string[]): CatalogProduct[] {
    const products = new Map(ids.map((id) => [id, parsedProducts.get(id)]));
    const missing = ids.filter((id) => !products.get(id));
    if (missing.length > 0) {
      for (const product of readProducts(missing)) {
        parsedProducts.set(product.id, product);
        products.set(product.id, product);
      }
    }
    return ids.flatMap((id) => products.get(id) ?? []);
  }

  function readProducts(ids: readonly string[]): CatalogProduct[] {
    const [row] = rowsOf<{list: string | null}>(
      db,
      sql`SELECT group_concat(data) AS list FROM product_documents WHERE id IN (${selectValues(ids)})`,
    );
    return JSON.parse(`[${row?.list ?? ''}]`) as CatalogProduct[];
  }

  function readDocument(query: Sql): unknown {
    const [row] = rowsOf<{data: string}>(db, query);
    return row ? JSON.parse(row.data) : null;
  }

  function findVariant(condition: Sql): VariantInStock | null {
    const [row] = rowsOf<Level & {productId: string}>(
      db,
      sql`SELECT v.id, v.price, p.id AS productId, stock.quantity FROM variants AS v
        JOIN products AS p ON p.number = v.product LEFT JOIN inventory AS stock ON stock.variant_id = v.id
        WHERE ${condition} LIMIT 1`,
    );
    const product = row ? productById(row.productId) : null;
    const variant = product?.variants.find(({id}) => id === row?.id);
    if (!row || !product || !variant) return null;
    return toVariantInStock(product, variant, row);
  }

  function sellingPlanGroup(id: string): SellingPlanGroup | null {
    const known = groups.get(id);
    if (known) return known;
    const query = sql`SELECT data FROM selling_plan_groups WHERE id = ${id}`;
    const group = readDocument(query) as SellingPlanGroup | null;
    if (group) groups.set(id, group);
    return group;
  }

  return {
    ...createCollections(db),
    productById,
    productsById,
    productByHandle(handle) {
      const [row] = rowsOf<{id: string}>(db, sql`SELECT id FROM products WHERE handle = ${handle}`);
      return row ? productById(row.id) : null;
    },
    variantById: (id) => findVariant(sql`v.id = ${id}`),
    variantBySku: (sku) => findVariant(sql`v.sku = ${sku}`),
    variantsOf(products) {
      const ids = products.map(({id}) => id);
      const rows = rowsOf<Level>(
        db,
        sql`SELECT v.id, v.price, stock.quantity FROM variants AS v
          JOIN products AS p ON p.number = v.product LEFT JOIN inventory AS stock ON stock.variant_id = v.id
          WHERE p.id IN (${selectValues(ids)})`,
      );
      const levels = new Map(rows.map((row) => [row.id, row]));
      return new Map(
        products.map((product) => [
          product.id,
          product.variants.flatMap((variant) => {
            const level = levels.get(variant.id);
            return level ? [toVariantInStock(product, variant, level)] : [];
          }),
        ]),
      );
    },
    sellingPlanGroup,
    sellingPlan(id) {
      const [row] = rowsOf<{groupId: string}>(
        db,
        sql`SELECT group_id AS groupId FROM selling_plans WHERE id = ${id}`,
      );
      const group = row ? sellingPlanGroup(row.groupId) : null;
      return group?.plans.find((plan) => plan.id === id) ?? null;
    },
    takeFromStock(variantId, quantity) {
      db.prepare(
        'UPDATE inventory SET quantity = MAX(0, quantity - ?) WHERE variant_id = ? AND quantity IS NOT NULL',
      ).run(quantity, variantId);
    },
    productIds: (query) => listProductIds(db, query),
    searchProductIds: (text, options) => searchProductIds(db, text, options),
    suggestions: (text, limit) => suggestPhrases(db, text, limit),
    recommendations: (productId) => recommendedProductIds(db, productId),
    complements: (productId) => complementaryProductIds(db, productId),
    imageById: (id) =>
      readDocument(sql`SELECT data FROM images WHERE id = ${id}`) as CatalogImage | null,
  };
}

function toVariantInStock(
  product: CatalogProduct,
  variant: CatalogVariant,
  {price, quantity}: Level,
): VariantInStock {
  const availableForSale = quantity === null || quantity > 0;
  return {product, variant: {...variant, price}, quantityAvailable: quantity, availableForSale};
}
