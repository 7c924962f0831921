import {afterEach, describe, expect, it, vi} from 'vitest';
import {previewToken} from '~/domains/content/preview.server';
import {SHOP} from '~sandbox/world/content/sites/shop/shop';
import type {SeedBlock, SeedPage} from '~sandbox/world/content/sites/seed-site';
import {get, post} from './support/api';
import {sandboxOrigin as origin} from './support/shared-sandbox';
import {openShop, watchShop, type Visitor} from './support/shop';

const {unexpected} = watchShop();
const shop = openShop(origin);
afterEach(() => vi.useRealTimers());

/** Before, during and after the scheduled campaign of the seed data. */
const [BEFORE, WITHIN, AFTER] = ['2026-11-20T12:00Z', '2027-01-10T12:00Z', '2027-02-01T12:00Z'];

/** Sets only the shop's clock, because the sandbox is another process. */
function setNow(moment: string): void {
  vi.useRealTimers();
  vi.useFakeTimers({toFake: ['Date'], now: new Date(moment)});
}

const cms = (name: string) => `/api/cms/v1.0/${name}`;
const ask = async <Value = Record<string, unknown>[]>(
  name: string,
  input: object = {},
  visitor: Visitor = shop.visitor(),
) => (await post<Value>(visitor, cms(name), input)).value;

/** A visitor in a preview with drafts. */
async function editor(): Promise<Visitor> {
  const key = 'preview-key-of-this-test';
  const secret = 'a secret that is long enough';
  const token = await previewToken(
    {site: 'DTC', withDrafts: true, at: null, zip: null, consent: null},
    {key, secret, now: Date.now()},
  );
  const variables = {PREVIEW_KEY: key, SESSION_SECRET: secret};
  return openShop(origin, {variables}).visitor(`preview=${token}`);
}

const isPublished = ({status = 'published'}: {status?: string}) => status === 'published';

function isDue({starts_at, ends_at}: {starts_at?: string; ends_at?: string}, moment: string) {
  const now = Date.parse(moment);
  return !(starts_at && Date.parse(starts_at) > now) && !(ends_at && Date.parse(ends_at) <= now);
}

/** Seed entries that are visible at `moment`, in order. */
const dueAt = <Entry extends object>(entries: readonly Entry[], moment: string) =>
  entries.filter((entry) => isPublished(entry) && isDue(entry, moment));

