import {FOOD_FORMS, PET_AGES, SPECIES_LABELS, type Species} from '~/domains/content/taxonomy';
import type {FoodForm, ProductDetail} from './product';
import {slugify} from './parts/slug';

export interface TrailStep {
  label: string;
  to: string;
}

export interface TrailCategory {
  label: string;
  url: string;
}

export interface TrailProduct extends Pick<
  ProductDetail,
  'title' | 'species' | 'brand' | 'line' | 'lifeStage' | 'foodForm'
> {
  path: string;
}

/** Canned food, trays and pouches are one category. */
const FORM_VALUES: Record<FoodForm, string> = {
  'dry-food': 'dry-food',
  canned: 'wet-food',
  tray: 'wet-food',
  pouch: 'wet-food',
  treat: 'treat',
};

const START: readonly TrailStep[] = [
  {label: 'Home', to: '/'},
  {label: 'All Products', to: '/products'},
];

/**
 * Breadcrumbs on the consumer site (NAV-05 to NAV-12), through the category that the shopper visited last, else through
 * the product's own categories. Ignores a visited category of another species, or one that covers a whole species.
 */
export function productTrail(product: TrailProduct, visited: TrailCategory | null): TrailStep[] {
  const {species, title, path} = product;
  const {category} = parseCategory(visited);
  const continuesVisited = category !== null && parseCategory(visited).species === species;
  return [
    ...START,
    ...(species ? [speciesStep(species)] : []),
    ...(continuesVisited ? [category] : species ? categorySteps(species, product) : []),
    {label: title, to: path},
  ];
}

export function listTrail(shown: TrailCategory | null): TrailStep[] {
  const {species, category} = parseCategory(shown);
  return [...START, ...(species ? [speciesStep(species)] : []), ...(category ? [category] : [])];
}

/** Text without links (NAV-13). */
export function staffTrail(filterLabels: readonly string[]): string[] {
  return ['Catalog', ...filterLabels];
}

function speciesStep(species: Species): TrailStep {
  return {label: SPECIES_LABELS[species], to: `/products/${species}/species`};
}

function categorySteps(
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
  const age = PET_AGES[species].find(({value}) => value === lifeStage);
  if (age) steps.push({label: age.label, to: `${base}/pet-age/${age.slug}/`});
  const form = foodForm && FOOD_FORMS.find(({value}) => value === FORM_VALUES[foodForm]);
  if (form) {
    steps.push({label: titleCase(form.label), to: `${base}/food-form/${form.slug}`});
  }
  return steps;
}

/** NAV-06 capitalizes each word: "Dry Food". */
const titleCase = (label: string) => label.replace(/ [a-z]/g, (letter) => letter.toUpperCase());

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
