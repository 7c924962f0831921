import type {DeliveryView} from './autoship-view';

/** Whether nothing in the delivery can ship yet. */
export function isWaitingForStock({items}: Pick<DeliveryView, 'items'>): boolean {
  return items.every(({isOutOfStock}) => isOutOfStock);
}
