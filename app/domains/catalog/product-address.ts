import type {VariantHints} from './parts/variant-selection';

export interface ProductAddress extends VariantHints {
  handle: string;
  brand: string | null;
  isDropship: boolean;
}

type Params = Partial<Record<'brand' | 'handle' | 'flavor' | 'size' | 'facet' | 'value', string>>;

/**
 * Parses the four forms of a product path: `{handle}`, `{handle}/{facet}/{value}`, `{brand}/{handle}/{flavor}/{size}`
 * and `dropshipping/{handle}`, each with an optional `?sku=` or `?search=`. Returns `null` for any other path.
 */
export function productAddress(url: URL, params: Params): ProductAddress | null {
  const {brand, handle, flavor, size, facet, value} = params;
  if (handle === undefined) return null;
  /* The route declares both as optional, but a facet needs a value. */
  if ((facet === undefined) !== (value === undefined)) return null;
  return {
    handle,
    brand: brand ?? null,
    isDropship: url.pathname.startsWith('/products/dropshipping/'),
    sku: url.searchParams.get('sku'),
    search: url.searchParams.get('search'),
    path: flavor !== undefined && size !== undefined ? {flavor, size} : null,
    slug: facet !== undefined && value !== undefined ? {facet, value} : null,
  };
}

export function namesVariant({sku, search, path, slug}: ProductAddress): boolean {
  return Boolean(sku ?? search ?? path ?? slug);
}
