import {afterEach, describe, expect, it, vi} from 'vitest';
import {SHOP} from '~sandbox/world/content/sites/shop/shop';
import type {SeedPage} from '~sandbox/world/content/sites/seed-site';
import {get, post} from './support/api';
import {sandboxOrigin as origin} from './support/shared-sandbox';
import {openShop, watchShop, type Visitor} from './support/shop';
import {
  AFTER,
  ask,
  BEFORE,
  blocksAt,
  cms,
  dueAt,
  editor,
  linkOf,
  setNow,
  shop,
  WITHIN,
} from './support/content-api';

watchShop();
afterEach(() => vi.useRealTimers());

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
