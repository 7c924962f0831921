import type {
  CatalogCollection,
  CatalogImage,
  CatalogMetafield,
  CatalogProduct,
  SellingPlanGroup,
} from '../commerce/catalog/types';

/**
 * The seed as plain data. Ids are Shopify gids, times ISO 8601 in UTC. Every address is a path (`/collections/dog`):
 * the world does not know its host, whoever serves it puts the shop's primary domain in front.
 */
export interface World {
  shop: WorldShop;
  /** In the order of the catalogue: ids ascend. */
  products: CatalogProduct[];
  sellingPlanGroups: SellingPlanGroup[];
  /** In default order, each with its products in the collection's own (manual) order. */
  collections: WorldCollection[];
  /** Handles, best first. */
  bestSellers: string[];
  menus: WorldMenu[];
  pages: WorldPage[];
  policies: WorldPolicy[];
  blogs: WorldBlog[];
  metaobjects: WorldMetaobject[];
  urlRedirects: WorldUrlRedirect[];
}

export type WorldCollection = CatalogCollection & {productHandles: string[]};

interface Seo {
  title: string | null;
  description: string | null;
}

/** Shopify's `MenuItemType`, as far as the seed uses it. */
export type MenuItemKind =
  'BLOG' | 'CATALOG' | 'COLLECTION' | 'FRONTPAGE' | 'HTTP' | 'PAGE' | 'SEARCH' | 'SHOP_POLICY';

export interface WorldMenu {
  id: string;
  handle: string;
  title: string;
  items: WorldMenuItem[];
}

export interface WorldMenuItem {
  id: string;
  title: string;
  type: MenuItemKind;
  /** For instance `/collections/dog`. */
  path: string;
  /** Gid of the collection, page, blog or policy that the item leads to. */
  resourceId: string | null;
  tags: string[];
  items: WorldMenuItem[];
}

export interface WorldPage {
  id: string;
  handle: string;
  title: string;
  /** HTML. */
  body: string;
  /** Plain text of the body, at most 150 characters. */
  bodySummary: string;
  createdAt: string;
  updatedAt: string;
  seo: Seo;
  metafields: CatalogMetafield[];
}

export type PolicyKind =
  | 'privacyPolicy'
  | 'refundPolicy'
  | 'shippingPolicy'
  | 'termsOfService'
  | 'subscriptionPolicy'
  | 'contactInformation';

export interface WorldPolicy {
  id: string;
  /** The field of `Shop` that answers it. */
  kind: PolicyKind;
  /** As in `/policies/<handle>`, for instance `privacy-policy`. */
  handle: string;
  title: string;
  /** HTML. */
  body: string;
}

export interface WorldBlog {
  id: string;
  handle: string;
  title: string;
  authors: WorldAuthor[];
  /** Newest first. */
  articles: WorldArticle[];
  seo: Seo;
  metafields: CatalogMetafield[];
}

export interface WorldAuthor {
  name: string;
  firstName: string;
  lastName: string;
  email: string;
  bio: string | null;
}

export interface WorldArticle {
  id: string;
  blogId: string;
  handle: string;
  title: string;
  author: WorldAuthor;
  /** Plain text. */
  content: string;
  contentHtml: string;
  excerpt: string;
  excerptHtml: string;
  image: CatalogImage | null;
  publishedAt: string;
  tags: string[];
  seo: Seo;
  metafields: CatalogMetafield[];
}

export interface WorldMetaobject {
  id: string;
  type: string;
  handle: string;
  updatedAt: string;
  fields: {key: string; type: string; value: string}[];
}

export interface WorldUrlRedirect {
  id: string;
  /** Path that no longer exists. */
  path: string;
  /** Path that it leads to. */
  target: string;
}

export interface WorldShop {
  id: string;
  name: string;
  description: string;
  /** Shopify's template, for instance `${{amount}}`. */
  moneyFormat: string;
  email: string;
  currencyCode: 'USD';
  countryCode: 'US';
  /** ISO 3166 alpha-2. */
  shipsToCountries: string[];
  /** Shopify's `CardBrand` values. */
  acceptedCardBrands: string[];
  brand: WorldBrand;
  metafields: CatalogMetafield[];
}

interface WorldBrand {
  slogan: string;
  shortDescription: string;
  logo: CatalogImage;
  squareLogo: CatalogImage;
  coverImage: CatalogImage;
  /** CSS hex colours. */
  colors: {primary: BrandColorGroup[]; secondary: BrandColorGroup[]};
}

interface BrandColorGroup {
  background: string;
  foreground: string;
}
