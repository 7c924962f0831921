import type {VariantHints} from './parts/variant-selection';

/** What the URL of a product page says. */
export interface ProductAddress extends VariantHints {
  handle: string;
  /** Slug of the line, where the path has one. */
  brand: string | null;
  /** Asked for under `/products/dropshipping/`. */
  isDropship: boolean;
}

type Params = Partial<Record<'brand' | 'handle' | 'flavor' | 'size' | 'facet' | 'value', string>>;

/**
 * The four forms of a product's path: `{handle}`, `{handle}/{facet}/{value}`, `{brand}/{handle}/{flavor}/{size}` and
 * `dropshipping/{handle}`, each with `?sku=` or `?search=`. `null` for a path that is none of them.
 */
export function productAddress(url: URL, params: Params): ProductAddress | null {
  const {brand, handle, flavor, size, facet, value} = params;
  if (handle === undefined) return null;
  /* The route has both as optional: a facet without its value means nothing. */
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

/** Whether the address is that of a variant, and not of the product alone. */
export function namesVariant({sku, search, path, slug}: ProductAddress): boolean {
  return Boolean(sku ?? search ?? path ?? slug);
}
