import type {CartLine} from '../cart';
import {itemOfLine, type ItemEventName} from '../item-event';

export function dispatchItemAdded(line: CartLine, quantity: number): void {
  dispatch('shop:item-added', {...line, quantity});
}

export function dispatchItemRemoved(line: CartLine): void {
  dispatch('shop:item-removed', line);
}

function dispatch(name: ItemEventName, line: CartLine): void {
  document.dispatchEvent(new CustomEvent(name, {detail: itemOfLine(line)}));
}
