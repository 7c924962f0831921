import {FOOD_FORMS, PET_AGES, SPECIES} from '~/domains/content/taxonomy';
import type {FoodForm, ProductDetail, Species} from './product';
import {slugify} from './parts/slug';

/** One step of the way from the start page. */
export interface TrailStep {
  label: string;
  to: string;
}

/** A category as its page names it, with the address of that page. */
export interface TrailCategory {
  label: string;
  url: string;
}

/** What the trail needs to know of a product. */
export interface TrailProduct extends Pick<
  ProductDetail,
  'title' | 'species' | 'brand' | 'line' | 'lifeStage' | 'foodForm'
> {
  /** The page itself. */
  path: string;
}

/** Canned food, trays and pouches share one category. */
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
 * The way to a product in the shop (NAV-05 to NAV-12): over the category that the shopper came by, else over what the
 * product is. A category of the other species, or one that is the whole species, says nothing of the way.
 */
export function productTrail(product: TrailProduct, visited: TrailCategory | null): TrailStep[] {
  const {species, title, path} = product;
  const {category} = placeOf(visited);
  const isWay = category !== null && placeOf(visited).species === species;
  return [
    ...START,
    ...(species ? [speciesStep(species)] : []),
    ...(isWay ? [category] : species ? stepsOf(species, product) : []),
    {label: title, to: path},
  ];
}

/** The way to a list: everything, a species, or a category of it. */
export function listTrail(shown: TrailCategory | null): TrailStep[] {
  const {species, category} = placeOf(shown);
  return [...START, ...(species ? [speciesStep(species)] : []), ...(category ? [category] : [])];
}

/** The staff site's trail (NAV-13): words, no links. */
export function staffTrail(filterLabels: readonly string[]): string[] {
  return ['Catalog', ...filterLabels];
}

function speciesStep(species: Species): TrailStep {
  const label = SPECIES.find(({id}) => id === species)?.label ?? species;
  return {label, to: `/products/${species}/species`};
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
  /* The main line or treats; the prescription line is none of the two (NAV-08). */
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

/** Which species a category is of, by its address, and the step to it where it is narrower than the species. */
function placeOf(category: TrailCategory | null): {
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
