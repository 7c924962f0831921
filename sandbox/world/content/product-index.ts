import type {CatalogProduct} from '../../commerce/catalog/types';
import {FLAVORS, HEALTH, type Flavor, type HealthCondition} from '../vocabulary';
import {tagsByKind, type Facet} from './facets';

/** A product as a shop lists it; the commerce service has the rest under `commerce_id`. */
export type IndexRow = {
  id: number;
  status: 'published';
  handle: string;
  title: string;
  subtitle: string | null;
  commerce_id: string;
  skus: string[];
  /** US dollars, of the cheapest variant. */
  price: number;
  /** From 1: best sellers first, then as in the catalogue. */
  featured_rank: number;
  /** From 1: by sales, what sells least in the order of the catalogue. */
  best_seller_rank: number;
  /** `YYYY-MM-DD`. */
  launched_on: string;
  /** What else a search for the product may say: line, kind, flavors, health, SKUs. */
  keywords: string;
  /** Its facets, `|flavor:beef|flavor:lamb|`. */
  facet_values: string;
};

export type FacetRow = Facet & {product: number};

/** The index of the whole catalogue, in its order, and the facets of each product. */
export function buildProductIndex(
  faceted: {product: CatalogProduct; facets: Facet[]}[],
  bestSellers: string[],
): {products: IndexRow[]; product_facets: FacetRow[]} {
  const ranks = new Map(bestSellers.map((handle, index) => [handle, index + 1]));
  let nextRank = bestSellers.length;
  const rows = faceted.map(({product, facets}, index) => {
    const rank = ranks.get(product.handle) ?? ++nextRank;
    return indexRow(product, facets, index + 1, rank);
  });
  const facets = faceted.flatMap((one, index) =>
    one.facets.map((facet): FacetRow => ({product: index + 1, ...facet})),
  );
  return {products: rows, product_facets: facets};
}

function indexRow(product: CatalogProduct, facets: Facet[], id: number, rank: number): IndexRow {
  const cents = Math.min(...product.variants.map(({price}) => price));
  return {
    id,
    status: 'published',
    handle: product.handle,
    title: product.title,
    subtitle: product.metafields.find(({key}) => key === 'subtitle')?.value ?? null,
    commerce_id: product.id,
    skus: product.variants.map(({sku}) => sku),
    price: cents / 100,
    featured_rank: rank,
    best_seller_rank: rank,
    launched_on: product.publishedAt.slice(0, 10),
    keywords: keywordsOf(product),
    facet_values: `|${facets.map(({field, value}) => `${field}:${value}|`).join('')}`,
  };
}

function keywordsOf(product: CatalogProduct): string {
  const tagged = tagsByKind(product);
  return [
    product.vendor,
    product.productType,
    ...tagged('flavor').map((flavor) => FLAVORS[flavor as Flavor].label),
    ...tagged('health').map((condition) => HEALTH[condition as HealthCondition].label),
    ...product.variants.map(({sku}) => sku),
  ].join(', ');
}
