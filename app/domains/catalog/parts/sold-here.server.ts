import type {Site} from '~/domains/session/site';
import {settleWithin} from '~/platform/deferred.server';
import type {UpstreamFailure} from '~/platform/http.server';
import type {Result} from '~/platform/result';
import type {ContentSystem} from '~/services/content-system/content-system.server';
import {indexFilter} from '../list/list-query';
import {ALL_PRODUCTS} from '../list-state';
import type {ProductSummary} from '../product';
import type {FacetValue} from '../product-index';
import {isSoldOnSite} from '../site-membership';
import {withStock, type StockContext} from './stocked-products.server';

/** Of which products are for which site only the product index knows: commerce has those of both. */
interface SiteContext<Verb extends keyof ContentSystem> {
  contentSystem: Pick<ContentSystem, Verb>;
  site: Pick<Site, 'id' | 'features'>;
}

/** Nobody waits longer to learn that a product is for the other site. */
const INDEX_BUDGET_MS = 1000;

/**
 * Whether this site sells a product. What the index names no site for, a gift for instance, is the consumer shop's
 * alone. While the index is away, every product is sold. Never throws.
 */
export async function isSoldHere(
  {contentSystem, site}: SiteContext<'productFacets'>,
  handle: string,
): Promise<boolean> {
  const facets = await inTime(contentSystem.productFacets(handle));
  return !facets || isForSite(facets, site);
}

/** The same by what the index says of the product. */
export function isForSite(
  facets: readonly FacetValue[],
  site: SiteContext<never>['site'],
): boolean {
  const sites = facets.filter(({field}) => field === 'sites').map(({value}) => value);
  return isSoldOnSite(sites, site);
}

/**
 * Of these products those that this site lists, and whose search finds them where something is searched for; all of
 * them while the index is away. Never throws.
 */
export async function listedHere<Product extends {id: string; handle: string}>(
  {contentSystem, site}: SiteContext<'products'>,
  products: Product[],
  search = '',
): Promise<Product[]> {
  if (products.length === 0) return products;
  const listed = await inTime(
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

/** Those of them that this site lists, with the stock of the visitor's location, both asked for at once. Never throws. */
export async function listedWithStock<Product extends ProductSummary>(
  context: SiteContext<'products'> & StockContext,
  products: Product[],
): Promise<Product[]> {
  const [stocked, listed] = await Promise.all([
    withStock(context, products),
    listedHere(context, products),
  ]);
  const handles = new Set(listed.map(({handle}) => handle));
  return stocked.filter(({handle}) => handles.has(handle));
}

/** Of these search terms those that find something on this site; all of them while the index is away. Never throws. */
export async function termsFoundHere(
  {contentSystem, site}: SiteContext<'productCount'>,
  terms: readonly string[],
): Promise<string[]> {
  const counts = await Promise.all(
    terms.map((search) =>
      inTime(contentSystem.productCount(indexFilter({...ALL_PRODUCTS, search}, site.id))),
    ),
  );
  return terms.filter((_term, index) => counts[index] !== 0);
}

/** What the index answers; `null` when it is away or too slow. */
async function inTime<Value>(
  answer: Promise<Result<Value, UpstreamFailure>>,
): Promise<Value | null> {
  const {value} = await settleWithin(answer, INDEX_BUDGET_MS);
  return !(value instanceof Promise) && value.ok ? value.value : null;
}
