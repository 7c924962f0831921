/**
 * An image of the catalog. In all catalog types, money is in minor units (US cents), ids are Shopify gids, and times
 * are ISO 8601 in UTC. Missing values are `null`, never `undefined`, which the executor rejects.
 */
export interface CatalogImage {
  id: string;
  /** Absolute path on the image service without a transform, for instance `/cdn/shop/files/pack-...-front.png`. */
  path: string;
  altText: string;
  width: number;
  height: number;
}

export interface CatalogMetafield {
  namespace: string;
  key: string;
  /** Shopify's metafield type, for instance `single_line_text_field`, `list.single_line_text_field`, `json`. */
  type: string;
  /** Always a string, as in the API; lists and `json` fields are JSON text. */
  value: string;
}

export type WeightUnit = 'POUNDS' | 'OUNCES' | 'KILOGRAMS' | 'GRAMS';

export interface CatalogOption {
  id: string;
  /** `Size`, `Flavor` or `Product Form`. */
  name: string;
  values: {id: string; name: string}[];
}

export interface CatalogVariant {
  id: string;
  productId: string;
  position: number;
  /** Option values joined by ` / `, as Shopify does. */
  title: string;
  sku: string;
  barcode: string | null;
  selectedOptions: {name: string; value: string}[];
  /** US cents. */
  price: number;
  /** US cents. */
  compareAtPrice: number | null;
  /** Stock when seeded; the `inventory` table holds the current stock. `null`: untracked, never runs out. */
  initialStock: number | null;
  weight: number;
  weightUnit: WeightUnit;
  taxable: boolean;
  requiresShipping: boolean;
  image: CatalogImage | null;
  /** Further images of this variant (side, back, feeding guide), in order, without `image`. */
  gallery: CatalogImage[];
  metafields: CatalogMetafield[];
}

export interface CatalogProduct {
  id: string;
  handle: string;
  title: string;
  /**
   * The product line: `Marlowe Balance`, `Marlowe Clinical`, `Marlowe Treats`, or `Marlowe Foundation` for donations.
   */
  vendor: string;
  /** `Dry Food`, `Canned Food`, `Tray Food`, `Pouch Food`, `Treats`, `Donation`, ... */
  productType: string;
  /** Plain text. */
  description: string;
  descriptionHtml: string;
  tags: string[];
  createdAt: string;
  updatedAt: string;
  publishedAt: string;
  options: CatalogOption[];
  /** The first one is the featured image. */
  media: CatalogImage[];
  variants: CatalogVariant[];
  /** Selling plan groups of this product. Empty: one-time purchase only. */
  sellingPlanGroupIds: string[];
  requiresSellingPlan: boolean;
  metafields: CatalogMetafield[];
  seo: {title: string | null; description: string | null};
  category: {id: string; name: string} | null;
  isGiftCard: boolean;
}

export interface SellingPlanGroup {
  id: string;
  name: string;
  appName: string | null;
  options: {name: string; values: string[]}[];
  plans: SellingPlan[];
}

export interface SellingPlan {
  id: string;
  groupId: string;
  name: string;
  description: string | null;
  options: {name: string; value: string}[];
  interval: 'WEEK' | 'MONTH' | 'DAY' | 'YEAR';
  intervalCount: number;
  /** Whole percent off each delivery, for instance 5. */
  percentOff: number;
}

export interface VariantInStock {
  product: CatalogProduct;
  variant: CatalogVariant;
  /** `null`: untracked. */
  quantityAvailable: number | null;
  availableForSale: boolean;
}

/** Catalog lookups for the rest of the commerce service. Implemented by `catalog/store.ts`. */
export interface CatalogStore {
  productById(id: string): CatalogProduct | null;
  /** Leaves out ids that don't exist. One query is much faster than one per product. */
  productsById(ids: readonly string[]): CatalogProduct[];
  productByHandle(handle: string): CatalogProduct | null;
  variantById(id: string): VariantInStock | null;
  variantBySku(sku: string): VariantInStock | null;
  /** By the product's id. */
  variantsOf(products: readonly CatalogProduct[]): Map<string, VariantInStock[]>;
  sellingPlanGroup(id: string): SellingPlanGroup | null;
  sellingPlan(id: string): SellingPlan | null;
  /** Reduces the stock, to no less than zero. Does nothing for untracked variants. */
  takeFromStock(variantId: string, quantity: number): void;
}

export interface ProductQuery {
  /**
   * Shopify's search syntax (`tag:x AND product_type:"Dry Food"`, `sku:abc*`, bare words). Empty matches everything.
   */
  query?: string;
  collectionHandle?: string;
  /** `ProductSortKeys` or `ProductCollectionSortKeys`. */
  sortKey?: string;
  reverse?: boolean;
}

export interface CatalogCollection {
  id: string;
  handle: string;
  title: string;
  description: string;
  descriptionHtml: string;
  image: CatalogImage | null;
  updatedAt: string;
  seo: {title: string | null; description: string | null};
}

export interface SearchOptions {
  /** The last word may be incomplete. */
  prefix: boolean;
  /** Leaves out products that are sold out. @default false */
  onlyAvailable?: boolean;
}

/**
 * The whole catalog: lookups, listings and search. Listings are complete and sorted; callers slice them into
 * pages.
 */
export interface Catalog extends CatalogStore {
  productIds(query: ProductQuery): string[];
  /**
   * Returns ids ranked by relevance. Searches title, vendor, type, tags, subtitle, options, and SKUs or parts of them.
   */
  searchProductIds(text: string, options: SearchOptions): string[];
  /** Catalog phrases that complete the text, best first. */
  suggestions(text: string, limit: number): string[];
  recommendations(productId: string): string[];
  /** Products that go with this one. */
  complements(productId: string): string[];
  collectionByHandle(handle: string): CatalogCollection | null;
  collectionById(id: string): CatalogCollection | null;
  collections(options: {query?: string; sortKey?: string; reverse?: boolean}): CatalogCollection[];
  imageById(id: string): CatalogImage | null;
}
