import type {CatalogMetafield, CatalogProduct} from '../commerce/catalog/types';
import {assembleProduct, listMetafield, metafield, textMetafield} from './assemble';
import {
  adequacyOf,
  caloriesOf,
  feedingGuideOf,
  guaranteedAnalysisOf,
  ingredientsOf,
  madeIn,
} from './nutrition';
import {mainPack, type Pack, type ProductSpec} from './product-spec';
import {AUTOSHIP_GROUP_ID} from './selling-plans';
import {flavorsOf, variantsOf} from './variants';
import {FLAVORS, FORMS, LINES} from './vocabulary';

/** Expands a spec into the complete product. @throws Error on a contradictory spec, which is a mistake in the seed */
export function expand(spec: ProductSpec, number: number): CatalogProduct {
  const main = mainPack(spec);
  return assembleProduct({
    number,
    title: spec.title,
    subtitle: spec.subtitle ?? subtitleOf(spec, main),
    vendor: LINES[spec.line].vendor,
    productType: FORMS[main.form].productType,
    sentences: spec.sentences,
    tags: tagsOf(spec),
    launched: spec.launched,
    metafields: metafieldsOf(spec, main),
    variants: variantsOf(spec),
    sellingPlanGroupIds: [AUTOSHIP_GROUP_ID],
    requiresSellingPlan: spec.autoshipOnly ?? false,
    requiresShipping: true,
    taxable: true,
    category: categoryOf(spec, main),
  });
}

function subtitleOf(spec: ProductSpec, main: Pack): string {
  const [flavor, ...others] = flavorsOf(spec);
  const breed = spec.breedSizes?.length === 1 ? `${spec.breedSizes[0]} breed ` : '';
  const animal =
    spec.stage === 'puppy' || spec.stage === 'kitten'
      ? spec.stage
      : `${spec.stage} ${spec.species}`;
  const form = spec.packs.length > 1 ? 'wet food' : FORMS[main.form].subtitle;
  const words =
    main.form === 'treat' &&
    spec.stage === 'adult' &&
    flavor &&
    others.length === 0 &&
    flavor !== 'original'
      ? `${FLAVORS[flavor].label.toLowerCase()} ${spec.species} treats`
      : `${breed}${animal} ${form}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isNew = ({badges}: ProductSpec) =>
  badges?.some((badge) => badge === 'new' || badge === 'brand-new');

function tagsOf(spec: ProductSpec): string[] {
  const forms = spec.packs.map((pack) => pack.form);
  return [
    `species:${spec.species}`,
    `line:${spec.line}`,
    `lifestage:${spec.stage}`,
    ...(spec.breedSizes ?? []).map((size) => `breed-size:${size}`),
    ...forms.map((form) => `food-form:${form}`),
    ...(forms.some((form) => FORMS[form].wet) ? ['food-form:wet-food'] : []),
    ...flavorsOf(spec).map((flavor) => `flavor:${flavor}`),
    ...(spec.health ?? []).map((condition) => `health:${condition}`),
    ...(spec.bestSeller ? ['best-seller'] : []),
    ...(isNew(spec) ? ['new'] : []),
    ...(spec.line === 'clinical' ? ['prescription'] : []),
  ];
}

function metafieldsOf(spec: ProductSpec, main: Pack): CatalogMetafield[] {
  const [stars, count] = spec.rating;
  return [
    textMetafield('species', spec.species),
    textMetafield('line', spec.line),
    textMetafield('life_stage', spec.stage),
    ...(spec.breedSizes ? [listMetafield('breed_size', spec.breedSizes)] : []),
    textMetafield('food_form', main.form),
    ...(spec.health ? [listMetafield('health_conditions', spec.health)] : []),
    listMetafield('benefits', spec.benefits),
    metafield('ingredients', 'multi_line_text_field', ingredientsOf(spec)),
    metafield('guaranteed_analysis', 'json', JSON.stringify(guaranteedAnalysisOf(spec))),
    metafield('feeding_guide', 'json', JSON.stringify(feedingGuideOf(spec))),
    textMetafield('calories', caloriesOf(spec)),
    textMetafield('nutritional_adequacy', adequacyOf(spec)),
    textMetafield('made_in', madeIn(spec)),
    metafield('prescription', 'boolean', String(spec.line === 'clinical')),
    metafield('dropship', 'boolean', 'false'),
    metafield(
      'rating',
      'rating',
      JSON.stringify({value: stars.toFixed(1), scale_min: '1.0', scale_max: '5.0'}),
      'reviews',
    ),
    metafield('rating_count', 'number_integer', String(count), 'reviews'),
  ];
}

/** The product's category in Shopify's product taxonomy. */
function categoryOf(spec: ProductSpec, main: Pack): CatalogProduct['category'] {
  const dog = spec.species === 'dog';
  const animal = dog ? 'Dog' : 'Cat';
  const [key, name] =
    main.form === 'treat'
      ? [dog ? 'ap-2-3-9' : 'ap-2-2-6', `${animal} Treats`]
      : spec.line === 'clinical'
        ? [dog ? 'ap-2-3-3-2' : 'ap-2-2-1-2', `Prescription ${animal} Food`]
        : [dog ? 'ap-2-3-3-1' : 'ap-2-2-1-1', `Non-Prescription ${animal} Food`];
  return {id: `gid://shopify/TaxonomyCategory/${key}`, name};
}
