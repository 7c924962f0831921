import fc from 'fast-check';
import {expect, it} from 'vitest';
import {sitemapIndexXml, sitemapXml} from '~/shell/sitemap/sitemap-xml';

it('FIND-11a a sitemap follows sitemaps.org', () => {
  const pages = [
    {url: 'https://shop.test/products/a', updatedAt: '2026-10-01T08:00:00Z'},
    {url: 'https://shop.test/'},
  ];
  expect(sitemapXml(pages).split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    '<url><loc>https://shop.test/products/a</loc><lastmod>2026-10-01T08:00:00Z</lastmod></url>',
    '<url><loc>https://shop.test/</loc></url>',
    '</urlset>',
    '',
  ]);
});

it('FIND-11a the sitemap index follows sitemaps.org', () => {
  expect(sitemapIndexXml([{url: 'https://shop.test/sitemap/pages/1.xml'}]).split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    '<sitemap><loc>https://shop.test/sitemap/pages/1.xml</loc></sitemap>',
    '</sitemapindex>',
    '',
  ]);
});

it('FIND-11a a URL cannot break out of its element', () => {
  expect(sitemapXml([{url: `https://shop.test/?a=1&b='"<>`}])).toContain(
    '<loc>https://shop.test/?a=1&amp;b=&apos;&quot;&lt;&gt;</loc>',
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      const [, inside = ''] = /<loc>(.*)<\/loc>/s.exec(sitemapXml([{url: text}])) ?? [];
      expect(inside).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|apos);)/);
    }),
  );
});
