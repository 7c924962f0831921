import {FOOD_FORMS, PET_AGES, type Species} from '~/domains/content/taxonomy';
import {slugify} from '~/platform/slug';
import {formCategory, type ProductDetail} from './product';
import {speciesStep, START, type TrailStep} from './trail';

export interface TrailProduct extends Pick<
  ProductDetail,
  'title' | 'species' | 'brand' | 'line' | 'lifeStage' | 'foodForm'
> {
  path: string;
}

/** Breadcrumbs on the consumer site (NAV-05 to NAV-12), through the product's own categories. */
export function productTrail(product: TrailProduct): TrailStep[] {
  const {species, title, path} = product;
  return [
    ...START,
    ...(species ? [speciesStep(species), ...categorySteps(species, product)] : []),
    {label: title, to: path},
  ];
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
  const form = foodForm && FOOD_FORMS.find(({value}) => value === formCategory(foodForm));
  if (form) {
    steps.push({label: titleCase(form.label), to: `${base}/food-form/${form.slug}`});
  }
  return steps;
}

/** NAV-06 capitalizes each word: "Dry Food". */
const titleCase = (label: string) => label.replace(/ [a-z]/g, (letter) => letter.toUpperCase());
