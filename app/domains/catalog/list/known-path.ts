import {hasDefinedDetails, type ListPath} from '../list-path';
import type {FilterDefinition} from '../product-index';
import {isOffered} from '../site-membership';

/**
 * Whether the path's list exists on the site. A group needs a definition with values for the site and species; a value
 * that isn't named in code needs an option.
 */
export function isKnownPath(
  path: ListPath,
  definitions: readonly FilterDefinition[],
  siteId: string,
): boolean {
  if (path.kind !== 'group' && path.kind !== 'category') return true;
  if (path.kind === 'category' && !hasDefinedDetails(path)) return true;
  const isHere = (one: Pick<FilterDefinition, 'sites' | 'species'>) =>
    isOffered(one, siteId, path.species);
  return definitions.some(
    (definition) =>
      definition.field === path.field &&
      (path.kind === 'category' || isHere(definition)) &&
      definition.options.some(
        (option) => isHere(option) && (path.kind === 'group' || option.value === path.value),
      ),
  );
}
