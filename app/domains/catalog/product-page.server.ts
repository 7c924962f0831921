import {parseRichText, type RichText} from '~/domains/content/rich-text';
import type {ProductContent} from '~/domains/content/page-content';
import {deferSafe, settleWithin} from '~/platform/deferred.server';
import type {UpstreamFailure} from '~/platform/http.server';
import type {Needs} from '~/platform/needs';
import {ok, type Result} from '~/platform/result';
import type {Recommendation} from '~/services/commerce/catalog.server';
import {toCards, type ProductCardModel} from './card';
import {isExtraGift, type ProductDetail, type ProductSummary, type Variant} from './product';
import type {ProductAddress} from './product-address';
import {isAlternative, isComplement} from './parts/companions';
import {isSlug, slugify} from '~/platform/slug';
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
  /** The variant is out of stock at the shopper's location only, so another zip code may have it. */
  isOutHereOnly: boolean;
  /** Optional parts of the page: deferred if their service is slow, empty if it fails. */
  complements: ProductCardModel[] | Promise<ProductCardModel[]>;
  /** Only for a variant that is out of stock: products to buy instead, all in stock. */
  alternatives: ProductCardModel[] | Promise<ProductCardModel[]>;
  story: ProductStory | null | Promise<ProductStory | null>;
}

interface CardChoice {
  suits(other: ProductSummary): boolean;
  limit: number;
  isInStockOnly?: boolean;
}

/** Optional parts that settle within this time after the product are included in the initial HTML. */
const DEFER_AFTER_MS = 40;

const MAX_COMPLEMENTS = 3;
const MAX_ALTERNATIVES = 3;

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
  const picked = readRecommended(context, address.handle, 'complementary');
  const story = deferSafe(readStory(context, address.handle), null);
  const soldHere = isProductSoldOnSite(context, address.handle);
  const found = await context.services.catalog.product(address.handle);
  if (!found.ok) return found;
  if (!found.value || !isAddressOf(found.value, address)) return ok(null);
  const asked = found.value;
  const complements = deferSafe(
    readCards(context, picked, {
      suits: (other) => isComplement(asked, other),
      limit: MAX_COMPLEMENTS,
    }),
    [],
  );
  const [[product], isSold] = await Promise.all([withStock(context, [found.value]), soldHere]);
  const variant = product && selectVariant(product, address);
  if (!variant || !isSold) return ok(null);
  const alternatives = variant.inStock ? [] : deferSafe(readAlternatives(context, product), []);
  const [settledComplements, settledAlternatives, settledStory] = await Promise.all([
    settleWithin(complements, DEFER_AFTER_MS),
    settleWithin(Promise.resolve(alternatives), DEFER_AFTER_MS),
    settleWithin(story, DEFER_AFTER_MS),
  ]);
  return ok({
    product,
    variant,
    isOutHereOnly: variant.isOutHereOnly ?? false,
    complements: settledComplements.value,
    alternatives: settledAlternatives.value,
    story: settledStory.value,
  });
}

function isKnownFacet({slug}: ProductAddress): boolean {
  return !slug || SLUG_FACETS.some((facet) => facet === slug.facet);
}

function isAddressOf(product: ProductSummary, {brand, isDropship}: ProductAddress): boolean {
  if (isDropship && !product.isDropship) return false;
  return brand === null || brand === slugify(product.brand);
}

/** Empty if Shopify fails. Never rejects, because a product that isn't found leaves it unawaited. */
function readRecommended(
  {services: {catalog}}: ProductPageContext,
  handle: string,
  kind: Recommendation,
): Promise<ProductSummary[]> {
  const reply = catalog.recommended(handle, kind);
  return deferSafe(
    reply.then((found) => (found.ok ? found.value : [])),
    [],
  );
}

function readAlternatives(context: ProductPageContext, product: ProductSummary) {
  return readCards(context, readRecommended(context, product.handle, 'similar'), {
    suits: (other) => isAlternative(product, other),
    limit: MAX_ALTERNATIVES,
    isInStockOnly: true,
  });
}

/** The products that suit, without those that this site doesn't list. */
async function readCards(
  context: ProductPageContext,
  recommended: Promise<ProductSummary[]>,
  {suits, limit, isInStockOnly = false}: CardChoice,
): Promise<ProductCardModel[]> {
  const offered = await listedWithStock(context, (await recommended).filter(suits));
  const cards = toCards(offered, {withSizes: context.site.features.sizesOnCards});
  return cards.filter(({variant}) => variant.inStock || !isInStockOnly).slice(0, limit);
}

async function readStory(
  {services: {contentSystem}}: ProductPageContext,
  handle: string,
): Promise<ProductStory | null> {
  const content = await contentSystem.productContent(handle);
  if (!content.ok || !content.value) return null;
  return {...content.value, body: parseRichText(content.value.body ?? '')};
}
