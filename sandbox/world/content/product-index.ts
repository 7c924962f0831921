import type {CatalogProduct, CatalogVariant} from '../../commerce/catalog/types';
import {FLAVORS, HEALTH, type Flavor, type HealthCondition} from '../vocabulary';
import {poundsOf, tagsByKind, VARIANT_FIELDS, variantFacetsOf, type Facet} from './facets';

/** A product as shown in lists. `commerce_id` is its id in the commerce service, which has the rest. */
export type IndexRow = {
  id: number;
  status: 'published';
  handle: string;
  title: string;
  subtitle: string | null;
  commerce_id: string;
  skus: string[];
  /** US dollars, of the cheapest and of the most expensive variant. */
  price: number;
  highest_price: number;
  /** From 1: best sellers first, then catalog order. */
  featured_rank: number;
  /** From 1: best sellers by sales, then catalog order. */
  best_seller_rank: number;
  /** `YYYY-MM-DD`. */
  launched_on: string;
  /** The searchable words, in lower case, without accents and apostrophes: `|chicken|barley|dog|`. */
  search_text: string;
  /** All facets, `|flavor:beef|flavor:lamb|`. */
  facet_values: string;
};

/** `variant` is set for facets that variants of a product can differ in. */
export type FacetRow = Facet & {product: number; variant: number | null};

/** A variant of a food, with the facets that it can differ in from other variants of the product. */
export type IndexVariantRow = {
  id: number;
  product: number;
  sku: string;
  /** US dollars. */
  price: number;
  pounds: number;
  /** The variant's facets, in the format of `IndexRow`. */
  facet_values: string;
  /** The words of its ingredients, in the format of `search_text`. */
  ingredient_text: string;
};

/** The product index in catalog order, and the facets of each product and variant. */
export function buildProductIndex(
  faceted: {product: CatalogProduct; facets: Facet[]}[],
  bestSellers: string[],
  deals: ReadonlySet<string>,
): {
  products: IndexRow[];
  product_facets: FacetRow[];
  product_variants: IndexVariantRow[];
} {
  const ranks = new Map(bestSellers.map((handle, index) => [handle, index + 1]));
  let nextRank = bestSellers.length;
  const products = faceted.map(({product, facets}, index) => {
    const rank = ranks.get(product.handle) ?? ++nextRank;
    return indexRow(product, facets, index + 1, rank);
  });
  const variants = faceted
    .flatMap(({product}, index) =>
      product.variants.map((variant) => {
        return {product: index + 1, variant, facets: variantFacetsOf(product, variant, deals)};
      }),
    )
    .filter(({facets}) => facets.length > 0)
    .map((row, index) => ({id: index + 1, ...row}));
  const ofProducts = faceted.flatMap(({facets}, index) =>
    facets
      .filter(({field}) => !VARIANT_FIELDS.includes(field))
      .map((facet) => ({product: index + 1, variant: null, ...facet})),
  );
  const ofVariants = variants.flatMap(({id, product, facets}) =>
    facets.map((facet) => ({product, variant: id, ...facet})),
  );
  return {
    products,
    product_facets: [...ofProducts, ...ofVariants],
    product_variants: variants.map(({id, product, variant, facets}) => ({
      id,
      product,
      sku: variant.sku,
      price: variant.price / 100,
      pounds: poundsOf(variant),
      facet_values: facetText(facets),
      ingredient_text: ingredientText(faceted[product - 1]?.product, variant),
    })),
  };
}

/**
 * The ingredients of the variant's flavor. A product with several flavors has one line for each, starting with the
 * flavor's name. A variant with none of these flavors, such as a variety pack, gets the ingredients of all lines.
 */
function ingredientText(product: CatalogProduct | undefined, variant: CatalogVariant): string {
  const lines = metafieldOf(product, 'ingredients')?.split('\n') ?? [];
  const flavor = variant.selectedOptions.find(({name}) => name === 'Flavor')?.value;
  const own = lines.filter((line) => line.startsWith(`${flavor}: `));
  const words = wordsIn((own.length > 0 ? own : lines).join());
  return words.length > 0 ? wordText(words) : '';
}

const wordText = (words: readonly string[]): string => `|${[...new Set(words)].join('|')}|`;

function indexRow(product: CatalogProduct, facets: Facet[], id: number, rank: number): IndexRow {
  const prices = product.variants.map(({price}) => price / 100);
  return {
    id,
    status: 'published',
    handle: product.handle,
    title: product.title,
    subtitle: subtitleOf(product),
    commerce_id: product.id,
    skus: product.variants.map(({sku}) => sku),
    price: Math.min(...prices),
    highest_price: Math.max(...prices),
    featured_rank: rank,
    best_seller_rank: rank,
    launched_on: product.publishedAt.slice(0, 10),
    search_text: searchTextOf(product),
    facet_values: facetText(facets),
  };
}

const facetText = (facets: Facet[]): string =>
  `|${facets.map(({field, value}) => `${field}:${value}|`).join('')}`;

function searchTextOf(product: CatalogProduct): string {
  return wordText([
    ...searchWordsOf(product),
    ...product.variants.flatMap(({sku}) => wordsIn(sku)),
  ]);
}

/** The words of a product's texts and sizes, but not of its SKUs. */
function searchWordsOf(product: CatalogProduct): Set<string> {
  const tagged = tagsByKind(product);
  const texts = [
    product.title,
    subtitleOf(product) ?? '',
    product.vendor,
    product.productType,
    ...['species', 'lifestage', 'food-form'].flatMap(tagged),
    ...tagged('flavor').map((flavor) => FLAVORS[flavor as Flavor].label),
    ...tagged('health').map((condition) => HEALTH[condition as HealthCondition].label),
    ...(tagged('line').includes('clinical') ? ['prescription vet supervised veterinarian'] : []),
    ...product.variants.flatMap(({selectedOptions}) => {
      const size = selectedOptions.find(({name}) => name === 'Size')?.value ?? '';
      return [size, size.replaceAll(' ', '')];
    }),
  ];
  return new Set(wordsIn(texts.join(' ')));
}

function wordsIn(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}|['\u2019]/gu, '');
  const words = plain.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word !== '');
}

const metafieldOf = (product: CatalogProduct | undefined, name: string): string | null =>
  product?.metafields.find(({key}) => key === name)?.value ?? null;

const subtitleOf = (product: CatalogProduct): string | null => metafieldOf(product, 'subtitle');

/** With its number of products. */
export type SearchWord = [word: string, products: number];

/**
 * The vocabulary: the words of all products, with the number of products that have each. SKUs aren't part of it, because
 * it is read by every search, and would grow with the catalog.
 */
export function countSearchWords(products: readonly CatalogProduct[]): SearchWord[] {
  const counts = new Map<string, number>();
  for (const word of products.flatMap((product) => [...searchWordsOf(product)])) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts];
}
