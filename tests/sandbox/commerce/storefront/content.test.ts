import {describe, expect, test} from 'vitest';
import {collectionOf, productOf} from '~tests/support/catalog-builder';
import {ORIGIN, storefrontApp} from '~tests/sandbox/support/storefront-app';
import {blogOf, pageOf, pictureOf} from '~tests/support/world-builder';
import type {WorldMenuItem} from '~sandbox/world/types';

const item = (number: number, more: Partial<WorldMenuItem>): WorldMenuItem => ({
  id: `gid://shopify/MenuItem/${number}`,
  title: `Item ${number}`,
  type: 'HTTP',
  path: '/',
  resourceId: null,
  tags: [],
  items: [],
  ...more,
});

const MENU = {
  id: 'gid://shopify/Menu/1',
  handle: 'main-menu',
  title: 'Main menu',
  items: [
    item(1, {
      title: 'Dogs',
      type: 'COLLECTION',
      path: '/collections/dog',
      resourceId: 'gid://shopify/Collection/1',
      items: [
        item(2, {
          title: 'About',
          type: 'PAGE',
          path: '/pages/about',
          resourceId: 'gid://shopify/Page/1',
        }),
      ],
    }),
  ],
};

const {ask, data} = storefrontApp({
  products: Array.from({length: 251}, (_, index) =>
    productOf(index + 1, {
      handle: `p-${index + 1}`,
      tags: ['species:dog'],
      media: index === 0 ? [pictureOf(1, 'pack')] : [],
    }),
  ),
  collections: [collectionOf(1, 'dog', ['p-1', 'p-2', 'p-3'])],
  menus: [MENU],
  pages: [
    pageOf(1, 'about', {
      title: 'About us',
      body: '<p>We feed pets.</p>',
      seo: {title: 'About', description: 'Who we are'},
    }),
    pageOf(10, 'faq', {title: 'Questions'}),
  ],
  policies: [
    {
      id: 'gid://shopify/ShopPolicy/1',
      kind: 'privacyPolicy',
      handle: 'privacy-policy',
      title: 'Privacy policy',
      body: '<p>Yours.</p>',
    },
    {
      id: 'gid://shopify/ShopPolicy/2',
      kind: 'subscriptionPolicy',
      handle: 'subscription-policy',
      title: 'Autoship terms',
      body: '<p>Cancel.</p>',
    },
  ],
  blogs: [blogOf(1, 'news', ['puppy-steps', 'winter-walks'])],
  metaobjects: [
    {
      id: 'gid://shopify/Metaobject/1',
      type: 'banner',
      handle: 'spring',
      updatedAt: '2026-03-01T00:00:00Z',
    },
  ],
  urlRedirects: [
    {id: 'gid://shopify/UrlRedirect/1', path: '/old-dog', target: '/collections/dog'},
    {id: 'gid://shopify/UrlRedirect/2', path: '/old', target: '/pages/about'},
  ],
});

describe('Storefront API menus', () => {
  test("SAND-07a have items with URLs on the shop's domain", async () => {
    expect(
      await data(`{ menu(handle: "main-menu") { id title items { title type url tags resourceId items { url items { id } } } }
        none: menu(handle: "none") { id } }`),
    ).toEqual({
      menu: {
        id: MENU.id,
        title: 'Main menu',
        items: [
          {
            title: 'Dogs',
            type: 'COLLECTION',
            url: `${ORIGIN}/collections/dog`,
            tags: [],
            resourceId: 'gid://shopify/Collection/1',
            items: [{url: `${ORIGIN}/pages/about`, items: []}],
          },
        ],
      },
      none: null,
    });
  });
});

