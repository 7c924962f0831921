import type {CatalogMetafield, CatalogProduct} from '../commerce/catalog/types';
import {packPictures} from './artwork';
import {
  assembleProduct,
  listMetafield,
  metafield,
  textMetafield,
  type VariantDraft,
} from './assemble';
import {hash} from './ids';
import {caloriesOf, feedingGuideOf, guaranteedAnalysisOf, ingredientsOf} from './nutrition';
import {mainPack, type Pack, type ProductSpec, type VariantFacts} from './product-spec';
import {AUTOSHIP_GROUP_ID} from './selling-plans';
import {parseSize, priceOf, shelfPrice} from './sizes';
import {FLAVORS, FORMS, LINES, type Badge, type Flavor} from './vocabulary';

/** Up to this many pieces a variant carries `badge::limited-stock`. */
const LIMITED_STOCK = 8;

/** Expands a spec into the whole product. Throws on a spec that contradicts itself: the seed is wrong then. */
export function expand(spec: ProductSpec, number: number): CatalogProduct {
  const main = mainPack(spec);
  const variants = variantsOf(spec);
  const known = new Set(variants.map(titleOf));
  const stray = Object.keys(spec.variants ?? {}).find((title) => !known.has(title));
  if (stray) throw new Error(`${spec.title} has no variant ${stray}`);
  return assembleProduct({
    number,
    title: spec.title,
    subtitle: subtitleOf(spec, main),
    vendor: LINES[spec.line].vendor,
    productType: FORMS[main.form].productType,
    sentences: spec.sentences,
    tags: tagsOf(spec),
    launched: spec.launched,
    metafields: metafieldsOf(spec, main),
    variants,
    sellingPlanGroupIds: [AUTOSHIP_GROUP_ID],
    requiresSellingPlan: spec.autoshipOnly ?? false,
    requiresShipping: true,
    taxable: true,
    category: categoryOf(spec, main),
  });
}

const titleOf = ({selectedOptions}: VariantDraft) =>
  selectedOptions.map(({value}) => value).join(' / ');

function variantsOf(spec: ProductSpec): VariantDraft[] {
  const manyFlavors = flavorsOf(spec).length > 1;
  const manyForms = spec.packs.length > 1;
  const {sku: line} = LINES[spec.line];
  const stem = `${line}-${spec.species === 'dog' ? 'D' : 'C'}${spec.code}`;
  return flavorsOf(spec).flatMap((flavor) =>
    spec.packs
      .filter((pack) => pack.flavors.includes(flavor))
      .flatMap((pack) => {
        const form = FORMS[pack.form];
        const base = {size: parseSize(pack.sizes[0]), price: pack.price};
        return pack.sizes.map((label): VariantDraft => {
          const size = parseSize(label);
          const selectedOptions = [
            ...(manyFlavors ? [{name: 'Flavor', value: FLAVORS[flavor].label}] : []),
            ...(manyForms ? [{name: 'Product Form', value: form.option}] : []),
            {name: 'Size', value: label},
          ];
          const title = selectedOptions.map(({value}) => value).join(' / ');
          const facts = spec.variants?.[title] ?? {};
          const sku = [
            stem,
            ...(manyFlavors ? [FLAVORS[flavor].sku] : []),
            ...(manyForms ? [form.sku] : []),
            size.code,
          ].join('-');
          const list = priceOf(pack.form, size, base);
          const stock = facts.stock ?? 40 + (hash(sku) % 360);
          return {
            selectedOptions,
            sku,
            price: facts.sale ? shelfPrice(list * (1 - facts.sale / 100)) : list,
            compareAtPrice: facts.sale ? list : null,
            stock,
            weight: size,
            badges: badgesOf(spec, facts, stock),
            pictures: packPictures(
              {...spec, form: pack.form, flavor, size: size.slug},
              `${spec.title}, ${title}`,
            ),
          };
        });
      }),
  );
}

/** Derived ones first: a variant's stock, price and place among the best sellers say what they are. */
function badgesOf(spec: ProductSpec, facts: VariantFacts, stock: number): Badge[] {
  const derived: Badge[] = [];
  if (stock === 0) derived.push('out-of-stock');
  else if (stock <= LIMITED_STOCK) derived.push('limited-stock');
  if (facts.sale) derived.push('deal');
  if (spec.bestSeller) derived.push('best-seller');
  return [...new Set([...derived, ...(spec.badges ?? []), ...(facts.badges ?? [])])];
}

function flavorsOf(spec: ProductSpec): Flavor[] {
  return [...new Set(spec.packs.flatMap((pack) => pack.flavors))];
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

/** Shopify's product taxonomy. */
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
