import {packPictures, scenePath} from './artwork';
import {variantTitle, type VariantDraft} from './assemble';
import {hash} from './ids';
import type {Pack, ProductSpec, VariantFacts} from './product-spec';
import {parseSize, priceOf, roundToShelfPrice} from './sizes';
import {FLAVORS, FORMS, LINES, type Badge, type Flavor} from './vocabulary';

/** A variant with at most this many units gets `badge::limited-stock`. */
const LIMITED_STOCK = 8;

interface Choice {
  flavor: Flavor;
  pack: Pack;
  size: string;
}

export function flavorsOf(spec: ProductSpec): Flavor[] {
  return [...new Set(spec.packs.flatMap((pack) => pack.flavors))];
}

/**
 * One variant per existing combination of flavor, form and size. @throws Error when `spec.variants` names a variant
 * that doesn't exist
 */
export function variantsOf(spec: ProductSpec): VariantDraft[] {
  const choices = flavorsOf(spec).flatMap((flavor) =>
    spec.packs
      .filter((pack) => pack.flavors.includes(flavor))
      .flatMap((pack) => pack.sizes.map((size): Choice => ({flavor, pack, size}))),
  );
  const manyFlavors = new Set(choices.map(({flavor}) => flavor)).size > 1;
  const variants = choices.map((choice) => variantOf(spec, choice, manyFlavors));
  const titles = new Set(variants.map(({selectedOptions}) => variantTitle(selectedOptions)));
  const unknownTitle = Object.keys(spec.variants ?? {}).find((title) => !titles.has(title));
  if (unknownTitle) throw new Error(`${spec.title} has no variant ${unknownTitle}`);
  return variants;
}

function variantOf(
  spec: ProductSpec,
  {flavor, pack, size: label}: Choice,
  manyFlavors: boolean,
): VariantDraft {
  const form = FORMS[pack.form];
  const size = parseSize(label);
  const manyForms = spec.packs.length > 1;
  const selectedOptions = [
    ...(manyFlavors ? [{name: 'Flavor', value: FLAVORS[flavor].label}] : []),
    ...(manyForms ? [{name: 'Product Form', value: form.option}] : []),
    {name: 'Size', value: label},
  ];
  const sku = [
    LINES[spec.line].sku,
    `${spec.species === 'dog' ? 'D' : 'C'}${spec.code}`,
    ...(manyFlavors ? [FLAVORS[flavor].sku] : []),
    ...(manyForms ? [form.sku] : []),
    size.code,
  ].join('-');
  const title = variantTitle(selectedOptions);
  const facts = spec.variants?.[title] ?? {};
  const list = priceOf(pack.form, size, {size: parseSize(pack.sizes[0]), price: pack.price});
  const stock = facts.stock ?? defaultStock(sku);
  return {
    selectedOptions,
    sku,
    price: facts.sale ? roundToShelfPrice(list * (1 - facts.sale / 100)) : list,
    compareAtPrice: facts.sale ? list : null,
    stock,
    weight: size,
    badges: badgesOf(spec, facts, stock),
    pictures: [
      ...(spec.picture
        ? [{path: scenePath(spec.picture.name), altText: spec.picture.altText}]
        : []),
      ...packPictures(
        {...spec, form: pack.form, flavor, size: size.slug},
        `${spec.title}, ${title}`,
      ),
    ],
  };
}

/** 40 to 399 units, fixed by SKU. */
const defaultStock = (sku: string) => 40 + (hash(sku) % 360);

/** Badges derived from stock, sale price and best-seller rank first, then those of the spec. */
function badgesOf(spec: ProductSpec, facts: VariantFacts, stock: number): Badge[] {
  const derived: Badge[] = [];
  if (stock === 0) derived.push('out-of-stock');
  else if (stock <= LIMITED_STOCK) derived.push('limited-stock');
  if (facts.sale) derived.push('deal');
  if (spec.bestSeller) derived.push('best-seller');
  return [...new Set([...derived, ...(spec.badges ?? []), ...(facts.badges ?? [])])];
}
