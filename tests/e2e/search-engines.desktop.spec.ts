import {PRODUCTS} from './support/journey';
import {readMarkup} from './support/markup';
import {expect, test} from './support/test';

const {dry, dropship} = PRODUCTS;

test('FIND-14a FIND-14b SITE-08 a shared page carries its canonical address and an existing picture', async ({
  page,
  shop,
}) => {
  for (const {path, address, type} of [
    {path: '/?utm_source=mail', address: '/', type: 'website'},
    {path: '/products/dog/?flavor=beef', address: '/products/dog', type: 'website'},
    {path: `${dry.path}?sku=MB-CIND-7`, address: dry.path, type: 'product'},
    {path: dropship.path, address: dropship.path, type: 'product'},
  ]) {
    await test.step(path, async () => {
      const markup = await readMarkup(page, path);
      const {title, canonical, tags} = await markup.evaluate((document) => ({
        title: document.title,
        canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
        tags: Object.fromEntries(
          [...document.querySelectorAll('meta[property^="og:"]')].map((tag) => [
            tag.getAttribute('property') ?? '',
            tag.getAttribute('content') ?? '',
          ]),
        ),
      }));
      expect(canonical).toBe(shop.consumer + address);
      expect(tags).toMatchObject({
        'og:url': canonical,
        'og:type': type,
        'og:description': expect.stringMatching(/\w/),
      });
      expect(title).toBe(`${tags['og:title']} | Shop`);
      expect(tags['og:site_name']).toBe('Marlowe Pet Nutrition');
      const picture = await page.request.get(tags['og:image'] ?? '');
      expect(picture.headers()['content-type']).toBe('image/jpeg');
    });
  }
});

test('FIND-11a a browser parses each sitemap as XML', async ({page}) => {
  for (const path of ['/sitemap.xml', '/sitemap/pages/1.xml', '/sitemap/products/1.xml']) {
    const text = await (await page.request.get(path)).text();
    const {root, count} = await page.evaluate((source) => {
      const xml = new DOMParser().parseFromString(source, 'application/xml');
      return {root: xml.documentElement.nodeName, count: xml.getElementsByTagName('loc').length};
    }, text);
    expect(root, path).toMatch(/^(sitemapindex|urlset)$/);
    expect(count, path).toBeGreaterThan(1);
  }
});

test('SEARCH-02 PDP-05a PDP-05b structured data describes the product, its variants and its breadcrumb', async ({
  page,
  shop,
}) => {
  const markup = await readMarkup(
    page,
    '/products/marlowe-balance/indoor-salmon-oat/original/7-lb',
  );
  const {texts, canonical, picture} = await markup.evaluate((document) => ({
    texts: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({textContent}) => textContent,
    ),
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    picture: document.querySelector('meta[property="og:image"]')?.getAttribute('content'),
  }));
  expect(texts).toHaveLength(1);
  const data: unknown = JSON.parse(texts[0] ?? '');
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'ProductGroup',
        name: dry.title,
        url: shop.consumer + dry.path,
        brand: {'@type': 'Brand', name: 'Marlowe Balance'},
        variesBy: ['https://schema.org/size'],
        aggregateRating: {'@type': 'AggregateRating'},
        hasVariant: [
          {sku: 'MB-CIND-4', offers: {price: '21.99'}},
          {
            '@type': 'Product',
            sku: 'MB-CIND-7',
            size: '7 lb',
            offers: {
              '@type': 'Offer',
              url: `${shop.consumer}/products/marlowe-balance/indoor-salmon-oat/original/7-lb?sku=MB-CIND-7`,
              price: '30.49',
              priceCurrency: 'USD',
              availability: 'https://schema.org/InStock',
              shippingDetails: {'@id': '#shipping'},
              hasMerchantReturnPolicy: {'@id': '#returns'},
            },
          },
          {sku: 'MB-CIND-15'},
        ],
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          {position: 1, name: 'Home', item: `${shop.consumer}/`},
          {position: 2, name: 'All Products'},
          {position: 3, name: 'Cat'},
          {position: 4, name: 'Marlowe Balance'},
          {position: 5, name: 'Adult'},
          {position: 6, name: 'Dry Food'},
          {position: 7, name: dry.title, item: shop.consumer + dry.path},
        ],
      },
      {'@id': '#returns', '@type': 'MerchantReturnPolicy', applicableCountry: 'US'},
      {
        '@id': '#shipping',
        '@type': 'OfferShippingDetails',
        shippingDestination: {addressCountry: 'US'},
      },
      {'@id': '#free-shipping', '@type': 'OfferShippingDetails'},
    ],
  });
  expect(canonical).toBe(shop.consumer + dry.path);
  expect(picture).toMatch(/_salmon_7lb_front/);
});

test('SITE-09 a phone finds the icons and the name for its home screen, and a printed page has the brand', async ({
  page,
}) => {
  const markup = await readMarkup(page, '/faq');
  const [icon, manifest] = await markup.evaluate((document) =>
    ['apple-touch-icon', 'manifest'].map(
      (rel) => document.querySelector(`link[rel="${rel}"]`)?.getAttribute('href') ?? '',
    ),
  );
  expect((await page.request.get(icon ?? '')).headers()['content-type']).toBe('image/png');
  const described = (await (await page.request.get(manifest ?? '')).json()) as {
    name: string;
    icons: {src: string}[];
  };
  expect(described.name).toBe('Marlowe Pet Nutrition');
  for (const {src} of described.icons) expect((await page.request.get(src)).status()).toBe(200);

  await page.goto('/faq');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText('Marlowe Pet Nutrition', {exact: true}).first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
});
