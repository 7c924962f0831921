import {afterEach, beforeAll, describe, expect, it} from 'vitest';
import type {PageBlock} from '~/domains/content/page';
import type {ProductModel} from '~/domains/catalog/product-model';
import type {SiteContent} from '~/domains/content/site-content';
import type {ContentPageView} from '~/shell/content/content-page.server';
import {readAnswer} from '~/shell/lost-answers/page-data';
import {createSandboxControl, type SandboxControl} from '~tests/support/sandbox-control';
import {cardsIn} from './support/cards-in';
import {createEditor} from './support/editor';
import {useOwnSandbox} from '../support/own-sandbox';
import {leafData} from './support/leaf-data';
import {IN_TIME_MS, NEVER_MS, openShop, watchShop, type Answer} from './support/shop';

const {log} = watchShop();
const sandbox = useOwnSandbox();
let editor: ReturnType<typeof createEditor>;
let control: SandboxControl;
beforeAll(() => {
  editor = createEditor(sandbox.origin());
  control = createSandboxControl(sandbox.origin());
});
afterEach(() => control.clearFaults());

const shop = () => openShop(sandbox.origin()).visitor();
const staff = () => openShop(sandbox.origin(), {variables: {SITE_ID: 'HPSF'}}).visitor();

interface PageData {
  head: {title: string; description?: string; canonical?: string};
  view: ContentPageView;
}

const dataOf = (answer: Answer) => leafData(answer) as PageData;
const siteOf = (answer: Answer) =>
  (answer.page().loaderData.root as {content: SiteContent}).content;

function firstOf<Kind extends PageBlock['kind']>(answer: Answer, kind: Kind): PageBlock<Kind> {
  const found: unknown = dataOf(answer).view.blocks.find((block) => block.kind === kind);
  if (!found) throw new Error(`the page has no ${kind}`);
  return found as PageBlock<Kind>;
}

