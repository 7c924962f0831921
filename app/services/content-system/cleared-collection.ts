/** Collections whose items the shop reads together with those of another one. */
const READ_WITH: Record<string, string> = {
  pages_blocks: 'pages',
  carousel_products: 'pages',
  announcements: 'sites',
  sitewide_banners: 'sites',
};

/** Collections with data of their own only. The other ones make up the product index. */
const READ_ALONE = new Set([
  'catalog_filters',
  'no_results_suggestions',
  'pages',
  'pdp_pages',
  'plp_pages',
  'redirects',
  'search_pages',
  'search_synonyms',
  'sites',
  'skus_with_deal',
]);

/** The start of the cache keys of all reads that items of a collection can be in. */
export function readsOfCollection(collection: string): string[] {
  const read = collection.startsWith('block_') ? 'pages' : (READ_WITH[collection] ?? collection);
  return READ_ALONE.has(read) ? ['content-system', read] : ['content-system'];
}
