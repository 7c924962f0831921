import type {CommerceCatalog, HomeTiles} from '~/services/commerce/catalog.server';
import {toCards, type ProductCardModel} from './card';
import type {Category} from './product';
import type {CategoryTile} from './category-tiles';
import {withStock, type StockContext} from './parts/stocked-products.server';

interface CatalogContext extends StockContext {
  commerce: {catalog: CommerceCatalog};
  site: {isStaff: boolean};
}

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
export async function homePage(context: CatalogContext): Promise<HomePage> {
  const {commerce, site} = context;
  const home = await commerce.catalog.home(HOME_TILES);
  if (!home.ok) return {hero: null, tiles: [], bestSellers: []};
  const {hero, tiles, bestSellers} = home.value;
  return {
    hero,
    tiles: tiles.flatMap((tile) => {
      const path = HOME_TILE_PATHS[tile.handle];
      return path ? [{...tile, path}] : [];
    }),
    bestSellers: toCards(await withStock(context, bestSellers), {withSizes: site.isStaff}),
  };
}

/** Cards of the best sellers; none when they cannot be had. */
export async function bestSellerCards(context: CatalogContext): Promise<ProductCardModel[]> {
  return (await homePage(context)).bestSellers;
}
