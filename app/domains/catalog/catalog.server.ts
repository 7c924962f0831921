import type {Site} from '~/domains/session/site';
import type {CarouselConfig} from '~/domains/content/page';
import type {CommerceCatalog} from '~/services/commerce/catalog.server';
import type {ContentSystem} from '~/services/content-system/content-system.server';
import {toCards, type ProductCardModel} from './card';
import {listedWithStock} from './parts/site-products.server';
import {stockedProducts, type StockContext} from './parts/stocked-products.server';
import type {ProductSummary} from './product';

interface CatalogContext extends StockContext {
  commerce: {catalog: CommerceCatalog};
  contentSystem: Pick<ContentSystem, 'products'>;
  site: Pick<Site, 'id' | 'features'>;
}

async function readBestSellerCards(context: CatalogContext): Promise<ProductCardModel[]> {
  const products = await context.commerce.catalog.bestSellers();
  return products.ok ? toShopCards(context, await listedWithStock(context, products.value)) : [];
}

/** Returns the best sellers if the carousel lists no products. Never throws. */
export async function carouselCards(
  context: CatalogContext,
  {products}: Pick<CarouselConfig, 'products'>,
): Promise<ProductCardModel[]> {
  if (products.length === 0) return readBestSellerCards(context);
  const stocked = await stockedProducts(context, products);
  return stocked.ok ? toShopCards(context, stocked.value) : [];
}

function toShopCards({site}: CatalogContext, products: readonly ProductSummary[]) {
  return toCards(products, {withSizes: site.features.sizesOnCards});
}
