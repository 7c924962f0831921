import {bestSellerHandles, buildProducts} from './catalog';
import {buildCollections} from './collections';
import {BLOGS} from './journal';
import {GIFT_PRODUCT} from './gift-product';
import {buildMenus} from './menus';
import {PAGES} from './pages';
import {buildPolicies} from './policies';
import {AUTOSHIP} from './selling-plans';
import {METAOBJECTS, SHOP, URL_REDIRECTS} from './shop';
import type {World} from './types';

let shared: {products: number | undefined; world: World} | null = null;

/**
 * The seed shared by all services of a sandbox. Cached, because building a large catalog takes seconds. Don't modify
 * it.
 */
export function sharedWorld({products}: {products?: number} = {}): World {
  if (!shared || shared.products !== products) {
    shared = {products, world: buildWorld({products})};
  }
  return shared.world;
}

/**
 * Builds the complete seed. Pure: the same options give the same world, including ids and times.
 *
 * @param options.products number of products; at least the hand-written ones are included
 * @throws RangeError when the grammar can't name that many products
 */
export function buildWorld(options: {products?: number} = {}): World {
  const products = buildProducts(options.products);
  const bestSellers = bestSellerHandles(products);
  const collections = buildCollections(products, bestSellers);
  const policies = buildPolicies(SHOP.name);
  return {
    shop: SHOP,
    products,
    unlisted: [GIFT_PRODUCT],
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
