import type {CollectionSpec} from './engine/schema';

const SITE = {site: {m2o: 'sites'}} as const;
/** Shown from and until these moments (ISO 8601); open where there is none. */
export const SCHEDULE = {starts_at: 'timestamp?', ends_at: 'timestamp?'} as const;
/** Where something leads: a path of the site or an https address. */
const LINK = {link: 'string?', link_label: 'string?'} as const;

/** What surrounds the pages of a site. One item of `sites` is one deployment; everything else belongs to one. */
export const SITE_COLLECTIONS = {
  sites: {
    fields: {
      /** `DTC` or `HPSF`. */
      code: 'string',
      /** Where the site is, for previews: `https://shop.example`. */
      origin: 'string',
      tagline: 'string',
      is_in_maintenance: 'boolean',
      maintenance_headline: 'string',
      maintenance_text: 'text',
      password_headline: 'string',
      password_text: 'text',
      contact_email: 'string',
      contact_phone: 'string',
      contact_hours: 'string',
      /** `[{value, label}]`: what a message can be about. */
      contact_topics: 'json',
      footer_text: 'text',
      small_print: 'text',
      /** `[{label, link, columns: [{heading, links: [{label, link}]}], feature: {headline, text, image, link, label} | null}]` */
      main_navigation: 'json',
      /** `[{heading, links: [{label, link}]}]` */
      footer_navigation: 'json',
      /** `[{label, link}]` */
      legal_navigation: 'json',
      /** `[{page, intro, empty_headline, empty_text}]` */
      account_pages: 'json',
      announcements: {o2m: 'announcements', by: 'site'},
      banners: {o2m: 'sitewide_banners', by: 'site'},
    },
  },
  announcements: {
    fields: {...SITE, status: 'string', sort: 'integer', text: 'string', ...LINK, ...SCHEDULE},
    indexes: [['site']],
  },
  sitewide_banners: {
    fields: {
      ...SITE,
      status: 'string',
      sort: 'integer',
      headline: 'string',
      text: 'text?',
      /** `sky`, `oat` or `night`. */
      tone: 'string',
      ...LINK,
      ...SCHEDULE,
    },
    indexes: [['site']],
  },
  redirects: {
    fields: {
      ...SITE,
      status: 'string',
      /** The path that is no page any more. */
      source: 'string',
      /** A path of the site or an https address. */
      target: 'string',
      is_permanent: 'boolean',
    },
    indexes: [['source']],
  },
  skus_with_deal: {
    fields: {...SITE, status: 'string', sku: 'string', ...SCHEDULE},
    indexes: [['site']],
  },
} satisfies Record<string, CollectionSpec>;
