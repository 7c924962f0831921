import {hasDefinedDetails, type ListPath} from '../list-path';
import type {FilterDefinition} from '../product-index';
import {isOffered} from '../site-membership';

/**
 * A group needs a definition with options for the site and species. A detail that isn't defined in code needs an option
 * of its own.
 */
export function isKnownPath(
  path: ListPath,
  definitions: readonly FilterDefinition[],
  siteId: string,
): boolean {
  if (path.kind !== 'group' && path.kind !== 'category') return true;
  if (path.kind === 'category' && !hasDefinedDetails(path)) return true;
  const appliesHere = (item: Pick<FilterDefinition, 'sites' | 'species'>) =>
    isOffered(item, siteId, path.species);
  return definitions.some(
    (definition) =>
      definition.field === path.field &&
      (path.kind === 'category' || appliesHere(definition)) &&
      definition.options.some(
        (option) => appliesHere(option) && (path.kind === 'group' || option.value === path.value),
      ),
  );
}