describe('a content page', () => {
  it('ROUTE-04, CMS-02 is loaded by the slug in its path and has the editors’ title', async () => {
    const answer = await shop().get('/about');
    expect(answer.status).toBe(200);
    expect(dataOf(answer).view.slug).toBe('about');
    expect(dataOf(answer).head).toMatchObject({
      title: `${dataOf(answer).view.title} | Shop`,
      canonical: 'http://localhost:3000/about',
    });
  });

  const expectTitleOnBothSites = async (path: string, title: string) => {
    for (const [visitor, name] of [
      [shop(), 'Shop'],
      [staff(), 'Pro Staff Feeding'],
    ] as const) {
      const answer = await visitor.get(path);
      expect([answer.status, dataOf(answer).head.title]).toEqual([200, `${title} | ${name}`]);
    }
  };

  it.each([
    ['/terms-and-conditions', 'Terms & Conditions'],
    ['/shipping', 'Shipping'],
  ])(
    'ROUTE-39, ROUTE-40, ROUTE-41, ROUTE-42 %s has its title on both sites',
    expectTitleOnBothSites,
  );

  it.each([
    ['/privacy-policy', 'Privacy Policy'],
    ['/returns', 'Returns & Refunds'],
  ])('SITE-10 %s has its title on both sites', expectTitleOnBothSites);

  it.each([
    ['/faq', 'FAQ'],
    ['/contact-us', 'Contact Us'],
  ])('ROUTE-15, ROUTE-43 %s has its title on both sites', expectTitleOnBothSites);

  it.each(['/autoship', '/shipping'])(
    'CARD-03 %s, which cards link to, is a page',
    async (path) => {
      expect((await shop().get(path)).status).toBe(200);
    },
  );

  it('CMS-08 belongs to one site: the other has its own or none', async () => {
    expect((await shop().get('/clinical-line')).status).toBe(404);
    expect((await staff().get('/clinical-line')).status).toBe(200);
    expect((await staff().get('/puppy-guide')).status).toBe(404);
    const [ours, theirs] = [await shop().get('/faq'), await staff().get('/faq')];
    expect(firstOf(ours, 'faq')).not.toEqual(firstOf(theirs, 'faq'));
  });

  it.each(['/error', '/cart-', '/About', '/mud-season', '/holiday-table', '/a%2Fb'])(
    'CMS-04, ROUTE-52 %s is not found: it’s part of another page, unpublished or unknown',
    async (path) => {
      expect((await shop().get(path)).status).toBe(404);
    },
  );

  it('CMS-02 the home page’s slug redirects to its URL', async () => {
    const answer = await shop().get('/home');
    expect([answer.status, answer.location]).toEqual([301, '/']);
  });

  it('CMS-04 is shown once it is published, and no longer once it is archived', async () => {
    await editor.change('pages', {slug: {_eq: 'mud-season'}}, {status: 'published'});
    expect((await shop().get('/mud-season')).status).toBe(200);
    await editor.change('pages', {slug: {_eq: 'mud-season'}}, {status: 'archived'});
    expect((await shop().get('/mud-season')).status).toBe(404);
    await editor.change('pages', {slug: {_eq: 'mud-season'}}, {status: 'draft'});
  });

  it('CMS-05b is shown without a block that is unknown or invalid, which is logged', async () => {
    const [page] = await editor.find('pages', {slug: {_eq: 'about'}, site: {code: {_eq: 'DTC'}}});
    const before = dataOf(await shop().get('/about')).view.blocks.length;
    const [first, second] = await editor.find('pages_blocks', {page: {_eq: page?.id}});
    const restore = {collection: second?.collection, item: second?.item};
    await editor.change('pages_blocks', {id: {_eq: second?.id}}, {collection: 'block_hologram'});
    const answer = await shop().get('/about');
    expect(dataOf(answer).view.blocks).toHaveLength(before - 1);
    expect(log()).toContainEqual(
      expect.objectContaining({
        message: 'content block skipped',
        page: 'about',
        collection: 'block_hologram',
      }),
    );
    await editor.change('pages_blocks', {id: {_eq: second?.id}}, restore);
    await editor.change('pages_blocks', {id: {_eq: first?.id}}, {item: '99999'});
    expect(dataOf(await shop().get('/about')).view.blocks).toHaveLength(before - 1);
    await editor.change('pages_blocks', {id: {_eq: first?.id}}, {item: first?.item});
  });

  it('CMS-15 shows only safe HTML, links and titles', async () => {
    const hostile =
      '<p onclick="steal()">Fine <script>alert(1)</script><a href="javascript:alert(1)">x</a></p>';
    const {headline} = firstOf(await shop().get('/faq'), 'faq');
    const faq = (await editor.find('block_faq', {headline: {_eq: headline}}))[0];
    await editor.change(
      'block_faq',
      {id: {_eq: faq?.id}},
      {
        entries: [{question: '<img src=x onerror=alert(1)>', answer: hostile}],
      },
    );
    const entry = firstOf(await shop().get('/faq'), 'faq').entries[0];
    expect(entry).toEqual({
      question: '<img src=x onerror=alert(1)>',
      answer: [{tag: 'p', children: ['Fine x']}],
    });
    await editor.change('block_faq', {id: {_eq: faq?.id}}, {entries: faq?.entries});

    const hero = firstOf(await shop().get('/'), 'promotion-banner');
    const banner = (
      await editor.find('block_promotion_banner', {
        headline: {_eq: hero.headline},
        eyebrow: {_eq: hero.eyebrow},
      })
    )[0];
    await editor.change(
      'block_promotion_banner',
      {id: {_eq: banner?.id}},
      {
        buttons: [
          {label: 'a', link: 'javascript:alert(1)'},
          {label: 'b', link: '//evil.example'},
          {label: 'c', link: '/\\evil.example'},
          {label: 'd', link: '/faq'},
        ],
      },
    );
    expect(firstOf(await shop().get('/'), 'promotion-banner').buttons).toEqual([
      {label: 'd', to: '/faq'},
    ]);
    await editor.change(
      'block_promotion_banner',
      {id: {_eq: banner?.id}},
      {
        buttons: banner?.buttons,
      },
    );
  });

  it('HOUSE-22b answers 405 to a form, and 404 if the page doesn’t exist', async () => {
    expect((await shop().post('/about', {a: 'b'})).status).toBe(405);
    expect((await shop().post('/nowhere', {a: 'b'})).status).toBe(404);
  });
});

