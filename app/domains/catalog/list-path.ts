import {
  BRAND_LINES,
  FOOD_FORMS,
  PET_AGES,
  type Category,
  type Species,
} from '~/domains/content/taxonomy';
import {FILTER_GROUPS, type FilterField} from './filter-groups';
import {isSlug} from '~/platform/slug';

export type ListPath =
  | {kind: 'all'}
  | {kind: 'species'; species: Species}
  | ({kind: 'group'} & ListGroup)
  | ({kind: 'category'} & ListCategory)
  | {kind: 'search'};

/** The page of a filter group, `/products/{species}/{category}`; `slug` is the last segment. */
export interface ListGroup {
  species: Species;
  field: FilterField;
  slug: string;
}

/** A category page, `/products/{species}/{category}/{detail}`: one value of a filter group. */
export interface ListCategory extends ListGroup {
  detail: string;
  value: string;
}

/**
 * Categories by group and species. `null`: the detail is the value itself, and the filter definitions list the valid
 * ones.
 */
const CATEGORIES: Partial<Record<FilterField, Record<Species, readonly Category[]> | null>> = {
  brand: {dog: BRAND_LINES, cat: BRAND_LINES},
  lifestage: PET_AGES,
  food_form: {dog: FOOD_FORMS, cat: FOOD_FORMS},
  flavor: null,
  health_conditions: null,
  breed_size: null,
};

/** Accepts a trailing slash. Returns `null` for any other path (ROUTE-07). */
export function parseListPath(pathname: string): ListPath | null {
  const path = pathname.replace(/(.)\/$/, '$1');
  if (path === '/search') return {kind: 'search'};
  const [, root, species, slug, detail, ...rest] = path.split('/');
  if (root !== 'products' || rest.length > 0) return null;
  if (species === undefined) return {kind: 'all'};
  if (species !== 'dog' && species !== 'cat') return null;
  if (slug === undefined || (slug === 'species' && detail === undefined)) {
    return {kind: 'species', species};
  }
  const group = parseGroup(species, slug);
  if (!group) return null;
  if (detail === undefined) return {kind: 'group', ...group};
  const category = parseCategory(group, detail);
  return category && {kind: 'category', ...category};
}

function parseGroup(species: Species, slug: string): ListGroup | null {
  const group = FILTER_GROUPS.find((item) => item.slug === slug);
  if (!group || CATEGORIES[group.field] === undefined) return null;
  return {species, field: group.field, slug};
}

function parseCategory(group: ListGroup, detail: string): ListCategory | null {
  if (!isSlug(detail)) return null;
  const named = CATEGORIES[group.field];
  const value = named ? named[group.species].find(({slug}) => slug === detail)?.value : detail;
  return value === undefined ? null : {...group, detail, value};
}

export function listPathname(path: ListPath): string {
  switch (path.kind) {
    case 'all':
      return '/products';
    case 'species':
      return `/products/${path.species}`;
    case 'group':
      return `/products/${path.species}/${path.slug}`;
    case 'category':
      return `/products/${path.species}/${path.slug}/${path.detail}`;
    case 'search':
      return '/search';
  }
}

/** The slug of the path's texts in the content system: `all`, `dog`, `dog-food-form`, `dog-dry-food`. */
export function listContentSlug(path: ListPath): string | null {
  switch (path.kind) {
    case 'all':
      return 'all';
    case 'species':
      return path.species;
    case 'group':
      return `${path.species}-${path.slug}`;
    case 'category':
      return categoryContentSlug(path);
    case 'search':
      return null;
  }
}

export function hasDefinedDetails({field}: ListGroup): boolean {
  return CATEGORIES[field] === null;
}

export function groupCategories(
  {species, field, slug}: ListGroup,
  values: readonly string[],
): ListCategory[] {
  const named = CATEGORIES[field]?.[species];
  return values.flatMap((value) => {
    const detail = named ? named.find((item) => item.value === value)?.slug : value;
    return detail !== undefined && isSlug(detail) ? [{species, field, slug, detail, value}] : [];
  });
}

export function categoryContentSlug({species, detail}: ListCategory): string {
  return `${species}-${detail}`;
}
