import type {CommerceCatalog, HomeTiles} from '~/services/commerce/catalog.server';
import type {UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import {toCards, type ProductCardModel} from './card';
import type {Category, ProductDetail, Variant} from './product';
import type {ProductAddress} from './product-address';
import {isSlug, slugify} from './slug';
import {selectVariant, SLUG_FACETS, type VariantHints} from './variant-selection';
import type {CategoryTile} from './category-tiles';

interface CatalogContext {
  commerce: {catalog: CommerceCatalog};
  site: {isStaff: boolean};
}

/** Products that a list shows before "Load more", and with each press of it. */
export const PAGE_SIZE = 24;
/** The platform gives at most 250 products at once. */
const MAX_PAGES = 10;

/** The categories on the home page, in order: a collection each, named `{species}-{slug}`, and its page. */
const HOME_TILES: HomeTiles = [
  'dog-dry-food',
  'dog-wet-food',
  'dog-puppy-food',
  'cat-adult-cat-food',
  'cat-kitten-food',
  'dog-treats',
];
const HOME_TILE_PATHS: Record<string, string> = {
  'dog-dry-food': '/products/dog/food-form/dry-food',
  'dog-wet-food': '/products/dog/food-form/wet-food',
  'dog-puppy-food': '/products/dog/pet-age/puppy-food',
  'cat-adult-cat-food': '/products/cat/pet-age/adult-cat-food',
  'cat-kitten-food': '/products/cat/pet-age/kitten-food',
  'dog-treats': '/products/dog/food-form/treats',
};

export interface HomePage {
  hero: Category | null;
  tiles: CategoryTile[];
  bestSellers: ProductCardModel[];
}

/** The home page; with commerce away it is a page without products, not an error. */
export async function homePage({commerce, site}: CatalogContext): Promise<HomePage> {
  const home = await commerce.catalog.home(HOME_TILES);
  if (!home.ok) return {hero: null, tiles: [], bestSellers: []};
  const {hero, tiles, bestSellers} = home.value;
  return {
    hero,
    tiles: tiles.flatMap((tile) => {
      const path = HOME_TILE_PATHS[tile.handle];
      return path ? [{...tile, path}] : [];
    }),
    bestSellers: toCards(bestSellers, {withSizes: site.isStaff}),
  };
}

export interface ListPage {
  category: Category | null;
  cards: ProductCardModel[];
  /** The page to ask for to see more; `null` when everything is shown. */
  nextPage: number | null;
}

/** One more page of products, all the earlier ones included. `null`: there is no such category. */
export async function listPage(
  {commerce, site}: CatalogContext,
  {category, page}: {category: string | null; page: number},
): Promise<Result<ListPage | null, UpstreamFailure>> {
  const listing = await commerce.catalog.listing({collection: category, limit: page * PAGE_SIZE});
  if (!listing.ok) return listing;
  if (!listing.value) return ok(null);
  const {products, hasMore} = listing.value;
  return ok({
    category: listing.value.category,
    cards: toCards(products, {withSizes: site.isStaff}),
    nextPage: hasMore && page < MAX_PAGES ? page + 1 : null,
  });
}

/** A `?page=` as a page number; whatever is no whole number from 1 on is the first page. */
export function parsePage(text: string | null): number {
  return /^[1-9]\d{0,2}$/.test(text ?? '') ? Math.min(Number(text), MAX_PAGES) : 1;
}

/** The collection behind `/products/{species}/{category?}/{detail?}`; `null` for a path that is none. */
export function categoryHandle(
  species: 'dog' | 'cat',
  {category, detail}: {category?: string | undefined; detail?: string | undefined},
): string | null {
  if (category === undefined || (category === 'species' && detail === undefined)) return species;
  return detail !== undefined && isSlug(category) && isSlug(detail) ? `${species}-${detail}` : null;
}

export interface FoundProduct {
  product: ProductDetail;
  variant: Variant;
}

/** The product and variant that an address means. `null`: there is none. */
export async function findProduct(
  {commerce}: Pick<CatalogContext, 'commerce'>,
  address: ProductAddress,
): Promise<Result<FoundProduct | null, UpstreamFailure>> {
  if (!isSlug(address.handle) || !isKnownFacet(address.slug)) return ok(null);
  const found = await commerce.catalog.product(address.handle);
  if (!found.ok) return found;
  const product = found.value;
  if (!product || !isAddressOf(product, address)) return ok(null);
  const variant = selectVariant(product, address);
  return ok(variant && {product, variant});
}

function isKnownFacet(slug: VariantHints['slug']): boolean {
  return !slug || SLUG_FACETS.some((facet) => facet === slug.facet);
}

function isAddressOf(product: ProductDetail, {brand, isDropship}: ProductAddress): boolean {
  if (isDropship && !product.isDropship) return false;
  return brand === null || brand === slugify(product.brand);
}

/** Cards of what goes with a product; none when they cannot be had. */
export async function relatedCards(
  {commerce, site}: CatalogContext,
  handle: string,
): Promise<ProductCardModel[]> {
  if (!isSlug(handle)) return [];
  const related = await commerce.catalog.related(handle);
  return related.ok ? toCards(related.value, {withSizes: site.isStaff}) : [];
}

/** Cards of the best sellers; none when they cannot be had. */
export async function bestSellerCards(context: CatalogContext): Promise<ProductCardModel[]> {
  return (await homePage(context)).bestSellers;
}
