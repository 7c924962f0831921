import type {BlockCollection} from '../../../content-system/page-collections';
import type {SeedRow} from '../../../content-system/engine/tables';
import type {SeedBlock, SeedSite} from './seed-site';

type Rows = Record<string, SeedRow[]>;

/**
 * The items of all sites, by collection, numbered from 1 in the order of the seed.
 *
 * @param productIds product index ids by handle
 * @throws Error when a carousel names a product that isn't in the index
 */
export function buildSiteRows(sites: readonly SeedSite[], productIds: Map<string, number>): Rows {
  const rows: Rows = {};
  /** Adds an item and returns its id. */
  const add = (collection: string, row: SeedRow): number => {
    const all = (rows[collection] ??= []);
    all.push({status: 'published', ...row, id: all.length + 1});
    return all.length;
  };

  const addBlock = (block: SeedBlock): number => {
    if (block.collection !== 'block_product_carousel')
      return add(block.collection, fieldsOf(block));
    const {handles, ...carousel} = block;
    const id = add(block.collection, fieldsOf(carousel));
    handles.forEach(({handle}, sort) => {
      const product = productIds.get(handle);
      if (product === undefined) throw new Error(`No product has the handle ${handle}`);
      add('carousel_products', {carousel: id, sort, handle, product});
    });
    return id;
  };

  for (const seed of sites) {
    const {navigations, announcements, banners, redirects, deals, pages, ...own} = seed;
    const site = add('sites', {
      ...own,
      is_in_maintenance: false,
      main_navigation: navigations.main,
      footer_navigation: navigations.footer,
      legal_navigation: navigations.legal,
    });
    announcements.forEach((row, sort) => add('announcements', {site, sort, ...row}));
    banners.forEach((row, sort) => add('sitewide_banners', {site, sort, ...row}));
    redirects.forEach((row) => add('redirects', {site, ...row}));
    deals.forEach((row) => add('skus_with_deal', {site, ...row}));
    for (const {blocks, ...row} of pages) {
      const page = add('pages', {site, is_indexed: true, ...row});
      blocks.forEach((block, sort) => {
        const item = String(addBlock(block));
        add('pages_blocks', {page, sort, collection: block.collection, item});
      });
    }
  }
  return rows;
}

function fieldsOf({collection: _, ...fields}: {collection: BlockCollection}): SeedRow {
  return fields;
}
