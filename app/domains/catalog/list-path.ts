import {FILTER_GROUPS, type FilterField} from './filter-groups';
import type {Species} from './product';
import {isSlug} from './parts/slug';

/** The part of the shop that a list's path stands for. The query refines it. */
export type ListPath =
  | {kind: 'all'}
  | {kind: 'species'; species: Species}
  | ({kind: 'category'} & ListCategory)
  | {kind: 'search'};

/** A category page, `/products/{species}/{category}/{detail}`. */
export interface ListCategory {
  species: Species;
  /** The group that the category is of; `slug` is the path's segment, `value` what the index calls it. */
  field: FilterField;
  slug: string;
  detail: string;
  value: string;
}

/** The details of a category, each with the value that it means. */
type Details = Record<string, string>;

const BRANDS: Details = {
  'marlowe-balance': 'balance',
  'marlowe-clinical': 'clinical',
  'marlowe-treats': 'treats',
};
const FOOD_FORMS: Details = {'dry-food': 'dry-food', 'wet-food': 'wet-food', treats: 'treat'};
const PET_AGES: Record<Species, Details> = {
  dog: {'adult-dog-food': 'adult', 'senior-dog-food': 'senior', 'puppy-food': 'puppy'},
  cat: {'adult-cat-food': 'adult', 'senior-cat-food': 'senior', 'kitten-food': 'kitten'},
};

/** Named details by category. Where it is `null` a detail is the value itself, and definitions say which there are. */
const CATEGORIES: Partial<Record<FilterField, Record<Species, Details> | null>> = {
  brand: {dog: BRANDS, cat: BRANDS},
  lifestage: PET_AGES,
  food_form: {dog: FOOD_FORMS, cat: FOOD_FORMS},
  flavor: null,
  health_conditions: null,
  breed_size: null,
};

/** What a list's path stands for, with or without a slash at its end; `null` for a path that is no list's (ROUTE-07). */
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
  const category = detail === undefined ? null : parseCategory(species, slug, detail);
  return category && {kind: 'category', ...category};
}

function parseCategory(species: Species, slug: string, detail: string): ListCategory | null {
  const group = FILTER_GROUPS.find((one) => one.slug === slug);
  const details = group && CATEGORIES[group.field];
  if (!group || details === undefined || !isSlug(detail)) return null;
  const value = details === null ? detail : ownValue(details[species], detail);
  return value === null ? null : {species, field: group.field, slug, detail, value};
}

function ownValue(details: Details, detail: string): string | null {
  return Object.hasOwn(details, detail) ? (details[detail] ?? null) : null;
}

/** The canonical path: one for each part of the shop. */
export function listPathname(path: ListPath): string {
  switch (path.kind) {
    case 'all':
      return '/products';
    case 'species':
      return `/products/${path.species}`;
    case 'category':
      return `/products/${path.species}/${path.slug}/${path.detail}`;
    case 'search':
      return '/search';
  }
}

/** Names the path's texts in the content system: `all`, `dog`, `dog-dry-food`. */
export function listContentSlug(path: ListPath): string | null {
  switch (path.kind) {
    case 'all':
      return 'all';
    case 'species':
      return path.species;
    case 'category':
      return `${path.species}-${path.detail}`;
    case 'search':
      return null;
  }
}

/** Whether the detail of a category is for definitions to know. */
export function isDefinedDetail({field}: ListCategory): boolean {
  return CATEGORIES[field] === null;
}
