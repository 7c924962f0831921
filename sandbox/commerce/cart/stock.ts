import type {CatalogStore, VariantInStock} from '../catalog/types';
import type {CartLineRecord, CartWarning} from './types';

/** Limit for untracked stock: keeps the cart's total quantity within GraphQL's `Int`. */
const UNTRACKED_LIMIT = 999_999;

export function availableQuantity(merchandise: VariantInStock): number {
  return merchandise.availableForSale ? (merchandise.quantityAvailable ?? UNTRACKED_LIMIT) : 0;
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
 * Warns about lines that exceed the current stock, because carts reserve nothing. If several lines share a variant,
 * stock goes to the oldest (last) lines first.
 */
export function stockWarnings(
  lines: readonly CartLineRecord[],
  catalog: Pick<CatalogStore, 'variantById'>,
): CartWarning[] {
  const remaining = new Map<string, number>();
  return lines.toReversed().flatMap((line) => {
    const merchandise = catalog.variantById(line.merchandiseId);
    if (!merchandise) return [];
    const available = remaining.get(line.merchandiseId) ?? availableQuantity(merchandise);
    remaining.set(line.merchandiseId, Math.max(0, available - line.quantity));
    if (line.quantity <= available) return [];
    return available === 0
      ? [outOfStock(merchandise, line.id)]
      : [notEnoughStock(available, line.id)];
  });
}

/**
 * Removes duplicate warnings and keeps one stock warning per line. Pass a mutation's own warnings first, so they
 * win over the check of the whole cart.
 */
export function distinctWarnings(warnings: readonly CartWarning[]): CartWarning[] {
  const seen = new Set<string>();
  return warnings.filter(({code, message, target}) => {
    const key = code.startsWith('MERCHANDISE_') ? target : JSON.stringify([code, message, target]);
    const isDuplicate = seen.has(key);
    seen.add(key);
    return !isDuplicate;
  });
}
