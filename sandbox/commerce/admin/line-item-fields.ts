import type {VariantInStock} from '../catalog/types';
import type {Order, OrderLine} from '../checkout/order';
import {refundedQuantity} from '../checkout/progress';
import {gid} from '../storefront/gid';
import type {Resolver} from '../storefront/types';
import {moneyBag} from './money-bag';

interface LineSource {
  order: Order;
  line: OrderLine;
  position: number;
}

const fields: Record<string, Resolver<LineSource>> = {
  id: ({order, position}) =>
    gid('LineItem', `${order.number}${String(position + 1).padStart(3, '0')}`),
  name: ({line}) => `${line.title} - ${line.variantTitle}`,
  title: ({line}) => line.title,
  variantTitle: ({line}) => line.variantTitle,
  sku: ({line}) => line.sku,
  quantity: ({line}) => line.quantity,
  currentQuantity: ({line, order}) => line.quantity - refundedQuantity(line, order),
  customAttributes: ({line}) => line.attributes,
  sellingPlan: ({line}) =>
    line.sellingPlan && {name: line.sellingPlan.name, sellingPlanId: line.sellingPlan.id},
  image({line}, _args, {catalog}) {
    const sold = catalog.variantById(line.variantId);
    return sold?.variant.image ?? sold?.product.media[0] ?? null;
  },
  variant: ({line}, _args, {catalog}) => catalog.variantById(line.variantId),
  originalUnitPriceSet: ({line}) => moneyBag(line.unitPrice),
  originalTotalSet: ({line}) => moneyBag(line.unitPrice * line.quantity),
  discountedTotalSet: ({line}) => moneyBag(line.total),
  totalDiscountSet: ({line}) => moneyBag(line.unitPrice * line.quantity - line.total),
};

export const lineItemFields: Record<string, Resolver> = fields;

const variantFields: Record<string, Resolver<VariantInStock>> = {
  id: ({variant}) => variant.id,
  sku: ({variant}) => variant.sku,
  title: ({variant}) => variant.title,
  displayName: ({product, variant}) => `${product.title} - ${variant.title}`,
  price: ({variant}) => (variant.price / 100).toFixed(2),
};

/** Resolvers of an order line's variant. This Admin API has no products. */
export const soldVariantFields: Record<string, Resolver> = variantFields;
