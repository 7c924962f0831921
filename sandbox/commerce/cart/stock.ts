import type {CatalogStore, VariantInStock} from '../catalog/types';
import type {CartLineRecord, CartWarning} from './types';

/** Where stock is not tracked: keeps what a cart adds up to within GraphQL's `Int`. */
const MOST_UNTRACKED = 999_999;

/** How many of a variant may be in a cart. */
export function availableQuantity(merchandise: VariantInStock): number {
  return merchandise.availableForSale ? (merchandise.quantityAvailable ?? MOST_UNTRACKED) : 0;
}

export function outOfStock({product, variant}: VariantInStock, target: string): CartWarning {
  return {
    code: 'MERCHANDISE_OUT_OF_STOCK',
    message: `The product '${product.title} - ${variant.title}' is already sold out.`,
    target,
  };
}

export function notEnoughStock(added: number, target: string): CartWarning {
  return {
    code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
    message: `Only ${added} ${added === 1 ? 'item was' : 'items were'} added to your cart due to availability.`,
    target,
  };
}

/**
 * Warns of the lines that stock no longer covers; a cart reserves nothing. Where one variant is on several lines the
 * oldest (the last) are covered first.
 */
export function stockWarnings(
  lines: readonly CartLineRecord[],
  catalog: Pick<CatalogStore, 'variantById'>,
): CartWarning[] {
  const left = new Map<string, number>();
  return lines.toReversed().flatMap((line) => {
    const merchandise = catalog.variantById(line.merchandiseId);
    if (!merchandise) return [];
    const available = left.get(line.merchandiseId) ?? availableQuantity(merchandise);
    left.set(line.merchandiseId, Math.max(0, available - line.quantity));
    if (line.quantity <= available) return [];
    return available === 0
      ? [outOfStock(merchandise, line.id)]
      : [notEnoughStock(available, line.id)];
  });
}

/** Each warning once, and one of stock a line: what a change said of a line goes before the check of the whole cart. */
export function distinctWarnings(warnings: readonly CartWarning[]): CartWarning[] {
  const seen = new Set<string>();
  return warnings.filter(({code, message, target}) => {
    const about = code.startsWith('MERCHANDISE_')
      ? target
      : JSON.stringify([code, message, target]);
    const known = seen.has(about);
    seen.add(about);
    return !known;
  });
}
