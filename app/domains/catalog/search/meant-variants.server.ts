import type {Needs} from '~/platform/needs';
import type {IndexVariant, ListedRow, SearchTerm, TermOption} from '../product-index';

type VariantsContext = Needs<{services: 'contentSystem'}>;

/**
 * The SKUs of the variants that a search means, such as the salmon ones for "salmon", of those that match the filter. All
 * of these if the search says nothing about variants, or while the index is unavailable.
 */
export async function meantSkus(
  {services: {contentSystem}}: VariantsContext,
  rows: readonly ListedRow[],
  terms: readonly SearchTerm[],
): Promise<ReadonlySet<string>> {
  const listed = (row: ListedRow) => row.matchingSkus ?? row.skus;
  if (terms.length === 0) return new Set(rows.flatMap(listed));
  const variants = await contentSystem.variants(
    rows.map(({handle}) => handle),
    terms,
  );
  const skus = rows.flatMap((row) => {
    const known = variants.ok ? (variants.value.get(row.handle) ?? []) : [];
    const allowed = listed(row);
    const meant = bestMatches(
      known.filter(({sku}) => allowed.includes(sku)),
      terms,
    );
    return meant.length > 0 ? meant : allowed;
  });
  return new Set(skus);
}

/** The SKUs of the variants that meet the most terms; empty if none meets any. */
export function bestMatches(
  variants: readonly IndexVariant[],
  terms: readonly SearchTerm[],
): readonly string[] {
  const scored = variants.map((variant) => ({
    sku: variant.sku,
    score: terms.filter(({options}) => options.some((option) => meets(variant, option))).length,
  }));
  const best = Math.max(0, ...scored.map(({score}) => score));
  return best === 0 ? [] : scored.filter(({score}) => score === best).map(({sku}) => sku);
}

/** A search for 4 lb also matches a 3.9 lb pack. */
const SAME_WEIGHT = 0.05;

function meets({facetValues, pounds}: IndexVariant, option: TermOption): boolean {
  /* Variants with an ingredient to avoid don't match the filter. */
  if ('without' in option) return true;
  if ('field' in option) return facetValues.includes(`|${option.field}:${option.value}|`);
  if (option.pounds === undefined) return false;
  return Math.abs(pounds - option.pounds) <= option.pounds * SAME_WEIGHT;
}
