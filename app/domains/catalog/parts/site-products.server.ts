import {readWithin} from '~/platform/deferred.server';
import type {Expiry} from '~/platform/expiry';
import type {UpstreamFailure} from '~/platform/http.server';
import type {Needs} from '~/platform/needs';
import type {Result} from '~/platform/result';
import {indexFilter} from '../list/list-query';
import {ALL_PRODUCTS} from '../list-state';
import type {ProductSummary} from '../product';
import {isSoldOnSite} from '../site-membership';
import {withStock, type StockContext} from './stocked-products.server';

/** Only the product index knows which site sells a product: Shopify has the products of both sites. */
export type SiteProductsContext = Needs<{request: 'expiry'; services: 'contentSystem'; site: true}>;

const INDEX_BUDGET_MS = 1000;

/** If the index is unavailable, all products count as sold. Never throws. */
export async function isProductSoldOnSite(
  {request: {expiry}, services: {contentSystem}, site}: SiteProductsContext,
  handle: string,
): Promise<boolean> {
  const facets = await readIndex(contentSystem.productFacets(handle), expiry);
  return !facets || isSoldOnSite(facets, site);
}

/**
 * The products that this site lists and, with a search text, that the search finds. Returns all if the index is
 * unavailable. Never throws.
 */
export async function filterListedOnSite<Product extends {id: string; handle: string}>(
  {request: {expiry}, services: {contentSystem}, site}: SiteProductsContext,
  products: Product[],
  search = '',
): Promise<Product[]> {
  if (products.length === 0) return products;
  const listed = await readIndex(
    contentSystem.products({
      ...indexFilter({...ALL_PRODUCTS, search}, site.id),
      commerceIds: products.map(({id}) => id),
      sort: 'featured',
      offset: 0,
      limit: products.length,
    }),
    expiry,
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
  {request: {expiry}, services: {contentSystem}, site}: SiteProductsContext,
  terms: readonly string[],
): Promise<string[]> {
  const counts = await Promise.all(
    terms.map((search) =>
      readIndex(
        contentSystem.productCount(indexFilter({...ALL_PRODUCTS, search}, site.id)),
        expiry,
      ),
    ),
  );
  return terms.filter((_term, index) => counts[index] !== 0);
}

async function readIndex<Value>(
  answer: Promise<Result<Value, UpstreamFailure>>,
  expiry: Pick<Expiry, 'lower'>,
): Promise<Value | null> {
  const read = await readWithin(answer, INDEX_BUDGET_MS, expiry);
  return read?.ok ? read.value : null;
}
