import {parseRichText, type RichText} from '~/domains/content/rich-text';
import type {ProductContent} from '~/domains/content/page-content';
import {deferSafe, settleWithin} from '~/platform/deferred.server';
import type {UpstreamFailure} from '~/platform/http.server';
import type {Needs} from '~/platform/needs';
import {ok, type Result} from '~/platform/result';
import {toCards, type ProductCardModel} from './card';
import {isExtraGift, type ProductDetail, type ProductSummary, type Variant} from './product';
import type {ProductAddress} from './product-address';
import {isSlug, slugify} from './parts/slug';
import {isProductSoldOnSite, listedWithStock} from './parts/site-products.server';
import {withStock, type StockContext} from './parts/stocked-products.server';
import {selectVariant, SLUG_FACETS} from './parts/variant-selection';

type ProductPageContext = StockContext & Needs<{services: 'catalog' | 'contentSystem'; site: true}>;

export interface ProductStory extends Omit<ProductContent, 'body'> {
  body: RichText;
}

export interface ProductPageData {
  product: ProductDetail;
  variant: Variant;
  /** Optional parts of the page: deferred if their service is slow, empty if it fails. */
  related: ProductCardModel[] | Promise<ProductCardModel[]>;
  story: ProductStory | null | Promise<ProductStory | null>;
}

/** Optional parts that settle within this time after the product are included in the initial HTML. */
const DEFER_AFTER_MS = 40;

/**
 * Takes two rounds of upstream calls: first the product with its site, story and related products, then the stock.
 * Returns `null` if the URL matches no product, or one that this site doesn't sell.
 */
export async function productPage(
  context: ProductPageContext,
  address: ProductAddress,
): Promise<Result<ProductPageData | null, UpstreamFailure>> {
  if (!isSlug(address.handle) || !isKnownFacet(address) || isExtraGift(address)) return ok(null);
  /* Starts loading now, so that the stock round doesn't wait for it. */
  void context.request.deals();
  const related = deferSafe(readRelatedCards(context, address.handle), []);
  const story = deferSafe(readStory(context, address.handle), null);
  const soldHere = isProductSoldOnSite(context, address.handle);
  const found = await context.services.catalog.product(address.handle);
  if (!found.ok) return found;
  if (!found.value || !isAddressOf(found.value, address)) return ok(null);
  const [[product], isSold] = await Promise.all([withStock(context, [found.value]), soldHere]);
  const variant = product && selectVariant(product, address);
  if (!variant || !isSold) return ok(null);
  const [settledRelated, settledStory] = await Promise.all([
    settleWithin(related, DEFER_AFTER_MS),
    settleWithin(story, DEFER_AFTER_MS),
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

async function readRelatedCards(
  context: ProductPageContext,
  handle: string,
): Promise<ProductCardModel[]> {
  const related = await context.services.catalog.related(handle);
  if (!related.ok) return [];
  const offered = await listedWithStock(context, related.value);
  return toCards(offered, {withSizes: context.site.features.sizesOnCards});
}

async function readStory(
  {services: {contentSystem}}: ProductPageContext,
  handle: string,
): Promise<ProductStory | null> {
  const content = await contentSystem.productContent(handle);
  if (!content.ok || !content.value) return null;
  return {...content.value, body: parseRichText(content.value.body ?? '')};
}