describe('site-wide content operations', () => {
  it('API-52, API-53 get-contact returns the contact data, without a body and with an empty one', async () => {
    const contact = {
      email: SHOP.contact_email,
      phone: SHOP.contact_phone,
      hours: SHOP.contact_hours,
      topics: SHOP.contact_topics,
    };
    expect(await ask('get-contact')).toEqual(contact);
    const bare = await shop.visitor().send(cms('get-contact'), {method: 'POST'});
    expect([bare.status, bare.json()]).toEqual([200, contact]);
  });

  it('API-54 get-account-pages-settings returns the texts of the account pages', async () => {
    const [dashboard] = SHOP.account_pages;
    const settings = await ask('get-account-pages-settings');
    expect(settings.map(({page}) => page)).toEqual(SHOP.account_pages.map(({page}) => page));
    expect(settings[0]).toEqual({
      page: 'dashboard',
      intro: dashboard?.intro,
      emptyHeadline: dashboard?.empty_headline,
      emptyText: dashboard?.empty_text,
    });
  });

  it.each([BEFORE, WITHIN, AFTER])(
    'API-55, API-56, API-61 announcements, banners and deals on %s are those that are due, without drafts',
    async (moment) => {
      setNow(moment);
      const announcements = await ask('get-announcements');
      expect(announcements.map(({text}) => text)).toEqual(
        dueAt(SHOP.announcements, moment).map(({text}) => text),
      );
      expect(announcements[0]).toEqual({
        text: SHOP.announcements[0]?.text,
        link: {label: SHOP.announcements[0]?.link_label, to: SHOP.announcements[0]?.link},
      });
      expect((await ask('get-sitewide-banners')).map(({headline}) => headline)).toEqual(
        dueAt(SHOP.banners, moment).map(({headline}) => headline),
      );
      expect((await ask<string[]>('get-skus-with-deal')).sort()).toEqual(
        dueAt(SHOP.deals, moment)
          .map(({sku}) => sku)
          .sort(),
      );
    },
  );

  it('API-55, API-56, API-61 announcements, banners and deals during the campaign differ from those before', async () => {
    const answers = [];
    for (const moment of [BEFORE, WITHIN]) {
      setNow(moment);
      answers.push(
        await Promise.all([
          ask('get-announcements'),
          ask('get-sitewide-banners'),
          ask('get-skus-with-deal'),
        ]),
      );
    }
    const [before = [], within = []] = answers.map((lists) => lists.map((list) => list.length));
    expect(within.map((length, index) => length - (before[index] ?? 0))).toEqual([1, 1, 1]);
  });

  it('API-64 get-navigation returns the navigation with this handle', async () => {
    const main = await ask('get-navigation', {handle: 'main'});
    expect(main.map(({label}) => label)).toEqual(SHOP.navigations.main.map(({label}) => label));
    const columns = SHOP.navigations.main.map(({columns}) => columns.length);
    expect(main.map(({columns}) => (columns as unknown[]).length)).toEqual(columns);
    expect(Math.max(...columns)).toBeGreaterThan(0);
    expect(await ask('get-navigation', {handle: 'footer'})).toEqual(
      SHOP.navigations.footer.map(({heading, links}) => ({heading, links: links.map(linkOf)})),
    );
    expect(await ask('get-navigation', {handle: 'legal'})).toEqual(
      SHOP.navigations.legal.map(linkOf),
    );
  });

  it('API-63 get-globals returns only the requested fields', async () => {
    const globals = async (fields: unknown) =>
      post<object>(shop.visitor(), '/api/cms/v2.0/get-globals', {fields});
    expect((await globals(['tagline', 'footerText'])).value).toEqual({
      tagline: SHOP.tagline,
      footerText: SHOP.footer_text,
    });
    const whole = await globals(['announcements', 'contact', 'navigation', 'isInMaintenance']);
    expect(Object.keys(whole.value).sort()).toEqual([
      'announcements',
      'contact',
      'isInMaintenance',
      'navigation',
    ]);
  });

  it('API-70, API-71, API-72 get-header, get-footer and get-password-protect answer GET', async () => {
    const visitor = shop.visitor();
    const header = await get(visitor, '/api/cms/v2.0/get-header');
    expect(header.value).toEqual({
      announcements: await ask('get-announcements'),
      banners: await ask('get-sitewide-banners'),
      navigation: await ask('get-navigation', {handle: 'main'}),
    });
    const footer = await get(visitor, cms('get-footer'));
    expect(footer.value).toEqual({
      footerText: SHOP.footer_text,
      smallPrint: SHOP.small_print,
      contact: await ask('get-contact'),
      navigation: await ask('get-navigation', {handle: 'footer'}),
      legal: await ask('get-navigation', {handle: 'legal'}),
    });
    expect((await get(visitor, cms('get-password-protect'))).value).toEqual({
      headline: SHOP.password_headline,
      text: SHOP.password_text,
    });
  });

  it('API-52 get-announcements differs between the sites', async () => {
    const staff = openShop(origin, {variables: {SITE_ID: 'HPSF'}}).visitor();
    expect(await ask('get-announcements', {}, staff)).not.toEqual(await ask('get-announcements'));
  });
});

function linkOf({label, link: to}: {label: string; link: string}) {
  return {label, to};
}

/** The blocks of one collection on all pages that are visible at `moment`, in order. */
function blocksAt<Kind extends SeedBlock['collection']>(collection: Kind, moment: string) {
  return SHOP.pages.filter(isPublished).flatMap(({slug, blocks}) =>
    dueAt(blocks, moment)
      .filter((block): block is Extract<SeedBlock, {collection: Kind}> => {
        return block.collection === collection;
      })
      .map((block) => ({...block, page: 'page' in block ? block.page : slug})),
  );
}