describe('Storefront API shop', () => {
  test('SAND-07b has a brand and a domain', async () => {
    expect(
      await data(`{ shop { id name description primaryDomain { host url sslEnabled }
        brand { slogan logo { image { url } } colors { primary { background } secondary { background } } } } }`),
    ).toEqual({
      shop: {
        id: 'gid://shopify/Shop/1',
        name: 'Test Shop',
        description: 'Food for pets',
        primaryDomain: {host: 'sandbox.test', url: ORIGIN, sslEnabled: false},
        brand: {
          slogan: 'Eat well',
          logo: {image: {url: `${ORIGIN}/cdn/shop/files/logo.png`}},
          colors: {primary: [{background: '#102030'}], secondary: []},
        },
      },
    });
  });

  test('SAND-07b has policies, and null for missing ones', async () => {
    expect(
      await data(`{ shop { privacyPolicy { handle title body url } subscriptionPolicy { handle title }
        refundPolicy { id } shippingPolicy { id } termsOfService { id } } }`),
    ).toEqual({
      shop: {
        privacyPolicy: {
          handle: 'privacy-policy',
          title: 'Privacy policy',
          body: '<p>Yours.</p>',
          url: `${ORIGIN}/policies/privacy-policy`,
        },
        subscriptionPolicy: {
          handle: 'subscription-policy',
          title: 'Autoship terms',
        },
        refundPolicy: null,
        shippingPolicy: null,
        termsOfService: null,
      },
    });
  });

  test('SAND-07c is localized for the United States in English', async () => {
    expect(
      await data(`query @inContext(country: CA) { localization { country { isoCode currency { isoCode symbol } unitSystem }
        language { isoCode } availableCountries { isoCode availableLanguages { isoCode } } market { handle } } }`),
    ).toEqual({
      localization: {
        country: {
          isoCode: 'US',
          currency: {isoCode: 'USD', symbol: '$'},
          unitSystem: 'IMPERIAL_SYSTEM',
        },
        language: {isoCode: 'EN'},
        availableCountries: [{isoCode: 'US', availableLanguages: [{isoCode: 'EN'}]}],
        market: {handle: 'us'},
      },
    });
  });
});

describe('Storefront API pages and blogs', () => {
  test('SAND-07d pages are found by handle and id', async () => {
    expect(
      await data(`{ page(handle: "about") { title body seo { title } trackingParameters }
        byId: page(id: "gid://shopify/Page/10") { handle } none: page(handle: "none") { id } }`),
    ).toEqual({
      page: {
        title: 'About us',
        body: '<p>We feed pets.</p>',
        seo: {title: 'About'},
        trackingParameters: null,
      },
      byId: {handle: 'faq'},
      none: null,
    });
  });

  test('SAND-07d a blog has its articles, and an article its blog', async () => {
    expect(
      await data(`{ blog(handle: "news") { title authors { name }
          articles(first: 1, sortKey: PUBLISHED_AT) { nodes { handle } pageInfo { hasNextPage } }
          articleByHandle(handle: "puppy-steps") { title authorV2 { name } blog { handle } image { id } } }
        blogs(first: 2) { nodes { handle seo { title } } } }`),
    ).toEqual({
      blog: {
        title: 'news',
        authors: [{name: 'Ada Reed'}],
        articles: {nodes: [{handle: 'winter-walks'}], pageInfo: {hasNextPage: true}},
        articleByHandle: {
          title: 'puppy steps',
          authorV2: {name: 'Ada Reed'},
          blog: {handle: 'news'},
          image: null,
        },
      },
      blogs: {nodes: [{handle: 'news', seo: {title: null}}]},
    });
  });
});

