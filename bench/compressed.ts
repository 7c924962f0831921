import {measureLoad} from './load';
import type {Page} from './pages';
import {kb, section, table} from './table';

/** Guests' pages from the Node host, as they are and as browsers request them. */
export async function measureCompressed(origin: string, pages: readonly Page[]): Promise<string> {
  const rows: string[][] = [];
  for (const {name, path} of pages) {
    const cells = [name];
    for (const encoding of ['identity', 'gzip', 'br']) {
      const load = await measureLoad(origin + path, {'Accept-Encoding': encoding});
      cells.push(`${Math.round(load.requestsPerSecond)}`, kb(load.bytes));
    }
    rows.push(cells);
  }
  return section(
    'Node host: requests/s and bytes per page',
    table(['page', 'as it is', '', 'gzip', '', 'Brotli', ''], rows),
    'Frequent pages are compressed in advance, but only as Brotli.',
  );
}
