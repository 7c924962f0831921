import {describe, expect, test} from 'vitest';
import {buildWorld} from '~sandbox/world/world';
import * as operations from '~tests/sandbox/support/skeleton-operations';
import {storefrontApp} from '~tests/sandbox/support/storefront-app';

const world = buildWorld();
const {ask, ...app} = storefrontApp(world);
const CONTEXT = {country: 'US', language: 'EN'};
/** The version that the skeleton is built for. The sandbox serves it as its oldest one. */
const VERSION = {version: '2025-04'};

const data = (query: string, variables: object = {}) =>
  app.data(query, {...CONTEXT, ...variables}, VERSION);

/** The first item. @throws Error when the seed has none */
function firstOf<T>(items: readonly T[]): T {
  const [first] = items;
  if (first === undefined) throw new Error('the seed has none');
  return first;
}

const blog = firstOf(world.blogs);
const OPERATIONS: [name: string, query: string, variables: object][] = [
  ['header', operations.HEADER, {headerMenuHandle: 'main-menu'}],
  ['footer', operations.FOOTER, {footerMenuHandle: 'footer'}],
  ['robots', operations.ROBOTS, {}],
  ['featured collection', operations.FEATURED_COLLECTION, {}],
  ['recommended products', operations.RECOMMENDED_PRODUCTS, {}],
  [
    'article',
    operations.ARTICLE_PAGE,
    {blogHandle: blog.handle, articleHandle: firstOf(blog.articles).handle},
  ],
  ['blog', operations.BLOG_PAGE, {blogHandle: blog.handle, first: 4}],
  ['blogs', operations.BLOGS, {first: 10}],
  ['collection', operations.COLLECTION, {handle: 'dog', first: 8}],
  ['collections', operations.COLLECTIONS, {first: 4}],
  ['catalogue', operations.CATALOG, {first: 8}],
  ['page', operations.PAGE, {handle: firstOf(world.pages).handle}],
  [
    'policy',
    operations.POLICY,
    {privacyPolicy: true, shippingPolicy: false, termsOfService: false, refundPolicy: false},
  ],
  ['policies', operations.POLICIES, {}],
  ['product', operations.PRODUCT, {handle: firstOf(world.products).handle, selectedOptions: []}],
  ['search', operations.SEARCH, {term: 'chicken', first: 8}],
  [
    'predictive search',
    operations.PREDICTIVE_SEARCH,
    {term: 'chick', limit: 10, limitScope: 'EACH', types: null},
  ],
  ['redirects', operations.REDIRECTS, {query: `path:${firstOf(world.urlRedirects).path}`}],
  ['shop analytics', operations.SHOP_ANALYTICS, {}],
  ['sitemap index', operations.SITEMAP_INDEX, {}],
  ...operations.SITEMAPS.map((query): [string, string, object] => [
    query.slice(36, 60),
    query,
    {page: 1},
  ]),
];

describe("the official skeleton's operations", () => {
  test.each(OPERATIONS)(
    '%s returns every top-level field without errors',
    async (_name, query, variables) => {
      const answer = await data(query, variables);
      expect(Object.keys(answer).length).toBeGreaterThan(0);
      expect(Object.values(answer)).not.toContain(null);
    },
  );
});

describe("the official skeleton's browser scripts", () => {
  const ENSURE_COOKIES =
    'query ensureCookies { consentManagement { cookies(visitorConsent:{}) { cookieDomain } } }';

  test('SAND-07i get consent cookies from unstable, and an unknown field error from a dated version', async () => {
    expect(await ask(ENSURE_COOKIES, {}, {version: 'unstable'})).toEqual({
      data: {consentManagement: {cookies: {cookieDomain: 'sandbox.test'}}},
    });
    const {errors} = await ask(ENSURE_COOKIES, {}, {version: '2026-10'});
    expect(errors?.map(({extensions}) => extensions?.code)).toEqual(['undefinedField']);
  });

  test("SAND-07i get a consent cookie with exactly the visitor's choices", async () => {
    const answer = await ask(
      `{ consentManagement { customerAccountUrl saleOfDataRegions
        cookies(visitorConsent: {analytics: true, saleOfData: false}, landingPage: "/dog") {
          landingPageCookie origReferrerCookie trackingConsentCookie } } }`,
      {},
      {version: 'unstable'},
    );
    const purposes = {a: '1', m: '', p: '', s: '0'};
    expect(answer).toEqual({
      data: {
        consentManagement: {
          customerAccountUrl: null,
          saleOfDataRegions: [],
          cookies: {
            landingPageCookie: '/dog',
            origReferrerCookie: null,
            trackingConsentCookie: encodeURIComponent(
              JSON.stringify({con: {CMP: purposes}, v: '2.1', region: 'US', reg: ''}),
            ),
          },
        },
      },
    });
  });
});

describe("the official skeleton's product page", () => {
  interface Variant {
    id: string;
    selectedOptions: {name: string; value: string}[];
  }
  interface ProductPage {
    selectedOrFirstAvailableVariant: Variant;
    adjacentVariants: Variant[];
    options: {name: string; optionValues: {name: string; firstSelectableVariant: Variant}[]}[];
  }

  /** The product with the most options and, among those, the most variants. */
  const richest = firstOf(
    [...world.products].sort(
      (a, b) => b.options.length - a.options.length || b.variants.length - a.variants.length,
    ),
  );

  async function shown(selectedOptions: Variant['selectedOptions']): Promise<ProductPage> {
    const {product} = await data(operations.PRODUCT, {handle: richest.handle, selectedOptions});
    return product as ProductPage;
  }

  test('SAND-05c shows the variant with the selected options, and adjacent variants one option away', async () => {
    expect(richest.variants.length).toBeGreaterThan(1);
    for (const {id, selectedOptions} of richest.variants) {
      const page = await shown(selectedOptions);
      expect(page.selectedOrFirstAvailableVariant).toMatchObject({id, selectedOptions});
      const oneAway = richest.variants.filter(
        (other) =>
          other.selectedOptions.filter(({value}, index) => value !== selectedOptions[index]?.value)
            .length === 1,
      );
      expect(page.adjacentVariants.map((variant) => variant.id).sort()).toEqual(
        oneAway.map((variant) => variant.id).sort(),
      );
    }
  });

  test('SAND-05c has a variant for each option value', async () => {
    const {options} = await shown([]);
    expect(options.map(({name}) => name)).toEqual(richest.options.map(({name}) => name));
    for (const {name, optionValues} of options) {
      for (const {name: value, firstSelectableVariant} of optionValues) {
        expect(firstSelectableVariant.selectedOptions).toContainEqual({name, value});
      }
    }
  });
});
