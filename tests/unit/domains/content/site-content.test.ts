import {expect, it, vi} from 'vitest';
import {builtInSite} from '~/domains/content/built-in-site';
import {editedSite} from '~/domains/content/site-content.server';
import {siteOf} from '~/domains/session/site';
import {ok} from '~/platform/result';
import {createContentPages} from '~/services/content-system/content-pages.server';
import {SHOP} from '~sandbox/world/content/sites/shop/shop';

const DOG = {label: 'Dog food', link: '/products/dog'};

/** The site as shoppers see it, with these fields in the content system. */
async function readSite(fields: object) {
  const item = {...SHOP, announcements: [], banners: [], ...fields};
  const contentPages = createContentPages({
    client: {items: async ({reply}) => ok(reply.parse({data: [item]}))},
    site: 'DTC',
    imageUrl: (path) => path,
    log: {info: vi.fn(), warn: vi.fn(), error: vi.fn()},
    isFresh: false,
  });
  const site = await editedSite({
    services: {contentPages},
    site: siteOf('DTC'),
    visitor: {view: {withDrafts: false, now: Date.parse('2026-12-01T00:00:00Z')}},
  });
  if (!site.ok || !site.value) throw new Error('there is a site');
  return site.value;
}

it.each([
  'tagline',
  'maintenance_headline',
  'maintenance_text',
  'password_headline',
  'password_text',
  'contact_email',
  'contact_phone',
  'contact_hours',
  'footer_text',
  'small_print',
])('CMS-90 a site without its %s keeps everything else', async (field) => {
  for (const empty of [null, '', '  ']) {
    const site = await readSite({
      is_in_maintenance: true,
      main_navigation: [DOG],
      announcements: [{status: 'published', text: 'We’re closed on Friday.'}],
      [field]: empty,
    });
    expect(site).toMatchObject({
      isBuiltIn: false,
      isInMaintenance: true,
      navigation: {main: [{label: 'Dog food'}]},
      announcements: [{text: 'We’re closed on Friday.'}],
    });
  }
});

it('CMS-90 shows built-in names and contact details, but no footer text or small print', async () => {
  const {maintenance, contact} = builtInSite('DTC');
  const site = await readSite({
    maintenance_headline: null,
    maintenance_text: 'Back at noon.',
    contact_email: '',
    contact_phone: '(303) 555-0199',
    contact_topics: [],
    footer_text: null,
    small_print: null,
  });
  expect(site).toMatchObject({
    maintenance: {headline: maintenance.headline, text: 'Back at noon.'},
    contact: {email: contact.email, phone: '(303) 555-0199', topics: contact.topics},
    footerText: '',
    smallPrint: '',
  });
});

it('CMS-91 shows menus, columns and account pages without their optional texts', async () => {
  const feature = {...DOG, headline: 'New', text: null, image: 'https://images.test/new.png'};
  const columns = [
    {heading: null, links: [DOG]},
    {heading: 'Nothing here', links: []},
  ];
  const site = await readSite({
    main_navigation: [{...DOG, columns, feature}],
    footer_navigation: columns,
    account_pages: [{page: 'orders', intro: null, empty_headline: 'No orders so far'}],
  });
  const shown = [{heading: '', links: [{label: 'Dog food', to: '/products/dog'}]}];
  expect(site.navigation).toMatchObject({
    main: [{columns: shown, feature: {headline: 'New', text: ''}}],
    footer: shown,
  });
  expect(site.accountPages).toMatchObject([{intro: '', emptyHeadline: 'No orders so far'}]);
});

it('CMS-91 leaves out announcements and banners that say nothing', async () => {
  const published = {status: 'published', link: '/products', link_label: 'Shop now'};
  const site = await readSite({
    announcements: ['', '  ', 'Hello'].map((text) => ({...published, text})),
    banners: ['', '  ', 'Sale'].map((headline) => ({...published, headline, text: null})),
  });
  expect(site.announcements.map(({text}) => text)).toEqual(['Hello']);
  expect(site.banners.map(({headline}) => headline)).toEqual(['Sale']);
});

it('CMS-100 leaves out links and topics whose labels are blank', async () => {
  const blank = {label: '  ', link: '/products'};
  const site = await readSite({
    main_navigation: [DOG, blank],
    footer_navigation: [
      {heading: 'Shop', links: [blank, DOG]},
      {heading: 'Help', links: [blank]},
    ],
    contact_topics: [
      {value: 'order', label: ' '},
      {value: '', label: 'An order'},
    ],
  });
  expect(site.navigation.main.map(({label}) => label)).toEqual(['Dog food']);
  expect(site.navigation.footer).toMatchObject([{links: [{label: 'Dog food'}]}]);
  expect(site.navigation.footer[0]?.links).toHaveLength(1);
  expect(site.contact.topics).toEqual(builtInSite('DTC').contact.topics);
});
