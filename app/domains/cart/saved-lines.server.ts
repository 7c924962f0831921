import {findVariant, type ProductSummary} from '~/domains/catalog/product';
import type {Needs} from '~/platform/needs';
import {toCents} from '~/platform/money';
import {newLine} from './add/new-line';
import type {CartLine} from './cart';
import {withLocationStock, type CartStockContext} from './cart-stock.server';
import type {SavedLine} from './saved/saved-line';
import type {SavedItem} from './saved/saved-items';
import {readSavedItems, type SavedItemsContext} from './saved/saved-store.server';

type SavedLinesContext = SavedItemsContext & CartStockContext & Needs<{services: 'catalog'}>;

/** The shopper's saved items at today's prices and stock; `null` if they couldn't be read. */
export async function readSavedLines(context: SavedLinesContext): Promise<SavedLine[] | null> {
  const items = await readSavedItems(context);
  if (!items || items.length === 0) return items && [];
  const variantIds = items.map(({merchandiseId}) => merchandiseId);
  const products = await context.services.catalog.productsOfVariants(variantIds);
  if (!products.ok) return null;
  const read = await Promise.all(items.map((item) => toLine(context, item, products.value)));
  const sold = read.filter((line) => line !== null);
  const stocked = await withLocationStock(context, {lineItems: sold});
  return items.map((item, index) => {
    const line = read[index];
    return {item, line: line ? (stocked.lineItems[sold.indexOf(line)] ?? null) : null};
  });
}

async function toLine(
  context: SavedLinesContext,
  {merchandiseId, sellingPlanId, quantity}: SavedItem,
  products: readonly ProductSummary[],
): Promise<CartLine | null> {
  const found = findVariant(products, merchandiseId);
  if (!found) return null;
  const {product, variant} = found;
  const line = newLine({
    product: {
      id: product.id,
      handle: product.handle,
      title: product.title,
      brand: product.brand,
      productType: product.productType,
      isPrescription: product.isPrescription,
      isDropship: product.isDropship,
    },
    variant: {
      ...variant,
      priceCents: toCents(variant.price),
      compareAtCents: variant.compareAtPrice && toCents(variant.compareAtPrice),
      image: variant.imagePrimary ?? product.featuredImage,
    },
    quantity,
    plan:
      sellingPlanId === null
        ? null
        : await readPlan(context, product.handle, {merchandiseId, sellingPlanId}),
  });
  const {inStock, quantityAvailable} = variant;
  return {...line, variant: {...line.variant, inStock, quantityAvailable}};
}

/** The plan with its price; `null` if the product no longer offers the plan. */
async function readPlan(
  {services}: SavedLinesContext,
  handle: string,
  {merchandiseId, sellingPlanId}: {merchandiseId: string; sellingPlanId: string},
): Promise<Parameters<typeof newLine>[0]['plan']> {
  const product = await services.catalog.product(handle);
  if (!product.ok || !product.value) return null;
  const plan = product.value.autoshipPlans.find(({id}) => id === sellingPlanId);
  const price = product.value.autoshipPrices[merchandiseId]?.[sellingPlanId];
  return plan && price ? {id: plan.id, name: plan.name, priceCents: toCents(price)} : null;
}
