/** Collections whose items the shop reads together with those of another one. */
const READ_WITH: Record<string, string> = {
  pages_blocks: 'pages',
  carousel_products: 'pages',
  announcements: 'sites',
  sitewide_banners: 'sites',
};

/** Collections that are read on their own. All others are part of the product index. */
const READ_ALONE = new Set([
  'catalog_filters',
  'pages',
  'pdp_pages',
  'plp_pages',
  'redirects',
  'search',
  'sites',
  'skus_with_deal',
]);

/** The cache key prefixes of all reads that can contain items of a collection. */
export function readsOfCollection(collection: string): string[] {
  const read = collection.startsWith('block_') ? 'pages' : (READ_WITH[collection] ?? collection);
  return READ_ALONE.has(read) ? ['content-system', read] : ['content-system'];
}
