import type {CatalogStore} from '../commerce/catalog/types';
import type {Item} from './records';

/** Whether the warehouse has fewer than the item needs, or doesn't sell it anymore. */
export function isShort(
  catalog: CatalogStore,
  {variantId, quantity}: Pick<Item, 'variantId' | 'quantity'>,
): boolean {
  const available = catalog.variantById(variantId)?.quantityAvailable;
  return available === undefined || (available !== null && available < quantity);
}
