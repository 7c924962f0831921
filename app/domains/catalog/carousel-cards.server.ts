import type {CarouselConfig} from '~/domains/content/page';
import type {Needs} from '~/platform/needs';
import {toCards, type ProductCardModel} from './card';
import {withUsefulBadges} from './parts/badges';
import {listedWithStock} from './parts/site-products.server';
import {stockedProducts, type StockContext} from './parts/stocked-products.server';
import type {ProductSummary} from './product';

type CardsContext = StockContext & Needs<{services: 'catalog' | 'contentSystem'; site: true}>;

async function readBestSellerCards(context: CardsContext): Promise<ProductCardModel[]> {
  const products = await context.services.catalog.bestSellers();
  return products.ok ? toShopCards(context, await listedWithStock(context, products.value)) : [];
}

/** Returns the best sellers if the carousel lists no products. Never throws. */
export async function carouselCards(
  context: CardsContext,
  {products}: Pick<CarouselConfig, 'products'>,
): Promise<ProductCardModel[]> {
  if (products.length === 0) return readBestSellerCards(context);
  const stocked = await stockedProducts(context, products);
  return stocked.ok ? toShopCards(context, stocked.value) : [];
}

function toShopCards({site}: CardsContext, products: readonly ProductSummary[]) {
  const {sizesOnCards: withSizes} = site.features;
  return withUsefulBadges(toCards(products, {withSizes, withAllBadges: true}));
}
