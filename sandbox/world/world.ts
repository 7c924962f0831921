import {bestSellerHandles, buildProducts} from './catalogue';
import {buildCollections} from './collections';
import {BLOGS} from './journal';
import {buildMenus} from './menus';
import {PAGES} from './pages';
import {buildPolicies} from './policies';
import {AUTOSHIP} from './selling-plans';
import {METAOBJECTS, SHOP, URL_REDIRECTS} from './shop';
import type {World} from './types';

let shared: {products: number | undefined; world: World} | null = null;

/** The seed that every service of a sandbox starts from: built once, since a large catalogue takes seconds. Only read it. */
export function sharedWorld({products}: {products?: number} = {}): World {
  if (!shared || shared.products !== products) {
    shared = {products, world: buildWorld({products})};
  }
  return shared.world;
}

/**
 * The whole seed. Pure: the same options give the same world, ids and times included.
 *
 * @param options.products size of the catalogue; the hand-written one when left out or smaller than it.
 * @throws RangeError when more products are asked for than the grammar has names for.
 */
export function buildWorld(options: {products?: number} = {}): World {
  const products = buildProducts(options.products);
  const bestSellers = bestSellerHandles(products);
  const collections = buildCollections(products, bestSellers);
  const policies = buildPolicies(SHOP.name);
  return {
    shop: SHOP,
    products,
    sellingPlanGroups: [AUTOSHIP],
    collections,
    bestSellers,
    menus: buildMenus({collections, pages: PAGES, policies, blogs: BLOGS}),
    pages: PAGES,
    policies,
    blogs: BLOGS,
    metaobjects: METAOBJECTS,
    urlRedirects: URL_REDIRECTS,
  };
}
