import Database from 'libsql';
import {seedCatalog, type CatalogWorld} from '~sandbox/commerce/catalog/seed';
import {createCatalog} from '~sandbox/commerce/catalog/store';
import {createCatalogTables} from '~sandbox/commerce/catalog/tables';
import type {Catalog, CatalogProduct, CatalogVariant} from '~sandbox/commerce/catalog/types';
import type {Db} from '~sandbox/context';
import type {WorldCollection} from '~sandbox/world/types';

export interface VariantSketch {
  /** Option name to value. */
  options?: Record<string, string>;
  sku?: string;
  /** US cents. */
  price?: number;
  compareAtPrice?: number;
  /** Undefined: not tracked. */
  stock?: number;
  metafields?: CatalogVariant['metafields'];
}

export type ProductSketch = Partial<Omit<CatalogProduct, 'id' | 'variants' | 'options'>> & {
  subtitle?: string;
  variants?: VariantSketch[];
};

/**
 * Creates a complete product from the facts that a test needs. Its gid ends in `number`, those of its variants in
 * `number * 100 + position`.
 */
export function productOf(number: number, sketch: ProductSketch = {}): CatalogProduct {
  const {subtitle, variants = [{}], metafields = [], ...fields} = sketch;
  const id = `gid://shopify/Product/${number}`;
  const names = new Set(variants.flatMap(({options}) => Object.keys(options ?? {Size: ''})));
  return {
    id,
    handle: `product-${number}`,
    title: `Product ${number}`,
    vendor: 'Marlowe Balance',
    productType: 'Dry Food',
    description: '',
    descriptionHtml: '',
    tags: [],
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    publishedAt: '2026-01-01T00:00:00Z',
    media: [],
    sellingPlanGroupIds: [],
    requiresSellingPlan: false,
    seo: {title: null, description: null},
    category: null,
    isGiftCard: false,
    ...fields,
    metafields: subtitle
      ? [
          ...metafields,
          {namespace: 'custom', key: 'subtitle', type: 'single_line_text_field', value: subtitle},
        ]
      : metafields,
    options: [...names].map((name, index) => ({
      id: `gid://shopify/ProductOption/${number * 10 + index}`,
      name,
      values: [...new Set(variants.map(({options}) => options?.[name] ?? 'One size'))].map(
        (value, position) => ({
          id: `gid://shopify/ProductOptionValue/${number * 1000 + index * 100 + position}`,
          name: value,
        }),
      ),
    })),
    variants: variants.map((variant, index) => variantOf(number, index + 1, variant)),
  };
}

function variantOf(product: number, position: number, sketch: VariantSketch): CatalogVariant {
  const options = sketch.options ?? {Size: 'One size'};
  return {
    id: `gid://shopify/ProductVariant/${product * 100 + position}`,
    productId: `gid://shopify/Product/${product}`,
    position,
    title: Object.values(options).join(' / '),
    sku: sketch.sku ?? `SKU-${product}-${position}`,
    barcode: null,
    selectedOptions: Object.entries(options).map(([name, value]) => ({name, value})),
    price: sketch.price ?? 1000,
    compareAtPrice: sketch.compareAtPrice ?? null,
    initialStock: sketch.stock ?? null,
    weight: 1,
    weightUnit: 'POUNDS',
    taxable: true,
    requiresShipping: true,
    image: null,
    gallery: [],
    metafields: sketch.metafields ?? [],
  };
}

export function collectionOf(
  number: number,
  handle: string,
  productHandles: string[],
  more: Partial<WorldCollection> = {},
): WorldCollection {
  return {
    id: `gid://shopify/Collection/${number}`,
    handle,
    title: handle,
    description: '',
    descriptionHtml: '',
    image: null,
    updatedAt: '2026-01-01T00:00:00Z',
    seo: {title: null, description: null},
    productHandles,
    ...more,
  };
}

/** A catalog of these products in its own in-memory database. */
export function catalogOf(
  products: CatalogProduct[],
  more: Partial<CatalogWorld> = {},
): {catalog: Catalog; db: Db} {
  const db = new Database(':memory:');
  createCatalogTables(db);
  const empty = {unlisted: [], sellingPlanGroups: [], collections: [], bestSellers: []};
  seedCatalog(db, {products, ...empty, ...more});
  return {catalog: createCatalog(db), db};
}
