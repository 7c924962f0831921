import type {Site} from '~/domains/session/site';
import {parseRichText, type RichText} from '~/domains/content/rich-text';
import type {ProductContent} from '~/domains/content/page-content';
import {deferSafe, settleWithin} from '~/platform/deferred.server';
import type {UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import type {CommerceCatalog} from '~/services/commerce/catalog.server';
import type {ContentSystem} from '~/services/content-system/content-system.server';
import {toCards, type ProductCardModel} from './card';
import type {ProductDetail, ProductSummary, Variant} from './product';
import type {ProductAddress} from './product-address';
import {isSlug, slugify} from './parts/slug';
import {isSoldHere, listedWithStock} from './parts/sold-here.server';
import {withStock, type StockContext} from './parts/stocked-products.server';
import {selectVariant, SLUG_FACETS} from './parts/variant-selection';

interface ProductPageContext extends StockContext {
  commerce: {catalog: Pick<CommerceCatalog, 'product' | 'related'>};
  contentSystem: Pick<ContentSystem, 'productContent' | 'productFacets' | 'products'>;
  site: Pick<Site, 'id' | 'features'>;
}

/** What editors tell of a product. */
export interface ProductStory extends Omit<ProductContent, 'body'> {
  body: RichText;
}

export interface ProductPageData {
  /** With the stock of the visitor's location. */
  product: ProductDetail;
  /** The one that the address means. */
  variant: Variant;
  /** What the page can do without: late where its service is, and empty where it does not answer. */
  related: ProductCardModel[] | Promise<ProductCardModel[]>;
  story: ProductStory | null | Promise<ProductStory | null>;
}

/** What comes this soon after the product is part of the page's first HTML. */
const LATE_BUDGET_MS = 40;

/**
 * The page of a product in two rounds of calls: the product, whether it is sold here, its story and what goes with it,
 * then the stock.
 * `null`: the address is that of no product, or of one that this site does not sell.
 */
export async function productPage(
  context: ProductPageContext,
  address: ProductAddress,
): Promise<Result<ProductPageData | null, UpstreamFailure>> {
  if (!isSlug(address.handle) || !isKnownFacet(address)) return ok(null);
  /* Needed later, asked for at once: nothing is to wait for it. */
  void context.deals();
  const related = deferSafe(relatedCards(context, address.handle), []);
  const story = deferSafe(productStory(context, address.handle), null);
  const soldHere = isSoldHere(context, address.handle);
  const found = await context.commerce.catalog.product(address.handle);
  if (!found.ok) return found;
  if (!found.value || !isAddressOf(found.value, address)) return ok(null);
  const [[product], isSold] = await Promise.all([withStock(context, [found.value]), soldHere]);
  const variant = product && selectVariant(product, address);
  if (!variant || !isSold) return ok(null);
  const [settledRelated, settledStory] = await Promise.all([
    settleWithin(related, LATE_BUDGET_MS),
    settleWithin(story, LATE_BUDGET_MS),
  ]);
  return ok({product, variant, related: settledRelated.value, story: settledStory.value});
}

function isKnownFacet({slug}: ProductAddress): boolean {
  return !slug || SLUG_FACETS.some((facet) => facet === slug.facet);
}

function isAddressOf(product: ProductSummary, {brand, isDropship}: ProductAddress): boolean {
  if (isDropship && !product.isDropship) return false;
  return brand === null || brand === slugify(product.brand);
}

/** Cards of what goes with a product on this site; none when they cannot be had. */
async function relatedCards(
  context: ProductPageContext,
  handle: string,
): Promise<ProductCardModel[]> {
  const related = await context.commerce.catalog.related(handle);
  if (!related.ok) return [];
  const offered = await listedWithStock(context, related.value);
  return toCards(offered, {withSizes: context.site.features.sizesOnCards});
}

async function productStory(
  {contentSystem}: ProductPageContext,
  handle: string,
): Promise<ProductStory | null> {
  const content = await contentSystem.productContent(handle);
  if (!content.ok || !content.value) return null;
  return {...content.value, body: parseRichText(content.value.body ?? '')};
}
