import type {
  CatalogCollection,
  CatalogImage,
  CatalogMetafield,
  CatalogProduct,
  SellingPlanGroup,
} from '../commerce/catalog/types';

/**
 * The seed as plain data. Ids are Shopify gids, times are ISO 8601 in UTC. URLs are paths (`/collections/dog`): the
 * services add the shop's primary domain.
 */
export interface World {
  shop: WorldShop;
  /** In catalog order, with ascending ids. */
  products: CatalogProduct[];
  /** Sold, but in no list, search or sitemap, as with Shopify's status `UNLISTED`. They have the tag `unlisted`. */
  unlisted: CatalogProduct[];
  sellingPlanGroups: SellingPlanGroup[];
  /** In default order; the products of each are in the collection's manual order. */
  collections: WorldCollection[];
  /** Handles, best sellers first. */
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

/** The values of Shopify's `MenuItemType` used by the seed. */
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
  /** For example `/collections/dog`. */
  path: string;
  /** Gid of the linked collection, page, blog or policy. */
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
  'privacyPolicy' | 'refundPolicy' | 'shippingPolicy' | 'termsOfService' | 'subscriptionPolicy';

export interface WorldPolicy {
  id: string;
  /** The field of `Shop` that returns the policy. */
  kind: PolicyKind;
  /** As in `/policies/<handle>`, such as `privacy-policy`. */
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
}

export interface WorldUrlRedirect {
  id: string;
  /** Path to redirect from. */
  path: string;
  /** Path to redirect to. */
  target: string;
}

export interface WorldShop {
  id: string;
  name: string;
  description: string;
  email: string;
  currencyCode: 'USD';
  countryCode: 'US';
  brand: WorldBrand;
  metafields: CatalogMetafield[];
}

interface WorldBrand {
  slogan: string;
  shortDescription: string;
  logo: CatalogImage;
  squareLogo: CatalogImage;
  coverImage: CatalogImage;
  /** CSS hex colors. */
  colors: {primary: BrandColorGroup[]; secondary: BrandColorGroup[]};
}

interface BrandColorGroup {
  background: string;
  foreground: string;
}
