import type {CatalogStore} from '../catalog/types';
import type {OrderLine} from './order';

/** One sentence for each variant of which the lines want more than is left; empty when all can be sold. */
export function shortages(
  lines: readonly OrderLine[],
  catalog: Pick<CatalogStore, 'variantById'>,
): string[] {
  const wanted = new Map<string, {line: OrderLine; quantity: number}>();
  for (const line of lines) {
    const before = wanted.get(line.variantId)?.quantity ?? 0;
    wanted.set(line.variantId, {line, quantity: before + line.quantity});
  }
  return [...wanted.values()].flatMap(({line, quantity}) => {
    const left = catalog.variantById(line.variantId)?.quantityAvailable;
    if (left === null || (left !== undefined && left >= quantity)) return [];
    const name = `${line.title}, ${line.variantTitle}`;
    return left ? [`Only ${left} of ${name} are left.`] : [`${name} is sold out.`];
  });
}
