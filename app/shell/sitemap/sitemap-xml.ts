export interface SitemapEntry {
  url: string;
  /** ISO 8601. */
  updatedAt?: string;
}

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
      const modified = updatedAt ? `<lastmod>${escapeXml(updatedAt)}</lastmod>` : '';
      return `<${element}><loc>${escapeXml(url)}</loc>${modified}</${element}>`;
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

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
