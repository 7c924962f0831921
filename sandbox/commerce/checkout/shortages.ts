import type {CatalogStore} from '../catalog/types';
import type {OrderLine} from './order';

/** Returns one sentence per variant whose ordered quantity exceeds its stock. Empty if all lines are in stock. */
export function shortageMessages(
  lines: readonly OrderLine[],
  catalog: Pick<CatalogStore, 'variantById'>,
): string[] {
  const orderedByVariant = new Map<string, {line: OrderLine; quantity: number}>();
  for (const line of lines) {
    const quantitySoFar = orderedByVariant.get(line.variantId)?.quantity ?? 0;
    orderedByVariant.set(line.variantId, {line, quantity: quantitySoFar + line.quantity});
  }
  return [...orderedByVariant.values()].flatMap(({line, quantity}) => {
    const available = catalog.variantById(line.variantId)?.quantityAvailable;
    if (available === null || (available !== undefined && available >= quantity)) return [];
    const name = `${line.title}, ${line.variantTitle}`;
    return available ? [`Only ${available} of ${name} are left.`] : [`${name} is sold out.`];
  });
}
