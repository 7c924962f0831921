import type {FoodForm, LifeStage, ProductDetail, Species} from './product';
import {slugify} from './parts/slug';

/** One breadcrumb. */
export interface TrailStep {
  label: string;
  to: string;
}

/** A category with the heading and URL of its page. */
export interface TrailCategory {
  label: string;
  url: string;
}

/** The product data that breadcrumbs use. */
export interface TrailProduct extends Pick<
  ProductDetail,
  'title' | 'species' | 'brand' | 'line' | 'lifeStage' | 'foodForm'
> {
  /** Path of the product page. */
  path: string;
}

const SPECIES_LABELS: Record<Species, string> = {dog: 'Dog', cat: 'Cat'};

const AGES: Record<LifeStage, {label: string; slug: (species: Species) => string}> = {
  adult: {label: 'Adult', slug: (species) => `adult-${species}-food`},
  senior: {label: 'Senior', slug: (species) => `senior-${species}-food`},
  puppy: {label: 'Puppy', slug: () => 'puppy-food'},
  kitten: {label: 'Kitten', slug: () => 'kitten-food'},
};

const DRY = {label: 'Dry Food', slug: 'dry-food'};
const WET = {label: 'Wet Food', slug: 'wet-food'};
const FORMS: Record<FoodForm, {label: string; slug: string}> = {
  'dry-food': DRY,
  canned: WET,
  tray: WET,
  pouch: WET,
  treat: {label: 'Treats', slug: 'treats'},
};

const START: readonly TrailStep[] = [
  {label: 'Home', to: '/'},
  {label: 'All Products', to: '/products'},
];

/**
 * Breadcrumbs of a product on the consumer site (NAV-05 to NAV-12): through the category that the shopper visited last,
 * else through the product's own categories. Ignores a visited category of another species, or one that covers a whole
 * species.
 */
export function productTrail(product: TrailProduct, visited: TrailCategory | null): TrailStep[] {
  const {species, title, path} = product;
  const {category} = parseCategory(visited);
  const continuesVisited = category !== null && parseCategory(visited).species === species;
  return [
    ...START,
    ...(species ? [speciesStep(species)] : []),
    ...(continuesVisited ? [category] : species ? stepsOf(species, product) : []),
    {label: title, to: path},
  ];
}

/** Breadcrumbs of a list: all products, a species, or one of its categories. */
export function listTrail(shown: TrailCategory | null): TrailStep[] {
  const {species, category} = parseCategory(shown);
  return [...START, ...(species ? [speciesStep(species)] : []), ...(category ? [category] : [])];
}

/** Breadcrumbs on the staff site (NAV-13): text without links. */
export function staffTrail(filterLabels: readonly string[]): string[] {
  return ['Catalog', ...filterLabels];
}

function speciesStep(species: Species): TrailStep {
  return {label: SPECIES_LABELS[species], to: `/products/${species}/species`};
}

function stepsOf(
  species: Species,
  {
    brand,
    line,
    lifeStage,
    foodForm,
  }: Pick<ProductDetail, 'brand' | 'line' | 'lifeStage' | 'foodForm'>,
): TrailStep[] {
  const base = `/products/${species}`;
  const steps: TrailStep[] = [];
  /* The brand step is the main line or treats, never the prescription line (NAV-08). */
  if (line === 'balance' || line === 'treats') {
    steps.push({label: brand, to: `${base}/brand/${slugify(brand)}`});
  }
  if (lifeStage) {
    const {label, slug} = AGES[lifeStage];
    steps.push({label, to: `${base}/pet-age/${slug(species)}/`});
  }
  if (foodForm) {
    const {label, slug} = FORMS[foodForm];
    steps.push({label, to: `${base}/food-form/${slug}`});
  }
  return steps;
}

/** Parses a category's URL into its species and, if it is narrower than a species, its breadcrumb. */
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
