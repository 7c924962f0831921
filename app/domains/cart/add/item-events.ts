import type {CartLine} from '../cart';

/** Detail of the cart events that are dispatched on `document` for analytics (CART-30). */
interface ItemEventDetail {
  sku: string;
  title: string;
  brand: string;
  category: string;
  variant: string;
  quantity: number;
  price: string;
}

export function dispatchItemAdded(line: CartLine, quantity: number): void {
  dispatch('shop:item-added', line, quantity);
}

export function dispatchItemRemoved(line: CartLine): void {
  dispatch('shop:item-removed', line, line.quantity);
}

function dispatch(name: string, {variant, product, cost}: CartLine, quantity: number): void {
  const detail: ItemEventDetail = {
    sku: variant.sku,
    title: product.title,
    brand: product.brand,
    category: product.productType,
    variant: variant.selectedOptions.map(({value}) => value).join(' / '),
    quantity,
    price: cost.amountPerQuantity.amount,
  };
  document.dispatchEvent(new CustomEvent(name, {detail}));
}
