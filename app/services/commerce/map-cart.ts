import type {CartLine, StoredCart} from '~/domains/cart/cart';
import {toCents} from '~/platform/money';
import type {WireCart, WireCartLine} from './contract';
import {mapFoodForm, mapImage, mapWeightUnit} from './map-catalog';

/** Whether shoppers think of a line as an item. A gift isn't one. */
export type IsItem = (line: Pick<CartLine, 'product'>) => boolean;

export function mapCart(cart: WireCart, isItem: IsItem = () => true): StoredCart {
  const lineItems = cart.lines.nodes.map(mapLine);
  const otherLines = lineItems.filter((line) => !isItem(line));
  return {
    id: cart.id,
    checkoutUrl: cart.checkoutUrl,
    buyerIdentity: cart.buyerIdentity,
    lineItems,
    totalQuantity: cart.totalQuantity - otherLines.reduce((sum, {quantity}) => sum + quantity, 0),
    attributes: mapAttributes(cart.attributes),
    discountCodes: cart.discountCodes,
    ...(hasShippingCode(cart) ? {hasShippingCode: true} : {}),
    note: cart.note,
    cost: cart.cost,
  };
}

/**
 * Shopify doesn't say what a code is for. One that applies and takes nothing off the lines is for shipping, but next to a
 * code that takes something off, this can't be told.
 */
function hasShippingCode({discountCodes, lines, cost}: WireCart): boolean {
  if (!discountCodes.some(({applicable}) => applicable)) return false;
  const linesCents = lines.nodes.reduce((sum, line) => sum + toCents(line.cost.subtotalAmount), 0);
  return toCents(cost.totalAmount) === linesCents;
}

function mapLine(line: WireCartLine): CartLine {
  const {merchandise, sellingPlanAllocation, cost} = line;
  const {product} = merchandise;
  return {
    id: line.id,
    quantity: line.quantity,
    attributes: mapAttributes(line.attributes),
    product: {
      id: product.id,
      handle: product.handle,
      title: product.title,
      brand: product.vendor,
      productType: product.productType,
      foodForm: mapFoodForm(product.foodForm),
      isPrescription: product.prescription?.value === 'true',
      isDropship: product.dropship?.value === 'true',
      requiresAutoship: product.requiresSellingPlan,
      autoshipPlans: product.sellingPlanGroups.nodes.flatMap((group) => group.sellingPlans.nodes),
    },
    variant: {
      id: merchandise.id,
      adminGraphqlId: merchandise.id,
      sku: merchandise.sku ?? '',
      selectedOptions: merchandise.selectedOptions,
      price: merchandise.price,
      compareAtPrice: merchandise.compareAtPrice,
      inStock: merchandise.availableForSale,
      quantityAvailable: merchandise.quantityAvailable,
      weight: merchandise.weight ?? 0,
      weightUnit: mapWeightUnit(merchandise.weightUnit),
      image: mapImage(merchandise.image),
    },
    sellingPlanAllocation,
    cost: {
      amountPerQuantity: cost.amountPerQuantity,
      subtotalAmount: cost.subtotalAmount,
      totalAmount: cost.totalAmount,
    },
  };
}

function mapAttributes(attributes: WireCart['attributes']): {key: string; value: string}[] {
  return attributes.map(({key, value}) => ({key, value: value ?? ''}));
}
