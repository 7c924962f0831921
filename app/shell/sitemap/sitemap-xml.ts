/** One URL of a sitemap, or one sitemap of an index. */
export interface SitemapEntry {
  /** Absolute. */
  url: string;
  /** ISO 8601. */
  updatedAt?: string;
}

/** The index of all sitemaps, by the sitemaps.org protocol. */
export function sitemapIndexXml(sitemaps: readonly SitemapEntry[]): string {
  return document('sitemapindex', 'sitemap', sitemaps);
}

export function sitemapXml(pages: readonly SitemapEntry[]): string {
  return document('urlset', 'url', pages);
}

function document(root: string, element: string, entries: readonly SitemapEntry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries.map(({url, updatedAt}) => {
      const modified = updatedAt ? `<lastmod>${escaped(updatedAt)}</lastmod>` : '';
      return `<${element}><loc>${escaped(url)}</loc>${modified}</${element}>`;
    }),
    `</${root}>`,
    '',
  ].join('\n');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