describe('scheduled content', () => {
  it('CMS-07 announcements are shown from their start to their end', async () => {
    const texts = async () => siteOf(await shop().get('/faq')).announcements.map(({text}) => text);
    const now = await texts();
    expect(now.length).toBeGreaterThan(0);
    const [text] = now;
    const one = {text: {_eq: text}};
    for (const [fields, isShown] of [
      [{ends_at: '2020-01-01T00:00:00Z'}, false],
      [{ends_at: null, starts_at: '2100-01-01T00:00:00Z'}, false],
      [{starts_at: '2020-01-01T00:00:00Z', ends_at: '2100-01-01T00:00:00Z'}, true],
      [{starts_at: null, ends_at: null, status: 'draft'}, false],
      [{status: 'archived'}, false],
      [{status: 'published'}, true],
    ] as const) {
      await editor.change('announcements', one, fields);
      expect([fields, (await texts()).includes(text ?? '')]).toEqual([fields, isShown]);
    }
  });

  it('CMS-18 a SKU has the deal badge while its deal lasts', async () => {
    const sku = 'MB-DEVC-4';
    const isBadged = async () => {
      const {location} = await shop().get(`/search?search=${sku}`);
      const {product} = dataOf(await shop().get(location ?? '')) as unknown as {
        product: ProductModel;
      };
      expect(product.variant.sku).toBe(sku);
      return product.variant.badges.some(({name}) => name === 'deal');
    };
    expect(await isBadged()).toBe(false);
    const [deal] = await editor.find('skus_with_deal', {site: {code: {_eq: 'DTC'}}});
    const one = {id: {_eq: deal?.id}};
    await editor.change('skus_with_deal', one, {sku});
    expect(await isBadged()).toBe(true);
    await editor.change('skus_with_deal', one, {ends_at: '2020-01-01T00:00:00Z'});
    expect(await isBadged()).toBe(false);
    await editor.change('skus_with_deal', one, {ends_at: null, sku: deal?.sku});
  });
});

describe('editors’ redirects', () => {
  it.each([
    ['/help', 301, '/faq'],
    ['/deliveries', 301, '/shipping'],
  ])('CMS-10a %s has moved (%d) to %s', async (path, status, to) => {
    const answer = await shop().get(path);
    expect([answer.status, answer.location]).toEqual([status, to]);
  });

  it.each([
    ['/HELP', '/faq'],
    ['/help/', '/faq'],
    ['/h%65lp', '/faq'],
    ['/help?utm_source=mail', '/faq?utm_source=mail'],
  ])(
    'CMS-10a %s redirects like its canonical spelling and keeps tracking parameters',
    async (path, to) => {
      expect((await shop().get(path)).location).toBe(to);
    },
  );

  it('CMS-10b a redirect loop answers 404', async () => {
    const one = {source: {_eq: '/help'}};
    const other = {source: {_eq: '/deliveries'}};
    await editor.change('redirects', one, {target: '/deliveries'});
    await editor.change('redirects', other, {target: '/help?again=1'});
    expect((await shop().get('/help')).status).toBe(404);
    expect((await shop().get('/deliveries')).status).toBe(404);
    await editor.change('redirects', one, {target: '/faq'});
    await editor.change('redirects', other, {target: '/shipping'});
  });

  it('ROUTE-70, CMS-10a a redirect can lead to an external URL', async () => {
    const answer = await shop().get('/careers');
    expect(answer.location).toMatch(/^https:\/\/careers\./);
  });

  it('CMS-10b ignore invalid targets, redirects to themselves, and sources that are pages', async () => {
    const one = {source: {_eq: '/help'}};
    const [before] = await editor.find('redirects', one);
    for (const target of ['javascript:alert(1)', '//evil.example', '/help']) {
      await editor.change('redirects', one, {target});
      expect([target, (await shop().get('/help')).status]).toEqual([target, 404]);
    }
    await editor.change('redirects', one, {source: '/about', target: '/faq'});
    expect((await shop().get('/about')).status).toBe(200);
    await editor.change(
      'redirects',
      {source: {_eq: '/about'}},
      {
        source: before?.source,
        target: before?.target,
      },
    );
  });
});