describe('Storefront API sitemap and redirects', () => {
  test('SAND-07e the sitemap has pages of 250 items', async () => {
    const {sitemap, pages, none} =
      await data(`{ sitemap(type: PRODUCT) { pagesCount { count precision }
        one: resources(page: 1) { hasNextPage items { handle updatedAt ... on SitemapResource { image { alt filepath } } } }
        two: resources(page: 2) { hasNextPage items { handle } } three: resources(page: 3) { hasNextPage items { handle } } }
      pages: sitemap(type: PAGE) { resources(page: 1) { items { handle ... on SitemapResource { title } } } }
      none: sitemap(type: PRODUCT) { resources(page: 0) { hasNextPage } } }`);
    const {one, ...rest} = sitemap as {one: {hasNextPage: boolean; items: unknown[]}};
    expect(rest).toEqual({
      pagesCount: {count: 2, precision: 'EXACT'},
      two: {hasNextPage: false, items: [{handle: 'p-251'}]},
      three: {hasNextPage: false, items: []},
    });
    expect(one.hasNextPage).toBe(true);
    expect(one.items).toHaveLength(250);
    expect(one.items[0]).toEqual({
      handle: 'p-1',
      updatedAt: '2026-01-01T00:00:00Z',
      image: {alt: 'The pack', filepath: '/cdn/shop/files/pack.png'},
    });
    expect(pages).toEqual({
      resources: {
        items: [
          {handle: 'about', title: 'About us'},
          {handle: 'faq', title: 'Questions'},
        ],
      },
    });
    expect(none).toEqual({resources: null});
  });

  test.each([
    ['COLLECTION', {handle: 'dog', updatedAt: '2026-01-01T00:00:00Z'}],
    ['ARTICLE', {handle: 'puppy-steps', updatedAt: '2026-02-20T00:00:00Z'}],
    ['BLOG', {handle: 'news', updatedAt: '2026-02-20T00:00:00Z'}],
    ['METAOBJECT', {handle: 'spring', updatedAt: '2026-03-01T00:00:00Z'}],
  ])('SAND-07e the sitemap of type %s lists its items', async (type, first) => {
    const {sitemap} = await data(
      'query ($type: SitemapType!) { sitemap(type: $type) { pagesCount { count } resources(page: 1) { items { handle updatedAt } } } }',
      {type},
    );
    const {pagesCount, resources} = sitemap as {pagesCount: object; resources: {items: unknown[]}};
    expect(pagesCount).toEqual({count: 1});
    expect(resources.items[0]).toEqual(first);
  });

  test.each([
    ['path:/old', ['/pages/about']],
    ['path:/old-dog', ['/collections/dog']],
    ['path:"/old"', ['/pages/about']],
    ['path:/elsewhere', []],
    [undefined, ['/collections/dog', '/pages/about']],
  ])('SAND-07f URL redirects are found for %s', async (query, targets) => {
    const {urlRedirects} = await data(
      'query ($query: String) { urlRedirects(first: 5, query: $query) { edges { node { target } } } }',
      {query},
    );
    expect(urlRedirects).toEqual({edges: targets.map((target) => ({node: {target}}))});
  });
});

describe('Storefront API nodes and recommendations', () => {
  test.each([
    ['Product', 1],
    ['ProductVariant', 101],
    ['MediaImage', 1],
  ])('SAND-07g node finds a %s by gid, and null for an unknown number', async (type, number) => {
    const id = `gid://shopify/${type}/${number}`;
    expect(await data('query ($id: ID!) { node(id: $id) { __typename } }', {id})).toEqual({
      node: {__typename: type},
    });
    expect(
      await data('query ($id: ID!) { node(id: $id) { __typename } }', {
        id: `gid://shopify/${type}/99999`,
      }),
    ).toEqual({node: null});
  });

  test('SAND-04 node returns an error for a type without a loader', async () => {
    const id = 'gid://shopify/Collection/1';
    const {errors} = await ask('query ($id: ID!) { node(id: $id) { __typename } }', {id});
    expect(errors?.[0]).toMatchObject({
      message: 'node of the type Collection is not resolved by the sandbox',
      extensions: {code: 'NOT_RESOLVED_BY_SANDBOX'},
    });
  });

  test('SAND-07g nodes returns results in order, with null for unknown ids', async () => {
    const ids = [
      'gid://shopify/Product/10',
      'gid://shopify/Nothing/1',
      'nonsense',
      'gid://shopify/Product/2',
    ];
    expect(
      await data('query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Product { handle } } }', {ids}),
    ).toEqual({nodes: [{handle: 'p-10'}, null, null, {handle: 'p-2'}]});
  });

  test('SAND-07g more than 250 nodes are rejected', async () => {
    const ids = Array.from({length: 251}, (_, index) => `gid://shopify/Page/${index}`);
    const {errors} = await ask('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {ids});
    expect(errors?.[0]).toMatchObject({
      message: 'The input array size of 251 is greater than the maximum allowed of 250.',
      extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'},
    });
  });

  test('SAND-07h recommendations are at most ten other products, and null for an unknown product', async () => {
    const {productRecommendations, byHandle, none} = await data(`{
      productRecommendations(productId: "gid://shopify/Product/1") { handle }
      byHandle: productRecommendations(productHandle: "p-1") { handle }
      none: productRecommendations(productId: "gid://shopify/Product/99999") { handle } }`);
    const found = (productRecommendations as {handle: string}[]).map(({handle}) => handle);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(10);
    expect(found).not.toContain('p-1');
    expect(byHandle).toEqual(productRecommendations);
    expect(none).toBeNull();
  });
});