describe('operations that return blocks of all pages', () => {
  it('API-57 get-highlight-content-block returns the highlights of all pages', async () => {
    setNow(BEFORE);
    const seeded = blocksAt('block_highlight_content', BEFORE);
    const blocks = await ask('get-highlight-content-block');
    expect(blocks.map(({page, headline}) => [page, headline])).toEqual(
      seeded.map(({page, headline}) => [page, headline]),
    );
    expect(blocks[0]).toMatchObject({
      kind: 'highlight-content',
      isNumbered: seeded[0]?.is_numbered,
      items: seeded[0]?.items,
    });
  });

  it('API-58 get-two-column-section returns texts as HTML', async () => {
    setNow(BEFORE);
    const seeded = blocksAt('block_two_column_section', BEFORE);
    const sections = await ask('get-two-column-section');
    const columns = sections.map((section) => section.columns as {text: string}[]);
    expect(columns.map((both) => both.map(({text}) => text))).toEqual(
      seeded.map((section) => section.columns.map(({text}) => text)),
    );
    expect(sections.map(({page}) => page)).toEqual(seeded.map(({page}) => page));
  });

  it('API-59 get-goodness-box-badge returns the badges of all pages', async () => {
    setNow(BEFORE);
    const seeded = blocksAt('block_goodness_box_badge', BEFORE);
    const badges = await ask('get-goodness-box-badge');
    expect(badges.map(({page, label, text}) => ({page, label, text}))).toEqual(
      seeded.map(({page, label, text}) => ({page, label, text})),
    );
    expect(badges.length).toBeGreaterThan(0);
  });

  it.each([BEFORE, WITHIN, AFTER])(
    'API-60 get-promotion-banners on %s returns the banners that are due',
    async (moment) => {
      setNow(moment);
      const seeded = blocksAt('block_promotion_banner', moment);
      const banners = await ask('get-promotion-banners');
      expect(banners.map(({page, headline}) => [page, headline])).toEqual(
        seeded.map(({page, headline}) => [page, headline]),
      );
    },
  );

  it('API-62a, API-62b, CMS-03 get-product-carousel returns a list in the field names of the specification', async () => {
    const seeded = blocksAt('block_product_carousel', BEFORE);
    expect(await ask('get-product-carousel')).toEqual(
      seeded.map(({page, headline, paragraph, copyColor, bg_color, handles, isLastComponent}) => ({
        kind: 'product-carousel',
        page,
        headline,
        paragraph: paragraph ?? null,
        copyColor: copyColor ?? null,
        bg_color: bg_color ?? null,
        handles,
        isLastComponent,
      })),
    );
    expect(seeded.length).toBeGreaterThan(0);
  });

  it('CMS-04 get-product-carousel returns drafts only in a preview, and never archived pages', async () => {
    const pagesOf = (status: SeedPage['status']) =>
      SHOP.pages.filter((page) => page.status === status).map(({slug}) => slug);
    const [draft, archived] = [pagesOf('draft'), pagesOf('archived')];
    expect([draft.length, archived.length]).toEqual([1, 1]);
    const carouselPages = async (visitor: Visitor) =>
      (await ask('get-product-carousel', {}, visitor)).map(({page}) => page);
    expect(await carouselPages(shop.visitor())).not.toContain(draft[0]);
    const seen = await carouselPages(await editor());
    expect(seen).toContain(draft[0]);
    expect(seen).not.toContain(archived[0]);
  });
});

