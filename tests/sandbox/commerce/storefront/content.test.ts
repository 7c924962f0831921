import {describe, expect, test} from 'vitest';
import {collectionOf, productOf} from '~tests/sandbox/support/catalog-builder';
import {ORIGIN, storefrontApp} from '~tests/sandbox/support/storefront-app';
import {blogOf, pageOf, pictureOf} from '~tests/sandbox/support/world-builder';
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

const {ask} = storefrontApp({
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
      metafields: [
        {
          namespace: 'custom',
          key: 'hero',
          type: 'file_reference',
          value: 'gid://shopify/MediaImage/1',
        },
      ],
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
      fields: [
        {key: 'text', type: 'single_line_text_field', value: 'Spring sale'},
        {key: 'product', type: 'product_reference', value: 'gid://shopify/Product/1'},
        {
          key: 'more',
          type: 'list.page_reference',
          value: '["gid://shopify/Page/10","gid://shopify/Page/1"]',
        },
      ],
    },
  ],
  urlRedirects: [
    {id: 'gid://shopify/UrlRedirect/1', path: '/old-dog', target: '/collections/dog'},
    {id: 'gid://shopify/UrlRedirect/2', path: '/old', target: '/pages/about'},
  ],
});

async function data(query: string, variables: object = {}) {
  const answer = await ask(query, variables);
  expect(answer.errors).toBeUndefined();
  return answer.data ?? {};
}

describe('Storefront API menus', () => {
  test("SAND-07a have items with URLs on the shop's domain and linked resources", async () => {
    expect(
      await data(`{ menu(handle: "main-menu") { id title itemsCount items { title type url tags resourceId
        resource { __typename ... on Collection { handle } } items { url resource { ... on Page { title } } items { id } } } }
        none: menu(handle: "none") { id } }`),
    ).toEqual({
      menu: {
        id: MENU.id,
        title: 'Main menu',
        itemsCount: 1,
        items: [
          {
            title: 'Dogs',
            type: 'COLLECTION',
            url: `${ORIGIN}/collections/dog`,
            tags: [],
            resourceId: 'gid://shopify/Collection/1',
            resource: {__typename: 'Collection', handle: 'dog'},
            items: [{url: `${ORIGIN}/pages/about`, resource: {title: 'About us'}, items: []}],
          },
        ],
      },
      none: null,
    });
  });
});

describe('Storefront API shop', () => {
  test('SAND-07b has brand, domain and payment settings', async () => {
    expect(
      await data(`{ shop { id name description moneyFormat shipsToCountries primaryDomain { host url sslEnabled }
        brand { slogan logo { image { url } } colors { primary { background } secondary { background } } }
        paymentSettings { currencyCode acceptedCardBrands supportedDigitalWallets } customerAccountUrl } }`),
    ).toEqual({
      shop: {
        id: 'gid://shopify/Shop/1',
        name: 'Test Shop',
        description: 'Food for pets',
        moneyFormat: '${{amount}}',
        shipsToCountries: ['US'],
        primaryDomain: {host: 'sandbox.test', url: ORIGIN, sslEnabled: false},
        brand: {
          slogan: 'Eat well',
          logo: {image: {url: `${ORIGIN}/cdn/shop/files/logo.png`}},
          colors: {primary: [{background: '#102030'}], secondary: []},
        },
        paymentSettings: {
          currencyCode: 'USD',
          acceptedCardBrands: ['VISA'],
          supportedDigitalWallets: [],
        },
        customerAccountUrl: null,
      },
    });
  });

  test('SAND-07b has policies, and null for missing ones', async () => {
    expect(
      await data(`{ shop { privacyPolicy { handle title body url } subscriptionPolicy { handle url }
        refundPolicy { id } shippingPolicy { id } termsOfService { id } contactInformation { id } } }`),
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
          url: `${ORIGIN}/policies/subscription-policy`,
        },
        refundPolicy: null,
        shippingPolicy: null,
        termsOfService: null,
        contactInformation: null,
      },
    });
  });

  test('SAND-07c is localized for the United States in English and has one location', async () => {
    expect(
      await data(`query @inContext(country: CA) { localization { country { isoCode currency { isoCode symbol } unitSystem }
        language { isoCode } availableCountries { isoCode availableLanguages { isoCode } } market { handle } }
        locations(first: 5) { nodes { name address { countryCode formatted } } } }`),
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
      locations: {
        nodes: [
          {
            name: 'Columbus warehouse',
            address: {
              countryCode: 'US',
              formatted: ['1500 Alum Creek Drive', 'Columbus OH 43209', 'United States'],
            },
          },
        ],
      },
    });
  });
});

