import type {Needs} from '~/platform/needs';
import {
  isVariantField,
  type IndexVariant,
  type ListedRow,
  type SearchTerm,
  type TermOption,
} from '../product-index';

type VariantsContext = Needs<{services: 'contentSystem'}>;

/**
 * The SKUs of the variants that a search means, such as the salmon ones for "salmon". All that match the filter if the
 * search says nothing about variants, or while the index is unavailable.
 */
export async function meantSkus(
  {services: {contentSystem}}: VariantsContext,
  rows: readonly ListedRow[],
  terms: readonly SearchTerm[],
): Promise<ReadonlySet<string>> {
  const listed = rows.map((row) => row.matchingSkus ?? row.skus);
  if (rows.length === 0 || !terms.some(isAboutVariants)) return new Set(listed.flat());
  const variants = await contentSystem.variants(rows.map(({handle}) => handle));
  if (!variants.ok) return new Set(listed.flat());
  const found = rows.map(({handle}, place) => {
    const meant = bestMatches(variants.value.get(handle) ?? [], terms);
    return meant.length > 0 ? meant : (listed[place] ?? []);
  });
  return new Set(found.flat());
}

const isAboutVariants = ({options}: SearchTerm): boolean =>
  options.some((option) =>
    'field' in option ? isVariantField(option.field) : option.pounds !== undefined,
  );

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
  if ('field' in option) return facetValues.includes(`|${option.field}:${option.value}|`);
  if (option.pounds === undefined) return false;
  return Math.abs(pounds - option.pounds) <= option.pounds * SAME_WEIGHT;
}
