import {cleanSearch, MAX_SEARCH_LENGTH, MIN_PREDICTED_LENGTH} from '../search-text';

export const MAX_SUGGESTED_PRODUCTS = 6;
export const MAX_SUGGESTED_TERMS = 4;

export interface SuggestedProduct {
  title: string;
  path: string;
  priceCents: number;
  imageUrl: string | null;
}

export interface Suggestions {
  terms: string[];
  products: SuggestedProduct[];
}

/** Equivalent spellings share a cache entry. Returns `null` if the text is too short or too long. */
export function predictedText(typed: string | null): string | null {
  const text = cleanSearch(typed).toLowerCase();
  return text.length < MIN_PREDICTED_LENGTH || text.length > MAX_SEARCH_LENGTH ? null : text;
}

/**
 * Returns `null` if the body has an unexpected shape. Hand-written, because a schema library would be larger than the
 * search field.
 */
export function parseSuggestions(body: unknown): Suggestions | null {
  if (!isRecord(body)) return null;
  const {terms, products} = body;
  if (!Array.isArray(terms) || !Array.isArray(products)) return null;
  return {
    terms: terms.filter((term) => typeof term === 'string').slice(0, MAX_SUGGESTED_TERMS),
    products: products.filter(isProduct).slice(0, MAX_SUGGESTED_PRODUCTS),
  };
}

function isProduct(value: unknown): value is SuggestedProduct {
  return (
    isRecord(value) &&
    typeof value.title === 'string' &&
    typeof value.path === 'string' &&
    value.path.startsWith('/products/') &&
    typeof value.priceCents === 'number' &&
    (value.imageUrl === null || typeof value.imageUrl === 'string')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