describe('operations that return one page', () => {
  const VERSIONS = ['v1.0', 'v2.0'];
  const bySlug = (slug: string, visitor = shop.visitor(), version = 'v1.0') =>
    get<{slug: string; blocks: Record<string, unknown>[]}>(
      visitor,
      `/api/cms/${version}/get-page-by-slug`,
      {slug},
    );

  it.each(VERSIONS)(
    'API-74 %s/get-page-by-slug returns the page with its blocks',
    async (version) => {
      const {value} = await bySlug('faq', shop.visitor(), version);
      const seeded = SHOP.pages.find(({slug}) => slug === 'faq');
      expect(value).toMatchObject({name: seeded?.name, slug: 'faq', title: seeded?.title});
      expect(value.blocks.map(({kind}) => `block_${String(kind).replaceAll('-', '_')}`)).toEqual(
        seeded?.blocks.map(({collection}) => collection),
      );
    },
  );

  it('API-67 get-page-by-name returns the same page as get-page-by-slug', async () => {
    const {name} = SHOP.pages.find(({slug}) => slug === 'faq') ?? {name: ''};
    expect(await ask('get-page-by-name', {name})).toEqual((await bySlug('faq')).value);
  });

  it('API-67, API-74, CMS-04, SRV-12a an unpublished page is answered with 404, except for a draft in a preview', async () => {
    for (const {slug, name, status} of SHOP.pages.filter((page) => !isPublished(page))) {
      const named = await post(shop.visitor(), cms('get-page-by-name'), {name});
      expect([slug, (await bySlug(slug)).code, named.code]).toEqual([
        slug,
        'PAGE_NOT_FOUND',
        'PAGE_NOT_FOUND',
      ]);
      const inPreview = await bySlug(slug, await editor());
      expect([slug, inPreview.status]).toEqual([slug, status === 'draft' ? 200 : 404]);
    }
  });

  it.each([BEFORE, WITHIN])(
    'API-74 get-page-by-slug on %s returns the blocks that are due',
    async (moment) => {
      setNow(moment);
      const home = SHOP.pages.find(({slug}) => slug === 'home');
      expect((await bySlug('home')).value.blocks).toHaveLength(
        dueAt(home?.blocks ?? [], moment).length,
      );
    },
  );

  it('API-67, API-74 an unknown page is answered with 404', async () => {
    expect((await bySlug('no-such-page')).code).toBe('PAGE_NOT_FOUND');
    const named = await post(shop.visitor(), cms('get-page-by-name'), {name: 'No such page'});
    expect([named.status, named.code]).toEqual([404, 'PAGE_NOT_FOUND']);
  });

  it('API-68 get-plp-page-by-slug returns the editors’ texts for a list', async () => {
    const page = await ask<Record<string, unknown>>('get-plp-page-by-slug', {slug: 'dog'});
    expect(page).toMatchObject({heading: expect.stringMatching(/dog/i) as string});
    expect(Object.keys(page).sort()).toEqual([
      'body',
      'heading',
      'image',
      'intro',
      'seoDescription',
      'seoTitle',
    ]);
    expect(page.body).toMatch(/^<(p|h2)>/);
    const none = await post(shop.visitor(), cms('get-plp-page-by-slug'), {slug: 'no-such-list'});
    expect([none.status, none.code]).toEqual([404, 'PAGE_NOT_FOUND']);
  });

  it('API-69 get-pdp-page-by-handle returns the editors’ texts for a product', async () => {
    const handle = 'everyday-chicken-barley';
    const page = await ask<Record<string, unknown>>('get-pdp-page-by-handle', {handle});
    expect(page).toMatchObject({
      headline: expect.stringMatching(/\w/) as string,
      body: expect.stringMatching(/^<p>/) as string,
    });
    const none = await post(shop.visitor(), cms('get-pdp-page-by-handle'), {handle: 'none'});
    expect([none.status, none.code]).toEqual([404, 'PAGE_NOT_FOUND']);
  });

  it('API-73 get-no-results-suggestions returns terms and links', async () => {
    const {value} = await get<{terms: string[]; links: {path: string}[]}>(
      shop.visitor(),
      cms('get-no-results-suggestions'),
    );
    expect(value.terms.length).toBeGreaterThan(0);
    expect(value.links.every(({path}) => path.startsWith('/'))).toBe(true);
  });
});

interface Listed {
  products: {handle: string; skus?: string[]; variants?: {sku: string; price: object}[]}[];
  total: number;
}