describe('maintenance mode', () => {
  it('CMS-11a is turned on by the content system’s flag, for pages, data and the API', async () => {
    await editor.change('sites', {code: {_eq: 'DTC'}}, {is_in_maintenance: true});
    const page = await shop().get('/products');
    expect(page.status).toBe(503);
    expect(page.headers.get('Retry-After')).toBe('600');
    expect((await shop().get('/api/get-warehouse-by-zipcode')).status).toBe(503);
    expect((await shop().post('/cart/change', {intent: 'empty'})).status).toBe(503);
    expect((await shop().get('/faq')).status).toBe(200);
    expect((await staff().get('/products')).status).toBe(200);
    await editor.change('sites', {code: {_eq: 'DTC'}}, {is_in_maintenance: false});
    expect((await shop().get('/products')).status).toBe(200);
  });

  it('CMS-31 leaves a form that is sent with scripts on its page, to be sent again', async () => {
    await editor.change('sites', {code: {_eq: 'DTC'}}, {is_in_maintenance: true});
    const {status, headers, text} = await shop().post('/contact-us.data', {message: 'A long text'});
    expect([status, headers.get('Retry-After')]).toEqual([503, '600']);
    const held = readAnswer(
      new URL('https://shop.test/contact-us.data'),
      new Response(text, {status, headers}),
    );
    expect(await held).toBeNull();
    await editor.change('sites', {code: {_eq: 'DTC'}}, {is_in_maintenance: false});
    expect((await shop().get('/products')).status).toBe(200);
  });

  it('CMS-30 lets editors start a preview, which shows the shop as it will be', async () => {
    await editor.change('sites', {code: {_eq: 'DTC'}}, {is_in_maintenance: true});
    const key = 'a-key-for-editors-only';
    const visitor = openShop(sandbox.origin(), {variables: {PREVIEW_KEY: key}}).visitor();
    expect((await visitor.get('/products')).status).toBe(503);
    expect((await visitor.get('/preview')).status).toBe(200);
    const started = await visitor.post('/preview', {key, to: '/products'});
    const opened = await visitor.get(started.location ?? '');
    expect(opened.location).toBe('/products');
    expect((await visitor.get('/products')).status).toBe(200);
    expect((await shop().get('/products')).status).toBe(503);
    const withoutPreviews = openShop(sandbox.origin(), {variables: {PREVIEW_KEY: ''}});
    expect((await withoutPreviews.visitor().get('/preview')).status).toBe(503);
    await editor.change('sites', {code: {_eq: 'DTC'}}, {is_in_maintenance: false});
    expect((await shop().get('/products')).status).toBe(200);
  });
});

describe('pages while the content system is down', () => {
  const PAGES: [string, number][] = [
    ['/', 200],
    ['/cart', 200],
    ['/autoship', 200],
    ['/shipping', 200],
    ['/faq', 200],
    ['/terms-and-conditions', 200],
    ['/contact-us', 200],
    ['/sitemap', 200],
    ['/maintenance', 200],
    ['/products/country-table-adult', 200],
    ['/nowhere/at/all', 404],
    ['/about', 503],
  ];

  it.each(['down', 'error', 'throttle', 'malformed'] as const)(
    'CMS-09a, CMS-09b (%s) home, header and error page use built-in content, other pages answer 503',
    async (kind) => {
      await control.fault({service: 'content-system', kind});
      const answers = await Promise.all(PAGES.map(([path]) => shop().get(path)));
      expect(answers.map(({status}, index) => [PAGES[index]?.[0], status])).toEqual(PAGES);
      const [home] = answers;
      if (!home) throw new Error('there is a home page');
      expect(siteOf(home).navigation.main.map(({to}) => to)).toContain('/products/dog');
      expect(cardsIn(dataOf(home).view).length).toBeGreaterThan(3);
    },
  );

  it('CMS-09a, CMS-09b (slow) answer in time', async () => {
    await control.fault({service: 'content-system', kind: 'slow', delayMs: NEVER_MS});
    const answers = await Promise.all(PAGES.map(([path]) => shop().get(path)));
    expect(answers.map(({status}, index) => [PAGES[index]?.[0], status])).toEqual(PAGES);
    for (const {ms} of answers) expect(ms).toBeLessThan(IN_TIME_MS);
  }, 15_000);

  it('CMS-09a use built-in content for invalid fields', async () => {
    await editor.change('sites', {code: {_eq: 'DTC'}}, {main_navigation: {no: 'list'}});
    const answer = await shop().get('/');
    expect(answer.status).toBe(200);
    expect(siteOf(answer).navigation.main.length).toBeGreaterThan(0);
  });
});
