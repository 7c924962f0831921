import type {CartLine} from './cart';

/** What a change of the cart is about, as it is told on `document` to anything that counts such things (CART-30). */
interface ItemEventDetail {
  sku: string;
  title: string;
  brand: string;
  category: string;
  /** The selected options, such as `Chicken / 4 lb`. */
  variant: string;
  quantity: number;
  /** Of one piece, in US dollars. */
  price: string;
}

/** Tells that so many pieces of a line were added. */
export function tellItemAdded(line: CartLine, quantity: number): void {
  tell('shop:item-added', line, quantity);
}

/** Tells that a line was removed, with all the pieces it had. */
export function tellItemRemoved(line: CartLine): void {
  tell('shop:item-removed', line, line.quantity);
}

function tell(name: string, {variant, product, cost}: CartLine, quantity: number): void {
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
