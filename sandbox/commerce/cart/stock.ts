import type {CatalogStore, VariantInStock} from '../catalog/types';
import {lineUuid} from './ids';
import type {CartLineRecord, CartWarning} from './types';

/** How many of a variant may be in a cart. */
export function availableQuantity(merchandise: VariantInStock): number {
  if (!merchandise.availableForSale) return 0;
  return merchandise.quantityAvailable ?? Number.POSITIVE_INFINITY;
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

/** One warning a line: what a change said of a line goes before what the whole cart's check says. */
export function distinctWarnings(warnings: readonly CartWarning[]): CartWarning[] {
  const seen = new Set<string>();
  return warnings.filter(({code, target}) => {
    const about = code.startsWith('MERCHANDISE_') ? lineUuid(target) : `${code} ${target}`;
    const known = seen.has(about) && code.startsWith('MERCHANDISE_');
    seen.add(about);
    return !known;
  });
}
