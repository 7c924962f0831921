import {describe, expect, it} from 'vitest';
import {siteOf, type SiteId} from '~/domains/session/site';
import {headTags, pageHead, type PageHeadInput} from '~/shell/page/page-head';
import {TITLES} from '~/shell/page/titles';

const contextOf = (site: SiteId): Parameters<typeof pageHead>[0]['context'] => ({
  request: {},
  site: siteOf(site),
  settings: {siteOrigin: 'https://shop.test'},
});

const headOf = (site: SiteId, input: PageHeadInput, context = contextOf(site)) =>
  pageHead({context, request: new Request('https://evil.example/cart?a=b')}, input);

const DATA = [{'@type': 'Product', name: 'Country Table'}];
const SEARCHABLE = {title: 'Food', canonicalPath: '/products', structuredData: DATA};

describe('titles', () => {
  it('ROUTE-06 /products is "Shop All Pet Food"', () => {
    expect(TITLES.products).toBe('Shop All Pet Food');
  });

  it('ROUTE-13 /cart is "Shopping Cart"', () => {
    expect(TITLES.cart).toBe('Shopping Cart');
  });

  it('ROUTE-53 the error page is "404 Error"', () => {
    expect(TITLES.error).toBe('404 Error');
  });

  it.each([
    ['DTC', 'Shopping Cart | Shop'],
    ['HPSF', 'Shopping Cart | Pro Staff Feeding'],
  ] as const)('ROUTE-49, STAFF-12 on %s a title ends with the site: %s', (site, title) => {
    expect(headOf(site, {title: TITLES.cart}).title).toBe(title);
  });
});

describe('the page head', () => {
  it('SEARCH-02 writes JSON-LD of schema.org to the document of the consumer site only', () => {
    const jsonOf = (site: SiteId) => {
      const context = contextOf(site);
      headOf(site, SEARCHABLE, context);
      return context.request.structuredData;
    };
    expect(jsonOf('DTC')).toEqual([
      '{"@context":"https://schema.org","@type":"Product","name":"Country Table"}',
    ]);
    expect(jsonOf('HPSF')).toBeUndefined();
  });

  it('HOUSE-22b structured data can’t end its script element', () => {
    const context = contextOf('DTC');
    headOf('DTC', {...SEARCHABLE, structuredData: [{name: '</script><b>'}]}, context);
    expect(context.request.structuredData?.[0]).not.toContain('<');
    expect(JSON.parse(context.request.structuredData?.[0] ?? '')).toMatchObject({
      name: '</script><b>',
    });
  });

  it('lets search engines index a page with a canonical path, on the consumer site only', () => {
    const noindex = {name: 'robots', content: 'noindex'};
    const shop = headTags(headOf('DTC', SEARCHABLE));
    expect(shop).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://shop.test/products',
    });
    expect(shop).not.toContainEqual(noindex);
    expect(headTags(headOf('HPSF', SEARCHABLE))).toContainEqual(noindex);
    expect(headTags(headOf('DTC', {title: 'Cart'}))).toContainEqual(noindex);
  });

  it('writes a description when there is one', () => {
    expect(headTags(headOf('DTC', {title: 'Food', description: 'Dry food'}))).toContainEqual({
      name: 'description',
      content: 'Dry food',
    });
    expect(JSON.stringify(headTags(headOf('DTC', {title: 'Food'})))).not.toContain('description');
  });

  it.each([
    ['/products', 'https://shop.test/products'],
    ['/products/', 'https://shop.test/products'],
    ['/products//', 'https://shop.test/products'],
    ['/products/dog?flavor=beef&page=2#top', 'https://shop.test/products/dog'],
    ['/products/dropshipping/steel-bowl', 'https://shop.test/products/dropshipping/steel-bowl'],
    ['/', 'https://shop.test/'],
  ])('FIND-14a gives %s one canonical address: %s', (canonicalPath, canonical) => {
    expect(headOf('DTC', {title: 'Food', canonicalPath}).canonical).toBe(canonical);
  });

  it('FIND-14b SITE-08 has Open Graph tags on an indexed page', () => {
    expect(
      headTags(
        headOf('DTC', {
          title: 'Country Table',
          description: 'Dry food',
          canonicalPath: '/products/country-table',
          type: 'product',
          image: 'https://cdn.test/files/bag.png?v=7',
        }),
      ),
    ).toEqual(
      expect.arrayContaining([
        {property: 'og:type', content: 'product'},
        {property: 'og:site_name', content: 'Marlowe Pet Nutrition'},
        {property: 'og:title', content: 'Country Table'},
        {property: 'og:description', content: 'Dry food'},
        {property: 'og:url', content: 'https://shop.test/products/country-table'},
        {
          property: 'og:image',
          content: 'https://cdn.test/files/bag.png?v=7&width=1200&format=jpg',
        },
        {name: 'twitter:card', content: 'summary_large_image'},
      ]),
    );
  });

  it.each([undefined, null])(
    'FIND-14b uses the shop’s own picture when the picture is %s',
    (image) => {
      const head = headOf('DTC', {
        title: 'Food',
        canonicalPath: '/',
        ...(image === null && {image}),
      });
      expect(headTags(head)).toContainEqual({
        property: 'og:image',
        content: 'https://shop.test/social-card.jpg',
      });
      expect(headTags(head)).toContainEqual({property: 'og:type', content: 'website'});
    },
  );

  it.each([
    ['HPSF', SEARCHABLE],
    ['DTC', {title: 'Shopping Cart'}],
  ] as const)(
    'FIND-14b on %s has no Open Graph tags on a page that is not indexed',
    (site, input) => {
      expect(JSON.stringify(headTags(headOf(site, input)))).not.toMatch(/og:|twitter:/);
    },
  );

  it('has no tags without a head', () => {
    expect(headTags(undefined)).toEqual([]);
  });
});