describe.each(['get-products', 'get-filtered-products'])('API-65, API-66 %s', (name) => {
  const list = (input: object) => ask<Listed>(name, input);
  const handlesOf = ({products}: Listed) => products.map(({handle}) => handle);

  it('API-65, API-66 returns the products that match the filters, page by page', async () => {
    const filters = {species: ['dog'], food_form: ['canned', 'tray'], weight_unit: ['0-1']};
    const all = await list({filters, limit: 48, sort: 'name'});
    expect(all.total).toBe(all.products.length);
    expect(all.total).toBeGreaterThan(4);
    const pages = [];
    for (const page of [1, 2]) pages.push(await list({filters, limit: 3, page, sort: 'name'}));
    expect(pages.flatMap(handlesOf)).toEqual(handlesOf(all).slice(0, 6));
    expect(pages.map(({total}) => total)).toEqual([all.total, all.total]);
    expect(await list({filters, page: 1000})).toEqual({products: [], total: all.total});
  });

  it('API-65, API-66 matches any value within a group, and all groups together', async () => {
    const total = async (filters: object) => (await list({filters, limit: 1})).total;
    const dog = await total({species: ['dog']});
    const cat = await total({species: ['cat']});
    expect(await total({species: ['cat', 'dog']})).toBe(dog + cat);
    expect(await total({species: ['dog'], flavor: ['beef']})).toBeLessThan(dog);
    expect(await total({species: ['dog'], flavor: ['no-such']})).toBe(0);
  });

  it('API-65, API-66 returns the first 24 products of the site without input', async () => {
    const first = await list({});
    expect(first.products).toHaveLength(24);
    const staff = openShop(origin, {variables: {SITE_ID: 'HPSF'}}).visitor();
    expect((await ask<Listed>(name, {}, staff)).total).toBeLessThan(first.total);
  });
});

it('API-65, API-66 get-products returns ids and SKUs, get-filtered-products prices and stock of the same products', async () => {
  const input = {filters: {species: ['cat']}, limit: 5, sort: 'price-up'};
  const index = await ask<Listed>('get-products', input);
  const full = await ask<Listed>('get-filtered-products', input);
  expect(index.products.map(({handle}) => handle)).toEqual(full.products.map(({handle}) => handle));
  for (const [at, {skus}] of index.products.entries()) {
    expect(full.products[at]?.variants?.map(({sku}) => sku).sort()).toEqual(skus?.sort());
  }
});

describe('invalid input of content operations', () => {
  it.each<[string, string, object]>([
    ['API-63', '/api/cms/v2.0/get-globals', {fields: ['tagline', 'password_hash']}],
    ['API-63', '/api/cms/v2.0/get-globals', {fields: []}],
    ['API-63', '/api/cms/v2.0/get-globals', {}],
    ['API-64', cms('get-navigation'), {handle: 'side'}],
    ['API-64', cms('get-navigation'), {}],
    ['API-67', cms('get-page-by-name'), {name: ' '}],
    ['API-67', cms('get-page-by-name'), {name: 'x'.repeat(101)}],
    ['API-68', cms('get-plp-page-by-slug'), {slug: '../dog'}],
    ['API-69', cms('get-pdp-page-by-handle'), {handle: ''}],
    ...['get-products', 'get-filtered-products'].flatMap((name) =>
      [
        {filters: {colour: ['red']}},
        {filters: {flavor: 'beef'}},
        {filters: {flavor: ['Beef!']}},
        {filters: {weight_unit: ['heavy']}},
        {limit: 0},
        {limit: 49},
        {page: 0},
        {page: 1001},
        {sort: 'random'},
      ].map((input): [string, string, object] => ['API-65, API-66', cms(name), input]),
    ),
  ])('SRV-04b %s %s refuses %j', async (_ids, path, input) => {
    const answer = await post(shop.visitor(), path, input);
    expect([answer.status, answer.code]).toEqual([400, 'INVALID_INPUT']);
    expect(unexpected()).toEqual([]);
  });

  it.each(['', 'No Such', '../x', 'x'.repeat(121)])(
    'SRV-04b, API-74 get-page-by-slug refuses %j',
    async (slug) => {
      const answer = await get(shop.visitor(), cms('get-page-by-slug'), {slug});
      expect([answer.status, answer.code]).toEqual([400, 'INVALID_INPUT']);
      expect(answer.message).toMatch(/^slug: /);
    },
  );
});