describe('Storefront API pages, blogs and metaobjects', () => {
  test('SAND-07e pages are found by handle, id and title', async () => {
    expect(
      await data(`{ page(handle: "about") { title body seo { title } onlineStoreUrl trackingParameters
          metafield(namespace: "custom", key: "hero") { reference { ... on MediaImage { image { altText } } } } }
        byId: page(id: "gid://shopify/Page/10") { handle } old: pageByHandle(handle: "none") { id }
        pages(first: 5, sortKey: TITLE, reverse: true) { nodes { handle } }
        found: pages(first: 5, query: "title:Questions") { nodes { handle } } }`),
    ).toEqual({
      page: {
        title: 'About us',
        body: '<p>We feed pets.</p>',
        seo: {title: 'About'},
        onlineStoreUrl: `${ORIGIN}/pages/about`,
        trackingParameters: null,
        metafield: {reference: {image: {altText: 'The pack'}}},
      },
      byId: {handle: 'faq'},
      old: null,
      pages: {nodes: [{handle: 'faq'}, {handle: 'about'}]},
      found: {nodes: [{handle: 'faq'}]},
    });
  });

  test('SAND-07e a blog has its articles, and an article its blog', async () => {
    expect(
      await data(`{ blog(handle: "news") { title authors { name }
          articles(first: 1, sortKey: PUBLISHED_AT) { nodes { handle } pageInfo { hasNextPage } }
          articleByHandle(handle: "puppy-steps") { title content(truncateAt: 12) authorV2 { name } author { email }
            blog { handle } comments(first: 1) { nodes { id } } onlineStoreUrl image { id } } }
        blogs(first: 2) { nodes { handle seo { title } } } articles(first: 9, query: "winter") { nodes { handle } }
        article(id: "gid://shopify/Article/100") { handle } }`),
    ).toEqual({
      blog: {
        title: 'news',
        authors: [{name: 'Ada Reed'}],
        articles: {nodes: [{handle: 'winter-walks'}], pageInfo: {hasNextPage: true}},
        articleByHandle: {
          title: 'puppy steps',
          content: 'All about...',
          authorV2: {name: 'Ada Reed'},
          author: {email: 'ada@example.com'},
          blog: {handle: 'news'},
          comments: {nodes: []},
          onlineStoreUrl: `${ORIGIN}/blogs/news/puppy-steps`,
          image: null,
        },
      },
      blogs: {nodes: [{handle: 'news', seo: {title: null}}]},
      articles: {nodes: [{handle: 'winter-walks'}]},
      article: {handle: 'puppy-steps'},
    });
  });

  test('SAND-07d metaobjects are found by handle and type, with references resolved', async () => {
    expect(
      await data(`{ metaobject(handle: {type: "banner", handle: "spring"}) { type
          text: field(key: "text") { value type reference { __typename } } none: field(key: "none") { value }
          product: field(key: "product") { reference { ... on Product { handle } } }
          more: field(key: "more") { references(first: 5) { nodes { ... on Page { handle } } } } fields { key } }
        metaobjects(first: 5, type: "banner") { nodes { handle } } other: metaobjects(first: 5, type: "x") { nodes { id } } }`),
    ).toEqual({
      metaobject: {
        type: 'banner',
        text: {value: 'Spring sale', type: 'single_line_text_field', reference: null},
        none: null,
        product: {reference: {handle: 'p-1'}},
        more: {references: {nodes: [{handle: 'faq'}, {handle: 'about'}]}},
        fields: [{key: 'text'}, {key: 'product'}, {key: 'more'}],
      },
      metaobjects: {nodes: [{handle: 'spring'}]},
      other: {nodes: []},
    });
  });
});

describe('Storefront API sitemap and redirects', () => {
  test('SAND-07f the sitemap has pages of 250 items', async () => {
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
  ])('SAND-07f the sitemap of type %s lists its items', async (type, first) => {
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
  ])('SAND-07g URL redirects are found for %s', async (query, targets) => {
    const {urlRedirects} = await data(
      'query ($query: String) { urlRedirects(first: 5, query: $query) { edges { node { target } } } }',
      {query},
    );
    expect(urlRedirects).toEqual({edges: targets.map((target) => ({node: {target}}))});
  });
});

describe('Storefront API nodes and recommendations', () => {
  const IDS = {
    Product: 1,
    ProductVariant: 101,
    ProductOption: 10,
    ProductOptionValue: 1000,
    Collection: 1,
    MediaImage: 1,
    Page: 10,
    Blog: 1,
    Article: 100,
    Menu: 1,
    MenuItem: 2,
    Metaobject: 1,
    ShopPolicy: 1,
    UrlRedirect: 1,
    Shop: 1,
    Market: 1,
    Location: 1,
  };

  test.each(Object.entries(IDS))(
    'SAND-07h node finds a %s by gid, and null for an unknown number',
    async (type, number) => {
      const id = `gid://shopify/${type}/${number}`;
      expect(await data('query ($id: ID!) { node(id: $id) { __typename id } }', {id})).toEqual({
        node: {__typename: type, id},
      });
      expect(
        await data('query ($id: ID!) { node(id: $id) { id } }', {
          id: `gid://shopify/${type}/99999`,
        }),
      ).toEqual({node: null});
    },
  );

  test('SAND-07h nodes returns results in order, with null for unknown ids', async () => {
    const ids = [
      'gid://shopify/Page/10',
      'gid://shopify/Nothing/1',
      'nonsense',
      'gid://shopify/Product/2',
    ];
    expect(
      await data(
        'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Page { handle } ... on Product { handle } } }',
        {ids},
      ),
    ).toEqual({nodes: [{handle: 'faq'}, null, null, {handle: 'p-2'}]});
  });

  test('SAND-07h more than 250 nodes are rejected', async () => {
    const ids = Array.from({length: 251}, (_, index) => `gid://shopify/Page/${index}`);
    const {errors} = await ask('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {ids});
    expect(errors?.[0]).toMatchObject({
      message: 'The input array size of 251 is greater than the maximum allowed of 250.',
      extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'},
    });
  });

  test('SAND-07i recommendations are at most ten other products, and null for an unknown product', async () => {
    const {productRecommendations, byHandle, ...rest} = await data(`{
      productRecommendations(productId: "gid://shopify/Product/1") { handle }
      byHandle: productRecommendations(productHandle: "p-1") { handle }
      complementary: productRecommendations(productHandle: "p-1", intent: COMPLEMENTARY) { handle }
      none: productRecommendations(productId: "gid://shopify/Product/99999") { handle } }`);
    const found = (productRecommendations as {handle: string}[]).map(({handle}) => handle);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(10);
    expect(found).not.toContain('p-1');
    expect(byHandle).toEqual(productRecommendations);
    expect(rest).toEqual({complementary: [], none: null});
  });
});
