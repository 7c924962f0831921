import {settleWithin} from '~/platform/deferred.server';
import type {UpstreamFailure} from '~/platform/http.server';
import type {Needs} from '~/platform/needs';
import type {Result} from '~/platform/result';
import {indexFilter} from '../list/list-query';
import {ALL_PRODUCTS} from '../list-state';
import type {ProductSummary} from '../product';
import {isSoldOnSite} from '../site-membership';
import {withStock, type StockContext} from './stocked-products.server';

/** Only the product index knows which site sells a product: Shopify has the products of both sites. */
export type SiteProductsContext = Needs<{services: 'contentSystem'; site: true}>;

const INDEX_BUDGET_MS = 1000;

/** If the index is unavailable, all products count as sold. Never throws. */
export async function isProductSoldOnSite(
  {services: {contentSystem}, site}: SiteProductsContext,
  handle: string,
): Promise<boolean> {
  const facets = await readWithinBudget(contentSystem.productFacets(handle));
  return !facets || isSoldOnSite(facets, site);
}

/**
 * The products that this site lists and, with a search text, that the search finds. Returns all if the index is
 * unavailable. Never throws.
 */
export async function filterListedOnSite<Product extends {id: string; handle: string}>(
  {services: {contentSystem}, site}: SiteProductsContext,
  products: Product[],
  search = '',
): Promise<Product[]> {
  if (products.length === 0) return products;
  const listed = await readWithinBudget(
    contentSystem.products({
      ...indexFilter({...ALL_PRODUCTS, search}, site.id),
      commerceIds: products.map(({id}) => id),
      sort: 'featured',
      offset: 0,
      limit: products.length,
    }),
  );
  if (!listed) return products;
  const handles = new Set(listed.rows.map(({handle}) => handle));
  return products.filter(({handle}) => handles.has(handle));
}

/** Reads stock and listing in parallel. Never throws. */
export async function listedWithStock<Product extends ProductSummary>(
  context: SiteProductsContext & StockContext,
  products: Product[],
): Promise<Product[]> {
  const [stocked, listed] = await Promise.all([
    withStock(context, products),
    filterListedOnSite(context, products),
  ]);
  const handles = new Set(listed.map(({handle}) => handle));
  return stocked.filter(({handle}) => handles.has(handle));
}

/** Returns all terms if the index is unavailable. Never throws. */
export async function filterTermsWithResults(
  {services: {contentSystem}, site}: SiteProductsContext,
  terms: readonly string[],
): Promise<string[]> {
  const counts = await Promise.all(
    terms.map((search) =>
      readWithinBudget(contentSystem.productCount(indexFilter({...ALL_PRODUCTS, search}, site.id))),
    ),
  );
  return terms.filter((_term, index) => counts[index] !== 0);
}

async function readWithinBudget<Value>(
  answer: Promise<Result<Value, UpstreamFailure>>,
): Promise<Value | null> {
  const {value} = await settleWithin(answer, INDEX_BUDGET_MS);
  return !(value instanceof Promise) && value.ok ? value.value : null;
}
