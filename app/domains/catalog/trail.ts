import {SPECIES_LABELS, type Species} from '~/domains/content/taxonomy';

export interface TrailStep {
  label: string;
  to: string;
}

export interface TrailCategory {
  label: string;
  url: string;
}

export const START: readonly TrailStep[] = [
  {label: 'Home', to: '/'},
  {label: 'All Products', to: '/products'},
];

/**
 * A product's trail through the category that the shopper visited last. Ignores a visited category of another species,
 * or one that covers a whole species.
 */
export function throughVisited(
  trail: readonly TrailStep[],
  species: Species | null,
  visited: TrailCategory | null,
): readonly TrailStep[] {
  const last = parseCategory(visited);
  if (last.category === null || species === null || last.species !== species) return trail;
  return [...START, speciesStep(species), last.category, ...trail.slice(-1)];
}

export function listTrail(shown: TrailCategory | null): TrailStep[] {
  const {species, category} = parseCategory(shown);
  return [...START, ...(species ? [speciesStep(species)] : []), ...(category ? [category] : [])];
}

/** Text without links (NAV-13). */
export function staffTrail(filterLabels: readonly string[]): string[] {
  return ['Catalog', ...filterLabels];
}

export function speciesStep(species: Species): TrailStep {
  return {label: SPECIES_LABELS[species], to: `/products/${species}/species`};
}

/** `category` is `null` for a page that covers a whole species. */
function parseCategory(category: TrailCategory | null): {
  species: Species | null;
  category: TrailStep | null;
} {
  const [path = ''] = category?.url.split(/[?#]/) ?? [];
  const [, root, first, group] = path.split('/');
  if (category === null || root !== 'products' || (first !== 'dog' && first !== 'cat')) {
    return {species: null, category: null};
  }
  const isNarrow = group !== undefined && group !== '' && group !== 'species';
  return {species: first, category: isNarrow ? {label: category.label, to: category.url} : null};
}
